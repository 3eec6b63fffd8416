/** Which dice are on the table, and how they got there. The director sets it; panes draw it; nothing here draws. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { throwPace } from '../pace.ts';
import { type Face, isFace } from './faces.ts';
import { type From, planThrow, type ThrowPlan } from './throw.ts';

export interface Roll {
  readonly plan: ThrowPlan;
  /** `performance.now()` when the hand opened; -Infinity for dice that have long been lying there. */
  readonly started: number;
  /** Milliseconds before that in which the dice from before are taken up; 0 where none lay. */
  readonly lift: number;
  /** Milliseconds until all lie still. */
  readonly lasts: number;
  /** So many times as fast as planned. */
  readonly pace: number;
  /** Reduced motion: the faces fade in where they lie. */
  readonly fades: boolean;
}

export interface ThrowWish {
  readonly entry: number;
  readonly dice: readonly number[];
  readonly from: From;
  readonly tense: boolean;
}

export interface DiceStand {
  readonly roll: ReadonlySignal<Roll | null>;
  /** Throws; returns how many milliseconds it takes, from taking up what lies there. */
  throw(wish: ThrowWish): number;
  /** Dice that lie there already: late joiners, undo. Nothing moves where the faces stay the same. */
  lay(dice: readonly number[]): void;
  /** Ends a throw that is in the air. */
  skip(): void;
}

const fadeTime = 200;
/** Dice that lie there are taken up before the next ones fly, milliseconds: never are both on the table. */
export const liftTime = 180;

export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const createStand = (): DiceStand => {
  const roll = signal<Roll | null>(null);
  const planned = ({ dice, ...wish }: ThrowWish) => planThrow({ ...wish, faces: dice.filter(isFace) as Face[] });
  return {
    roll,
    throw(wish) {
      const plan = planned(wish);
      const fades = prefersStill();
      const pace = throwPace();
      const lift = fades || roll.peek() === null ? 0 : liftTime / pace;
      const lasts = fades ? fadeTime : (plan.seconds * 1000) / pace;
      roll.value = { plan, started: performance.now() + lift, lift, lasts, pace, fades };
      return lift + lasts;
    },
    lay(dice) {
      const now = roll.value;
      if (now !== null && now.plan.order.faces.join() === dice.join()) {
        if (now.started + now.lasts > performance.now()) roll.value = { ...now, started: -Infinity };
        return;
      }
      if (dice.length === 0) {
        roll.value = null;
        return;
      }
      const plan = planned({ entry: 0, dice, from: -1, tense: false });
      roll.value = { plan, started: -Infinity, lift: 0, lasts: 0, pace: 1, fades: false };
    },
    skip() {
      if (roll.value !== null) roll.value = { ...roll.value, started: -Infinity };
    },
  };
};
