/** What other sites show of a link to an episode: its title, the players, and a picture of the board. */

import type { Request } from 'express';
import { pictureSize } from '../../shared/forum/picture/set.ts';
import { loadShowWords, narratorFor } from '../../shared/words/index.ts';
import { languageOf, linkMark, wordsIn } from '../languages.ts';
import { toldEntries } from '../store/told.ts';
import { readCode } from '../tokens.ts';
import { escaped } from '../web/documents.ts';
import type { Services } from './services.ts';

interface Previewed {
  readonly show: string;
  readonly lines: readonly string[];
}

/** undefined for pages without an episode, and for unknown codes, which are counted. */
export type Preview = (request: Request) => Promise<Previewed | undefined>;

export const previews =
  ({ context, misses, addresses }: Services): Preview =>
  async request => {
    const typed = /^\/e\/([^/]+)/.exec(request.path)?.[1];
    if (typed === undefined) return undefined;
    const ip = request.ip ?? '';
    const code = readCode(typed);
    const episode = await context.store.known(code).catch(() => undefined);
    if (episode === undefined) {
      await misses.take(ip);
      return undefined;
    }
    const language = languageOf(request);
    const words = await wordsIn(language);
    const { link } = await words.forum();
    const { title } = await loadShowWords(episode.show, words);
    const names = episode.chairs.map(({ name }) => name);
    const { list, name } = narratorFor(names, words);
    const seated = names.flatMap((taken, seat) => (taken === '' ? [] : [name(seat)]));
    const address = `${addresses(request).everywhere}/e/${code}`;
    const told = toldEntries(episode, episode.entries, context.now());
    const revealed = episode.phase === 'over' && told === episode.entries && /\/recap\/?$/.test(request.path);
    const mark = linkMark(language);
    const picture = revealed
      ? `${address}/card.png${mark && `?${mark}`}`
      : `${address}/board.png?v=${told}${mark && `&${mark}`}`;
    const facts: readonly (readonly [string, string])[] = [
      ['og:type', 'website'],
      ['og:site_name', words.pages.name],
      ['og:title', link.title(title, list(seated.slice(0, 8)))],
      ['og:description', episode.title === '' ? link.about : `${episode.title}. ${link.about}`],
      ['og:url', revealed ? `${address}/recap` : address],
      ['og:image', picture],
      ['og:image:type', 'image/png'],
      ['og:image:width', String(pictureSize.width)],
      ['og:image:height', String(pictureSize.height)],
      ['og:image:alt', link.picture(title)],
    ];
    return {
      show: episode.show,
      lines: [
        ...facts.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
        '<meta name="twitter:card" content="summary_large_image">',
      ],
    };
  };
