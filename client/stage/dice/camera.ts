/** The stage's only camera, which looks down at the table at 47° from far away, zoomed in. */
export const pitch = (47 * Math.PI) / 180;
/** Distance from the eye to the center of the table, in edges. */
export const distance = 15;
/** Height above the table of the point at the center of the picture. */
export const aim = 0.4;

export const eye = [0, aim + distance * Math.sin(pitch), distance * Math.cos(pitch)] as const;

/** Projects a point above the table: edges to the right of and below the picture's center. */
export const project = (x: number, y: number, z: number): readonly [number, number] => {
  const up = (y - aim) * Math.cos(pitch) - z * Math.sin(pitch);
  const depth = distance - (y - aim) * Math.sin(pitch) - z * Math.cos(pitch);
  return [(x * distance) / depth, (-up * distance) / depth];
};

/** How large dice are. Space that a number of dice need, in edges: width and depth. */
const reach = [1, 1, 2.5, 3.5, 4.2, 4.2, 4.2] as const;
const tall = [1, 2, 2.2, 2.7, 2.8, 4.3, 4.4] as const;

interface Room {
  readonly width: number;
  readonly height: number;
  /** Longest edge of a die. */
  readonly edge: number;
}

/** The edge of each of this many dice in a pane of this size. */
export const edgeFor = ({ width, height, edge }: Room, dice: number): number =>
  Math.min(edge, width / 2 / (reach[Math.min(dice, 6)] ?? 4), height / (tall[Math.min(dice, 6)] ?? 4));
