/** The stage's only camera, which looks down at the table at 47° from far away, zoomed in. */
export const pitch = (47 * Math.PI) / 180;
/** Distance from the eye to the center of the table, in edges. */
export const distance = 15;
/** Height above the table of the point at the center of the picture. */
export const aim = 0.4;

export const eye = [0, aim + distance * Math.sin(pitch), distance * Math.cos(pitch)] as const;

/** Projects a point above the table: edges to the right of and below the picture's center. */
export const seen = (x: number, y: number, z: number): readonly [number, number] => {
  const up = (y - aim) * Math.cos(pitch) - z * Math.sin(pitch);
  const depth = distance - (y - aim) * Math.sin(pitch) - z * Math.cos(pitch);
  return [(x * distance) / depth, (-up * distance) / depth];
};
