/** What the parts of a season's page share. */
import type { SeasonStory } from '../../../shared/season/story.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { words } from '../../../shared/words/index.ts';
import type { Season } from '../../season-api.ts';

export interface SeasonPage {
  readonly season: Season;
  readonly story: SeasonStory;
  readonly tell: Narrator;
  /** Title of a show or act. */
  readonly title: (show: string) => string;
  /** Money of the season's show, or its points. */
  readonly amount: (figure: number) => string;
  /** The host's token, "" for everybody else. */
  readonly token: string;
  /** Fetches the season again. */
  readonly reload: () => Promise<void>;
}

export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(words().language, { day: 'numeric', month: 'short', year: 'numeric' }).format(time);
