/** The Main Event on the champion's phone and on the host's desk. */
import type { MainEventBoard } from '../../../../shared/shows/main-event/board.ts';
import { mainEventTurns as mainEvent } from '../../../../shared/shows/main-event/words/en/turns.ts';
import { RollTurn } from '../../../controls/roll.tsx';
import { ChoiceSheet, MoveButton, screensByPhase } from '../../../controls/sheets.tsx';
import type { ShowControls, Sighted, Turn } from '../../../controls/turn.ts';
import { useLater } from '../../../parts/counting.ts';
import { DangerBanner, Sheet } from '../../../parts/sheet.tsx';

const boardOf = ({ view }: Sighted) => view.board as MainEventBoard;

const numbers = [4, 5, 6, 8, 9, 10] as const;
/** ME-03: the medal of which a number is one half. */
const medalOf: Readonly<Record<number, number>> = { 6: 0, 8: 0, 5: 1, 9: 1, 4: 2, 10: 2 };
const pairOf = (number: number) => 14 - number;

const missing = ({ claimed }: MainEventBoard) => numbers.filter(number => !claimed.includes(number));

const medalName = (number: number) => mainEvent.medals[medalOf[number] ?? 0] ?? '';

const Half = ({ number, claimed }: { readonly number: number; readonly claimed: boolean }) => (
  <div class={`min-w-0 relative centred in-bulb-on r2 medal-${medalOf[number]} ${claimed ? 'claimed' : 'socket'}`}>
    <b class="bold-figure block lh-11 t6">{number}</b>
    <i class="middle roman bold t3">{medalName(number)}</i>
  </div>
);

/** The prize of a medal; cash in the all-cash round. */
const prizeOf = (sighted: Sighted, medal: number): string => {
  const { name = '', value = 0 } = boardOf(sighted).prizes[medal] ?? {};
  const { tell } = sighted;
  return name === '' ? mainEvent.medalCash(mainEvent.medals[medal] ?? '', tell.money(value)) : tell.prize(name);
};

/** Milliseconds until what a throw brought is counted: first it is read. */
const beforeCount = 1200;

/** Six halves of medals, a missing one with a dashed socket, and what they have won so far. */
const MedalBoard = (sighted: Sighted) => {
  const { claimed, won, outcome, house } = boardOf(sighted);
  const { list, money } = sighted.tell;
  const cash = money(house.mainEvent.half * claimed.length);
  const soFar = useLater(list([cash, ...won.map(medal => prizeOf(sighted, medal))]), beforeCount);
  return (
    <>
      <div class="mini-board medals as-grid gap-1">
        {numbers.map(number => (
          <Half key={number} number={number} claimed={claimed.includes(number)} />
        ))}
      </div>
      {outcome === '' && claimed.length > 0 && <p class="so-far centred bold balance t5">{mainEvent.soFar(soFar)}</p>}
    </>
  );
};

const isLast = (board: MainEventBoard): boolean => board.chances >= 0 && missing(board).length === 1;

const counts = (sighted: Sighted): string => {
  const { tell } = sighted;
  const board = boardOf(sighted);
  const left = missing(board);
  return isLast(board)
    ? mainEvent.last(left[0] ?? 0, tell.money(board.jackpot))
    : mainEvent.missing(tell.list(left.map(String)));
};

/** What is won with them, or how long, and what may be lost. */
const hangs = (sighted: Sighted): string => {
  const board = boardOf(sighted);
  const { danger, jackpot, chances } = board;
  const wins = isLast(board) ? mainEvent.rollsLeft(chances) : mainEvent.jackpot(sighted.tell.money(jackpot));
  return `${wins} · ${danger ? mainEvent.dangerText : mainEvent.zone}`;
};

const ChampionRoll = (turn: Turn) => {
  const board = boardOf(turn);
  return (
    <>
      {board.danger && <DangerBanner />}
      <RollTurn {...turn} title={counts(turn)} text={hangs(turn)} skin="hot-hand" dice={board.dice} />
    </>
  );
};

const WildTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { tell } = turn;
  const { half, chances } = board.house.mainEvent;
  const left = missing(board);
  const last = left.length === 2;
  return (
    <Sheet
      class="roomy"
      foot={
        <MoveButton
          turn={turn}
          move="decline"
          look="pale"
          small={mainEvent.declineSmall(tell.money(board.jackpot), last)}
        >
          {mainEvent.decline}
        </MoveButton>
      }
    >
      <h1 class="balance">{mainEvent.claimTitle}</h1>
      <p class="lead">{last ? mainEvent.claimLast(chances) : mainEvent.claimText}</p>
      <div class={`claims as-grid flex-1 gap-3 ${left.length > 3 ? 'cols-2' : ''}`}>
        {left.map(number => {
          const completes = board.claimed.includes(pairOf(number));
          return (
            <button
              class="no-border in-bulb-on r4"
              key={number}
              type="button"
              disabled={turn.sending}
              onClick={() => turn.send('claim', { number })}
            >
              <b class="bold-figure block lh-10 t11">{number}</b>
              <span class="block weight-6 t4">
                {(completes ? mainEvent.completes : mainEvent.half)(medalName(number))}
              </span>
              <span class="block bold lh-11 t5">
                {mainEvent.pays(
                  tell.list([tell.money(half), ...(completes ? [prizeOf(turn, medalOf[number] ?? 0)] : [])]),
                )}
              </span>
            </button>
          );
        })}
      </div>
    </Sheet>
  );
};

const OfferTurn = (turn: Turn) => {
  const { tell } = turn;
  const board = boardOf(turn);
  const cash = tell.money(board.offer?.cash ?? 0);
  const prizes = (board.offer?.prizes ?? []).map(medal => prizeOf(turn, medal));
  const left = missing(board);
  return (
    <>
      <DangerBanner />
      <ChoiceSheet
        turn={turn}
        moves={[
          ['continue', mainEvent.goOn, mainEvent.goOnSmall],
          ['stop', mainEvent.stop],
        ]}
      >
        <h1>{mainEvent.offerTitle}</h1>
        <div class="card offer">
          <p class="flex wrap justify-center items-baseline gap-2-4">
            <span class="centred w-full">{mainEvent.offerCash}</span>
            <b class="bold-figure lh-11 t10">{cash}</b>
            {prizes.map(prize => (
              <strong class="max-w-full lh-11 t7" key={prize}>
                {mainEvent.pays(prize)}
              </strong>
            ))}
          </p>
        </div>
        <div class="card stake as-grid items-center weight-6">
          <b class="win bold-figure centred lh-10 t8 r2">{left.length === 1 ? left[0] : '★'}</b>
          <span>
            <strong class="block bold-figure lh-11 t7">{tell.money(board.jackpot)}</strong>
            {mainEvent.offerWin(left.length === 1)}
          </span>
          <b class="seven bold-figure centred lh-10 t8 r2">7</b>
          <span>{mainEvent.offerLose}</span>
          {board.chances > 0 && (
            <>
              <b class="other centred r2">{mainEvent.other}</b>
              <span>{mainEvent.rollsLeft(board.chances - 1)}</span>
            </>
          )}
        </div>
        {left.length > 1 && <p class="lead">{mainEvent.missing(tell.list(left.map(String)))}</p>}
      </ChoiceSheet>
    </>
  );
};

export const controls: ShowControls = {
  Turn: screensByPhase({ roll: ChampionRoll, wild: WildTurn, offer: OfferTurn }),
  Board: MedalBoard,
  // Those of the match are not played for any more.
  scores: 'over',
  stake: sighted => `${counts(sighted)}\n${hangs(sighted)}`,
  // The half that was hit, and with its other half the whole medal, with what they bring.
  piece: ({ cue, number, medal, prize, value }, { tell, view }) =>
    (cue === 'claimed' || cue === 'medal') && (
      <>
        <div class="mini-board medals">
          {(cue === 'claimed' ? [number as number] : numbers.filter(one => medalOf[one] === medal)).map(one => (
            <Half key={one} number={one} claimed />
          ))}
        </div>
        <b class="t7">
          +{' '}
          {cue === 'claimed'
            ? tell.money(boardOf({ view, tell }).house.mainEvent.half)
            : prize === ''
              ? tell.money(value as number)
              : tell.prize(prize as string)}
        </b>
      </>
    ),
  waiting: sighted => mainEvent.champion(sighted.tell.name(boardOf(sighted).champion)),
  desk: {
    status: sighted => mainEvent.champion(sighted.tell.name(boardOf(sighted).champion)),
    amount: sighted => mainEvent.jackpot(sighted.tell.money(boardOf(sighted).jackpot)),
    upcoming: () => Object.values(mainEvent.coming),
  },
};
