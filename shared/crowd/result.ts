/** How an evening went for somebody of the room: on their own phone, and on the picture that they share. */
import type { Narrator } from '../words/commentary.ts';
import type { CrowdWords } from '../words/en/crowd.ts';
import type { Purse } from './messages.ts';

/** Among so few nobody needs to hear a share. */
const few = 4;

/** The share of the room that has fewer points, in whole percent; 0 where nobody has, or among few. */
export const aheadOf = ({ behind, of }: Pick<Purse, 'behind' | 'of'>): number =>
  of > few ? Math.floor((100 * behind) / of) : 0;

export interface Result {
  readonly headline: string;
  /** Figures with what they count, the best first. */
  readonly figures: readonly (readonly [figure: string, label: string])[];
}

export const resultOf = (purse: Purse, { end }: CrowdWords, { number }: Pick<Narrator, 'number'>): Result => {
  const { place, of, points, streak, answers, right, choices, best } = purse;
  const ahead = aheadOf(purse);
  return {
    headline: place === 1 && of > 1 ? end.first : end.place(number(place), number(of)),
    figures: [
      [number(points), end.points],
      ...(ahead > 0 ? [[end.percent(ahead), end.ahead] as const] : []),
      ...(choices > 0 ? [[`${best}/${choices}`, end.decided] as const] : []),
      ...(answers > 0 ? [[`${right}/${answers}`, end.right] as const] : []),
      ...(streak > 1 ? [[String(streak), end.streak] as const] : []),
    ],
  };
};
