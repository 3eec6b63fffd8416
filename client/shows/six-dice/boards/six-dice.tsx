/** Six Dice: a paneled den, lanes to the target, and a leather tray in which scoring dice are ringed and set aside. */
import '../../../style/fonts/alfa-slab-one.css';
import './six-dice.css';
import './six-dice-tray.css';
import type { SixDiceBoard } from '../../../../shared/shows/six-dice/board.ts';
import { moments } from '../../../../shared/shows/six-dice/moments.ts';
import { sixDice as words } from '../../../../shared/shows/six-dice/words/en/boards.ts';
import { sixDice } from '../../../../shared/shows/six-dice/words/en/show.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { type DicePlacement, defineBoard, toldOf } from '../../../stage/board.ts';
import { Lanes, lanesHeight } from '../../../stage/parts/lanes.tsx';
import { stops, WallPicture } from '../../../stage/parts/light.tsx';
import { questionCard } from '../../../stage/parts/question.tsx';
import { afterLoss, countedTo, isFresh, type RaceProps, toBeat, worth } from './six-dice-facts.ts';
import { diceFrom, leastForDice, shelfOf, Tray, valuesLine } from './six-dice-tray.tsx';

const Wall = () => (
  <WallPicture
    light="#ffdf9c"
    lamps={[[960, 760, 900, 0, 0.34]]}
    glow="#ffc46b80 0, #6a3a1c1a .5, #0d0502c7 1"
    at={[0.38, 0.62]}
    defs={<linearGradient id="den-panel">{stops('#57300f 0, #7a4519 .3, #683a14 .6, #4a270c 1')}</linearGradient>}
  >
    {Array.from({ length: 9 }, (_, panel) => {
      const x = panel * 220 - 30;
      return (
        <g key={x} stroke="#1c0c04">
          <rect x={x} y="-10" width="212" height="720" fill="url(#den-panel)" stroke-width="4" />
          <rect x={x + 26} y="30" width="160" height="600" rx="4" fill="none" stroke-opacity=".5" stroke-width="6" />
          <rect
            x={x + 29}
            y="33"
            width="160"
            height="600"
            rx="4"
            fill="none"
            stroke="#c98a4e"
            stroke-opacity=".25"
            stroke-width="3"
          />
        </g>
      );
    })}
    <rect y="640" width="1920" height="440" fill="#2a1408" />
  </WallPicture>
);

/** Space that dice and their rings need, in edges to each side, by the number of dice. */
const reach = [1, 1, 2.3, 3, 3.75, 3.65, 4.25] as const;

/** Where dice are: to the left of the compartment in landscape, behind it in portrait. */
const lie = (
  dice: number,
  { height, portrait }: { readonly height: number; readonly portrait: boolean },
): DicePlacement => {
  const twoRows = dice > 4;
  if (!portrait) return { middle: [792, twoRows ? 331 : 322], edge: twoRows ? 118 : 133 };
  const room = Math.max(leastForDice, height - shelfOf(height) - valuesLine - diceFrom - 4);
  return {
    middle: [360, diceFrom + room / 2],
    edge: Math.min(320 / (reach[dice] ?? 4), room / (twoRows ? 2.7 : 2.2)),
  };
};

/** Length of a lane in points if there is no target. A single turn seldom has more. */
const turnAlone = 2000;

const Board = (props: RaceProps) => {
  const { board, cue } = props;
  const { target, turn, winner } = board;
  // From the beginning it counts on the lane.
  const banks = cue?.cue === 'banked';
  const [safe, risk] = banks ? [0, 0] : [board.bonus, board.points];
  const passes = cue?.cue === 'passed-target' ? (cue.seat as number) : -1;
  const scores =
    banks && !props.told.includes(cue) ? countedTo(props.view, turn, board.points + board.bonus) : undefined;
  const race = { target, usual: turnAlone, turn, safe, risk, winner, moved: banks ? turn : -1, passes, scores };
  return <Lanes props={props} {...race} />;
};

/** What scores, one line each. Worthless dice are left out. */
const rulesLine = (board: SixDiceBoard, { number }: RaceProps['tell']): readonly string[] => {
  const { card } = words;
  const singles = [1, 5].filter(face => worth(board, [face]) > 0);
  const triples = [1, 2, 3, 4, 5, 6].map(face => [face, worth(board, [face, face, face])] as const);
  const each = (triples[1]?.[1] ?? 0) / 2;
  const scoring = triples.filter(([, points]) => points > 0);
  const { six, bigOne } = board.house;
  const [first = '', ...others] = [
    singles.map(face => card.single(face, number(worth(board, [face])))).join(', '),
    each > 0 && triples.slice(1).every(([face, points]) => points === each * face)
      ? card.triple(number(each), number(triples[0]?.[1] ?? 0))
      : scoring.length === 0
        ? ''
        : card.triples(scoring.map(([face, points]) => [face, number(points)])),
    board.rules === 'by-bj'
      ? six > 0
        ? card.bonus(number(six))
        : card.again
      : bigOne > 0
        ? card.bigOne(number(bigOne))
        : '',
  ].filter(line => line !== '');
  return [card.set(board.rules === 'by-bj', first), ...others];
};

/** What the turn is about, in the middle of the picture. Upright trays and rails say it. */
const raceText = (props: RaceProps): string => {
  const { board, view, cue, tell } = props;
  const { turn, lastTurn, points, bonus, inHand } = board;
  const { race } = words;
  const gain = points + bonus;
  if (cue?.cue === 'banked') {
    const told = toldOf(props, 'banked');
    const [all, safe] = told === undefined ? [gain, bonus] : [told.points as number, told.bonus as number];
    const sum = safe > 0 && all > safe ? race.parts(tell.number(all - safe), tell.number(safe)) : tell.number(all);
    return race.banks(tell.name(turn), sum);
  }
  const asked = cue === null && !isFresh(props);
  const ahead = (view.seats[turn]?.score ?? 0) + gain - toBeat(props);
  // What is still missing follows the count.
  if (lastTurn && turn >= 0 && props.told.some(one => one === cue && ['froze', 'held'].includes(one.cue)))
    return ahead > 0 ? race.enough(tell.number(gain)) : '';
  // The question stays until the dice have answered it.
  if (turn < 0 || (!asked && !isFresh(props)) || !['roll', 'decide'].includes(view.phase)) return '';
  const six = board.rules === 'by-bj' && inHand < 6 ? board.house.six : 0;
  if (lastTurn && ahead <= 0)
    return race.needs(tell.name(turn), tell.number(ahead === 0 ? 0 : gain - ahead), six > 0 ? tell.number(six) : '');
  if (gain === 0) return '';
  if (!asked) return race.risks(tell.name(turn), tell.number(points), inHand);
  return lastTurn
    ? race.ahead(tell.number(gain), tell.name(turn), tell.number(ahead), view.seats.length < 3)
    : race.choice(tell.number(gain), tell.number(points), inHand);
};

const Aside = (props: RaceProps) => {
  const text = props.portrait ? '' : raceText(props);
  return text === '' ? null : (
    <div class="race-line absolute nowrap bold lh-11 in-bright on-ink r4" style={{ '--letters': text.length }}>
      {text}
    </div>
  );
};

const Card = ({ board, view, rolling, tell }: RaceProps) => {
  if (view.phase === 'over') {
    const { winner } = board;
    const owes = (view.result as { readonly owes?: number } | null)?.owes ?? 0;
    return (
      <div class="card">
        <div class="winner middle gap-5">
          {winner >= 0 && <Emblem seat={winner} size={64} />}
          {questionCard(winner < 0 || view.seats.length === 1 ? words.card.over : words.card.winner(tell.name(winner)))}
        </div>
        {winner >= 0 && (
          <p class="hint balance bold in-ink-2">{words.card.score(tell.number(view.seats[winner]?.score ?? 0))}</p>
        )}
        {owes > 0 && winner >= 0 && (
          <p class="joke balance in-ink-2">{words.card.owes(tell.money(owes), tell.name(1 - winner))}</p>
        )}
      </div>
    );
  }
  // Whoever has the dice next finds what scores where the last ones lay.
  if (board.dice.length > 0 || rolling) return null;
  return (
    <div class="card rules">
      <ul>
        {rulesLine(board, tell).map(line => (
          <li class="balance bold" key={line}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
};

export default defineBoard<SixDiceBoard>({
  look: 'six-dice',
  surface: 'wood',
  words: sixDice,
  skin: 'bone',
  frame: { width: 1440, height: 318, portrait: ({ seats }) => lanesHeight(seats.length) },
  Wall,
  Board,
  Card,
  Aside,
  Table: Tray,
  placeDice: lie,
  desks: () => [],
  crest: ({ board, cue }) => ({
    label: words.crest,
    value: board.turn < 0 ? null : cue?.cue === 'banked' ? 0 : board.points,
    money: false,
    places: 5,
    ...(cue?.cue === 'busted' && { wait: afterLoss }),
  }),
  plates: props => {
    const { board, view, cue, tell } = props;
    const { plate } = words;
    const isOn = board.turn >= 0;
    const doing =
      isFresh(props) || view.phase === 'roll' || board.inHand === 0
        ? plate.rolls(board.inHand || board.dice.length)
        : view.phase === 'hold'
          ? plate.holds
          : plate.decides(board.inHand);
    const beats = board.lastTurn && isOn;
    const points = beats ? toBeat(props) : board.target;
    return [
      // Who has banked rolls no more.
      isOn && cue?.cue !== 'banked' && toldOf(props, 'banked') === undefined
        ? { big: tell.name(board.turn), small: doing }
        : null,
      // A turn by itself is no race.
      beats || points > 0
        ? { big: beats ? plate.toBeat : plate.target, small: plate.points(tell.number(points)) }
        : null,
    ];
  },
  prompt: props => {
    const { board, view, tell } = props;
    if (board.turn < 0) return {};
    const name = tell.name(board.turn);
    if (view.phase === 'roll')
      return board.lastTurn && props.portrait ? words.prompt.roll(name, tell.number(toBeat(props))) : {};
    if (view.phase === 'hold') return words.prompt.hold(name);
    const [risk, gain] = [board.points, board.points + board.bonus].map(points => tell.number(points)) as [
      string,
      string,
    ];
    const safe = board.bonus > 0 ? tell.number(board.bonus) : '';
    if (view.phase !== 'decide') return {};
    const prompt = words.prompt.decide(name, gain, board.inHand, risk, safe);
    // Wide pictures ask in their middle.
    return props.portrait ? prompt : { stake: prompt.ask };
  },
  // After the end the tray holds the winner's card, and whoever has the dice next finds none on it.
  dice: (board, view, told) => {
    // A recap, which has no throws among them, keeps what was a bust.
    const passed = told.at(-1)?.cue === 'turn' && told.some(({ cue }) => cue === 'rolled' || cue === 'banked');
    return board.turn < 0 || (view.phase === 'roll' && (told.length === 0 || passed)) ? [] : board.dice;
  },
  moments,
  acts: {
    froze: { sound: 'flip' },
    held: { sound: 'flip' },
    'all-six': { sound: 'wild', scene: 'win' },
    busted: { sound: 'lose', scene: 'alarm' },
    banked: { sound: 'coin' },
    'passed-target': { sound: 'reveal', scene: 'win' },
    'turn-over': { sound: 'win', scene: 'win' },
    won: { sound: 'win', scene: 'confetti' },
  },
});
