/** The set that the acts of Hot Dice and the qualifier share: oxblood, neon rings, and six chrome doors that swing open. */
import '../../../style/fonts/monoton.css';
import './hot-dice.css';
import './hot-dice-cards.css';
import type { ComponentChildren } from 'preact';
import type { Cue } from '../../../../shared/engine/show.ts';
import { type SpaceKind, spaceNamed } from '../../../../shared/shows/hot-dice/double-board.ts';
import type { HotDiceHouse } from '../../../../shared/shows/hot-dice/house.ts';
import { hotDice as words } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { FlatDie } from '../../../parts/flat-die.tsx';
import { type BoardProps, type CueAct, type StageBoard, toldOf, totalOf } from '../../../stage/board.ts';
import { WallPicture } from '../../../stage/parts/light.tsx';
import { edgeOn } from '../../../stage/place.ts';

const rings = [
  { radius: 480, colour: '#ff3b1f', wide: 10 },
  { radius: 600, colour: '#ff7a1a', wide: 10 },
  { radius: 720, colour: '#ffb02e', wide: 10 },
  { radius: 840, colour: '#ff3b1f', wide: 8 },
] as const;

export const Wall = () => (
  <WallPicture
    glow="#ff5a2a8c 0, #7a0f0640 .55, #00000099 1"
    at={[0.37, 0.6]}
    defs={
      <filter id="neon" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="14" />
      </filter>
    }
    front={rings.map(({ radius, colour, wide }) => {
      const circle = { cx: 960, cy: 400, r: radius, fill: 'none' } as const;
      return (
        <g key={radius}>
          <circle {...circle} stroke={colour} stroke-width={wide * 5} opacity=".16" filter="url(#neon)" />
          <circle {...circle} stroke={colour} stroke-width={wide} />
          <circle {...circle} stroke="#fff3e0" stroke-width={wide * 0.35} opacity=".8" />
        </g>
      );
    })}
  >
    <rect width="1920" height="1080" fill="#160303" />
    {Array.from({ length: 32 }, (_, plank) => (
      <rect key={plank} x={plank * 60} width="58" height="1080" fill={plank % 2 === 1 ? '#2c0807' : '#240605'} />
    ))}
  </WallPicture>
);

/** What the boards of all three acts declare for their doors. */
interface Doors {
  readonly house: HotDiceHouse;
  readonly dice: readonly number[];
  readonly spaces: readonly string[];
  readonly take: number;
  readonly behind: readonly string[];
}

/** The space that is open, null for none. */
export const foundOn = ({ spaces, house }: Doors) => {
  for (const [at, name] of spaces.entries()) {
    const space = spaceNamed(name, house.mega.million);
    if (space !== null) return { double: at + 1, space };
  }
  return null;
};

type Found = NonNullable<ReturnType<typeof foundOn>>;

const doubles = [1, 2, 3, 4, 5, 6] as const;

/** The double to decide about, 0 for none. */
const doubleOf = ({ view, board, rolling }: BoardProps<Doors>): number =>
  view.phase === 'double' && !rolling ? (board.dice[0] ?? 0) : 0;

/** Whether a space looks good or bad. */
const tone = (kind: SpaceKind): string => (kind === 'bust' ? 'bad' : kind === 'million' ? 'best' : 'good');

/** The double decision board: six chrome doors, one of which may be lit or open. `dark`: their lights have gone out. */
export const DoubleBoard = ({ dark = false, ...props }: BoardProps<Doors> & { readonly dark?: boolean }) => {
  const { tell, board, cue } = props;
  const found = foundOn(board);
  const lit = found === null ? doubleOf(props) : 0;
  const opens = cue?.cue === 'opened' ? cue.double : 0;
  return (
    <ol class={`doors absolute gap-4 ${dark ? 'dark-doors' : ''}`}>
      {doubles.map(double => {
        const space = found?.double === double ? found.space : null;
        const ajar = opens === double && space === null;
        const [big, small] = space === null ? ['', ''] : words.door(space, tell.money);
        const label =
          space !== null
            ? words.doorOpen(double, words.space(space, tell.money))
            : double === lit
              ? words.doorLit(double)
              : words.doorLabel(double);
        return (
          <li
            key={double}
            style={{ '--at': double }}
            class={`min-w-0 relative door ${space !== null ? `open ${tone(space.kind)}` : ajar ? 'ajar' : double === lit ? 'lit' : ''}`}
            aria-label={label}
          >
            {space !== null && (
              <div
                class={`cover centred r3 recess down middle ${/\d/.test(big) ? '' : 'one'}`}
                style={{ '--all': Math.max(big.length, small.length) }}
              >
                <b class="bold-figure lh-105 track-tight" style={{ '--letters': big.length }}>
                  {big}
                </b>
                {small !== '' && (
                  <span class="bold lh-10" style={{ '--letters': small.length }}>
                    {small}
                  </span>
                )}
              </div>
            )}
            {ajar && <div class="recess dark cover centred r3" />}
            <div class="leaf cover centred r3" aria-hidden="true">
              <div class="number">{double}</div>
              <div class="two flex justify-center gap-2">
                <FlatDie face={double} />
                <FlatDie face={double} />
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
};

interface Chip {
  readonly text: string;
  /** Dangers are marked by tape as well as by color. */
  readonly danger?: boolean;
  readonly gold?: boolean;
}

/** Black for a sure thing, red for a risk. */
const option = (kind: string, small: string, big: string) => (
  <div class={`flex-none lh-10 in-bright on-ink r3 option ${kind} ${big.length > 7 ? 'long' : ''}`}>
    <small>{small}</small>
    <b class="bold-figure block lh-12 track-tight t10">{big}</b>
  </div>
);

/** Cues that say what a throw has brought. Until then its question stands. */
const verdicts = ['added', 'double', 'bust', 'no-gain', 'scored', 'coin', 'bonanza-bust', 'mega-nothing'];

/** The throw is in the air, or lies there and nothing has been said of it. */
export const isOpen = ({ rolling, cue, told }: Pick<BoardProps, 'rolling' | 'cue' | 'told'>): boolean =>
  rolling || (cue !== null && verdicts.includes(cue.cue) && !told.includes(cue));

/** The dice have the table, and what they are about the card's place. Who took a double's points still sees the choice. */
export const hidesCard = (props: BoardProps): boolean =>
  props.rolling || (isOpen(props) && props.view.phase !== 'double');

/** What has been chosen after a double. */
export const chosenOf = ({ cue }: BoardProps): 'safe' | 'risky' | '' =>
  cue?.cue === 'opened' ? 'risky' : cue !== null && ['added', 'scored', 'mega-banked'].includes(cue.cue) ? 'safe' : '';

/** What a throw is about, in the place of the card from the hand to the verdict. Upright cards say it themselves. */
export const question = (props: BoardProps, text: string, danger = false, pays = '') =>
  props.portrait || text === '' || !isOpen(props) ? null : (
    <div class={`at-stake r3 p-2 ${danger ? 'danger' : ''}`}>
      <div class="centred nowrap bold in-bright r1" style={{ '--letters': text.length }}>
        {text}
      </div>
      {pays !== '' && <p class="centred nowrap bold in-ink t8">{pays}</p>}
    </div>
  );

/** Of a free roll. */
export const freeQuestion = (props: BoardProps, seat: number, cash: number) =>
  question(props, words.freeRoll(props.tell.name(seat), props.tell.money(cash)), false, words.freeOnly);

interface Choice {
  /** What is certain, and what it is worth; `off`: it is shown, but not available. */
  readonly safe: readonly [small: string, big: string];
  readonly off?: boolean;
  readonly risky: string;
  /** What has been chosen: the dice say what comes of it. */
  readonly made?: 'safe' | 'risky' | '';
  /** The possible outcomes. */
  readonly chips: readonly Chip[];
}

/** A choice between a sure thing and a risk. */
export const Decision = ({ safe, off = false, risky, made = '', chips }: Choice) => (
  <div class={`card decision across gap-4 ${made === '' ? '' : `made-${made}`}`}>
    {option(off ? 'off' : '', ...safe)}
    <span class="or bold t8">{words.or}</span>
    {option('hot', risky, words.unknown)}
    <ul class="risks flex wrap flex-1 min-w-0 gap-3">
      {chips.map(({ text, danger, gold }) => (
        <li key={text} class={`bold lh-11 t7 r2 ${danger ? 'bust-chip in-bright' : gold ? 'gold-chip' : ''}`}>
          {text}
        </li>
      ))}
    </ul>
  </div>
);

/** What can be behind a space: equal things are counted, and busts come last. */
export const chipsOf = (behind: readonly string[], money: (dollars: number) => string): readonly Chip[] =>
  [...new Set(behind)]
    .flatMap((name): Chip[] => {
      const space = spaceNamed(name);
      if (space === null) return [];
      const times = behind.filter(other => other === name).length;
      const text = words.several(times, words.space(space, money));
      return [{ text, danger: space.kind === 'bust', gold: space.kind === 'million' }];
    })
    .toSorted((one, other) => Number(one.danger) - Number(other.danger));

/** A large line and a smaller one: what just happened, or what comes next. */
export const Headline = ({
  big,
  small = '',
  tone,
}: {
  readonly big: ComponentChildren;
  readonly small?: string;
  readonly tone?: 'bad' | 'good' | 'gone';
}) => (
  <div class={`card headline ${tone ?? ''}`}>
    <h2 class="balance bold lh-105 t10">{big}</h2>
    {small !== '' && <p class="balance in-ink-2 t8">{small}</p>}
  </div>
);

/** A line with a name in it, and an amount. */
export const named = (text: string, amount = '') => (
  <>
    <bdi dir="auto">{text}</bdi>
    {amount !== '' && ' '}
    {amount !== '' && <b>{amount}</b>}
  </>
);

/** What was behind a door, once the room has seen it there. */
export const foundCard = (found: Found, tell: BoardProps['tell']) =>
  Headline({
    tone: found.space.kind === 'bust' ? 'bad' : 'good',
    big: <b class="seen">{words.space(found.space, tell.money)}</b>,
  });

/**
 * Shows what goes into the pot while the pot counts up. The next question waits until it has. This is no component of its own,
 * so the card stays in place and only its text changes. `dice`: that brought it, [] for a door.
 */
export const addedText = (cue: Cue, money: (dollars: number) => string, dice: readonly number[]) =>
  Headline({ tone: 'good', big: added(cue, money, dice) });

export const added = ({ cash }: Cue, money: (dollars: number) => string, dice: readonly number[]) => {
  const [sum, total] = [cash as number, totalOf(dice)];
  return (
    <b class="added">
      {total > 0 && sum % total === 0 ? `${words.several(total, money(sum / total))} = ` : '+'}
      {money(sum)}
    </b>
  );
};

/** The place in the list of rolls, from the moment in which it is picked, or its dice are read. */
export const inList = (props: BoardProps<{ readonly position: number }>) => {
  const at = (toldOf(props, 'picked')?.number ?? props.board.position) as number;
  return at > 0 ? { big: words.roll(at), small: words.ofList } : null;
};

/** Cue acts that all three acts share. */
export const diceActs: { readonly [cue: string]: CueAct } = {
  picked: { sound: 'buzz' },
  added: { sound: 'coin' },
  opened: { sound: 'reveal' },
  retired: { sound: 'win', scene: 'confetti' },
};

/** What the boards of all three acts have in common, but for the words, which a qualifying in this set has no use for. */
export const diceStage = {
  look: 'hot-dice',
  skin: 'ruby',
  frame: { width: 1440, height: 318, portrait: 190 },
  Wall,
  placeDice: (_, { height, portrait }) =>
    portrait ? { middle: [360, height * 0.54], edge: edgeOn(height) } : undefined,
} as const satisfies Partial<StageBoard>;
