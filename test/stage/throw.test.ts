import { describe, expect, test } from 'vitest';
import { type Face, faceAxis } from '../../client/stage/dice/faces.ts';
import { type From, layDice, planThrow, type ThrowPlan } from '../../client/stage/dice/throw.ts';
import { apply } from '../../client/stage/dice/turn.ts';
import { throwTimes } from '../../shared/engine/moments.ts';

const orders = [1, 2, 3, 4, 5, 6].flatMap(count =>
  [-1, 1].flatMap(from =>
    [false, true].flatMap(tense =>
      Array.from({ length: 5 }, (_, entry) => ({
        entry: entry * 17 + count,
        faces: Array.from({ length: count }, (__, die) => (((entry + die * 5 + (entry >> 1)) % 6) + 1) as Face),
        from: from as From,
        tense,
      })),
    ),
  ),
);
const plans: readonly ThrowPlan[] = orders.map(planThrow);

const frames = 240;
const at = (plan: ThrowPlan, frame: number) => plan.poses((plan.seconds * frame) / frames);
const far = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
/** Angle between two turns, in degrees. */
const angle = (a: readonly number[], b: readonly number[]) =>
  (2 * Math.acos(Math.min(1, Math.abs(a.reduce((sum, value, axis) => sum + value * (b[axis] ?? 0), 0)))) * 180) /
  Math.PI;

describe('a throw', () => {
  test('the faces that were thrown lie up, flat on the table', () => {
    for (const plan of plans)
      for (const [die, pose] of plan.poses(plan.seconds).entries()) {
        const face = plan.order.faces[die] as Face;
        expect(apply(pose.turn, faceAxis[face])[1]).toBeGreaterThan(0.999999);
        expect(pose.position[1]).toBe(0.5);
      }
  });

  test('dice that are laid down show their faces, flat, apart and never square to the screen', () => {
    for (const { faces } of orders) {
      const poses = layDice(faces).poses(0);
      for (const [die, { position, turn }] of poses.entries()) {
        expect(apply(turn, faceAxis[faces[die] as Face])[1]).toBeGreaterThan(0.999999);
        expect(position[1]).toBe(0.5);
        const sides = [apply(turn, [1, 0, 0]), apply(turn, [0, 1, 0]), apply(turn, [0, 0, 1])];
        const yaws = sides
          .filter(([, y]) => Math.abs(y) < 0.5)
          .map(([x, , z]) => Math.abs((Math.atan2(z, x) * 180) / Math.PI) % 90);
        for (const yaw of yaws) expect(Math.min(yaw, 90 - yaw)).toBeGreaterThan(15);
        for (const other of poses.slice(die + 1)) expect(far(position, other.position)).toBeGreaterThan(1.42);
      }
    }
  });

  test('is the same whoever plans it, and another for another entry', () => {
    for (const [index, order] of orders.slice(0, 40).entries()) {
      expect(planThrow(order).poses(0.7)).toEqual(plans[index]?.poses(0.7));
      expect(planThrow({ ...order, entry: order.entry + 1 }).poses(0.7)).not.toEqual(plans[index]?.poses(0.7));
    }
  });

  test('moves without a jump, in place or turn, and ends at rest', () => {
    for (const plan of plans) {
      const most = { way: 0, turn: 0 };
      let before = at(plan, 0);
      for (let frame = 1; frame <= frames; frame++) {
        const now = at(plan, frame);
        for (const [die, pose] of now.entries()) {
          most.way = Math.max(most.way, far(pose.position, before[die]?.position ?? []));
          most.turn = Math.max(most.turn, angle(pose.turn, before[die]?.turn ?? []));
        }
        before = now;
      }
      expect(most.way).toBeLessThan(0.4);
      expect(most.turn).toBeLessThan(30);
      const end = plan.poses(plan.seconds);
      for (const [die, pose] of plan.poses(plan.seconds - 0.05).entries()) {
        expect(far(pose.position, end[die]?.position ?? [])).toBeLessThan(0.05);
        expect(angle(pose.turn, end[die]?.turn ?? [])).toBeLessThan(5);
      }
    }
  });

  test('comes in from the side of who throws, falls, and takes its time', () => {
    for (const plan of plans) {
      expect(plan.seconds).toBe((plan.order.tense ? throwTimes.tense : throwTimes.plain) / 1000);
      for (const { position } of plan.poses(0)) {
        expect(position[0] * plan.order.from).toBeGreaterThan(2.5);
        expect(position[1]).toBeGreaterThan(1.2);
      }
      expect(plan.knocks.length).toBeGreaterThan(1);
      for (const { at: heard } of plan.knocks) expect(heard).toBeLessThanOrEqual(plan.seconds);
    }
  });

  test('dice do not go through each other or the table', () => {
    for (const plan of plans)
      for (let frame = 0; frame <= frames; frame += 4) {
        const poses = at(plan, frame);
        for (const [die, { position }] of poses.entries()) {
          expect(position[1]).toBeGreaterThan(0.44);
          for (const other of poses.slice(die + 1)) expect(far(position, other.position)).toBeGreaterThan(0.7);
        }
      }
  });

  test('lies with dice apart and hardly ever square to the screen', () => {
    let square = 0;
    let dice = 0;
    for (const plan of plans) {
      const poses = plan.poses(plan.seconds);
      for (const [die, { position, turn }] of poses.entries()) {
        for (const other of poses.slice(die + 1)) expect(far(position, other.position)).toBeGreaterThan(1.15);
        const [x, , z] = apply(turn, faceAxis[[2, 1, 1, 1, 1, 2][(plan.order.faces[die] as number) - 1] as Face]);
        const yaw = Math.abs(((Math.atan2(z, x) * 180) / Math.PI) % 90);
        dice++;
        if (Math.min(yaw, 90 - yaw) < 12) square++;
      }
    }
    expect(square / dice).toBeLessThan(0.05);
  });
});

test('a near miss leans on the face that would have won, and falls', () => {
  for (const { entry, faces, from } of orders.filter(({ faces }) => faces.length === 2).slice(0, 10)) {
    const face = faces[0] as Face;
    const near = (face === 6 ? 5 : face === 3 ? 2 : face + 1) as Face;
    const plan = planThrow({ entry, faces, from, tense: true, near: [0, near] });
    const tops = Array.from({ length: frames }, (_, frame) => {
      const { turn } = plan.poses((plan.seconds * frame) / frames)[0]!;
      return ([1, 2, 3, 4, 5, 6] as const).toSorted(
        (a, b) => apply(turn, faceAxis[b])[1] - apply(turn, faceAxis[a])[1],
      )[0];
    });
    const others = tops.filter(top => top !== face);
    expect(others.at(-1), faces.join()).toBe(near);
    expect(tops.at(-1)).toBe(face);
  }
});
