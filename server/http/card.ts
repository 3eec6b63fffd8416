/** The share card of a show that is over, as a PNG at a stable link. */

import { Router } from 'express';
import { momentOf, winnerOf } from '../../shared/forum/facts.ts';
import { approx, parseFraction } from '../../shared/odds/fraction.ts';
import { drawCard } from '../../shared/recap/card.ts';
import { type HighlightKind, highlightsIn } from '../../shared/recap/highlights.ts';
import { tellRecord } from '../../shared/recap/story.ts';
import { writeRecord } from '../../shared/record.ts';
import { said } from '../../shared/said.ts';
import { showNamed } from '../../shared/shows/index.ts';
import { telling } from '../../shared/words/index.ts';
import type { Language } from '../../shared/words/languages.ts';
import { renderPng } from '../forum/render.ts';
import { languageOfLink, wordsIn } from '../languages.ts';
import type { Studio } from '../studio.ts';
import type { Finding } from './finding.ts';
import { type Limiter, limited } from './limits.ts';
import type { Recorded } from './record.ts';
import { refuse } from './refusing.ts';
import { speechOf } from './speech.ts';

/** Moments that can be told without being seen. */
const shown: readonly HighlightKind[] = ['bonus', 'gain', 'rare'];

/** About 150 kB each. */
const kept = 100;

/** What the bonus round paid. */
const bonusIn = (result: unknown): { readonly cash: number; readonly prizes: readonly string[] } => {
  const { bonus } = (result ?? {}) as { readonly bonus?: { readonly cash?: unknown; readonly prizes?: unknown } };
  const { cash, prizes } = bonus ?? {};
  return {
    cash: typeof cash === 'number' ? cash : 0,
    prizes: Array.isArray(prizes) ? prizes.filter(prize => typeof prize === 'string') : [],
  };
};

const nearestIn = (result: unknown): number | undefined => {
  const { ranking } = (result ?? {}) as { readonly ranking?: unknown };
  const [seat] = Array.isArray(ranking) ? ranking : [];
  return typeof seat === 'number' ? seat : undefined;
};

const svgOf = async (recorded: Recorded, language: Language): Promise<string> => {
  const { episode, facts } = recorded;
  const [speech, words] = await Promise.all([speechOf(episode.show, language), wordsIn(language)]);
  const { scene, view } = momentOf(episode, episode.entries.length, speech);
  const [{ result, moments: said }, forum] = await Promise.all([words.recap(), words.forum()]);
  const { play } = words.pages;
  const voice = telling(episode.names, words);
  // A qualifying has no winner, but somebody was nearest.
  const winner = winnerOf(view.result) ?? nearestIn(view.result);
  const { cash, prizes } = bonusIn(view.result);
  const bonus = [...(cash > 0 ? [voice.money(cash)] : []), ...prizes];
  const story = tellRecord(writeRecord(episode, { code: facts.code }), showNamed);
  // The end is told above.
  const best = highlightsIn(story).findLast(({ kind }) => shown.includes(kind));
  const name = best === undefined || best.seat < 0 ? '' : voice.name(best.seat);
  const inDollars = best?.kind === 'bonus' || scene.desks.some(({ score }) => score.includes('$'));
  const amount = (inDollars ? voice.money : voice.number)(best?.amount ?? 0);
  const line =
    best === undefined
      ? ''
      : best.kind === 'rare'
        ? said.kinds.rare(name, approx(parseFraction(best.chance)))
        : said.kinds[best.kind](name, amount);
  return drawCard(
    {
      // It is the show's, whichever act came last.
      scene: { ...scene, look: facts.show, title: speech.titles.show },
      code: facts.code,
      title: facts.title,
      headline: winner === undefined ? play.over : winner < 0 ? play.noWinner : play.winner(voice.name(winner)),
      below: bonus.length === 0 ? '' : result.bonus(voice.list(bonus)),
      line,
      winner: winner ?? -1,
      scores: episode.names.map((_, seat) => story.moments.map(moment => moment.view.seats[seat]?.score ?? 0)),
    },
    forum,
  );
};

export const card = (studio: Studio, finding: Finding, limiter: Limiter): Router => {
  const router = Router();
  const drawn = new Map<string, Promise<Buffer>>();

  const cardOf = (recorded: Recorded, language: Language): Promise<Buffer> => {
    const key = `${recorded.facts.code}:${recorded.episode.entries.length}:${language}`;
    const before = drawn.get(key);
    const png = before ?? svgOf(recorded, language).then(svg => renderPng(svg));
    drawn.delete(key);
    drawn.set(key, png);
    png.catch(() => drawn.delete(key));
    const oldest = drawn.size > kept ? drawn.keys().next().value : undefined;
    if (oldest !== undefined) drawn.delete(oldest);
    return png;
  };

  router.get('/e/:code/card.png', limited(limiter), async (request, response) => {
    const found = await finding.asked(request, response);
    if (found === undefined) return;
    if (!found.episode.over && found.state.closed === 0) {
      refuse(response, 409, said('notOverYet'));
      return;
    }
    try {
      response
        .type('png')
        // Elsewhere it is shown on forums of all kinds.
        .set('Cross-Origin-Resource-Policy', 'cross-origin')
        .set('Cache-Control', found.state.closed > 0 ? 'public, max-age=3600' : 'public, max-age=5')
        .send(await cardOf(found, languageOfLink(request)));
    } catch (error) {
      studio.log.error({ episode: found.facts.code, err: error }, 'a share card could not be drawn');
      refuse(response, 503, said('noPicture'));
    }
  });
  return router;
};
