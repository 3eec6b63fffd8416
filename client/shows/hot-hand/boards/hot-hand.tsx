/** Hot Hand: royal blue and gold, ten yellow lamps in groups, the bets as chips below them, the 7 in red. */
import type { HotHandBoard } from '../../../../shared/shows/hot-hand/board.ts';
import { language } from '../../../../shared/words/en/language.ts';
import '../../../style/fonts/righteous.css';
import './hot-hand.css';
import './hot-hand-banks.css';
import { approx } from '../../../../shared/odds/fraction.ts';
import { allTotals, type Wager, type WagerName, wagers } from '../../../../shared/shows/hot-hand/bets.ts';
import { moments } from '../../../../shared/shows/hot-hand/moments.ts';
import { worthOf } from '../../../../shared/shows/hot-hand/odds/hot-hand.ts';
import { hotHand as words } from '../../../../shared/shows/hot-hand/words/en/boards.ts';
import { hotHand } from '../../../../shared/shows/hot-hand/words/en/show.ts';
import { useCounting, useLater } from '../../../parts/counting.ts';
import { Countdown } from '../../../parts/deadline.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { type BoardProps, defineBoard, totalOf } from '../../../stage/board.ts';
import { bulbText } from '../../../stage/formats.ts';
import { rays, WallPicture } from '../../../stage/parts/light.tsx';
import { ScoreScreen } from '../../../stage/parts/podiums.tsx';
import { questionCard } from '../../../stage/parts/question.tsx';
import { Chips, isSeven, useWay } from './hot-hand-chips.tsx';
import { needed, onTheTable, paidNow, Throw } from './hot-hand-throw.tsx';

type HandProps = BoardProps<HotHandBoard>;

const missing = (hit: readonly number[]): readonly number[] => allTotals.filter(total => !hit.includes(total));

/** Seats with the most points; [] before anything has been won or lost. */
const leaders = ({ view }: HandProps): readonly number[] => {
  const most = Math.max(...view.seats.map(({ score }) => score));
  return view.phase === 'over' && view.seats.length > 1
    ? view.seats.flatMap(({ score }, seat) => (score === most ? [seat] : []))
    : [];
};

/** Gold scales down the sides of the wall. */
const scales = (from: number) =>
  Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 3 }, (_, column) => {
      const x = from + column * 130 + (row % 2) * 65;
      const y = row * 66 + 10;
      return [64, 46, 28].map(r => `M${x - r} ${y + 66}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');
    }).join(''),
  ).join('');

const Wall = () => (
  <WallPicture
    light="#fff3c4"
    lamps={[[360, 220, 760, 160, 0.24]]}
    glow="#8fb4ffb3 0, #2b4a8c33 .5, #050b20cc 1"
    at={[0.33, 0.62]}
  >
    <rect width="1920" height="1080" fill="#23438a" />
    <path d={rays(960, 380, 40, 0.04)} fill="#1d3876" />
    <g fill="none" stroke="#f2c230" stroke-width="4" stroke-opacity=".42">
      <path d={scales(20)} />
      <path d={scales(1580)} />
    </g>
  </WallPicture>
);

/** Number of seats whose chips fit on one line in portrait. */
const maxOnALine = 5;

/** The total that has just come flies from the dice into its lamp. */
const Lamp = ({ total, ...props }: HandProps & { readonly total: number }) => {
  const at = props.board.hit.indexOf(total);
  const now = props.cue?.cue === 'hit' && props.cue.total === total;
  return (
    <li
      ref={useWay<HTMLLIElement>(now ? '.pane-place' : '')}
      class={`relative lamp ${at >= 0 ? 'lit' : ''} ${now ? 'now' : ''}`}
      style={{ '--at': at }}
      aria-label={words.board.lamp(total, at >= 0)}
    >
      {total}
    </li>
  );
};

const Lamps = ({ totals, ...props }: HandProps & { readonly totals: readonly number[] }) => (
  <ol class="lamps flex between gap-2">
    {totals.map(total => (
      <Lamp key={total} {...props} total={total} />
    ))}
  </ol>
);

const percent = new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 2 });

/**
 * The chance of a bet as the totals stand, or of all but one of them: the show's own odds. While bets are made they would be
 * advice, which only a host gives who shows odds everywhere.
 */
const Chance = ({
  on,
  nearly = false,
  ...props
}: HandProps & { readonly on: WagerName; readonly nearly?: boolean }) => {
  const { board, view, shell } = props;
  const shown = view.phase === 'roll' ? shell.odds !== 'nobody' : view.phase === 'bets' && shell.odds === 'everyone';
  if (!shown || isSeven(props)) return null;
  const worth = worthOf(on, board.house.pays, board.hit);
  const chance = approx(nearly ? worth.nearly : worth.win);
  const text = percent.format(chance);
  return <small class="chance bold t7">{chance === 1 ? '✓' : text}</small>;
};

/** This bet is being paid. */
const paysNow = ({ cue }: HandProps, on: WagerName): boolean => cue?.cue === 'pays' && paidNow({ cue }) === on;

const Group = ({ on, ...props }: HandProps & { readonly on: WagerName }) => {
  const { totals }: Wager = wagers[on];
  return (
    <section class={`down min-w-0 min-h-0 r4 gap-3 group ${on} ${paysNow(props, on) ? 'pays' : ''}`}>
      <h2 class="across nowrap">
        {words.names[on]} <em>{words.board.odds(props.board.house.pays[on])}</em> <Chance {...props} on={on} />
      </h2>
      <Lamps {...props} totals={totals} />
      <Chips {...props} on={on} />
    </section>
  );
};

/** Most seats with desks of their own. */
const maxDesks = 2;

/** With up to four, desks and banks are low. More of them are beside the board, which then is narrow. */
const isWide = ({ seats }: HandProps['view']) => seats.length <= 4;

const Board = (props: HandProps) => {
  const { hit } = props.board;
  const seven = isSeven(props);
  const { 'hot-hand': odds, nine: consolation } = props.board.house.pays;
  return (
    <div
      class={`cover as-grid r4 gap-3 p-3 hand-board ${seven ? 'out' : ''} ${props.view.seats.length > maxOnALine ? 'crowd' : ''} ${isWide(props.view) ? 'wide' : ''}`}
    >
      <Group {...props} on="flaming-four" />
      <Group {...props} on="sizzling-six" />
      <section
        class={`group hot-hand ${paysNow(props, 'hot-hand') ? 'pays' : ''} down min-w-0 min-h-0 col-all relative r4 gap-3`}
      >
        <h2 class="across nowrap">
          {words.names['hot-hand']}{' '}
          <b class="count bold-figure lh-10">
            {words.board.count(useLater(hit.length, props.cue?.cue === 'hit' ? 300 : 0))}
          </b>{' '}
          <span>
            {words.board.allTen} <em>{words.board.odds(odds)}</em> <Chance {...props} on="hot-hand" />
          </span>{' '}
          <span>
            {words.board.nine} <em>{words.board.odds(consolation)}</em> <Chance {...props} on="hot-hand" nearly />
          </span>
        </h2>
        <Chips {...props} on="hot-hand" />
        <small class="absolute seven-ends nowrap bold lh-11 in-bright t8" aria-hidden="true">
          {words.board.seven}
        </small>
        <div class={`absolute lamp seven ${seven ? 'lit' : ''}`} role="img" aria-label={words.board.sevenLabel(seven)}>
          7
        </div>
      </section>
    </div>
  );
};

/** Milliseconds after which the last chip of a payment is in its bank, which counts then. */
const landing = ({ cue }: HandProps): number => (cue?.cue === 'paid' ? 600 : 0);

const Amount = ({ score, ...props }: HandProps & { readonly score: number }) => (
  <b class="amount bold-figure lh-10 in-paper t7">{props.tell.number(useCounting(useLater(score, landing(props))))}</b>
);

/** All banks if there are more seats than desks: half of them on the left, half on the right. */
const Banks = (props: HandProps) => {
  const { view, board, shell, tell, portrait, now, rolling } = props;
  if (view.seats.length <= maxDesks) return null;
  const half = Math.ceil(view.seats.length / 2);
  const most = leaders(props);
  const bank = (seat: number) => {
    const score = view.seats[seat]?.score ?? 0;
    const { name = '', connected = true } = shell.seats[seat] ?? {};
    const away = !connected && name !== '';
    const shoots = seat === board.shooter && view.phase !== 'over';
    return (
      <li
        key={seat}
        class={`min-w-0 r3 seat-${seat} ${shoots ? 'shoots' : ''}`}
        aria-label={words.bank.label(tell.name(seat), tell.number(score))}
      >
        <div class="desk-name middle bold in-ink r3">
          <Emblem seat={seat} size={portrait ? 30 : 32} hollow={away} />
          <b class="one-line" dir="auto">
            {tell.name(seat)}
          </b>
        </div>
        <div class="bank-row across between">
          <Amount {...props} score={score} />
          <span class="nowrap bold">
            {away ? words.bank.away : most.includes(seat) ? words.bank.most : shoots ? words.bank.shoots : ''}
            {shoots && view.phase === 'roll' && !rolling && shell.deadline > 0 && shell.paused === '' && (
              <Countdown deadline={shell.deadline} now={now} />
            )}
          </span>
        </div>
      </li>
    );
  };
  const seats = view.seats.map((_, seat) => seat);
  return (
    <section class="banks" aria-label={words.bank.title}>
      <ul class="banks-left as-grid r4 gap-2 p-3">{seats.slice(0, half).map(bank)}</ul>
      <ul class="banks-right as-grid r4 gap-2 p-3">{seats.slice(half).map(bank)}</ul>
    </section>
  );
};

/** A bank is counted in points. */
const Screen = ({ seat, ...props }: HandProps & { readonly seat: number }) => {
  const { view, tell, portrait } = props;
  const score = view.seats[seat]?.score ?? 0;
  const label = words.bank.label(tell.name(seat), tell.number(score));
  return <ScoreScreen {...{ seat, score, label, portrait }} wait={landing(props)} />;
};

/** Where dice will be, as long as there are none: the window for bets, and who shoots. */
const Card = ({ board, view, cue, rolling, tell }: HandProps) => {
  const { phase } = view;
  const closed = phase === 'roll' || cue?.cue === 'closed';
  if (rolling || phase === 'over' || (phase === 'roll' && (cue !== null || board.hit.length > 0))) return null;
  const stakes = onTheTable(board.bets);
  return (
    <div class="card">
      {phase === 'lobby' ? (
        questionCard(words.card.lobby)
      ) : (
        <h2 class="bold-figure lh-10 t11">{words.card[closed ? 'closed' : 'bets']}</h2>
      )}
      {board.shooter >= 0 && !closed && (
        <p class="hint in-ink-2">
          {stakes > 0
            ? words.card.stakes(tell.number(stakes), tell.name(board.shooter))
            : words.card.until(tell.name(board.shooter))}
        </p>
      )}
    </div>
  );
};

const note = (seat: number, props: HandProps): string => {
  const { board, view, tell } = props;
  const stakes = onTheTable(board.bets, seat);
  if (view.phase === 'over') return leaders(props).includes(seat) ? words.note.most : '';
  if (view.phase === 'roll' && seat === board.shooter && stakes === 0) return words.note.shoots;
  if (stakes > 0) return words.note.bets(tell.number(stakes));
  return view.phase === 'bets' ? words.note.mayBet : '';
};

export default defineBoard<HotHandBoard>({
  look: 'hot-hand',
  words: hotHand,
  skin: 'onyx',
  frame: {
    width: view => (isWide(view) ? 1572 : 1164),
    height: 490,
    portrait: ({ seats }) => (seats.length > maxOnALine ? 500 : 434),
  },
  Wall,
  Board,
  Card,
  Aside: props => (
    <>
      <Throw {...props} />
      <Banks {...props} />
    </>
  ),
  Screen,
  crest: props => {
    const { board, view, shell, cue, portrait } = props;
    // Upright there is no other place to ask for what decides a bet, until its lamp is lit, or the 7 is.
    const [totals, bet] = (portrait && view.phase === 'roll' && !isSeven(props) ? needed(props) : null) ?? [];
    if (totals !== undefined) {
      const label = bet === undefined || bet === '' ? words.need : words.needs(bet);
      return { label, text: totals.join(' '), value: null, money: false, places: 6 };
    }
    const open = view.phase === 'bets' && cue?.cue !== 'closed' && shell.paused === '' && shell.deadline > 0;
    return {
      label: open ? words.closes : words.crest,
      value: board.hand === 0 ? null : onTheTable(board.bets),
      money: false,
      places: 6,
      deadline: open ? shell.deadline : 0,
    };
  },
  won: (seat, { seats }) => bulbText(seats[seat]?.score ?? 0),
  plates: ({ board, view, tell }) => [
    board.hand === 0 ? null : { big: words.plate.hand(board.hand), small: words.plate.of(board.hands) },
    board.shooter < 0 || view.phase === 'over' ? null : { big: tell.name(board.shooter), small: words.plate.shoots },
  ],
  desks: ({ view }) => (view.seats.length <= maxDesks ? view.seats.map((_, seat) => seat) : []),
  note,
  control: ({ board, view }) => (view.phase === 'roll' ? board.shooter : -1),
  // Clear of what is said above them.
  placeDice: (_, { portrait }) => (portrait ? undefined : { middle: [950, 440], edge: 133 }),
  // Once a hand is open the table is clear. A hand that is on has a total, or its first throw, or has just ended.
  dice: ({ dice, hit, bets, hand, hands }, _, told) =>
    hit.length > 0 ||
    (told.some(({ cue }) => cue === 'rolled') && told.at(-1)?.cue !== 'hand-opened') ||
    (hand === hands && bets.some(({ paid }) => paid >= 0))
      ? dice
      : [],
  total: ({ board, view }) => (board.dice.length > 0 && view.phase !== 'bets' ? words.total(totalOf(board.dice)) : ''),
  prompt: ({ board, view }) =>
    view.phase === 'bets'
      ? words.prompt.bets
      : view.phase === 'roll'
        ? words.prompt.roll(missing(board.hit), board.hand === board.hands)
        : {},
  moments,
  acts: {
    'hand-opened': { sound: 'card' },
    bet: { sound: 'coin' },
    closed: { sound: 'buzz' },
    hit: { sound: 'right' },
    'seven-out': { sound: 'seven' },
    pays: { sound: 'win', scene: 'win' },
    paid: { sound: 'coin' },
    closing: { sound: 'reveal' },
    won: { sound: 'win', scene: 'confetti' },
    tied: { sound: 'win', scene: 'confetti' },
  },
});
