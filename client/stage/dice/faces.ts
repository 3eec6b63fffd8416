/** A standard die: opposite faces add up to 7, and 1-2-3 run counterclockwise around their corner. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** x, y (up), z (towards the camera). */
export type Vector = readonly [number, number, number];

/** The direction of each face of an unturned die. */
export const faceAxis: Readonly<Record<Face, Vector>> = {
  1: [0, 1, 0],
  2: [0, 0, 1],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, 0, -1],
  6: [0, -1, 0],
};

export const isFace = (value: number): value is Face => Number.isInteger(value) && value >= 1 && value <= 6;
