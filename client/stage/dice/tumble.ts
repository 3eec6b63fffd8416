/**
 * Rounded cubes that fall, bounce, roll and knock each other on a table: a small rigid-body integrator at a fixed step.
 * Edge 1, mass 1, y up, the table at y = 0. Nothing but + - * / and square roots (see turn.ts).
 */
import type { Vector } from './faces.ts';
import { matrixOf, type Turn } from './turn.ts';

const step = 1 / 240;
/** Every second step is kept. */
export const framesPerSecond = 120;
const gravity = 62;
const radius = 0.1;
/** Half the edge of the box that the corner balls' centres span. */
const inner = 0.5 - radius;
/** A cube's inertia is 1/6 about any axis. */
const inverseInertia = 6;
const bounce = 0.42;
/** Slower contacts do not bounce. */
const quiet = 1.6;
const friction = 0.42;
const kissBounce = 0.5;
const kissFriction = 0.2;

export interface Body {
  position: [number, number, number];
  velocity: [number, number, number];
  turn: [number, number, number, number];
  spin: [number, number, number];
  /** Rows of the turn as a matrix, kept up with it. */
  matrix: number[];
}

export interface Launch {
  readonly position: Vector;
  readonly velocity: Vector;
  readonly turn: Turn;
  readonly spin: Vector;
}

export interface Tumbling {
  /** Frames until all lie still, the last one included. */
  readonly frames: number;
  /** Per die, three numbers a frame. */
  readonly positions: readonly Float64Array[];
  /** Per die, four numbers a frame. */
  readonly turns: readonly Float64Array[];
  /** When a die struck the table or another one hard enough to be heard: seconds and speed. */
  readonly knocks: readonly { readonly at: number; readonly speed: number }[];
  /** Times that two dice met. */
  readonly kisses: number;
  /** Frame at which each die fell silent. */
  readonly restedAt: readonly number[];
}

const corners: readonly Vector[] = [-1, 1].flatMap(x =>
  [-1, 1].flatMap(y => [-1, 1].map((z): Vector => [x * inner, y * inner, z * inner])),
);

/** Points of a die that may touch another one: corners and middles of edges. */
const feelers: readonly Vector[] = [
  ...corners,
  ...[-inner, inner].flatMap(a =>
    [-inner, inner].flatMap((b): Vector[] => [
      [0, a, b],
      [a, 0, b],
      [a, b, 0],
    ]),
  ),
];

const out = (m: readonly number[], x: number, y: number, z: number): Vector => [
  (m[0] as number) * x + (m[1] as number) * y + (m[2] as number) * z,
  (m[3] as number) * x + (m[4] as number) * y + (m[5] as number) * z,
  (m[6] as number) * x + (m[7] as number) * y + (m[8] as number) * z,
];

/** The other way: from the table's axes to the die's own. */
const into = (m: readonly number[], x: number, y: number, z: number): Vector => [
  (m[0] as number) * x + (m[3] as number) * y + (m[6] as number) * z,
  (m[1] as number) * x + (m[4] as number) * y + (m[7] as number) * z,
  (m[2] as number) * x + (m[5] as number) * y + (m[8] as number) * z,
];

/** `at` is the contact's place seen from the middle of the die, `push` the impulse there. */
const kick = (body: Body, at: Vector, push: Vector, sign: number) => {
  const { velocity, spin } = body;
  velocity[0] += sign * push[0];
  velocity[1] += sign * push[1];
  velocity[2] += sign * push[2];
  const k = sign * inverseInertia;
  spin[0] += k * (at[1] * push[2] - at[2] * push[1]);
  spin[1] += k * (at[2] * push[0] - at[0] * push[2]);
  spin[2] += k * (at[0] * push[1] - at[1] * push[0]);
};

const advance = (body: Body) => {
  const { position, velocity, turn, spin } = body;
  velocity[1] -= gravity * step;
  position[0] += velocity[0] * step;
  position[1] += velocity[1] * step;
  position[2] += velocity[2] * step;
  const [w, x, y, z] = turn;
  const [sx, sy, sz] = spin;
  const half = step / 2;
  turn[0] = w + half * (-sx * x - sy * y - sz * z);
  turn[1] = x + half * (sx * w + sy * z - sz * y);
  turn[2] = y + half * (sy * w + sz * x - sx * z);
  turn[3] = z + half * (sz * w + sx * y - sy * x);
  const length = Math.sqrt(turn[0] * turn[0] + turn[1] * turn[1] + turn[2] * turn[2] + turn[3] * turn[3]);
  turn[0] /= length;
  turn[1] /= length;
  turn[2] /= length;
  turn[3] /= length;
  body.matrix = matrixOf(turn);
};

/** Lets the table push back; returns the hardest strike, 0 for none. */
const land = (body: Body): number => {
  const { position, velocity, spin } = body;
  if (position[1] > 0.9) return 0;
  let strike = 0;
  let deepest = 0;
  let touching = false;
  const spread: Vector[] = [];
  const m = body.matrix;
  for (const [x, y, z] of corners) {
    const height = (m[3] as number) * x + (m[4] as number) * y + (m[5] as number) * z + position[1];
    if (height < radius) spread.push(out(m, x, y, z));
  }
  for (let pass = 0; pass < 3; pass++) {
    for (const corner of spread) {
      const depth = radius - (position[1] + corner[1]);
      if (depth <= 0) continue;
      touching = true;
      if (depth > deepest) deepest = depth;
      const at: Vector = [corner[0], corner[1] - radius, corner[2]];
      const down = velocity[1] + spin[2] * at[0] - spin[0] * at[2];
      if (down >= 0) continue;
      if (pass === 0 && -down > strike) strike = -down;
      const rebound = -down > quiet && pass === 0 ? bounce : 0;
      const push = (-(1 + rebound) * down) / (1 + inverseInertia * (at[0] * at[0] + at[2] * at[2]));
      kick(body, at, [0, push, 0], 1);
      const alongX = velocity[0] + spin[1] * at[2] - spin[2] * at[1];
      const alongZ = velocity[2] + spin[0] * at[1] - spin[1] * at[0];
      const along = Math.sqrt(alongX * alongX + alongZ * alongZ);
      if (along < 1e-9) continue;
      const tx = alongX / along;
      const tz = alongZ / along;
      const lever = at[0] * tx + at[2] * tz;
      const stiff = 1 + inverseInertia * (at[0] * at[0] + at[1] * at[1] + at[2] * at[2] - lever * lever);
      const rub = Math.min(along / stiff, friction * push);
      kick(body, at, [-tx * rub, 0, -tz * rub], 1);
    }
  }
  if (deepest > 0.001) position[1] += 0.4 * (deepest - 0.001);
  if (touching) {
    // Felt: takes a little of every roll, and most of the last trembling.
    const slow =
      spin[0] * spin[0] + spin[1] * spin[1] + spin[2] * spin[2] + velocity[0] * velocity[0] + velocity[2] * velocity[2];
    const hold = slow < 0.05 ? 0.7 : 1 - (slow < 1.2 ? 14 : 1.1) * step;
    for (let axis = 0; axis < 3; axis++) {
      velocity[axis as 0 | 1 | 2] *= hold;
      spin[axis as 0 | 1 | 2] *= hold;
    }
  }
  return strike;
};

/** Two dice that meet: points of `a` against the rounded box of `b`. Returns the speed of the hardest touch. */
const touch = (a: Body, b: Body): number => {
  const dx = a.position[0] - b.position[0];
  const dy = a.position[1] - b.position[1];
  const dz = a.position[2] - b.position[2];
  if (dx * dx + dy * dy + dz * dz > 2.8) return 0;
  let hardest = 0;
  for (const feeler of feelers) {
    const arm = out(a.matrix, feeler[0], feeler[1], feeler[2]);
    const local = into(b.matrix, dx + arm[0], dy + arm[1], dz + arm[2]);
    const cx = Math.max(-inner, Math.min(inner, local[0]));
    const cy = Math.max(-inner, Math.min(inner, local[1]));
    const cz = Math.max(-inner, Math.min(inner, local[2]));
    let nx = local[0] - cx;
    let ny = local[1] - cy;
    let nz = local[2] - cz;
    let gap = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (gap > 2 * radius) continue;
    if (gap < 1e-6) {
      // The point is inside: out by the nearest side.
      const ox = inner - Math.abs(local[0]);
      const oy = inner - Math.abs(local[1]);
      const oz = inner - Math.abs(local[2]);
      const least = Math.min(ox, oy, oz);
      nx = least === ox ? Math.sign(local[0]) : 0;
      ny = least === oy && nx === 0 ? Math.sign(local[1]) : 0;
      nz = nx === 0 && ny === 0 ? Math.sign(local[2]) : 0;
      gap = -least;
    } else {
      nx /= gap;
      ny /= gap;
      nz /= gap;
    }
    const n = out(b.matrix, nx, ny, nz);
    const atA: Vector = [arm[0] - n[0] * radius, arm[1] - n[1] * radius, arm[2] - n[2] * radius];
    const atB: Vector = [dx + atA[0], dy + atA[1], dz + atA[2]];
    const speed = (at: Vector, { velocity: v, spin: s }: Body): Vector => [
      v[0] + s[1] * at[2] - s[2] * at[1],
      v[1] + s[2] * at[0] - s[0] * at[2],
      v[2] + s[0] * at[1] - s[1] * at[0],
    ];
    const va = speed(atA, a);
    const vb = speed(atB, b);
    const rel: Vector = [va[0] - vb[0], va[1] - vb[1], va[2] - vb[2]];
    const inward = rel[0] * n[0] + rel[1] * n[1] + rel[2] * n[2];
    const apart = 0.2 * (2 * radius - gap);
    a.position[0] += n[0] * apart;
    a.position[1] += n[1] * apart;
    a.position[2] += n[2] * apart;
    b.position[0] -= n[0] * apart;
    b.position[1] -= n[1] * apart;
    b.position[2] -= n[2] * apart;
    if (inward >= 0) continue;
    if (-inward > hardest) hardest = -inward;
    const lever = (at: Vector) => {
      const x = at[1] * n[2] - at[2] * n[1];
      const y = at[2] * n[0] - at[0] * n[2];
      const z = at[0] * n[1] - at[1] * n[0];
      return x * x + y * y + z * z;
    };
    const push = (-(1 + kissBounce) * inward) / (2 + inverseInertia * (lever(atA) + lever(atB)));
    const tx = rel[0] - n[0] * inward;
    const ty = rel[1] - n[1] * inward;
    const tz = rel[2] - n[2] * inward;
    const along = Math.sqrt(tx * tx + ty * ty + tz * tz);
    const rub = along > 1e-9 ? Math.min(kissFriction * push, along / 8) / along : 0;
    const impulse: Vector = [n[0] * push - tx * rub, n[1] * push - ty * rub, n[2] * push - tz * rub];
    kick(a, atA, impulse, 1);
    kick(b, atB, impulse, -1);
  }
  return hardest;
};

/** How far a die is from lying flat: 0 flat, growing with the tilt. */
const tilt = ({ matrix: m }: Body): number =>
  1 - Math.max(Math.abs(m[3] as number), Math.abs(m[4] as number), Math.abs(m[5] as number));

/** The frame from which a die is within 3° and a thirtieth of an edge of how it lies at `end`. */
const calmFrom = (positions: Float64Array, turns: Float64Array, end: number): number => {
  const at = (values: Float64Array, index: number) => values[index] as number;
  for (let frame = end - 4; frame > 0; frame--) {
    let way = 0;
    let same = 0;
    for (let axis = 0; axis < 3; axis++) way += (at(positions, frame * 3 + axis) - at(positions, end * 3 + axis)) ** 2;
    for (let part = 0; part < 4; part++) same += at(turns, frame * 4 + part) * at(turns, end * 4 + part);
    if (way > 0.0011 || same * same < 0.9993) return frame + 1;
  }
  return 1;
};

/** Throws dice and lets them run until they lie still; null when they do not within `seconds`. */
export const tumble = (launches: readonly Launch[], seconds: number): Tumbling | null => {
  const bodies = launches.map(
    (launch): Body => ({
      position: [...launch.position],
      velocity: [...launch.velocity],
      turn: [...launch.turn],
      spin: [...launch.spin],
      matrix: matrixOf(launch.turn),
    }),
  );
  const limit = Math.ceil(seconds * framesPerSecond);
  const positions = bodies.map(() => new Float64Array((limit + 1) * 3));
  const turns = bodies.map(() => new Float64Array((limit + 1) * 4));
  const knocks: { at: number; speed: number }[] = [];
  const restedAt = bodies.map(() => -1);
  let kisses = 0;
  let apart = true;
  for (let frame = 0; frame <= limit; frame++) {
    bodies.forEach((body, die) => {
      positions[die]?.set(body.position, frame * 3);
      turns[die]?.set(body.turn, frame * 4);
      const { velocity: v, spin: s } = body;
      const motion = v[0] * v[0] + v[1] * v[1] + v[2] * v[2] + 0.3 * (s[0] * s[0] + s[1] * s[1] + s[2] * s[2]);
      const resting = motion < 0.06 && body.position[1] < 0.56 && tilt(body) < 0.0008;
      if (!resting) restedAt[die] = -1;
      else if (restedAt[die] === -1) restedAt[die] = frame;
    });
    if (restedAt.every(at => at >= 0 && frame - at >= 3)) {
      // The last trembling is too small to be seen: nobody waits for it.
      const calm = bodies.map((_, die) => calmFrom(positions[die] as Float64Array, turns[die] as Float64Array, frame));
      return { frames: Math.max(...calm) + 4, positions, turns, knocks, kisses, restedAt: calm.map(at => at + 3) };
    }
    for (let part = 0; part < 2; part++) {
      let met = 0;
      for (const body of bodies) advance(body);
      for (let i = 0; i < bodies.length; i++) {
        for (let j = i + 1; j < bodies.length; j++) {
          const a = bodies[i];
          const b = bodies[j];
          if (a !== undefined && b !== undefined) met = Math.max(met, touch(a, b), touch(b, a));
        }
      }
      if (met > 0.6 && apart) kisses++;
      apart = met === 0;
      if (met > 1) knocks.push({ at: frame / framesPerSecond, speed: met });
      for (const body of bodies) {
        const strike = land(body);
        if (strike > 1.8) knocks.push({ at: frame / framesPerSecond, speed: strike });
      }
    }
  }
  return null;
};
