/** The window on the dice: nothing of them is cut off, and it leaves out what they do not cover. */
import { describe, expect, it } from 'vitest';
import { project } from '../../client/stage/dice/camera.ts';
import { coverOf, noBox, type Picture, windowFor } from '../../client/stage/dice/cover.ts';
import type { Face } from '../../client/stage/dice/faces.ts';
import { type Pose, planThrow } from '../../client/stage/dice/throw.ts';
import { apply } from '../../client/stage/dice/turn.ts';

const picture: Picture = { width: 1280, height: 365, edge: 83, middle: [640, 270] };

const cornersOf = ({ position, turn }: Pose) =>
  [-0.45, 0.45].flatMap(x =>
    [-0.45, 0.45].flatMap(y =>
      [-0.45, 0.45].map(z => {
        const [right, up, near] = apply(turn, [x, y, z]);
        const at = project(position[0] + right, position[1] + up, position[2] + near);
        return [picture.middle[0] + at[0] * picture.edge, picture.middle[1] + at[1] * picture.edge] as const;
      }),
    ),
  );

describe('the window on the dice', () => {
  it.each([1, 2, 6])('holds all of %i dice at each moment of a throw, within the picture', dice => {
    const faces = Array.from({ length: dice }, (_, die) => (1 + (die % 6)) as Face);
    const plan = planThrow({ entry: 7, faces, from: 1, tense: false });
    let open = noBox;
    let moved = 0;
    for (let at = 0; at <= plan.seconds + 0.1; at += 1 / 60) {
      const poses = plan.poses(at);
      const before = open;
      open = windowFor(coverOf(poses, picture), open, picture);
      if (open !== before) moved++;
      expect(open.left).toBeGreaterThanOrEqual(0);
      expect(open.top).toBeGreaterThanOrEqual(0);
      expect(open.right).toBeLessThanOrEqual(picture.width);
      expect(open.bottom).toBeLessThanOrEqual(picture.height);
      for (const [x, y] of poses.flatMap(cornersOf)) {
        if (x < 0 || x > picture.width || y < 0 || y > picture.height) continue;
        expect(x).toBeGreaterThanOrEqual(open.left);
        expect(x).toBeLessThanOrEqual(open.right);
        expect(y).toBeGreaterThanOrEqual(open.top);
        expect(y).toBeLessThanOrEqual(open.bottom);
      }
    }
    // It does not follow in every frame, and is small where dice lie.
    expect(moved).toBeLessThan(40);
    expect((open.right - open.left) * (open.bottom - open.top)).toBeLessThan(0.6 * picture.width * picture.height);
  });

  it('is shut where no dice are', () => {
    expect(coverOf([], picture)).toEqual(noBox);
    expect(windowFor(noBox, noBox, picture)).toEqual(noBox);
  });
});
