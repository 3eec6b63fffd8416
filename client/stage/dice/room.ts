/** How large dice are in the space that they have. */

/** Space that a number of dice need, in edges: width and depth. */
const reach = [1, 1, 2.5, 3.5, 4.2, 4.2, 4.2] as const;
const tall = [1, 2.2, 2.5, 2.7, 2.8, 4.3, 4.4] as const;

interface Room {
  readonly width: number;
  readonly height: number;
  /** Longest edge of a die. */
  readonly edge: number;
}

/** The edge of each of this many dice in a pane of this size. */
export const edgeFor = ({ width, height, edge }: Room, dice: number): number =>
  Math.min(edge, width / 2 / (reach[Math.min(dice, 6)] ?? 4), height / (tall[Math.min(dice, 6)] ?? 4));
