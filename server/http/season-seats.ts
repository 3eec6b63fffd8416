/** Seats of a season: private links that the host sends, and the reserved seat of a returning player. */

import { choice } from '../../shared/engine/fields.ts';
import { request as fields, line, maybe } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { seriesKinds, seriesOf } from '../../shared/season/cup.ts';
import { cupOf } from '../../shared/season/cup-of.ts';
import { bookOf, namesOf } from '../../shared/season/ledger.ts';
import { lineupOf } from '../../shared/season/rules.ts';
import { hasEntrants } from '../../shared/shows/index.ts';
import { gameOn, isOpen } from '../creation/season-games.ts';
import { seatedIn } from '../rooms/restore.ts';
import { cupIn, settingsOf } from '../seasons/settings.ts';
import { withTheShow } from '../store/stored.ts';
import { bearer, hashOf, issueToken } from '../tokens.ts';
import { first, jsonBody } from '../web/bodies.ts';
import { limited } from '../web/limits.ts';
import { either, facts, Routes, texts, whole, yes } from '../web/operations.ts';
import { readBody, refusal } from '../web/refusals.ts';
import { seatLinks } from './answers.ts';
import type { SeasonFinder } from './season-requests.ts';
import type { Services } from './services.ts';

/** `code`: of one of its shows that are open; left out for the one that is played. */
const linksRequest = fields({ code: maybe(line(20)) });

export const seasonSeats = (
  { context, rooms, finding, limiter, addresses }: Services,
  finder: SeasonFinder,
): Routes => {
  const routes = new Routes('Seasons');
  // Each link stays in the database.
  const limit = limited(limiter('join'));
  /** Creates private links to the reserved seats of the current game (or of `code`), and one to its desk. */
  routes.post('/seasons/:name/links', {
    does: 'Makes new links to the seats and to the desk of the show that is open. Older ones stop working.',
    by: ['season'],
    body: maybe(linksRequest),
    answers: { 200: facts({ code: texts, desk: texts, seats: seatLinks }) },
    refuses: [409],
  })(limit, first(finder.asHost), jsonBody(1024), async (request, response) => {
    const season = await finder.asHost(request);
    const episodes = await context.store.seasonEpisodes(season.name);
    const { code: wished } = readBody(linksRequest, { body: request.body ?? {} });
    const on =
      wished === undefined
        ? (gameOn(episodes) ?? episodes.findLast(isOpen))
        : episodes.find(episode => episode.code === wished && isOpen(episode));
    if (on === undefined) throw refusal(409, phrase('noGameOn'));
    const revoked: string[] = [];
    // Older links would still work, and their holders get the new ones here.
    const old = (await context.store.tokens(on.code)).filter(
      ({ role, maker }) => role === 'co-host' && maker === withTheShow,
    );
    for (const { id } of old) revoked.push(...(await context.store.revoke(on.code, { id })));
    const desk = await issueToken(context, on.code, 'co-host', -1, withTheShow);
    const { here, everywhere } = addresses(request);
    const seats = [];
    for (const [seat, { name, robot }] of on.chairs.entries()) {
      if (hasEntrants(on.show) || name === '' || robot) continue;
      revoked.push(...(await context.store.revoke(on.code, { linksTo: seat })));
      const made = await issueToken(context, on.code, 'seat', seat, withTheShow);
      seats.push({ seat, name, link: `${everywhere}/e/${on.code}#${made.token}` });
    }
    await rooms.get(on.code)?.requests.linksChanged(revoked);
    response
      .set('Cache-Control', 'no-store')
      .json({ code: on.code, desk: `${here}/e/${on.code}/host#${desk.token}`, seats });
  });

  /**
   * For a player of an earlier episode of the season: the seat reserved for them in the next one, or their place among the
   * substitutes.
   */
  routes.get('/seasons/:name/seat', {
    does: 'For a player of an earlier show of the season: the seat kept for them, or their place on the list.',
    by: ['seat'],
    answers: {
      200: either(
        facts({ code: texts, series: choice(seriesKinds), seat: whole, link: texts }),
        facts({ code: texts, series: choice(seriesKinds), name: texts, place: whole, of: whole, plays: yes }),
      ),
    },
  })(limit, async (request, response) => {
    const season = await finder.findRequested(request);
    const token = bearer(request.get('authorization'));
    const held = token === '' ? undefined : await context.store.token(hashOf(token));
    const found = held?.role === 'seat' ? await finding.find(held.code) : undefined;
    if (held === undefined || found === undefined || found.facts.season?.name !== season.name)
      return finder.refuseToken(request, 'contestantsOnly');
    response.set('Cache-Control', 'no-store');
    const episodes = await context.store.seasonEpisodes(season.name);
    const own = `${held.code}:${held.seat}`;
    const next = episodes.findLast(episode => isOpen(episode) && episode.chairs.some(({ from }) => from === own));
    const of = cupIn(season);
    const series = seriesOf(of?.rule);
    const seat = next?.chairs.findIndex(({ from }) => from === own) ?? -1;
    if (next !== undefined && seat >= 0) {
      const made = await issueToken(context, next.code, 'seat', seat, withTheShow);
      response.json({ code: next.code, series, seat, link: `${addresses(request).here}/e/${next.code}#${made.token}` });
      return;
    }
    const book = bookOf(season.lines);
    const name = seatedIn(found.state)[held.seat] ?? '';
    const list = namesOf(book, found.facts.season.kind === 'audience' ? 'audience' : 'list');
    response.json({
      code: '',
      series,
      name,
      place: list.indexOf(name) + 1,
      of: list.length,
      plays:
        of === undefined
          ? namesOf(book, 'returning').includes(name) ||
            lineupOf(book, settingsOf(season.settings).seats).includes(name)
          : cupOf(of, book).standings.some(entrant => entrant.name === name && !entrant.out),
    });
  });

  return routes;
};
