/** Which dice are on the table, and how they got there. The director sets it, and panes draw it. */
import { signal } from '@preact/signals';
import { throwTimes } from '../../../shared/engine/moments.ts';
import { prefersStill, throwPace } from '../pace.ts';
import { type Face, isFace } from './faces.ts';
import { layDice, planning, type ThrowPlan } from './throw.ts';

export interface Roll {
  readonly plan: ThrowPlan;
  /** `performance.now()` when the hand opened; -Infinity for dice that have been there for long. */
  readonly started: number;
  /** Milliseconds before that, in which the previous dice are picked up; 0 if there were none. */
  readonly lift: number;
  /** Milliseconds until all are at rest. */
  readonly lasts: number;
  /** How many times as fast as planned. */
  readonly pace: number;
  /** Reduced motion: the faces fade in where they lie. */
  readonly fades: boolean;
}

/**
 * The contacts of a throw that are still to come in `wait` milliseconds, 0 to 1 `loud`. Those too close together to be heard apart are
 * left out.
 */
export const knocksOf = (roll: Roll | null) =>
  (roll?.plan.knocks ?? [])
    .filter(({ at }, knock, all) => knock === 0 || at - (all[knock - 1]?.at ?? 0) > 0.03)
    .map(({ at, loud, on }) => ({
      wait: (roll?.started ?? 0) + (at * 1000) / (roll?.pace ?? 1) - performance.now(),
      loud: 0.15 + 0.85 * loud,
      on,
    }))
    .filter(({ wait }) => wait > -30);

interface ThrowRequest extends Omit<ThrowPlan['order'], 'faces'> {
  readonly dice: readonly number[];
  /** When the last die comes to rest, as `performance.now()`. */
  readonly lands: number;
}

const fadeTime = 200;
/** Milliseconds of planning in one go. A phone takes up to a fifth of a second for a throw, and should not be deaf that long. */
const slice = 8;

const rest = async (advance: () => boolean): Promise<void> => {
  do await new Promise(resolve => setTimeout(resolve, 0));
  while (!advance());
};

export type DiceStand = ReturnType<typeof createStand>;

export const createStand = () => {
  const roll = signal<Roll | null>(null);
  /** Counts what was asked for, so that a plan that comes late is dropped. */
  let asked = 0;
  return {
    roll,
    /**
     * Starts a throw. If little time is left, the dice are already in the air or at rest. Returns a promise if the plan is not
     * ready yet.
     */
    throw({ lands, dice, ...request }: ThrowRequest): Promise<void> | undefined {
      const own = ++asked;
      const steps = planning({ ...request, faces: dice.filter(isFace) as Face[] });
      /** Plans for a while. True when the throw has begun. */
      const advance = (): boolean => {
        const until = document.hidden ? Number.POSITIVE_INFINITY : performance.now() + slice;
        do {
          const step = steps.next();
          if (step.done !== true) continue;
          if (own !== asked) return true;
          const plan = step.value;
          const fades = prefersStill();
          const pace = throwPace();
          const lift = fades || roll.peek() === null ? 0 : throwTimes.lift / pace;
          const lasts = fades ? fadeTime : (plan.seconds * 1000) / pace;
          roll.value = { plan, started: lands - lasts, lift, lasts, pace, fades };
          return true;
        } while (performance.now() < until);
        return false;
      };
      return advance() ? undefined : rest(advance);
    },
    /** Shows dice at rest, for late joiners or after an undo. Nothing moves if the faces stay the same. */
    lay(dice: readonly number[]): void {
      asked++;
      const now = roll.value;
      if (now !== null && now.plan.order.faces.join() === dice.join()) {
        if (now.started + now.lasts > performance.now()) roll.value = { ...now, started: -Infinity };
        return;
      }
      if (dice.length === 0) {
        roll.value = null;
        return;
      }
      const plan = layDice(dice.filter(isFace) as Face[]);
      roll.value = { plan, started: -Infinity, lift: 0, lasts: 0, pace: 1, fades: false };
    },
    /** Ends a throw that is in the air. */
    skip(): void {
      if (roll.value !== null) roll.value = { ...roll.value, started: -Infinity };
    },
  };
};
