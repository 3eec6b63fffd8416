/** The area of table and picture that dice and their shadows cover. Nothing else is drawn or repainted. */
import { distance, eye, project } from './camera.ts';
import type { Pose } from './throw.ts';
import { matrixOf } from './turn.ts';

/** How far the two lights move a shadow per edge of height, as in the shader. */
const lean = { key: [0.44, -0.304], fill: [-0.92, -0.52] } as const;

/** From the center of a die to its farthest corner, in edges. The corners of rounded dice are nearer. */
const reach = 0.866;

interface Shadow {
  /** The rotation of the die's most level edges, as cosine and sine. */
  readonly turned: readonly [number, number];
  /** Half a side of its footprint, and the height of its lowest point above the table. */
  readonly half: number;
  readonly low: number;
  /** The area of the table that it may darken: from x and z to x and z. */
  readonly patch: readonly [number, number, number, number];
}

/** `m`: the rows of the die's rotation matrix. */
export const shadowOf = ([x, y, z]: Pose['position'], m: readonly number[]): Shadow => {
  const columns = [0, 1, 2].map(column => [m[column] ?? 0, m[3 + column] ?? 0, m[6 + column] ?? 0] as const);
  const [ax, , az] = columns.reduce((best, next) => (Math.abs(next[1]) < Math.abs(best[1]) ? next : best));
  const length = Math.hypot(ax, az) || 1;
  // `Upright` is 1 for a die that lies flat, and at most √3 for one on its corner.
  const upright = columns.reduce((sum, column) => sum + Math.abs(column[1]), 0);
  const low = Math.max(0, y - upright / 2);
  const wide = 1.15 + low * 0.45;
  const long = low + 0.75;
  return {
    turned: [ax / length, az / length],
    half: 0.46 + 0.12 * (upright - 1),
    low,
    patch: [x - wide + lean.fill[0] * long, z - wide + lean.fill[1] * long, x + wide + lean.key[0] * long, z + wide],
  };
};

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const noBox: Box = { left: 0, top: 0, right: 0, bottom: 0 };

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Pixels of a die's edge, and the center of the table. */
  readonly edge: number;
  readonly middle: readonly [number, number];
}

/** The part of a picture that these dice may touch, in pixels and clipped to the picture. */
export const coverOf = (poses: readonly Pose[], { width, height, edge, middle }: Picture): Box => {
  if (poses.length === 0) return noBox;
  let [left, top, right, bottom] = [width, height, 0, 0];
  const hold = (x: number, y: number, around: number) => {
    left = Math.min(left, middle[0] + (x - around) * edge);
    right = Math.max(right, middle[0] + (x + around) * edge);
    top = Math.min(top, middle[1] + (y - around) * edge);
    bottom = Math.max(bottom, middle[1] + (y + around) * edge);
  };
  for (const { position, turn } of poses) {
    const [x, y, z] = position;
    const away = Math.hypot(x - eye[0], y - eye[1], z - eye[2]);
    hold(...project(x, y, z), (reach * distance) / Math.max(1, away - reach));
    const [fromX, fromZ, toX, toZ] = shadowOf(position, matrixOf(turn)).patch;
    for (const at of [fromX, toX]) for (const along of [fromZ, toZ]) hold(...project(at, 0, along), 0);
  }
  return {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(width, Math.ceil(right)),
    bottom: Math.min(height, Math.ceil(bottom)),
  };
};

const holds = (outer: Box, inner: Box) =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);

/** The visible window of the canvas. It follows what moves, with a margin so that it need not move in every frame. */
export const windowFor = (needed: Box, now: Box, { width, height }: Pick<Picture, 'width' | 'height'>): Box => {
  if (area(needed) === 0) return noBox;
  const room = height / 12;
  const fresh = {
    left: Math.max(0, Math.floor(needed.left - room)),
    top: Math.max(0, Math.floor(needed.top - room)),
    right: Math.min(width, Math.ceil(needed.right + room)),
    bottom: Math.min(height, Math.ceil(needed.bottom + room)),
  };
  return holds(now, needed) && area(now) < area(fresh) * 1.5 ? now : fresh;
};
