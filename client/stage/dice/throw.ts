/**
 * Plans a throw. The dice are dropped with a seed made of the entry's number and the faces. An unmarked die looks the same from
 * every side, so afterwards its sides get the pips that the server rolled. Every page plans the same throw.
 */
import { type Timeline, throwTimes } from '../../../shared/engine/moments.ts';
import { seededLuck } from '../../../shared/engine/robots.ts';
import type { Launch } from './body.ts';
import { type Face, faceAxis, type Vector } from './faces.ts';
import { framesPerSecond, type Tumbling, tumble } from './tumble.ts';
import { apply, between, blend, combine, matrixOf, noTurn, quarters, type Turn, unit } from './turn.ts';

/** -1: from the left (seat 0), 1: from the right. */
export type From = -1 | 1;

interface ThrowOrder {
  readonly entry: number;
  readonly faces: readonly Face[];
  readonly from: From;
  /** Much is at stake: the throw is longer, and slow at the end. */
  readonly tense: boolean;
  /** This die shows that face before it falls onto its own. */
  readonly near?: Timeline['near'] | undefined;
}

export interface Pose {
  readonly position: Vector;
  readonly turn: Turn;
}

export interface ThrowPlan {
  readonly order: ThrowOrder;
  /** Seconds until all are at rest, at full speed. */
  readonly seconds: number;
  /** Audible strikes: seconds from the start, loudness 0–1, and what the die struck. */
  readonly knocks: readonly { readonly at: number; readonly loud: number; readonly on: 'table' | 'die' }[];
  poses(seconds: number): readonly Pose[];
}

/** Where the dice end up, by their number: x and z of each, left to right. */
const places: readonly (readonly number[])[] = [
  [],
  [0, 0],
  [-1.18, 0.08, 1.12, -0.1],
  [-2.0, -0.1, 0, 0.25, 2.0, -0.15],
  [-2.75, 0.15, -0.9, -0.3, 0.95, 0.3, 2.75, -0.2],
  [-2.65, -0.5, 0.05, -0.65, 2.6, -0.55, -1.3, 0.65, 1.35, 0.6],
  [-3.25, -0.5, -0.65, -0.65, 1.95, -0.55, -1.95, 0.65, 0.65, 0.6, 3.25, 0.65],
];

const placeFor = (dice: number, die: number): readonly [x: number, z: number] => [
  places[dice]?.[die * 2] ?? 0,
  places[dice]?.[die * 2 + 1] ?? 0,
];

/** A seed of their own and no chance of the page's, because throws must not differ between pages. */
const seedOf = ({ entry, faces }: ThrowOrder) =>
  faces.reduce((seed, face) => Math.imul(seed, 31) + face, Math.imul(entry + 1, 0x9e3779b1)) >>> 0;

/** A rotation about the vertical axis with this cosine and sine. */
const upright = (cosine: number, sine: number): Turn =>
  // Half the angle. The other formula is used near a half-turn, for accuracy.
  cosine > -0.999999 ? unit([1 + cosine, 0, sine, 0]) : [0, 0, 1, 0];

/** Dice that fly together: two at most, so that there is one knock and no heap. */
interface Group {
  readonly tumbling: Tumbling;
  /** The simulated bodies of the group's dice, left to right. */
  readonly bodies: readonly number[];
  /** Seconds after the first group. */
  readonly delay: number;
  /** Rotation and translation of the whole group on the table. */
  readonly bearing: Turn;
  readonly shift: readonly [number, number];
  /** Per die: makes the final rotation exactly flat. */
  readonly level: readonly Turn[];
  /** Per die: brings the rolled face up. */
  readonly marks: readonly Turn[];
}

/** One behind the other, a hand's breadth apart. The rear one is faster and catches up. */
const launch = (luck: () => number, count: number, tense: boolean): Launch[] =>
  Array.from({ length: count }, (_, die) => {
    const side = count === 1 ? 0 : die === 0 ? -1 : 1;
    const forward = (tense ? 14 : 12) - side * 0.9;
    return {
      position: [side * (0.55 + luck() * 0.35), 1.5 + luck() * 0.7, side * (0.1 + luck() * 0.2)],
      velocity: [forward + luck() * 2.5, luck() * 2.5, -side * (0.1 + luck() * 0.4)],
      turn: unit([luck() - 0.5, luck() - 0.5, luck() - 0.5, luck() - 0.5]),
      spin: [luck() * 12 - 6, luck() * 12 - 6, -12 - luck() * 9],
    };
  });

const placeOf = (group: Tumbling, die: number, frame = group.frames - 1): Vector => {
  const values = group.positions[die];
  const at = frame * 3;
  return [values?.[at] ?? 0, values?.[at + 1] ?? 0, values?.[at + 2] ?? 0];
};

const turnOf = (group: Tumbling, die: number, frame = group.frames - 1): Turn => {
  const values = group.turns[die];
  const at = frame * 4;
  return [values?.[at] ?? 1, values?.[at + 1] ?? 0, values?.[at + 2] ?? 0, values?.[at + 3] ?? 0];
};

const inverse = ([w, x, y, z]: Turn): Turn => [w, -x, -y, -z];

/** The axis of a die that points up the most. */
const topOf = (turn: Turn): Vector => {
  const up = apply(inverse(turn), [0, 1, 0]);
  const sizes = up.map(Math.abs);
  const most = sizes.indexOf(Math.max(...sizes));
  return [0, 1, 2].map(axis => (axis === most ? Math.sign(up[axis] ?? 0) : 0)) as unknown as Vector;
};

/** The side that a body shows before its last quarter, in directions of the unmarked body at rest. */
const topBefore = (tumbling: Tumbling, body: number): Vector => {
  const last = topOf(turnOf(tumbling, body));
  for (let frame = tumbling.frames - 2; frame > 0; frame--) {
    const top = topOf(turnOf(tumbling, body, frame));
    if (top.some((part, axis) => part !== last[axis])) return top;
  }
  return last;
};

const dot = (a: Vector, b: Vector): number => a.reduce((sum, part, axis) => sum + part * (b[axis] ?? 0), 0);

/** How far a flat die is rotated from being square to the screen, as a tangent from -1 to 1. */
const yawOf = (turn: Turn): number => {
  const m = matrixOf(turn);
  // The horizontal column with the larger x component.
  const flat = [0, 1, 2]
    .map(column => [m[column] ?? 0, m[3 + column] ?? 0, m[6 + column] ?? 0] as const)
    .filter(([, y]) => y * y < 0.5);
  const [x, , z] = flat.reduce((best, next) => (Math.abs(next[0]) > Math.abs(best[0]) ? next : best), [0.001, 0, 0]);
  return z / x;
};

/** Sine of the largest rotation of a throw that lays its dice side by side. */
const maxTurned = 0.32;

/** Tangent of 18°: less looks parallel to the screen. */
const squareYaw = 0.325;

interface Candidate {
  readonly group: Group;
  readonly faults: number;
}

/** Moves a simulated throw to where its dice belong, marks them with the rolled faces, and counts flaws. */
const settle = (
  order: ThrowOrder,
  tumbling: Tumbling,
  dice: readonly number[],
  delay: number,
  luck: () => number,
): Candidate => {
  const wanted = dice.map(die => placeFor(order.faces.length, die));
  const middle = (points: readonly (readonly number[])[], axis: number) =>
    points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
  let cosine: number = order.from === 1 ? -1 : 1;
  let sine = 0;
  let faults = 0;
  let bodies = dice.map((_, index) => index);
  if (dice.length === 2) {
    // Rotates the pair so that its dice lie side by side as wanted, whichever of them ends up on the left.
    const [[left, near], [right, far]] = wanted as [[number, number], [number, number]];
    const [first, second] = [placeOf(tumbling, 0), placeOf(tumbling, 1)];
    const [wx, wz] = [right - left, far - near];
    const [gx, gz] = [second[0] - first[0], second[2] - first[2]];
    const size = Math.sqrt(wx * wx + wz * wz) * Math.sqrt(gx * gx + gz * gz);
    // The rotation is limited, because the throw should come from the side and not from the front.
    const towards = ((gz * wx - gx * wz) / size) * (gx * wx + gz * wz < 0 ? -1 : 1);
    sine = Math.max(-maxTurned, Math.min(maxTurned, towards));
    cosine *= Math.sqrt(1 - sine * sine);
    const dx = cosine * gx + sine * gz;
    const dz = cosine * gz - sine * gx;
    if (dx < 0) bodies = [1, 0];
    faults += Math.max(0, 1.5 - Math.abs(dx)) * 6;
    faults += Math.max(0, Math.abs(dx) - wx - 0.35) * 5;
    faults += Math.max(0, Math.abs(dz * Math.sign(dx) - wz) - 0.35) * 4;
  }
  const bearing = upright(cosine, sine);
  const ends = bodies.map(body => apply(bearing, placeOf(tumbling, body)));
  const shift = [middle(wanted, 0) - middle(ends, 0), middle(wanted, 1) - middle(ends, 2)] as const;
  const finals = bodies.map(body => combine(bearing, turnOf(tumbling, body)));
  const level = finals.map(final => between(apply(final, topOf(final)), [0, 1, 0]));
  const marks = dice.map((die, index) => {
    const top = topOf(finals[index] ?? noTurn);
    const upTurn = between(faceAxis[order.faces[die] ?? 1], top);
    const some = combine(quarters(top, Math.floor(luck() * 4)), upTurn);
    const near = order.near?.[0] === die ? faceAxis[order.near[1] as Face] : undefined;
    if (near === undefined) return some;
    const lean = topBefore(tumbling, bodies[index] ?? 0);
    const turned = [0, 1, 2, 3].map(count => combine(quarters(top, count), upTurn));
    return turned.toSorted((a, b) => dot(apply(b, near), lean) - dot(apply(a, near), lean))[0] ?? some;
  });
  const yaws = finals.map((final, index) => yawOf(combine(level[index] ?? noTurn, final)));
  for (const yaw of yaws) faults += Math.max(0, squareYaw - Math.abs(yaw)) * 10;
  const [a, b] = yaws;
  if (a !== undefined && b !== undefined) faults += Math.max(0, 0.25 - Math.abs(a - b)) * 4;
  if (order.faces.length === 2 && tumbling.kisses === 0) faults += 0.7;
  // Starts outside the picture.
  for (const body of bodies) {
    const [x, , z] = apply(bearing, placeOf(tumbling, body, 0));
    faults += Math.max(0, 4.8 - order.from * (x + shift[0])) * 4 + Math.max(0, Math.abs(z + shift[1]) - 1.3) * 1.5;
  }
  const length = tumbling.frames / framesPerSecond;
  const [short, long] = order.tense ? [1, 1.9] : [0.8, 1.4];
  faults += Math.max(0, short - length, length - long) * 4;
  return { group: { tumbling, bodies, delay, bearing, shift, level, marks }, faults };
};

const poseIn = (group: Group, die: number, seconds: number): Pose => {
  const { tumbling, bearing, shift, delay } = group;
  const body = group.bodies[die] ?? 0;
  const end = tumbling.frames - 1;
  const frame = Math.max(0, Math.min(end, (seconds - delay) * framesPerSecond));
  const whole = Math.floor(frame);
  const part = frame - whole;
  const a = placeOf(tumbling, body, whole);
  const b = placeOf(tumbling, body, Math.min(end, whole + 1));
  const at = apply(bearing, [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]);
  const free = combine(
    bearing,
    blend(turnOf(tumbling, body, whole), turnOf(tumbling, body, Math.min(end, whole + 1)), part),
  );
  // The last fraction of a degree is spread over the last frames, where nobody sees it.
  const rested = tumbling.restedAt[body] ?? end;
  const flat = Math.max(0, Math.min(1, (frame - (rested - 24)) / 24));
  const level = blend(noTurn, group.level[die] ?? noTurn, flat * flat * (3 - 2 * flat));
  return {
    position: [at[0] + shift[0], at[1] + (0.5 - at[1]) * (flat === 1 ? 1 : 0), at[2] + shift[1]],
    turn: combine(combine(level, free), group.marks[die] ?? noTurn),
  };
};

/** Whether two groups come closer than dice can. */
const crowded = (a: Group, b: Group): number => {
  let least = 9;
  const until = Math.max(a.tumbling.frames, b.tumbling.frames) + 12;
  for (let frame = 0; frame < until; frame += 4) {
    const seconds = frame / framesPerSecond;
    a.marks.forEach((_, i) => {
      const p = poseIn(a, i, seconds).position;
      b.marks.forEach((__, j) => {
        const q = poseIn(b, j, seconds).position;
        const far = Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2);
        if (far < least) least = far;
      });
    });
  }
  return Math.max(0, 1.2 - least) * 25;
};

const tries = 80;
/** Flaws that nobody notices. */
const enough = 0.4;

/** Dice that have been on the table for long. Nobody sees how they got there, so nothing is simulated. */
export const layDice = (faces: readonly Face[]): ThrowPlan => {
  const order: ThrowOrder = { entry: 0, faces, from: -1, tense: false };
  const luck = seededLuck(seedOf(order));
  const poses = faces.map((face, die): Pose => {
    const [x, z] = placeFor(faces.length, die);
    // Tangent of half the angle: 20° to 42°.
    const tangent = (0.18 + 0.2 * luck()) * (die % 2 === 0 ? -1 : 1);
    const yaw = upright((1 - tangent ** 2) / (1 + tangent ** 2), (2 * tangent) / (1 + tangent ** 2));
    const marks = combine(quarters([0, 1, 0], Math.floor(luck() * 4)), between(faceAxis[face], [0, 1, 0]));
    return { position: [x, 0.5, z], turn: combine(yaw, marks) };
  });
  return { order, seconds: 0, knocks: [], poses: () => poses };
};

/** Plans a throw in many small steps, for pages that have other things to do meanwhile. */
export function* planning(order: ThrowOrder): Generator<void, ThrowPlan> {
  const luck = seededLuck(seedOf(order));
  const groups: { readonly group: Group; readonly dice: readonly number[] }[] = [];
  // Two dice knock against each other. Three or more fly one by one, each to its own place.
  const flights = order.faces.length === 2 ? [[0, 1]] : order.faces.map((_, die) => [die]);
  for (const [flight, dice] of flights.entries()) {
    const delay = flight * 0.05;
    let best: Candidate | null = null;
    for (let attempt = 0; attempt < tries && (best === null || best.faults > enough); attempt++) {
      yield;
      const tumbling = tumble(launch(luck, dice.length, order.tense), 2);
      if (tumbling === null) continue;
      const candidate = settle(order, tumbling, dice, delay, luck);
      if (best !== null && candidate.faults >= best.faults) continue;
      const faults = groups.reduce((sum, { group }) => sum + crowded(group, candidate.group), candidate.faults);
      if (best === null || faults < best.faults) best = { group: candidate.group, faults };
    }
    if (best !== null) groups.push({ group: best.group, dice });
  }
  const own = Math.max(0, ...groups.map(({ group }) => group.delay + group.tumbling.frames / framesPerSecond));
  const seconds = (order.tense ? throwTimes.tense : throwTimes.plain) / 1000;
  // Slower toward the end, and more so when much is at stake.
  const early = order.tense ? 0.3 : 0.72;
  const ownTime = (at: number) => {
    const part = Math.max(0, Math.min(1, at / seconds));
    return own * (early * part + (1 - early) * part * (2 - part));
  };
  const shownTime = (at: number) => {
    let low = 0;
    let high: number = seconds;
    for (let halving = 0; halving < 16; halving++) {
      const half = (low + high) / 2;
      if (ownTime(half) < at) low = half;
      else high = half;
    }
    return low;
  };
  return {
    order,
    seconds,
    knocks: groups.flatMap(({ group }) =>
      group.tumbling.knocks.map(({ at, speed, on }) => ({
        at: shownTime(at + group.delay),
        loud: Math.min(1, speed / 14),
        on,
      })),
    ),
    poses: at => {
      const time = at >= seconds ? own + 1 : ownTime(at);
      return groups.flatMap(({ group, dice }) => dice.map((_, index) => poseIn(group, index, time)));
    },
  };
}

export const planThrow = (order: ThrowOrder): ThrowPlan => {
  const steps = planning(order);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};
