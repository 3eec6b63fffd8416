/**
 * A rounded cube in flight, and one step of its simulation: gravity, the table, another cube. Edge 1, mass 1, y up, the table at
 * y = 0. Uses only + - * / and square roots (see turn.ts).
 */
import type { Vector } from './faces.ts';
import type { Turn } from './turn.ts';

/** Seconds. */
const step = 1 / 240;
const gravity = 62;
const radius = 0.1;
/** Half the edge of the box spanned by the centers of the corner spheres. */
const inner = 0.5 - radius;
/** A cube's inertia is 1/6 about any axis. */
const inverseInertia = 6;
const bounce = 0.42;
/** Slower contacts do not bounce. */
const quiet = 1.6;
const friction = 0.42;
const kissBounce = 0.5;
const kissFriction = 0.2;

type Axis = 'x' | 'y' | 'z';

/**
 * A die in flight: the position of its center (`x`), its velocity (`vx`), its angular velocity (`sx`), its orientation (`qw`, `qx`) and
 * the same as the rows of a matrix (`xx`), kept in sync. They are plain numbers that are changed in place: the page plans a throw while
 * it shows another, so nothing here may create objects for the garbage collector.
 */
export type Body = Record<Axis | `v${Axis}` | `s${Axis}` | 'qw' | `q${Axis}` | `${Axis}${Axis}`, number>;

export interface Launch {
  readonly position: Vector;
  readonly velocity: Vector;
  readonly turn: Turn;
  readonly spin: Vector;
}

const corners: readonly Vector[] = [-1, 1].flatMap(x =>
  [-1, 1].flatMap(y => [-1, 1].map((z): Vector => [x * inner, y * inner, z * inner])),
);

/** Points of a die that can touch another one: corners and centers of edges. */
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

/** `ax`… is the contact relative to the center of the die, `px`… the impulse there. */
const kick = (body: Body, ax: number, ay: number, az: number, px: number, py: number, pz: number, sign: number) => {
  body.vx += sign * px;
  body.vy += sign * py;
  body.vz += sign * pz;
  const k = sign * inverseInertia;
  body.sx += k * (ay * pz - az * py);
  body.sy += k * (az * px - ax * pz);
  body.sz += k * (ax * py - ay * px);
};

/** As `matrixOf` in turn.ts. */
const turnMatrix = (body: Body) => {
  const { qw: w, qx: x, qy: y, qz: z } = body;
  body.xx = 1 - 2 * (y * y + z * z);
  body.xy = 2 * (x * y - w * z);
  body.xz = 2 * (x * z + w * y);
  body.yx = 2 * (x * y + w * z);
  body.yy = 1 - 2 * (x * x + z * z);
  body.yz = 2 * (y * z - w * x);
  body.zx = 2 * (x * z - w * y);
  body.zy = 2 * (y * z + w * x);
  body.zz = 1 - 2 * (x * x + y * y);
};

export const advance = (body: Body) => {
  body.vy -= gravity * step;
  body.x += body.vx * step;
  body.y += body.vy * step;
  body.z += body.vz * step;
  const { qw: w, qx: x, qy: y, qz: z, sx, sy, sz } = body;
  const half = step / 2;
  const tw = w + half * (-sx * x - sy * y - sz * z);
  const tx = x + half * (sx * w + sy * z - sz * y);
  const ty = y + half * (sy * w + sz * x - sx * z);
  const tz = z + half * (sz * w + sx * y - sy * x);
  const length = Math.sqrt(tw * tw + tx * tx + ty * ty + tz * tz);
  body.qw = tw / length;
  body.qx = tx / length;
  body.qy = ty / length;
  body.qz = tz / length;
  turnMatrix(body);
};

/** Low corners of the die that `land` handles, three numbers each. */
const low = new Float64Array(corners.length * 3);

/** Applies the table's impulses. Returns the hardest strike, 0 for none. */
export const land = (body: Body): number => {
  if (body.y > 0.9) return 0;
  let strike = 0;
  let deepest = 0;
  let touching = false;
  let lows = 0;
  for (const [x, y, z] of corners) {
    if (body.yx * x + body.yy * y + body.yz * z + body.y >= radius) continue;
    low[lows++] = body.xx * x + body.xy * y + body.xz * z;
    low[lows++] = body.yx * x + body.yy * y + body.yz * z;
    low[lows++] = body.zx * x + body.zy * y + body.zz * z;
  }
  for (let pass = 0; pass < 3; pass++) {
    for (let corner = 0; corner < lows; corner += 3) {
      const ax = low[corner] as number;
      const cy = low[corner + 1] as number;
      const az = low[corner + 2] as number;
      const depth = radius - (body.y + cy);
      if (depth <= 0) continue;
      touching = true;
      if (depth > deepest) deepest = depth;
      const ay = cy - radius;
      const down = body.vy + body.sz * ax - body.sx * az;
      if (down >= 0) continue;
      if (pass === 0 && -down > strike) strike = -down;
      const rebound = -down > quiet && pass === 0 ? bounce : 0;
      const push = (-(1 + rebound) * down) / (1 + inverseInertia * (ax * ax + az * az));
      kick(body, ax, ay, az, 0, push, 0, 1);
      const alongX = body.vx + body.sy * az - body.sz * ay;
      const alongZ = body.vz + body.sx * ay - body.sy * ax;
      const along = Math.sqrt(alongX * alongX + alongZ * alongZ);
      if (along < 1e-9) continue;
      const tx = alongX / along;
      const tz = alongZ / along;
      const lever = ax * tx + az * tz;
      const stiff = 1 + inverseInertia * (ax * ax + ay * ay + az * az - lever * lever);
      const rub = Math.min(along / stiff, friction * push);
      kick(body, ax, ay, az, -tx * rub, 0, -tz * rub, 1);
    }
  }
  if (deepest > 0.001) body.y += 0.4 * (deepest - 0.001);
  if (touching) {
    // Felt slows rolling a little and stops most of the final trembling.
    const { vx, vz, sx, sy, sz } = body;
    const slow = sx * sx + sy * sy + sz * sz + vx * vx + vz * vz;
    const hold = slow < 0.05 ? 0.7 : 1 - (slow < 1.2 ? 14 : 1.1) * step;
    body.vx *= hold;
    body.vy *= hold;
    body.vz *= hold;
    body.sx *= hold;
    body.sy *= hold;
    body.sz *= hold;
  }
  return strike;
};

const clamped = (value: number): number => (value > inner ? inner : value < -inner ? -inner : value);

/** Collides two dice: points of `a` with the rounded box of `b`. Returns the speed of the hardest contact. */
export const touch = (a: Body, b: Body): number => {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const dz = a.z - b.z;
  if (dx * dx + dy * dy + dz * dz > 2.8) return 0;
  let hardest = 0;
  for (const [fx, fy, fz] of feelers) {
    const armX = a.xx * fx + a.xy * fy + a.xz * fz;
    const armY = a.yx * fx + a.yy * fy + a.yz * fz;
    const armZ = a.zx * fx + a.zy * fy + a.zz * fz;
    // In the coordinates of `b`.
    const gx = dx + armX;
    const gy = dy + armY;
    const gz = dz + armZ;
    const lx = b.xx * gx + b.yx * gy + b.zx * gz;
    const ly = b.xy * gx + b.yy * gy + b.zy * gz;
    const lz = b.xz * gx + b.yz * gy + b.zz * gz;
    let nx = lx - clamped(lx);
    let ny = ly - clamped(ly);
    let nz = lz - clamped(lz);
    let gap = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (gap > 2 * radius) continue;
    if (gap < 1e-6) {
      // The point is inside: out through the nearest side.
      const ox = inner - Math.abs(lx);
      const oy = inner - Math.abs(ly);
      const oz = inner - Math.abs(lz);
      const least = Math.min(ox, oy, oz);
      nx = least === ox ? Math.sign(lx) : 0;
      ny = least === oy && nx === 0 ? Math.sign(ly) : 0;
      nz = nx === 0 && ny === 0 ? Math.sign(lz) : 0;
      gap = -least;
    } else {
      nx /= gap;
      ny /= gap;
      nz /= gap;
    }
    // Outward from `b`, in the table's coordinates.
    const ux = b.xx * nx + b.xy * ny + b.xz * nz;
    const uy = b.yx * nx + b.yy * ny + b.yz * nz;
    const uz = b.zx * nx + b.zy * ny + b.zz * nz;
    const ax = armX - ux * radius;
    const ay = armY - uy * radius;
    const az = armZ - uz * radius;
    const bx = dx + ax;
    const by = dy + ay;
    const bz = dz + az;
    const rx = a.vx + a.sy * az - a.sz * ay - (b.vx + b.sy * bz - b.sz * by);
    const ry = a.vy + a.sz * ax - a.sx * az - (b.vy + b.sz * bx - b.sx * bz);
    const rz = a.vz + a.sx * ay - a.sy * ax - (b.vz + b.sx * by - b.sy * bx);
    const inward = rx * ux + ry * uy + rz * uz;
    const apart = 0.2 * (2 * radius - gap);
    a.x += ux * apart;
    a.y += uy * apart;
    a.z += uz * apart;
    b.x -= ux * apart;
    b.y -= uy * apart;
    b.z -= uz * apart;
    if (inward >= 0) continue;
    if (-inward > hardest) hardest = -inward;
    const push =
      (-(1 + kissBounce) * inward) /
      (2 + inverseInertia * (lever(ax, ay, az, ux, uy, uz) + lever(bx, by, bz, ux, uy, uz)));
    const tx = rx - ux * inward;
    const ty = ry - uy * inward;
    const tz = rz - uz * inward;
    const along = Math.sqrt(tx * tx + ty * ty + tz * tz);
    const rub = along > 1e-9 ? Math.min(kissFriction * push, along / 8) / along : 0;
    const px = ux * push - tx * rub;
    const py = uy * push - ty * rub;
    const pz = uz * push - tz * rub;
    kick(a, ax, ay, az, px, py, pz, 1);
    kick(b, bx, by, bz, px, py, pz, -1);
  }
  return hardest;
};

/** Squared distance by which a push along the second direction at the first point misses the center. */
const lever = (ax: number, ay: number, az: number, ux: number, uy: number, uz: number): number => {
  const x = ay * uz - az * uy;
  const y = az * ux - ax * uz;
  const z = ax * uy - ay * ux;
  return x * x + y * y + z * z;
};

/** How far a die is from lying flat: 0 is flat, and it grows with the tilt. */
export const tilt = ({ yx, yy, yz }: Body): number => 1 - Math.max(Math.abs(yx), Math.abs(yy), Math.abs(yz));

/** Its state when it leaves the hand. */
export const fly = ({ position, velocity, spin, turn }: Launch): Body => {
  const [x, y, z] = position;
  const [vx, vy, vz] = velocity;
  const [sx, sy, sz] = spin;
  const [qw, qx, qy, qz] = turn;
  const none = { xx: 0, xy: 0, xz: 0, yx: 0, yy: 0, yz: 0, zx: 0, zy: 0, zz: 0 };
  const body = { x, y, z, vx, vy, vz, sx, sy, sz, qw, qx, qy, qz, ...none };
  turnMatrix(body);
  return body;
};
