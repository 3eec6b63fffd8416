/** Six Dice on a player's phone and on the host's desk. */
import type { SixDiceBoard } from '../../../../shared/shows/six-dice/board.ts';
import { playing } from '../../../../shared/words/en/playing.ts';
import './six-dice.css';
import { useState } from 'preact/hooks';
import { blankThrows, heldValue } from '../../../../shared/shows/six-dice/scoring.ts';
import { sixDice } from '../../../../shared/shows/six-dice/words/en/boards.ts';
import { type Places, toggled, useful } from '../../../controls/hold-choice.ts';
import { RollTurn } from '../../../controls/roll.tsx';
import { ChoiceSheet, optionsOf, screensByPhase } from '../../../controls/sheets.tsx';
import type { ShowControls, Sighted, Turn } from '../../../controls/turn.ts';
import { Button } from '../../../parts/button.tsx';
import { FlatDie } from '../../../parts/flat-die.tsx';
import { useKeys } from '../../../parts/keys.ts';
import { Sheet } from '../../../parts/sheet.tsx';

const texts = sixDice.phone;

const boardOf = ({ view }: Sighted) => view.board as SixDiceBoard;

const allDice = 6;

/** The highest score of the others. */
const bestOther = ({ view }: Sighted, seat: number) =>
  Math.max(0, ...view.seats.map(({ score }, other) => (other === seat ? 0 : score)));

type DieState = 'held' | 'free' | 'off';

const Die = ({ face }: { readonly face: number }) => <FlatDie face={face} body="#f2ddaf" pips="#3a1c08" />;

interface ThrownProps {
  readonly board: SixDiceBoard;
  readonly label: string;
  /** Small dice leave no room for a word below each. */
  readonly small?: boolean;
}

const asideWord = ({ rules }: SixDiceBoard): string => (rules === 'by-bj' ? texts.frozen : texts.held);

/** The last throw. Dice that are set aside have a ring and a label. */
const ThrownDice = ({ board, label, small = false }: ThrownProps) => (
  <ul class={`tray-dice of-${board.dice.length}`} aria-label={label}>
    {board.dice.map((face, i) => {
      const held = board.held.includes(i + 1);
      return (
        <li key={i} class={held ? 'held' : ''} aria-label={(held ? texts.dieHeld : texts.die)(i + 1, face)}>
          <Die face={face} />
          {held && !small && <span class="bold lh-10 t3">{asideWord(board)}</span>}
        </li>
      );
    })}
  </ul>
);

/** What a last turn has to beat, or what ends the game. */
const aim = (turn: Sighted & { readonly seat: number }): string => {
  const board = boardOf(turn);
  const { tell, seat } = turn;
  if (board.target === 0) return texts.alone;
  if (!board.lastTurn) return texts.first(tell.number(board.target));
  const best = bestOther(turn, seat);
  const missing = best - (turn.view.seats[seat]?.score ?? 0) - board.points - board.bonus + 1;
  return missing > 0 ? texts.beat(tell.number(best), tell.number(missing)) : texts.ahead(tell.number(best));
};

const OpenTurn = (turn: Turn) => (
  <RollTurn
    {...turn}
    title={boardOf(turn).lastTurn ? texts.lastTurn : texts.yourDice}
    text={aim(turn)}
    dice={[1, 2, 3, 4, 5, 6]}
  />
);

/** Throws in a hundred that score nothing, rounded. */
const blankInHundred = ({ rules, house, inHand }: SixDiceBoard) =>
  Math.round((100 * blankThrows(rules, inHand, house)) / 6 ** inHand);

const Stakes = (sighted: Sighted) => {
  const { points, bonus } = boardOf(sighted);
  const { number } = sighted.tell;
  return (
    <p class="stakes flex wrap items-baseline justify-center weight-6 t5 gap-3">
      <b class="bold-figure nowrap lh-11 t8">{texts.atRisk(number(points))}</b>
      {bonus > 0 && <span>{texts.safe(number(bonus))}</span>}
    </p>
  );
};

const DecideTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { tell, seat, sending, send } = turn;
  const { inHand, points, bonus } = board;
  const gain = points + bonus;
  useKeys(({ key, repeat }) => {
    const move = { r: 'roll', b: 'bank' }[key.toLowerCase()];
    if (repeat || move === undefined) return false;
    if (!sending) send(move);
    return true;
  });
  return (
    <ChoiceSheet
      turn={turn}
      class="race"
      moves={[
        [
          'roll',
          sending ? playing.sending : texts.roll(inHand),
          <>
            {texts.blank(blankInHundred(board))}
            <br />
            {texts.risk(tell.number(points), bonus > 0 ? tell.number(bonus) : '')}
          </>,
        ],
        ['bank', texts.bank(tell.number(gain)), texts.makes(tell.number((turn.view.seats[seat]?.score ?? 0) + gain))],
      ]}
    >
      <h1>{inHand === allDice ? texts.allSix : texts.decide}</h1>
      <Stakes {...turn} />
      <ThrownDice board={board} label={texts.thrown} />
      {board.lastTurn && <p class="lead">{aim(turn)}</p>}
    </ChoiceSheet>
  );
};

const HoldTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { tell, sending, send } = turn;
  const { dice, inHand, points } = board;
  const [held, setHeld] = useState<Places>([]);
  const sets = optionsOf<Places>(turn, 'hold', 'dice');
  const may = useful(sets);
  const worth = (places: Places) =>
    heldValue(
      places.map(place => dice[place - 1] ?? 0),
      board.house,
    );
  const all = sets.reduce<Places>((most, set) => (worth(set) > worth(most) ? set : most), []);
  const touch = (place: number) => {
    if (may.has(place)) setHeld(toggled(sets, held, place));
  };
  const hold = (places: Places) => {
    if (places.length > 0 && !sending) send('hold', { dice: [...places] });
  };
  useKeys(({ key, repeat }) => {
    if (repeat || !/^[1-6]$/.test(key)) return false;
    touch(Number(key));
    return true;
  });
  return (
    <Sheet
      class="race"
      foot={
        <>
          <Button class="hero go" disabled={held.length === 0 || sending} onClick={() => hold(held)}>
            {sending
              ? playing.sending
              : held.length === 0
                ? texts.holdNone
                : texts.hold(held.length, tell.number(worth(held)))}
            {held.length > 0 && !sending && <small>{texts.leaves(inHand - held.length)}</small>}
          </Button>
          {held.length !== all.length && (
            <Button class="hero pale" disabled={sending} onClick={() => hold(all)}>
              {texts.holdAll(tell.number(worth(all)))}
              <small>{texts.leavesAll(inHand - all.length)}</small>
            </Button>
          )}
        </>
      }
    >
      <h1>{texts.touch}</h1>
      <p class="lead">{texts.touchText}</p>
      <ul class={`tray-dice touch of-${dice.length}`} aria-label={texts.thrown}>
        {dice.map((face, i) => {
          const place = i + 1;
          const state: DieState = held.includes(place) ? 'held' : may.has(place) ? 'free' : 'off';
          return (
            <li key={i} class={state}>
              <button
                type="button"
                disabled={state === 'off' || sending}
                aria-pressed={state === 'held'}
                aria-label={(state === 'off' ? texts.die : state === 'held' ? texts.dieHeld : texts.dieScores)(
                  place,
                  face,
                )}
                onClick={() => touch(place)}
              >
                <Die face={face} />
                <span class="bold lh-10 t3">
                  {state === 'held' ? texts.held : state === 'off' ? texts.off : texts.may}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="stakes flex items-baseline justify-center weight-6 t5 gap-3" aria-live="polite">
        <b class="bold-figure lh-11 t8">{texts.theseScore(tell.number(worth(held)))}</b>
        {points > 0 && <span>{texts.onTop(tell.number(points))}</span>}
      </p>
    </Sheet>
  );
};

/** The current throw, and what is at stake for the player. */
const SmallBoard = (sighted: Sighted) => {
  const board = boardOf(sighted);
  // After a bank or a bust its dice say nothing more.
  if (board.turn < 0 || board.points + board.bonus === 0) return null;
  return (
    <div class="race-board">
      {board.dice.length > 0 && <ThrownDice board={board} label={texts.thrown} small />}
      {board.held.length > 0 && (
        <p class="aside-word centred weight-6 t3">
          {board.held.length} {asideWord(board)}
        </p>
      )}
      <Stakes {...sighted} />
    </div>
  );
};

export const controls: ShowControls = {
  Turn: screensByPhase(
    { roll: OpenTurn, hold: HoldTurn, decide: DecideTurn },
    { hold: turn => boardOf(turn).dice.join() },
  ),
  Board: SmallBoard,
  // What is banked is made of, and of a bust why it is one.
  piece: ({ cue, points, bonus, seat: by }, { tell, seat }) =>
    cue === 'busted' ? (
      <b class="blank-roll bold-figure t5">{texts.blankRoll}</b>
    ) : cue === 'banked' && by === seat && Number(bonus) > 0 && Number(points) > Number(bonus) ? (
      <b class="bank-sum bold-figure t5">
        {texts.rolled(tell.number(Number(points) - Number(bonus)))}
        <br />
        {texts.sixes(tell.number(Number(bonus)))}
      </b>
    ) : null,
  waiting: sighted => {
    const { turn, lastTurn } = boardOf(sighted);
    return turn < 0 ? '' : sixDice.waiting(sighted.tell.name(turn), lastTurn);
  },
  stake: ({ view, tell, seat }) => {
    const { turn, points, bonus, lastTurn } = boardOf({ view, tell });
    const risk = points > 0 ? [texts.atRisk(tell.number(points))] : [];
    const kept = bonus > 0 ? [texts.safe(tell.number(bonus))] : [];
    const best = tell.number(bestOther({ view, tell }, turn));
    const needed = lastTurn && turn !== seat ? sixDice.prompt.roll(tell.name(turn), best).stake : '';
    const asked = needed || (lastTurn || risk.length + kept.length === 0 ? aim({ view, tell, seat: turn }) : '');
    return [[...risk, ...kept].join(' · '), asked].filter(Boolean).join('\n');
  },
  desk: {
    status: sighted => {
      const { turn, lastTurn } = boardOf(sighted);
      return turn < 0 ? '' : sixDice.desk.turn(sighted.tell.name(turn), lastTurn);
    },
    amount: sighted => {
      const { turn, points } = boardOf(sighted);
      return turn < 0 ? '' : sixDice.desk.amount(sighted.tell.number(points));
    },
    next: (move, sighted) =>
      move === 'start'
        ? {
            label: sixDice.desk.start(sighted.tell.name(0)),
            small:
              boardOf(sighted).target === 0
                ? texts.alone
                : sixDice.desk.startThen(sighted.tell.number(boardOf(sighted).target)),
          }
        : undefined,
    upcoming: sighted => {
      const { coming } = sixDice.desk;
      const { view, tell } = sighted;
      const { turn, rules, inHand, lastTurn } = boardOf(sighted);
      const now = Math.max(0, turn);
      const name = tell.name(now);
      const steps = [
        ...(view.phase === 'lobby' || view.phase === 'roll' ? [coming.roll(name, inHand)] : []),
        ...(rules === 'hot-dice' && view.phase !== 'decide' ? [coming.hold(name)] : []),
        coming.decide(name),
      ];
      const next = tell.name((now + 1) % view.seats.length);
      return [...steps, ...(lastTurn ? [coming.lasts, coming.end] : [coming.next(next)])];
    },
  },
};
