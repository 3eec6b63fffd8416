/**
 * Dice drawn in SVG: real cubes seen from 47° above, for posters, phones and the rules. Lengths in edges of a die, y upwards,
 * z towards the viewer. 1 lies on +y, 2 on +z, 3 on +x, and opposite faces make seven, so 1-2-3 run anticlockwise.
 */
import { useId } from 'preact/hooks';
import type { Skin } from './skin.ts';

type Point = readonly [number, number, number];
type Flat = readonly [number, number];

interface Look {
  /** Lit side, middle, shadow side of the body. */
  readonly body: readonly [string, string, string];
  readonly edge: string;
  readonly pip: string;
  readonly pipRim: string;
  /** The ace, where it differs. */
  readonly ace?: string;
}

const looks: Readonly<Record<Skin, Look>> = {
  ivory: {
    body: ['#fdf5e0', '#e2d2aa', '#a48f63'],
    edge: '#fffaf0',
    pip: '#17110d',
    pipRim: '#fffdf4',
    ace: '#c3231f',
  },
  black: { body: ['#43403f', '#1d1b1c', '#0b0a0b'], edge: '#6a6564', pip: '#f5c542', pipRim: '#000' },
  tangerine: { body: ['#ff8a2a', '#e8560f', '#9c2f06'], edge: '#ffb066', pip: '#fff6e3', pipRim: '#8a2a05' },
  ruby: { body: ['#f0343a', '#b80d18', '#5c0309'], edge: '#ff8a86', pip: '#fff8f4', pipRim: '#6a0409' },
  white: { body: ['#ffffff', '#d9e2ea', '#93a5b5'], edge: '#ffffff', pip: '#12469c', pipRim: '#ffffff' },
  bone: { body: ['#fbe3b0', '#dbb97c', '#96743d'], edge: '#fff0cf', pip: '#2a1508', pipRim: '#fff3d6' },
};

const pitch = (47 * Math.PI) / 180;
const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
const light: Point = [-0.46, 0.8, 0.38];
const camera = 13;
const half = 0.5;
const corner = 0.11;

const project = ([x, y, z]: Point): Flat => {
  const scale = camera / (camera - (y * sin + z * cos));
  return [x * scale, (z * sin - y * cos) * scale];
};

interface Face {
  readonly value: number;
  readonly normal: Point;
  readonly across: Point;
  readonly along: Point;
}

const faces: readonly Face[] = [
  { value: 1, normal: [0, 1, 0], across: [1, 0, 0], along: [0, 0, 1] },
  { value: 6, normal: [0, -1, 0], across: [1, 0, 0], along: [0, 0, -1] },
  { value: 2, normal: [0, 0, 1], across: [1, 0, 0], along: [0, -1, 0] },
  { value: 5, normal: [0, 0, -1], across: [-1, 0, 0], along: [0, -1, 0] },
  { value: 3, normal: [1, 0, 0], across: [0, 0, -1], along: [0, -1, 0] },
  { value: 4, normal: [-1, 0, 0], across: [0, 0, 1], along: [0, -1, 0] },
];

/** Turns that bring a value to the top. */
const toTop: Readonly<Record<number, (point: Point) => Point>> = {
  1: point => point,
  6: ([x, y, z]) => [x, -y, -z],
  2: ([x, y, z]) => [x, z, -y],
  5: ([x, y, z]) => [x, -z, y],
  3: ([x, y, z]) => [-y, x, z],
  4: ([x, y, z]) => [y, -x, z],
};

const spots = 0.245;
const pips: Readonly<Record<number, readonly Flat[]>> = {
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
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

const add = (a: Point, b: Point, k = 1): Point => [a[0] + k * b[0], a[1] + k * b[1], a[2] + k * b[2]];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const path = (points: readonly Flat[]) => `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}z`;

/** Convex hull, monotone chain. */
const hull = (points: readonly Flat[]): readonly Flat[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (from: readonly Flat[]) => {
    const line: Flat[] = [];
    for (const p of from) {
      for (;;) {
        const [b, a] = [line.at(-1), line.at(-2)];
        if (a === undefined || b === undefined) break;
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        line.pop();
      }
      line.push(p);
    }
    return line.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
};

const turns = (n: number) => Array.from({ length: n }, (_, i) => (i / n) * 2 * Math.PI);
const signs = [-1, 1] as const;
const corners: readonly Point[] = signs.flatMap(x => signs.flatMap(y => signs.map(z => [x, y, z] as const)));

export interface Die {
  readonly value: number;
  /** Where its middle stands on the table. */
  readonly x: number;
  readonly z: number;
  /** Degrees about the upright. */
  readonly yaw: number;
}

const placed = ({ value, x, z, yaw }: Die) => {
  const turn = toTop[value] ?? (point => point);
  const [s, c] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)];
  const rotate = (point: Point): Point => {
    const [px, py, pz] = turn(point);
    return [px * c + pz * s, py, pz * c - px * s];
  };
  return { rotate, at: (point: Point): Flat => project(add(rotate(point), [x, half, z])) };
};

const silhouette = (at: (point: Point) => Flat): readonly Flat[] =>
  hull(
    corners.flatMap(([x, y, z]) => {
      const inner = half - corner;
      const [mx, my] = at([x * inner, y * inner, z * inner]);
      return turns(12).map(
        angle => [mx + corner * 1.06 * Math.cos(angle), my + corner * 1.06 * Math.sin(angle)] as const,
      );
    }),
  );

const shadow = (die: Die): readonly Flat[] => {
  const { rotate } = placed(die);
  return hull(
    corners.map(([x, y, z]) => {
      const point = add(rotate([x * half, y * half, z * half]), [die.x, half, die.z]);
      return project(add(point, light, -point[1] / light[1]));
    }),
  );
};

const middleOf = (normal: Point): Point => [normal[0] * half, normal[1] * half, normal[2] * half];

/** The lit part of a face: a square with rounded corners. */
const plate = ({ normal, across, along }: Face): readonly Point[] => {
  const [size, radius] = [0.474, 0.12];
  return [0, 1, 2, 3].flatMap(quarter => {
    const [a, b] = [[1, -1, -1, 1][quarter] ?? 1, [1, 1, -1, -1][quarter] ?? 1];
    return [0, 1, 2, 3, 4].map(step => {
      const angle = ((quarter + step / 4) * Math.PI) / 2;
      const side = a * (size - radius) + radius * Math.cos(angle);
      return add(add(middleOf(normal), across, side), along, b * (size - radius) + radius * Math.sin(angle));
    });
  });
};

const pipOutline = ({ normal, across, along }: Face, [a, b]: Flat, radius: number): readonly Point[] =>
  turns(16).map(angle =>
    add(
      add(middleOf(normal), across, a * spots + radius * Math.cos(angle)),
      along,
      b * spots + radius * Math.sin(angle),
    ),
  );

const isSeen = (normal: Point) => dot(normal, [0, sin, cos]) > 0.03;

const DieShape = ({ die, look, id }: { readonly die: Die; readonly look: Look; readonly id: string }) => {
  const { rotate, at } = placed(die);
  const seen = faces.filter(face => isSeen(rotate(face.normal)));
  return (
    <g>
      <path d={path(silhouette(at))} fill={`url(#${id}-edge)`} />
      {seen.map(face => {
        const lit = dot(rotate(face.normal), light);
        const tone = lit > 0.6 ? 'top' : lit > 0.12 ? 'left' : 'right';
        return (
          <g key={face.value}>
            <path d={path(plate(face).map(at))} fill={`url(#${id}-${tone})`} />
            {(pips[face.value] ?? []).map(spot => {
              const [dx, dy] = [0.012, 0.018];
              const outline = pipOutline(face, spot, face.value === 1 && look.ace !== undefined ? 0.12 : 0.1).map(at);
              return (
                <g key={spot.join()}>
                  <path d={path(outline.map(([x, y]) => [x + dx, y + dy] as const))} fill={look.pipRim} opacity=".55" />
                  <path d={path(outline)} fill={face.value === 1 ? (look.ace ?? look.pip) : look.pip} />
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
};

const poses: Readonly<Record<number, readonly Omit<Die, 'value'>[]>> = {
  1: [{ x: 0, z: 0, yaw: 28 }],
  2: [
    { x: -1.12, z: 0.12, yaw: 20 },
    { x: 1.08, z: -0.06, yaw: -30 },
  ],
};

/** More dice than these lie in two rows. */
const mostInRow = 4;

/** Two rows of three at most. */
const rows = (i: number, count: number): Pick<Die, 'x' | 'z'> => {
  const behind = Math.ceil(count / 2);
  const [at, of] = i < behind ? [i, behind] : [i - behind, count - behind];
  return { x: (at - (of - 1) / 2) * 1.75, z: i < behind ? -1 : 1 };
};

/** Six at most, each turned a little differently. */
const posed = (values: readonly number[]): readonly Die[] =>
  values.map((value, i) => ({
    value,
    ...(poses[values.length]?.[i] ?? {
      ...(values.length > mostInRow
        ? rows(i, values.length)
        : { x: (i - (values.length - 1) / 2) * 1.55, z: i % 2 === 0 ? 0.1 : -0.1 }),
      yaw: [22, -31, 38, -18, 27, -40][i % 6] ?? 0,
    }),
  }));

interface Props {
  readonly values: readonly number[];
  readonly skin: Skin;
  readonly class?: string;
  /** What a screen reader says; without it the picture is an ornament. */
  readonly label?: string;
}

export const DicePicture = ({ values, skin, label, ...given }: Props) => {
  const id = useId();
  const look = looks[skin];
  const dice = posed(values);
  const twoRows = values.length > mostInRow;
  const width = twoRows ? 6.4 : Math.max(4.6, values.length * 1.6 + 1.4);
  const [top, height] = twoRows ? [-1.95, 3.8] : [-1.15, 2.3];
  return (
    <svg
      class={given.class}
      viewBox={`${-width / 2} ${top} ${width} ${height}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      <defs>
        <linearGradient id={`${id}-edge`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color={look.edge} />
          <stop offset=".55" stop-color={look.body[1]} />
          <stop offset="1" stop-color={look.body[2]} />
        </linearGradient>
        <linearGradient id={`${id}-top`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color={look.body[0]} />
          <stop offset="1" stop-color={look.body[0]} stop-opacity=".8" />
        </linearGradient>
        <linearGradient id={`${id}-left`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={look.body[1]} />
          <stop offset="1" stop-color={look.body[2]} stop-opacity=".9" />
        </linearGradient>
        <linearGradient id={`${id}-right`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={look.body[2]} />
          <stop offset="1" stop-color={look.body[2]} stop-opacity=".75" />
        </linearGradient>
        <filter id={`${id}-soft`} x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation=".09" />
        </filter>
        <filter id={`${id}-tight`} x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation=".03" />
        </filter>
      </defs>
      {dice.map((die, i) => (
        <g key={i}>
          <path d={path(shadow(die))} fill="#000" opacity=".4" filter={`url(#${id}-soft)`} />
          <path
            d={path(
              silhouette(point => {
                const { at } = placed(die);
                const [x, y] = at([point[0], point[1], point[2]]);
                return [x + 0.03, y + 0.05];
              }),
            )}
            fill="#000"
            opacity=".45"
            filter={`url(#${id}-tight)`}
          />
        </g>
      ))}
      {[...dice]
        .sort((a, b) => a.z - b.z)
        .map(die => (
          <DieShape key={`${die.x} ${die.z}`} die={die} look={look} id={id} />
        ))}
    </svg>
  );
};
