/**
 * Rotations as unit quaternions [w, x, y, z]. Only + - * / and square roots, which all browsers round alike, so that two pages
 * that plan the same throw get the same numbers to the last bit.
 */
import type { Vector } from './faces.ts';

export type Turn = readonly [number, number, number, number];

export const noTurn: Turn = [1, 0, 0, 0];

/** First `b`, then `a`. */
export const combine = (a: Turn, b: Turn): Turn => [
  a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
  a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
  a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
  a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
];

export const unit = ([w, x, y, z]: Turn): Turn => {
  const length = Math.sqrt(w * w + x * x + y * y + z * z);
  return [w / length, x / length, y / length, z / length];
};

/** The rows of the rotation matrix, one after another. */
export const matrixOf = ([w, x, y, z]: Turn): number[] => [
  1 - 2 * (y * y + z * z),
  2 * (x * y - w * z),
  2 * (x * z + w * y),
  2 * (x * y + w * z),
  1 - 2 * (x * x + z * z),
  2 * (y * z - w * x),
  2 * (x * z - w * y),
  2 * (y * z + w * x),
  1 - 2 * (x * x + y * y),
];

export const apply = (turn: Turn, [x, y, z]: Vector): Vector => {
  const m = matrixOf(turn);
  return [
    (m[0] ?? 0) * x + (m[1] ?? 0) * y + (m[2] ?? 0) * z,
    (m[3] ?? 0) * x + (m[4] ?? 0) * y + (m[5] ?? 0) * z,
    (m[6] ?? 0) * x + (m[7] ?? 0) * y + (m[8] ?? 0) * z,
  ];
};

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The shortest rotation that brings one unit vector onto another. */
export const between = (from: Vector, to: Vector): Turn => {
  const along = dot(from, to);
  if (along < -0.999999) {
    const aside: Vector = from[0] * from[0] < 0.5 ? [1, 0, 0] : [0, 1, 0];
    const [x, y, z] = cross(from, aside);
    return unit([0, x, y, z]);
  }
  const [x, y, z] = cross(from, to);
  return unit([1 + along, x, y, z]);
};

/** A quarter turn about a unit axis, `times` times. */
export const quarters = ([x, y, z]: Vector, times: number): Turn => {
  const half = Math.sqrt(0.5);
  const quarter: Turn = [half, half * x, half * y, half * z];
  let turn: Turn = noTurn;
  for (let done = 0; done < times; done++) turn = combine(quarter, turn);
  return turn;
};

/** Part of the way from one rotation to another close to it. */
export const blend = (a: Turn, b: Turn, part: number): Turn => {
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  return unit([
    a[0] + (b[0] * sign - a[0]) * part,
    a[1] + (b[1] * sign - a[1]) * part,
    a[2] + (b[2] * sign - a[2]) * part,
    a[3] + (b[3] * sign - a[3]) * part,
  ]);
};
