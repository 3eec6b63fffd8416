/** The Main Event: crimson velvet and gold, six half-medals that join, a jackpot, an offer, and a 7 that ends it all. */
import '../../../style/fonts/limelight.css';
import './main-event.css';
import { isOneOff, type MainEventBoard, type MainEventCue } from '../../../../shared/shows/main-event/board.ts';
import { moments } from '../../../../shared/shows/main-event/moments.ts';
import { mainEventBoard as words } from '../../../../shared/shows/main-event/words/en/boards.ts';
import { mainEvent } from '../../../../shared/shows/main-event/words/en/show.ts';
import { useCounting, useLater } from '../../../parts/counting.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { type BoardProps, defineBoard, toldOf, totalOf } from '../../../stage/board.ts';
import { Lamps } from '../../../stage/parts/lamps.tsx';
import { stops } from '../../../stage/parts/light.tsx';
import { Half, Wall } from './velvet.tsx';

type Props = BoardProps<MainEventBoard>;

/** Left and right half of each medal, bronze to gold (ME-03), and its metal as stops of a gradient. */
const medals = [
  { metal: 'bronze', halves: [6, 8], colours: '#ffd3a6 0, #c47a3c 0.4, #bb7338 0.7, #e09a5e 1' },
  { metal: 'silver', halves: [5, 9], colours: '#ffffff 0, #c2ccd6 0.4, #7d8a97 0.7, #eef3f7 1' },
  { metal: 'gold', halves: [4, 10], colours: '#fff6c4 0, #f3b92e 0.4, #c98a14 0.7, #ffdf75 1' },
] as const;

const numbers = [4, 5, 6, 8, 9, 10] as const;
/** ME-12: number of lamps on a desk. More rolls are shown as a number. */
const maxLamps = 8;

const missing = ({ board }: Props) => numbers.filter(number => !board.claimed.includes(number));

/** The default names of prizes. The medal says as much. */
const unnamed = /^(bronze|silver|gold) prize$/;
const prizeText = (prize: string) => {
  const [, metal] = unnamed.exec(prize) ?? [];
  return metal === undefined ? prize : (words.medals[['bronze', 'silver', 'gold'].indexOf(metal)] ?? prize);
};

/** The prize of a medal in words; cash in the all-cash round. */
const prizeOf = ({ board, tell }: Props, medal: number) => {
  const prize = board.prizes[medal];
  return prize === undefined ? '' : prize.name === '' ? tell.money(prize.value) : prizeText(prize.name);
};

/** ME-09: neither a number of a medal nor a 7. */
const isWild = (dice: readonly number[]): boolean => dice.length > 0 && ![...numbers, 7].includes(totalOf(dice));

/** Milliseconds from a half of a medal, or a throw, until desk and plate count it. */
const countedAfter = 500;

/** ME-20: a second 7 takes everything. */
const isLost = (props: Props): boolean => toldOf(props, 'seven')?.second === true;

const Board = (props: Props) => {
  const { board, tell } = props;
  const has = (number: number) => board.claimed.includes(number);
  const lost = board.outcome === 'forfeited' ? 'dark fallen' : isLost(props) ? 'dark' : '';
  const flares = props.cue?.cue === 'medal' ? props.cue.medal : undefined;
  return (
    <>
      <svg class="metals" width="0" height="0" aria-hidden="true">
        <defs>
          {medals.map(({ metal, colours }) => (
            <linearGradient key={metal} id={`metal-${metal}`} x1="0" y1="0" x2="1" y2="1">
              {stops(colours)}
            </linearGradient>
          ))}
        </defs>
      </svg>
      <ol class={`cover flex medals ${lost}`}>
        {medals.map(({ metal, halves }, medal) => {
          const open = halves.filter(number => !has(number));
          const name = words.medals[medal] ?? '';
          const prize = prizeOf(props, medal);
          return (
            <li
              key={metal}
              class={`items-center min-w-0 relative medal down ${open.length === 0 ? 'whole' : ''} ${flares === medal ? 'flares' : ''}`}
              aria-label={words.medalLabel(name, prize, open)}
            >
              <div class="disc flex relative">
                <i class="halo absolute round" />
                <Half metal={metal} side={0} number={halves[0]} won={has(halves[0])} />
                <Half metal={metal} side={1} number={halves[1]} won={has(halves[1])} />
              </div>
              <div class="medal-label flex items-baseline justify-center max-w-full t8 mt-3">
                <b class="in-tile-ink">{name}</b>{' '}
                {prize !== name && (
                  <span class="one-line max-w-full" dir="auto">
                    {prize}
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {board.outcome === 'forfeited' && (
        <div class="cover middle column gap-4 still-champion">
          <b
            class={`player-plate wide-stripes seat-${board.champion % 8}`}
            style={{ '--letters': Math.max(12, tell.name(board.champion).length) }}
          >
            <Emblem seat={board.champion} size="0.9em" />
            <bdi class="one-line" dir="auto">
              {tell.name(board.champion)}
            </bdi>
          </b>
          <p class="bold-figure in-gold t10">{words.stillChampion}</p>
        </div>
      )}
    </>
  );
};

/** The numbers that are needed, and what they win. */
const Needs = (props: Props) => {
  const { board, view, tell } = props;
  // The plate on the velvet says what is left, or the stamp lies there.
  if (board.outcome === 'forfeited' || (!props.portrait && props.cue?.cue === 'ran-out')) return null;
  if (board.outcome !== '') {
    const { bonus } = (view.result ?? { bonus: { cash: 0, prizes: [] } }) as {
      readonly bonus: { readonly cash: number; readonly prizes: readonly string[] };
    };
    const paid = bonus.cash > 0 || bonus.prizes.length > 0;
    return (
      <div class="need outcome middle wrap lh-115 pill t8">
        <b class="bold-figure lh-12 in-gold t10">{words.outcome[board.outcome] ?? ''}</b>{' '}
        {view.phase === 'over' && (
          <span>{paid ? words.takes(tell.money(bonus.cash), bonus.prizes.map(prizeText)) : words.nothing}</span>
        )}
      </div>
    );
  }
  // What missed the last number is told by itself, and in the dark where it was the last roll.
  const miss = props.cue?.cue === 'repeat' ? (props.cue as Extract<MainEventCue, { cue: 'repeat' }>) : undefined;
  if (miss !== undefined && miss.needs > 0)
    return (
      <div class={`need middle pill bold-figure in-gold t11 ${miss.left === 0 ? 'missed' : ''}`}>
        {isOneOff(miss.number, miss.needs) ? words.oneOff(miss.number) : words.missed(miss.number, miss.needs)}
      </div>
    );
  // The number that was claimed, and what it brings.
  const claimed = props.cue?.cue === 'claimed' && toldOf(props, 'claimed');
  if (claimed)
    return (
      <div class="need middle pill bold-figure t11">
        <b class="in-gold">{claimed.number as number}</b>
        <span>+{tell.money(board.house.mainEvent.half)}</span>
      </div>
    );
  const open = missing(props);
  // The rolls for the last number have not been counted out yet.
  if (open.length === 1 && board.chances < 0) return null;
  if (open.length === 0)
    return (
      <div class="need outcome">
        <b>{words.allSix}</b>
      </div>
    );
  const medal = medals.findIndex(({ halves }) => open.length === 1 && halves.some(number => number === open[0]));
  return (
    <>
      <div class={`need middle wrap lh-115 pill ${open.length > 3 ? 't9' : 't10'}`}>
        <span>{view.phase === 'wild' ? words.wildTakes : words.needs}</span>
        {open.map(number => (
          <b class="bold-figure lh-12 in-gold t11" key={number}>
            {number}
          </b>
        ))}
        <span>{medal >= 0 ? words.forJackpot(words.medals[medal] ?? '') : words.forMedals}</span>
      </div>
      {board.danger && <p class="loses bold in-bright pill t9">{words.risk}</p>}
    </>
  );
};

const isOffered = ({ board, rolling }: Props): boolean => board.offer !== null && !rolling;

const Offer = (props: Props) => {
  const { board, tell, cue } = props;
  if (board.offer === null) return null;
  const taken = cue?.cue === 'stopped';
  return (
    <div class={`card offer clip r4 ${taken ? 'taken' : ''}`}>
      <small class="block lh-10 t8">{words.offers}</small>
      <strong class="block track-tight in-mark">{tell.money(board.offer.cash)}</strong>
      <em class="block bold lh-115 t9">
        {board.offer.prizes.map(medal => (
          <p key={medal} class="one-line">
            {words.plus(prizeOf(props, medal))}
          </p>
        ))}
      </em>
      {!props.portrait && !taken && <p class="bold t9">{words.promptOffer(board.chances, missing(props)).stake}</p>}
      <div class="risk relative bold in-bright t8">{taken ? words.taken : words.risk}</div>
    </div>
  );
};

const Sum = ({ value, tell }: Pick<Props, 'tell'> & { readonly value: number }) => (
  <>{tell.money(useCounting(useLater(value, countedAfter)))}</>
);

/**
 * What the numbers and medals so far are worth (ME-17), in the place of the offer, until it is lost or comes to the winner. Upright
 * screens have no room to repeat what the medals show.
 */
const SoFar = (props: Props) => {
  const { board, view, portrait, tell, cue } = props;
  const { claimed, outcome } = board;
  // What is lost counts down to nothing.
  const loses = cue?.cue === 'forfeited';
  const stays = outcome === '' || (outcome === 'ran-out' && view.phase !== 'over') || loses;
  if (portrait || claimed.length === 0 || isOffered(props) || !stays) return null;
  // What is kept is told with its cue, and not with the end of the rolls.
  const kept = cue?.cue === 'kept';
  return (
    <div class={`so-far clip centred r4 ${kept ? 'keeps lands' : ''} ${isLost(props) ? 'gone' : ''}`}>
      <small class="block one-line lh-12 in-soft t8">
        {kept ? words.keeps(tell.name(board.champion)) : words.soFar}
      </small>
      <strong class="block track-tight in-gold">
        <Sum value={loses ? 0 : board.house.mainEvent.half * claimed.length} tell={tell} />
      </strong>
      <em class="block bold lh-115 in-tile-ink t8">
        {board.won.map(medal => (
          <p key={medal} class="one-line comes" dir="auto">
            {prizeOf(props, medal)}
          </p>
        ))}
      </em>
    </div>
  );
};

/** Lamps on a desk, which go out or come on after the picture. */
const Counted = ({ now, of, last }: { readonly now: number; readonly of: number; readonly last: boolean }) => {
  const lit = useLater(now, countedAfter);
  return (
    <div
      class="desk-screen lamps middle column on-glass r3 gap-2"
      role="img"
      aria-label={last ? words.rollsLeftLabel(lit) : `${lit} / ${of}`}
    >
      <small class="nowrap bold lh-10 t7">{last ? words.rollsLeft : words.numbersWon}</small>
      {of > maxLamps && <b>{lit}</b>}
      <Lamps lit={lit} of={of} most={maxLamps} />
    </div>
  );
};

/** Rolls left once a single number is missing, before that the count of numbers won. */
const Screen = ({ board }: Props) => {
  const last = board.chances >= 0 && ['', 'ran-out'].includes(board.outcome);
  const counted = board.outcome === 'forfeited' ? 0 : board.claimed.length;
  const [now, of] = last ? [board.chances, board.house.mainEvent.chances] : [counted, numbers.length];
  return <Counted key={String(last)} now={now} of={of} last={last} />;
};

const note = (seat: number, { view, shell }: Props): string => {
  if (!shell.waiting.includes(seat)) return '';
  if (view.phase === 'wild') return words.claims;
  return view.phase === 'offer' ? words.decides : words.plays;
};

const prompt = (props: Props) => {
  const { board, view } = props;
  if (view.phase === 'wild') return words.promptWild();
  // Elsewhere the card asks.
  if (!props.portrait || view.phase !== 'offer' || board.offer === null) return {};
  return words.promptOffer(board.chances, missing(props));
};

export default defineBoard<MainEventBoard>({
  look: 'main-event',
  words: mainEvent,
  skin: 'onyx',
  frame: {
    width: 1448,
    height: 340,
    // In portrait a prize with a name of its own is written below its medal.
    portrait: ({ board }) =>
      (board as unknown as MainEventBoard).prizes.every(({ name }) => unnamed.test(name)) ? 204 : 236,
  },
  Wall,
  Board,
  Card: props => (isOffered(props) ? <Offer {...props} /> : <Needs {...props} />),
  Aside: SoFar,
  // The offer has the table, and a wild that has found its number, or was left alone, has done its part.
  dice: ({ dice, offer, chances, house }, { phase }, told) =>
    offer !== null ||
    (phase === 'roll' &&
      isWild(dice) &&
      [-1, house.mainEvent.chances].includes(chances) &&
      told.every(({ cue }) => cue !== 'rolled'))
      ? []
      : dice,
  Screen,
  crest: ({ board: { jackpot, outcome } }) => ({
    label: words.jackpot,
    value: jackpot,
    money: true,
    places: 7,
    off: outcome === 'ran-out' || outcome === 'forfeited',
  }),
  plates: ({ board }) => [
    board.allCash ? { big: words.allCash, small: words.lastWin(board.house.mainEvent.retireAfter) } : null,
    null,
  ],
  // Until the end of the last line.
  danger: ({ board, view, cue }) => board.danger && (view.phase !== 'over' || cue !== null),
  desks: ({ board }) => [board.champion],
  note,
  total: ({ board: { dice } }) => (dice.length === 0 ? '' : words.lastThrow(dice.join(' + '), totalOf(dice))),
  prompt,
  // Who played alone and takes nothing home is told what happened.
  poster: ({ board: { outcome, dice }, seats }) =>
    outcome === 'forfeited' && seats.length === 1 && seats[0]?.score === 0
      ? {
          label: words.secondSeven((dice as readonly number[]).join(' + ')),
          value: words.outcome.forfeited ?? '',
          of: () => words.stillChampion,
        }
      : null,
  moments,
  acts: {
    'main-event': { sound: 'reveal' },
    claimed: { sound: 'flip' },
    medal: { sound: 'win', scene: 'win' },
    declined: { sound: 'pass' },
    seven: { sound: 'seven', scene: 'alarm' },
    offer: { sound: 'card' },
    continued: { sound: 'reveal' },
    'last-number': { sound: 'reveal' },
    stopped: { sound: 'win', scene: 'win' },
    swept: { sound: 'win', scene: 'confetti' },
    'ran-out': { sound: 'lose' },
    kept: { sound: 'win', scene: 'win' },
    forfeited: { sound: 'lose' },
  },
});
