/** A seat's emblem: shape, color and pattern always together (look.md, “Whose is it”). */
import type { ComponentChildren } from 'preact';

const polygon = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;

const around = (n: number, radius: number, turn: number): readonly (readonly [number, number])[] =>
  Array.from({ length: n }, (_, i) => {
    const angle = turn + (i / n) * 2 * Math.PI;
    return [20 + radius * Math.cos(angle), 20 + radius * Math.sin(angle)] as const;
  });

const up = -Math.PI / 2;
const star = around(5, 18.5, up).flatMap((point, i) => [point, around(5, 9, up + Math.PI / 5)[i] ?? point]);

const shapes: readonly string[] = [
  'M20 3.5a16.5 16.5 0 1 0 0 33a16.5 16.5 0 1 0 0-33z',
  'M20 1.5 38.5 20 20 38.5 1.5 20z',
  'M20 3 37 35H3z',
  'M4.5 4.5h31v31h-31z',
  polygon(star),
  'M14 3h12v11h11v12H26v11H14V26H3V14h11z',
  polygon(around(6, 17.5, 0)),
  'M20 2C25 11 34 17 34 25a14 12.5 0 0 1-28 0C6 17 15 11 20 2z',
];

const colours = ['#ffb81c', '#63c7ff', '#ff8f8f', '#b9e769', '#d9b3ff', '#f6f0e0', '#ffa9e0', '#7fe7cf'] as const;

/** Stripes tell the diamond apart without color. */
const stripes = Array.from({ length: 5 }, (_, i) => (
  <rect key={i} x={7.4 + i * 5.6} y="6.9" width="2.4" height="26.2" fill="#0a3552" />
));

const patterns: Readonly<Record<number, (ring: string) => ComponentChildren>> = {
  0: ring => <circle cx="20" cy="20" r="6" fill={ring} />,
  1: () => <g transform="rotate(45 20 20)">{stripes}</g>,
};

interface Props {
  readonly seat: number;
  /** Width and height as a CSS length. */
  readonly size?: string;
  readonly ring?: string;
}

export const Emblem = ({ seat, size = '1.5em', ring = '#17110d' }: Props) => (
  <svg class="emblem" style={{ width: size, height: size }} viewBox="0 0 40 40" aria-hidden="true">
    <path d={shapes[seat % shapes.length]} fill={colours[seat % colours.length]} />
    {patterns[seat % shapes.length]?.(ring)}
    <path d={shapes[seat % shapes.length]} fill="none" stroke={ring} stroke-width="4" stroke-linejoin="round" />
  </svg>
);

/** Emblem and name as a badge in the seat's color. */
export const SeatBadge = ({ seat, name }: { readonly seat: number; readonly name: string }) => (
  <span class={`seat-badge seat-${seat}`}>
    <Emblem seat={seat} size="26px" />
    <bdi class="name" dir="auto">
      {name}
    </bdi>
  </span>
);

/** A name on one line, with an ellipsis if it is too long. */
export const Name = ({ name }: { readonly name: string }) => (
  <bdi class="name" dir="auto" title={name}>
    {name}
  </bdi>
);
