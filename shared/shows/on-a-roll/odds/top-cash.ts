/** The chance of the top cash in Lucky 7, which only the host can know: it depends on the other prizes of the pack. */
import type { Setting } from '../../../engine/show.ts';
import { exact, fraction, times } from '../../../odds/fraction.ts';
import { luckySevenAlone } from '../alone.ts';
import { isTopCash, type LuckySevenState } from '../lucky-seven.ts';
import { endingOf } from './lucky-seven.ts';

/** OR-42, OR-45, OR-A22: it lies behind one of five letters, and its rank among the prizes decides how many rolls it gets. */
export const topCashFigures = (setting: Setting): Readonly<Record<string, string>> => {
  const { prizes, match, seat } = luckySevenAlone.open(setting) as LuckySevenState;
  const { timers, side } = match.options.house.luckySeven;
  const rank = prizes.findIndex(prize => isTopCash(match, seat, prize));
  return { 'top-cash': exact(times(fraction(1, prizes.length), endingOf(timers[rank] ?? 0, side).seven)) };
};
