/** Light and shapes for walls. */
import type { ComponentChildren } from 'preact';

/** A sunburst around a point as one path of `count` beams. */
export const rays = (cx: number, cy: number, count: number, turn: number): string => {
  const reach = 2000;
  const edge = (part: number) => {
    const angle = part * Math.PI * 2 + turn;
    return `${(cx + reach * Math.cos(angle)).toFixed(0)} ${(cy + reach * Math.sin(angle)).toFixed(0)}`;
  };
  return Array.from(
    { length: count },
    (_, beam) => `M${cx} ${cy}L${edge(beam / count)}L${edge((beam + 0.5) / count)}z`,
  ).join('');
};

/** The stops of a gradient: colours with their places, such as "#fff .5". */
export const stops = (list: string) =>
  list.split(', ').map(one => {
    const [colour = '', place] = one.split(' ');
    return <stop key={place} offset={place} stop-color={colour} />;
  });

const coneDefs = (colour: string) => (
  <linearGradient id="light-cone" x1="0" x2="0" y1="0" y2="1">
    {stops(`${colour}f2 0, ${colour}00 1`)}
  </linearGradient>
);

/** A spotlight from the ceiling. `wide` and `long` describe its lower end, which is `aside` from the lamp. */
const cone = (x: number, wide: number, long: number, aside: number, opacity: number) => (
  <path
    d={`M${x - 14} -20L${x + 14} -20L${x + aside + wide} ${long - 20}L${x + aside - wide} ${long - 20}z`}
    fill="url(#light-cone)"
    opacity={opacity}
  />
);

interface WallProps {
  /** Colour of the lamps; left out for a wall without. */
  readonly light?: string;
  /** Spotlights on the left, as `cone` takes them. Those on the right are their mirror images. */
  readonly lamps?: readonly (readonly [x: number, wide: number, long: number, aside: number, opacity: number])[];
  /** Light on the wall as stops from the inside out, where its middle is and how far it reaches, in parts of the wall. */
  readonly glow?: string;
  readonly at?: readonly [y: number, reach: number];
  readonly defs?: ComponentChildren;
  readonly children: ComponentChildren;
  /** What shines by itself, in front of the glow. */
  readonly front?: ComponentChildren;
}

/** A wall: what it is made of, the light on it, the lamps. */
export const WallPicture = ({
  light,
  lamps = [],
  glow,
  at: [y, reach] = [0.33, 0.6],
  defs,
  children,
  front,
}: WallProps) => (
  <svg class="block w-full h-full" viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      {light !== undefined && coneDefs(light)}
      {defs}
      <radialGradient id="wall-glow" cx=".5" cy={y} r={reach}>
        {glow !== undefined && stops(glow)}
      </radialGradient>
    </defs>
    {children}
    {glow !== undefined && <rect width="1920" height="1080" fill="url(#wall-glow)" />}
    {front}
    {lamps.map(([x, wide, long, aside, opacity]) => cone(x, wide, long, aside, opacity))}
    {lamps
      .filter(([x]) => x !== 960)
      .map(([x, wide, long, aside, opacity]) => cone(1920 - x, wide, long, -aside, opacity))}
  </svg>
);
