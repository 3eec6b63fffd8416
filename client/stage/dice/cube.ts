/**
 * The mesh of a rounded cube with edge 1. It holds positions only, because the shader computes the normals. Fine at the corners,
 * coarse on the flats.
 */
interface Cube {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** Subdivisions of a corner's half arc. */
const cuts = 5;

export const roundedCube = (corner: number): Cube => {
  const inner = 0.5 - corner;
  const arc = Array.from(
    { length: cuts + 1 },
    (_, cut) => -inner - corner * Math.tan((Math.PI / 4) * (1 - cut / cuts)),
  );
  const line = [...arc, ...arc.map(at => -at).reverse()];
  const positions: number[] = [];
  const indices: number[] = [];
  const clamp = (value: number) => Math.max(-inner, Math.min(inner, value));
  for (let axis = 0; axis < 3; axis++) {
    for (const side of [-1, 1]) {
      const first = positions.length / 3;
      for (const v of line) {
        for (const u of line) {
          const point = [0, 0, 0];
          point[axis] = side * 0.5;
          point[(axis + 1) % 3] = u;
          point[(axis + 2) % 3] = v;
          const core = point.map(clamp);
          const arm = point.map((at, i) => at - (core[i] ?? 0));
          const length = Math.hypot(...arm);
          positions.push(...core.map((at, i) => at + ((arm[i] ?? 0) / length) * corner));
        }
      }
      const width = line.length;
      for (let row = 0; row < width - 1; row++) {
        for (let column = 0; column < width - 1; column++) {
          const a = first + row * width + column;
          const [b, c, d] = [a + 1, a + width, a + width + 1];
          // Counter-clockwise seen from outside.
          indices.push(...(side > 0 ? [a, b, d, a, d, c] : [a, d, b, a, c, d]));
        }
      }
    }
  }
  return { positions: new Float32Array(positions), indices: new Uint32Array(indices) };
};
