/** The house rules of On A Roll as pages present them. */
import { houseEntry, problemsIn } from '../../house/house-of-show.ts';
import { houseSets, type OnARollHouse, onARollHouse } from './house.ts';
import { house as words } from './words/en/house.ts';

export const house = houseEntry(
  onARollHouse,
  houseSets,
  words,
  [
    { show: 'big-six', figures: ['top'] },
    { show: 'lucky-seven', figures: ['seven', 'double', 'timeout', 'cash'] },
  ],
  ({ toWin, level, bigSix, luckySeven }: OnARollHouse) =>
    problemsIn(
      [toWin === 1 && level === 'lucky-7-total', 'level', 'noEffect'],
      [luckySeven.top[1] < luckySeven.top[0], 'luckySeven.top', 'lessForMore'],
      [bigSix.values.some((dollars, i) => dollars > (bigSix.values[i - 1] ?? dollars)), 'bigSix.values', 'lessForMore'],
      [bigSix.consolation > Math.min(...bigSix.values), 'bigSix.consolation', 'lessForMore'],
    ),
);
