/** What posts and still pictures say of it. */
import { count } from '../../../../words/count.ts';

export const scene = {
  risk: 'AT RISK',
  target: (target: string) => `First past ${target}`,
  inHand: (dice: number) => `${count(dice, 'die', 'dice')} in hand`,
  aside: 'Set aside',
  thrown: 'The roll',
  lastTurn: 'Last turns',
  bonus: (points: string) => `+${points} for good`,
  turn: 'has the dice',
  kept: 'kept',
};
