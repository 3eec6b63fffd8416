/** The one camera of the stage: 47° down on the table, far off and close up. */
export const pitch = (47 * Math.PI) / 180;
/** From the eye to the middle of the table, in edges. */
export const distance = 15;
/** What is in the middle of the picture lies this high above the table. */
export const aim = 0.4;

export const eye = [0, aim + distance * Math.sin(pitch), distance * Math.cos(pitch)] as const;

/** Where a place above the table is seen: edges right and down of the picture's middle. */
export const seen = (x: number, y: number, z: number): readonly [number, number] => {
  const up = (y - aim) * Math.cos(pitch) - z * Math.sin(pitch);
  const depth = distance - (y - aim) * Math.sin(pitch) - z * Math.cos(pitch);
  return [(x * distance) / depth, (-up * distance) / depth];
};
