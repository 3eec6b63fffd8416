/** The leather tray: rings around scoring dice, the value of each, and the compartment for dice set aside. */

import { useMemo } from 'preact/hooks';
import { sixDice as words } from '../../../../shared/shows/six-dice/words/en/boards.ts';
import { useLater } from '../../../parts/counting.ts';
import { DicePicture } from '../../../parts/dice-picture.tsx';
import type { TableProps } from '../../../stage/board.ts';
import { stops } from '../../../stage/parts/light.tsx';
import { afterLoss, lyingOn, type RaceProps, toBeat } from './six-dice-facts.ts';

type Props = RaceProps & TableProps;

interface Size {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
}

/** Height of the compartment in portrait, for an arena of this height. */
export const shelfOf = (height: number): number => Math.max(176, Math.min(214, height * 0.34));

/** Height of the line with the values, in front of it. */
export const valuesLine = 62;

/** Top of the dice in portrait, and their minimum height. */
export const diceFrom = 78;
export const leastForDice = 100;

const Defs = () => (
  <defs>
    <linearGradient id="tray-leather" x1="0" y1="0" x2="1" y2="1">
      {stops('#a8682f 0, #6a3a17 .5, #3a1c09 1')}
    </linearGradient>
    <radialGradient id="tray-felt" cx=".44" cy=".35" r=".7">
      {stops('#3d7a69 0, #23493f .55, #10261f 1')}
    </radialGradient>
    <linearGradient id="tray-brass" x1="0" y1="0" x2="1" y2="1">
      {stops('#fff0b8 0, #e0a83a .45, #8a5713 1')}
    </linearGradient>
    <filter id="tray-soft" x="-10%" y="-20%" width="120%" height="140%">
      <feGaussianBlur stdDeviation="18" />
    </filter>
  </defs>
);

/** The tray in landscape, in units of the arena. */
const wideTray = (
  <>
    <path
      d="M150 550 250 150Q258 126 284 126H1636Q1662 126 1670 150L1770 550z"
      fill="#000"
      opacity=".6"
      filter="url(#tray-soft)"
      transform="translate(10 12)"
    />
    <path
      d="M140 570 246 150Q254 122 284 122H1636Q1666 122 1674 150L1780 570z"
      fill="url(#tray-leather)"
      stroke="#1c0c04"
      stroke-width="4"
    />
    <path
      d="M246 152Q254 125 284 125H1636Q1666 125 1674 152"
      fill="none"
      stroke="#e2a868"
      stroke-opacity=".7"
      stroke-width="4"
    />
    <path d="M214 570 290 182Q295 162 318 162H1602Q1625 162 1630 182L1706 570z" fill="#120a05" />
    <path
      d="M222 570 296 190Q301 172 322 172H1598Q1619 172 1624 190L1698 570z"
      fill="url(#tray-felt)"
      stroke="url(#tray-brass)"
      stroke-width="5"
    />
  </>
);

/** Between the dice and the compartment. */
const wideWall = (
  <>
    <path d="M1330 570V180" stroke="#0007" stroke-width="5" />
    <path d="M1334 570V180" stroke="#fff3" stroke-width="3" />
  </>
);

/** The tray in portrait, with the compartment in front. */
const tallTray = (height: number) => {
  return (
    <>
      <path
        d={`M4 ${height + 20}L30 56Q34 34 56 34H664Q686 34 690 56L716 ${height + 20}z`}
        fill="url(#tray-leather)"
        stroke="#1c0c04"
        stroke-width="4"
      />
      <path d={`M28 ${height - 8}L52 84Q55 64 76 64H644Q665 64 668 84L692 ${height - 8}z`} fill="#120a05" />
      <path
        d={`M34 ${height - 12}L58 92Q61 73 80 73H640Q659 73 662 92L686 ${height - 12}z`}
        fill="url(#tray-felt)"
        stroke="url(#tray-brass)"
        stroke-width="5"
      />
    </>
  );
};

const tallWall = (height: number) => {
  const wall = height - shelfOf(height);
  return (
    <>
      <path d={`M44 ${wall}H676`} stroke="#0007" stroke-width="5" />
      <path d={`M44 ${wall + 4}H676`} stroke="#fff3" stroke-width="3" />
    </>
  );
};

/** `divided`: into a place for the dice and the compartment. A card takes the whole tray. */
const Leather = ({ width, height, portrait, divided }: Size & { readonly divided: boolean }) =>
  useMemo(
    () => (
      <svg
        class="tray block absolute"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <Defs />
        {portrait ? tallTray(height) : wideTray}
        {divided && (portrait ? tallWall(height) : wideWall)}
      </svg>
    ),
    [width, height, portrait, divided],
  );

/** Approximate width of a letter of the small print, in units. */
const letter = { wide: 14.2, upright: 13.6 } as const;

interface Value {
  readonly key: string;
  readonly text: string;
  readonly at: number;
  readonly wide: number;
}

/** Moves overlapping parts aside, within the tray. */
const spread = (values: readonly Value[], from: number, to: number): readonly Value[] => {
  const sorted = [...values].sort((a, b) => a.at - b.at);
  const gap = 14;
  let edge = from;
  const pushed = sorted.map(value => {
    const at = Math.max(value.at, edge + value.wide / 2);
    edge = at + value.wide / 2 + gap;
    return { ...value, at };
  });
  let end = to;
  return pushed.toReversed().map(value => {
    const at = Math.min(value.at, end - value.wide / 2);
    end = at - value.wide / 2 - gap;
    return { ...value, at };
  });
};

const Compartment = (props: Props) => {
  const { board, view, cue, tell, portrait, height } = props;
  const { aside, chosen, ...lying } = lyingOn(props);
  const before = useLater(lying.before, cue?.cue === 'busted' ? afterLoss : 0);
  const { tray } = words;
  // What is banked has left the tray.
  const bonus = cue?.cue === 'banked' ? 0 : board.bonus;
  const gain = board.points + bonus;
  // Wide pictures ask it in their middle.
  const decides = portrait && view.phase === 'decide' && chosen && gain > 0 && board.inHand > 0;
  const score = (view.seats[board.turn]?.score ?? 0) + gain;
  const bank = tray.bank(tell.number(gain));
  const empty = aside.length === 0 && before === 0 && bonus === 0;
  return (
    <section
      class="compartment flex absolute centred"
      style={portrait ? { height: `${shelfOf(height) - 40}px` } : undefined}
      aria-label={tray.asideLabel(board.rules, aside)}
    >
      {!empty && aside.length > 0 && <h2 class="bold lh-11 t7">{tray.aside(board.rules)}</h2>}
      <div class="aside-dice min-w-0 min-h-0">
        {aside.length > 0 && <DicePicture key={aside.join()} values={aside} skin="bone" />}
      </div>
      <div class="points bold lh-105 t7">
        {before > 0 && <b class="bold-figure block nowrap lh-11 t8">{tell.number(before)}</b>}
        {bonus > 0 && cue?.cue !== 'all-six' && <span>{tray.safe(tell.number(bonus))}</span>}
      </div>
      {decides && (
        <div class={`bank ${bank.length > 9 ? 'long' : ''}`}>
          <b class="bold-figure block nowrap lh-11 t8">{bank}</b>
          <span class="bold lh-10 t7">{tray.makes(tell.number(score))}</span>
        </div>
      )}
    </section>
  );
};

export const Tray = (props: Props) => {
  const { board, cue, width, height, spots, edge, portrait, tell, rolling } = props;
  const { parts, chosen } = lyingOn(props);
  const busted = cue?.cue === 'busted';
  const bonus = cue?.cue === 'all-six' && props.told.includes(cue) ? (cue.bonus as number) : 0;
  const gain = board.points + board.bonus;
  const enough = board.lastTurn && (props.view.seats[board.turn]?.score ?? 0) + gain > toBeat(props);
  const [from, to] = portrait ? [56, 664] : [268, 1318];
  const shown = spots.length > 0 ? parts : [];
  const values = shown.map(({ face, places, points }): Value => {
    const [bigOne, scores] = portrait
      ? [words.tray.bigOneShort, words.tray.scoresShort]
      : [words.tray.bigOne, words.tray.scores];
    const text = face === 0 ? bigOne(tell.number(points)) : scores(face, places.length, tell.number(points));
    const middle = places.reduce((sum, place) => sum + (spots[place - 1]?.[0] ?? 0), 0) / places.length;
    return { key: text, text, at: middle, wide: text.length * letter[portrait ? 'upright' : 'wide'] + 50 };
  });
  const shownFaces = shown.flatMap(({ places }) => places.map(place => board.dice[place - 1] ?? 0));
  const line = portrait ? height - shelfOf(height) - valuesLine : 488;
  // With eight lanes and the odds there is no room between dice and compartment. The rings and the words say the same.
  const narrow = portrait && line < diceFrom + leastForDice;
  const top = narrow ? line + valuesLine + 34 : line;
  return (
    <>
      <Leather
        width={width}
        height={height}
        portrait={portrait}
        divided={board.turn >= 0 && (board.dice.length > 0 || rolling)}
      />
      <svg
        class="rings block absolute"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {shown
          .flatMap(({ places }) => places)
          .map(place => {
            const [x, y] = spots[place - 1] ?? [0, 0];
            return (
              <g key={place} class={chosen ? 'held' : 'open'}>
                <ellipse cx={x + 3} cy={y - edge * 0.04 + 5} rx={edge * 0.99} ry={edge * 0.75} class="shade" />
                <ellipse cx={x} cy={y - edge * 0.04} rx={edge * 0.99} ry={edge * 0.75} class="ring" />
              </g>
            );
          })}
      </svg>
      {shownFaces.length > 0 && (
        <p class="unseen">{chosen ? words.tray.heldLabel(board.rules, shownFaces) : words.tray.mayHold(shownFaces)}</p>
      )}
      <ul class="values">
        {(narrow || bonus > 0 ? [] : spread(values, from, to)).map(({ key, text, at }) => (
          <li
            key={key}
            class={`absolute nowrap bold lh-12 pill in-bright on-ink t7 value ${chosen ? 'held' : 'open'}`}
            style={{ left: `${at}px`, top: `${top}px` }}
          >
            {text}
          </li>
        ))}
        {bonus > 0 && (
          <li
            class={`value bonus absolute nowrap bold lh-11 pill in-bright on-ink t10 ${enough ? 'enough' : ''}`}
            style={{ left: `${(from + to) / 2}px`, top: `${top}px` }}
          >
            {enough && !portrait
              ? `${tell.number(gain - bonus)} + ${tell.number(bonus)} = ${words.race.enough(tell.number(gain))}`
              : words.tray.allSixBonus(tell.number(bonus))}
          </li>
        )}
        {busted && props.told.includes(cue) && (cue.lost as number) > 0 && spots.length > 0 && (
          <li
            class="value bust absolute nowrap bold lh-11 pill in-bright on-ink t10"
            style={{ left: `${(from + to) / 2}px`, top: `${top}px` }}
          >
            {words.tray.lost(tell.number(cue.lost as number))}
            {(cue.kept as number) > 0 && `, ${words.tray.kept(tell.number(cue.kept as number))}`}
          </li>
        )}
      </ul>
      <Compartment {...props} />
    </>
  );
};
