/** A die seen from the front, for doors, marks and small print, and the positions of its pips. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
};

/** Pips of a face on a 3×3 grid, with columns and rows from -1 to 1; none for an invalid face. */
export const pipsOf = (face: number): readonly (readonly [number, number])[] => pips[face] ?? [];

interface Props {
  readonly face: number;
  readonly body?: string;
  readonly pips?: string;
}

/** Takes the colors of the surrounding text unless others are given. */
export const FlatDie = ({ face, body = 'currentColor', pips: colour = '#fff' }: Props) => (
  <svg class="flat-die" viewBox="0 0 40 40" aria-hidden="true">
    <rect x="1" y="1" width="38" height="38" rx="7" fill={body} />
    <rect x="2.5" y="2" width="35" height="18" rx="6" fill="#fff" opacity=".16" />
    {pipsOf(face).map(([x, y]) => (
      <circle key={`${x},${y}`} cx={20 + x * 10} cy={20 + y * 10} r="4" fill={colour} />
    ))}
  </svg>
);
