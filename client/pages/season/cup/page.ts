/** What the parts of a cup's page share. */
import type { Cup } from '../../../../shared/season/cup.ts';
import type { SeasonPage } from '../page.ts';

export interface CupPage extends SeasonPage {
  readonly cup: Cup;
}
