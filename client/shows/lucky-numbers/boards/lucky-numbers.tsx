/** Lucky Numbers: an emerald sunburst, brass, and six cream tiles, one of which says WIN in red enamel. */
import '../../../style/fonts/shrikhand.css';
import './lucky-numbers.css';
import type { Cue } from '../../../../shared/engine/show.ts';
import type { MatchBoard } from '../../../../shared/shows/lucky-numbers/board.ts';
import { worth } from '../../../../shared/shows/lucky-numbers/figures.ts';
import { moments } from '../../../../shared/shows/lucky-numbers/moments.ts';
import { luckyNumbersBoard as words } from '../../../../shared/shows/lucky-numbers/words/en/boards.ts';
import { luckyNumbers } from '../../../../shared/shows/lucky-numbers/words/en/show.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { type BoardProps, defineBoard, stampStyle, toldOf, totalOf } from '../../../stage/board.ts';
import { rays, WallPicture } from '../../../stage/parts/light.tsx';
import { givenIn, Heard, questionCard } from '../../../stage/parts/question.tsx';
import { Ruler } from '../../../stage/parts/ruler.tsx';

type Props = BoardProps<MatchBoard>;

const Wall = () => (
  <WallPicture
    light="#d9ffe9"
    lamps={[
      [300, 220, 760, 120, 0.22],
      [700, 200, 700, 40, 0.16],
    ]}
    glow="#4fd39bbf 0, #1a8a6659 .5, #06281fbf 1"
  >
    <rect width="1920" height="1080" fill="#0b5441" />
    <path d={rays(960, 350, 44, 0.03)} fill="#0e6a50" />
  </WallPicture>
);

const numbersInAll = 6;

/** The number in the current cue once it is told, 0 for none. */
const touched = ({ cue, told }: Props): number =>
  cue !== null && told.includes(cue) && ['took', 'stole', 'repeat'].includes(cue.cue) ? (cue.number as number) : 0;

/**
 * The tiles on which the light of a new game stops, and for how long, milliseconds: twice around, then to and fro, slower and
 * slower. It knows no more than the sofa where it will stay.
 */
const chase: readonly (readonly [tile: number, ms: number])[] = [
  ...Array.from({ length: 12 }, (_, hop) => [hop % numbersInAll, 90] as const),
  ...[3, 0, 4, 1, 5, 2].map((tile, hop) => [tile, 120 + hop * 90] as const),
];

/** The lit moments of a tile as animations, one after the other. */
const lightsOf = (tile: number): string => {
  let at = 0;
  const lit = chase.map(([on, ms]) => {
    at += ms;
    return on === tile ? `tile-light ${ms}ms linear ${at - ms}ms` : '';
  });
  return lit.filter(Boolean).join(', ');
};

/** Letters of a name that are at least 12 px high on the narrowest phone. */
const longestUpright = 8;

const Tile = ({ number, cash, owner, ...props }: Props & MatchBoard['numbers'][number]) => {
  const { board, cue, tell, portrait } = props;
  const wins = number === board.luckiest;
  const name = owner < 0 ? '' : tell.name(owner);
  /** On a phone its letters could not be read. The emblem is on the desk below, beside the name. */
  const isMark = portrait && name.length > longestUpright;
  const opens = cue?.cue === 'game-opened';
  const place = board.numbers.findIndex(space => space.number === number);
  const classes = [
    'tile',
    wins && 'win',
    owner >= 0 && `own own-${owner}`,
    touched(props) === number && `now ${cue?.cue}`,
    wins && cue?.cue === 'game-won' && cue.how === 'luckiest' && 'won',
    opens && 'race',
  ];
  return (
    <li
      class={`min-w-0 relative clip centred in-tile-ink ${classes.filter(Boolean).join(' ')}`}
      style={{ '--place': place }}
      aria-label={wins ? words.luckiestLabel(number) : words.tileLabel(number, tell.money(cash), name)}
    >
      <div class="number">{number}</div>
      <div class="cash bold lh-10 t10">{wins ? words.win : tell.money(cash)}</div>
      {wins ? (
        <div class="flag star middle absolute bold in-ink t8 gap-3">{words.winsTheGame}</div>
      ) : owner >= 0 ? (
        <div class="flag middle absolute bold in-ink t8 gap-3" key={owner}>
          <Emblem seat={owner} size={portrait ? (isMark ? 50 : 26) : 38} ring={owner === 1 ? '#0a1722' : '#17110d'} />
          {!isMark && (
            <b class={portrait ? 'lines anywhere' : 'one-line'} style={stampStyle(name)} dir="auto">
              {name}
            </b>
          )}
        </div>
      ) : (
        <div class="flag free middle absolute bold in-ink t8 gap-3">{words.free}</div>
      )}
      {opens && (
        <div
          class="tile-light middle cover"
          style={wins ? undefined : { animation: lightsOf(place) }}
          aria-hidden="true"
        >
          {number}
        </div>
      )}
    </li>
  );
};

/** LN-25: in the danger zone a 7 gives the game to the other player. After the picture of that win the board is clear. */
const isLostBySeven = ({ cue }: Props) => cue?.cue === 'game-won' && cue.how === 'seven';

/** What a number wins, and whom. */
const Pays = ({ number, to, ...props }: Props & { readonly number: number | string; readonly to: number }) => (
  <li class="across min-w-0 max-w-full gap-3">
    <b class="bold-figure in-bright r2">{number}</b>
    <span>{words.pays}</span>
    <span class={`across min-w-0 player-plate wide-stripes seat-${to}`}>
      <Emblem seat={to} size="0.9em" />
      <bdi class="one-line" dir="auto">
        {props.tell.name(to)}
      </bdi>
      <b>{props.tell.money(worth(props.board, to))}</b>
    </span>
  </li>
);

/** Whose dice they are and what they may bring, until it is told what they brought (LN-14, LN-22, LN-25). */
const Turn = (props: Props) => {
  const { board, view, tell, rolling } = props;
  const seat = board.control;
  // What it might have won is out.
  const lost = isLostBySeven(props);
  const ask = view.phase === 'choice' ? words.rollOrPass : board.danger ? words.mustRoll : words.rollsNow;
  return (
    <div class={`card turn ${rolling ? 'rolls' : ''} ${lost ? 'by-seven' : ''}`}>
      {!rolling && (
        <h2 class={`player-plate wide-stripes seat-${seat}`}>
          <Emblem seat={seat} size="0.9em" />
          <bdi class="one-line" dir="auto">
            {ask(tell.name(seat))}
          </bdi>
        </h2>
      )}
      <ul class="flex wrap justify-center bold gap-5 mt-2">
        {!lost && <Pays {...props} number={board.luckiest} to={seat} />}
        {board.danger ? (
          <Pays {...props} number={lost ? words.seven : 7} to={1 - seat} />
        ) : (
          <li class="across min-w-0 max-w-full gap-3">
            <b class="bold-figure in-bright r2">7</b>
            <span>{words.opensDanger}</span>
          </li>
        )}
      </ul>
    </div>
  );
};

const Board = (props: Props) => {
  const lost = isLostBySeven(props);
  // A game that was paid is done with until the next one opens.
  const paid = ['game-won', 'game-split', 'game-void'].some(name => toldOf(props, name) && props.cue?.cue !== name);
  return (
    <ol class={`flex absolute gap-4 tiles ${lost ? `lost by-${1 - props.board.control}` : paid ? 'paid' : ''}`}>
      {props.board.numbers.map(space => (
        <Tile key={space.number} {...props} {...space} />
      ))}
    </ol>
  );
};

/** What the dice did, until the round is over. */
const isOfThrow = ({ cue }: Cue): boolean =>
  ['wild', 'took', 'stole', 'repeat', 'danger', 'game-split', 'game-void', 'buzzer'].includes(cue);

/** What became of an answer: its question stands until all of this has been told. */
const isOfAnswer = ({ cue }: Cue): boolean => ['right', 'wrong', 'silent', 'answer-was'].includes(cue);

const Card = (props: Props) => {
  const { board, view, tell, cue, rolling } = props;
  const { phase } = view;
  const won = toldOf(props, 'game-won');
  // The dice fly and lie on an open table, and a question does not outlive its round.
  const turns = ['roll', 'choice'].includes(phase) && board.control >= 0 && board.luckiest > 0;
  // What it decides stands there until it is decided.
  const opens = cue?.cue === 'game-won' && won === undefined;
  const decides = opens && cue.how !== 'buzzer';
  if (turns && (rolling || decides || (cue === null && !props.told.some(isOfThrow))))
    return <Turn {...props} rolling={rolling || decides} />;
  if (cue?.cue === 'match-won' && toldOf(props, 'buzzer') !== undefined)
    return <div class="card">{questionCard(words.higherScore)}</div>;
  if (rolling || opens || props.told.some(isOfThrow)) return null;
  if (won !== undefined)
    return (
      <div class="card game-won">
        <h2 class="question-text large">
          {words.gameWon(tell.name(won.seat as number))} <b>{tell.money(won.cash as number)}</b>
        </h2>
      </div>
    );
  if (phase === 'won' || phase === 'over')
    return (
      <div class="card">{questionCard(board.winner < 0 ? words.ends : words.winner(tell.name(board.winner)))}</div>
    );
  if (phase === 'lobby' || phase === 'buzzcodes') return <div class="card">{questionCard(words.seats)}</div>;
  // The tile that turns has the screen for itself.
  if (toldOf(props, 'game-opened') !== undefined) return null;
  if (board.luckiest === 0 && phase === 'ready') return <div class="card">{questionCard(words.nextGame)}</div>;
  if (board.question === '' || phase === 'ready')
    return (
      <div class="card">
        {questionCard(board.danger ? words.sevenLoses : words.nextQuestion)}
        {board.danger && <p class="hint in-ink-2">{words.nextQuestion}</p>}
      </div>
    );
  // Once it has been judged, it is over, and the table is open for the dice.
  if (!isAsked(view) && !props.told.some(isOfAnswer)) return null;
  const given = givenIn(props, board.said);
  return (
    <div class="card" key={board.question}>
      {questionCard(board.question, board.choices, given)}
      {[given.answer, given.right].some(text => text !== '' && !board.choices.includes(text)) ? (
        <Heard {...given} />
      ) : board.secret > 0 ? (
        <Ruler {...board} tell={tell} portrait={props.portrait} terse={board.choices.length > 0} />
      ) : (
        phase === 'buzz' && <p class="hint in-ink-2">{words.buzzNow}</p>
      )}
    </div>
  );
};

/** From the question until its answer has been judged, the card needs the table. */
const isAsked = ({ phase }: Props['view']) => ['buzz', 'answer', 'judging'].includes(phase);

const note = (seat: number, { board, view, shell }: Props): string => {
  const owes = shell.waiting.includes(seat);
  const answers = seat === board.called ? words.answers : '';
  const byPhase: Readonly<Record<string, string>> = {
    buzzcodes: owes ? words.sends : words.codesIn,
    buzz: owes ? words.chooses : words.sent,
    answer: answers,
    judging: answers,
    roll: owes ? words.rolls : '',
    choice: owes ? words.rollsOrPasses : '',
    won: seat === board.winner ? words.toTheMainEvent : '',
  };
  return byPhase[view.phase] ?? '';
};

/** What a win is made of: the pot and the winner's numbers, until the board is cleared. */
const below = ({ seat, cash }: Cue, { board }: Props['view'], tell: Props['tell']): string => {
  const { luckiest, numbers } = board as unknown as MatchBoard;
  const own = numbers.filter(({ owner }) => owner === seat);
  const pot = own.reduce((left, { cash }) => left - cash, cash as number);
  return luckiest === 0
    ? ''
    : [words.ofPot(tell.money(pot)), ...own.map(({ cash, number }) => words.ofNumber(tell.money(cash), number))].join(
        ' + ',
      );
};

export default defineBoard<MatchBoard>({
  look: 'lucky-numbers',
  words: luckyNumbers,
  skin: 'ivory',
  frame: { width: 1540, height: 322, portrait: 214 },
  Wall,
  Board,
  Card,
  // Dark until the tile has turned.
  crest: ({ board, cue }) => ({
    label: words.pot,
    value: board.luckiest === 0 || board.pot === 0 || cue?.cue === 'game-opened' ? null : board.pot,
    money: true,
    places: 6,
  }),
  plates: ({ board, view }) => [
    view.phase === 'tie-break'
      ? { big: words.tieBreak }
      : board.round > 0
        ? { big: words.round(board.round), ...(board.game > 0 && { small: words.game(board.game) }) }
        : null,
    null,
  ],
  danger: props => props.board.danger && toldOf(props, 'buzzer') === undefined,
  // A second 7 puts out the lamp of whoever rolled it and lights the other's. After the last round it is nobody's turn.
  control: props => {
    if (toldOf(props, 'buzzer') !== undefined) return -1;
    return isLostBySeven(props) ? 1 - props.board.control : props.board.control;
  },
  note,
  below: (cue, view, tell) => (cue.cue === 'game-won' ? below(cue, view, tell) : ''),
  // Once the buzzer has sounded and no game is open, nobody throws any more.
  dice: ({ dice, buzzer, pot }, view) => (isAsked(view) || (buzzer && pot === 0) ? [] : dice),
  total: ({ board }) => (board.dice.length > 0 ? words.lastThrow(board.dice.join(' + '), totalOf(board.dice)) : ''),
  moments,
  acts: {
    'codes-in': { sound: 'buzz' },
    'game-opened': { sound: 'reveal' },
    buzzed: { sound: 'buzz' },
    silent: { sound: 'wrong' },
    took: { sound: 'flip' },
    stole: { sound: 'steal' },
    danger: { sound: 'seven', scene: 'alarm' },
    'game-won': { sound: 'win', scene: 'win' },
    'game-split': { sound: 'coin' },
    buzzer: { sound: 'buzzer' },
    'match-won': { sound: 'win', scene: 'confetti' },
  },
});
