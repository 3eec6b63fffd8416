/**
 * Dice drawn in SVG: real cubes seen from 47° above, for posters, phones, the rules and still pictures. Lengths in edges of a
 * die, y upwards, z towards the viewer. 1 lies on +y, 2 on +z, 3 on +x, and opposite faces make seven, so 1-2-3 run
 * anticlockwise.
 */
import { pipsOf } from './shapes.ts';

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

interface Die {
  readonly value: number;
  /** The position of its middle on the table. */
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

const isVisible = (normal: Point) => dot(normal, [0, sin, cos]) > 0.03;

const poses: Readonly<Record<number, readonly Omit<Die, 'value'>[]>> = {
  1: [{ x: 0, z: 0, yaw: 28 }],
  2: [
    { x: -1.12, z: 0.12, yaw: 20 },
    { x: 1.08, z: -0.06, yaw: -30 },
  ],
};

/** More dice than these lie in two rows. */
const maxInRow = 4;

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
      ...(values.length > maxInRow
        ? rows(i, values.length)
        : { x: (i - (values.length - 1) / 2) * 1.55, z: i % 2 === 0 ? 0.1 : -0.1 }),
      yaw: [22, -31, 38, -18, 27, -40][i % 6] ?? 0,
    }),
  }));

const dieMarkup = (die: Die, look: Look, id: string): string => {
  const { rotate, at } = placed(die);
  const visible = faces.filter(face => isVisible(rotate(face.normal)));
  const sides = visible.map(face => {
    const lit = dot(rotate(face.normal), light);
    const tone = lit > 0.6 ? 'top' : lit > 0.12 ? 'left' : 'right';
    const [dx, dy] = [0.012, 0.018];
    const spots = pipsOf(face.value).map(spot => {
      const outline = pipOutline(face, spot, face.value === 1 && look.ace !== undefined ? 0.12 : 0.1).map(at);
      const rim = path(outline.map(([x, y]) => [x + dx, y + dy] as const));
      const fill = face.value === 1 ? (look.ace ?? look.pip) : look.pip;
      return `<path d="${rim}" fill="${look.pipRim}" opacity=".55"/><path d="${path(outline)}" fill="${fill}"/>`;
    });
    return `<path d="${path(plate(face).map(at))}" fill="url(#${id}-${tone})"/>${spots.join('')}`;
  });
  return `<g><path d="${path(silhouette(at))}" fill="url(#${id}-edge)"/>${sides.join('')}</g>`;
};

const shadowMarkup = (die: Die, id: string): string => {
  const { at } = placed(die);
  const below = silhouette(point => {
    const [x, y] = at(point);
    return [x + 0.03, y + 0.05];
  });
  return (
    `<path d="${path(shadow(die))}" fill="#000" opacity=".4" filter="url(#${id}-soft)"/>` +
    `<path d="${path(below)}" fill="#000" opacity=".45" filter="url(#${id}-tight)"/>`
  );
};

const gradient = (id: string, to: string, stops: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" ${to}>${stops}</linearGradient>`;
const stop = (offset: string, colour: string, opacity = '') =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === '' ? '' : ` stop-opacity="${opacity}"`}/>`;
const blur = (id: string, deviation: string) =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const defs = ({ edge, body }: Look, id: string): string => {
  const [lit, middle, dark] = body;
  return `<defs>${gradient(`${id}-edge`, 'x2="1" y2="1"', stop('0', edge) + stop('.55', middle) + stop('1', dark))}${gradient(
    `${id}-top`,
    'x2="1" y2="1"',
    stop('0', lit) + stop('1', lit, '.8'),
  )}${gradient(`${id}-left`, 'x2="0" y2="1"', stop('0', middle) + stop('1', dark, '.9'))}${gradient(
    `${id}-right`,
    'x2="0" y2="1"',
    stop('0', dark) + stop('1', dark, '.75'),
  )}${blur(`${id}-soft`, '.09')}${blur(`${id}-tight`, '.03')}</defs>`;
};

interface DiceDrawing {
  /** Left, top, width and height of what is drawn. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** What goes into an `svg` element with this box; it holds nothing but numbers of ours. */
  readonly markup: string;
}

/** `values`: faces, six at most; `id`: begins the names of its gradients, one drawing of a document each. */
export const drawDice = (values: readonly number[], skin: Skin, id: string): DiceDrawing => {
  const look = looks[skin];
  const dice = posed(values);
  const twoRows = values.length > maxInRow;
  const width = twoRows ? 6.4 : Math.max(4.6, values.length * 1.6 + 1.4);
  const [usualTop, usualHeight] = twoRows ? [-1.95, 3.8] : [-1.15, 2.3];
  // A die turned far shows a corner above that.
  const highest = Math.min(...dice.flatMap(die => silhouette(placed(die).at).map(([, y]) => y)));
  const top = Math.min(usualTop, highest - 0.04);
  const height = usualHeight + usualTop - top;
  const behindFirst = [...dice].sort((a, b) => a.z - b.z);
  return {
    box: [-width / 2, top, width, height],
    markup:
      defs(look, id) +
      dice.map(die => shadowMarkup(die, id)).join('') +
      behindFirst.map(die => dieMarkup(die, look, id)).join(''),
  };
};

/** What dice are made of. */
export type Skin = 'ivory' | 'black' | 'tangerine' | 'ruby' | 'white' | 'bone';
