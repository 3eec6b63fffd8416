/** Draws the board for posts. */
import { momentOf } from '../../shared/forum/facts.ts';
import { drawPicture } from '../../shared/forum/picture/picture.ts';
import type { Language } from '../../shared/words/languages.ts';
import { wordsIn } from '../languages.ts';
import type { Recorded } from '../records/record.ts';
import { speechOf } from '../records/speech.ts';

/** The board as an SVG after a given number of entries. */
export const boardSvg = async ({ episode, facts }: Recorded, upto: number, language: Language): Promise<string> => {
  const { view, scene, line } = momentOf(episode, upto, await speechOf(episode.show, language));
  const texts = await (await wordsIn(language)).forum();
  return drawPicture({ scene, line, code: facts.code, over: view.phase === 'over' }, texts);
};
