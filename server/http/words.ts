/** Short private words between the host and a player: nobody else reads them, and nothing that goes out of the room holds them. */
import { randomBytes } from 'node:crypto';
import { seat as seatField } from '../../shared/engine/desk-message.ts';
import { choice } from '../../shared/engine/fields.ts';
import { request as fields, line, maybe } from '../../shared/engine/message-fields.ts';
import { textLimit } from '../../shared/engine/moves.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import { theHost } from '../forum/due-reminders.ts';
import { isFoul } from '../name-filter.ts';
import type { Known } from '../records/known.ts';
import { whenAwake } from '../rooms/clocks.ts';
import { isDesk, tokenIn, visitorOf } from '../rooms/entrance.ts';
import { seatedIn } from '../rooms/restore.ts';
import { houseHosts } from '../store/stored.ts';
import type { Side, StoredWord } from '../store/words.ts';
import { bearer } from '../tokens.ts';
import { first, jsonBody, once } from '../web/bodies.ts';
import { allow } from '../web/limits.ts';
import { facts, listOf, Routes, texts, time, whole, yes } from '../web/operations.ts';
import { readBody, refusal } from '../web/refusals.ts';
import type { Services } from './services.ts';

/** Words of one seat that are kept. */
const most = 200;
/** In a day, without an answer. */
const mostUnanswered = 5;
const day = 86_400_000;
/** Milliseconds after which whoever has not read it is told by mail or notice. */
const patience = 120_000;

const newWord = fields({
  text: line(textLimit, { min: 1, clean: plainLine }),
  /** From the host: to whom. */
  seat: maybe(seatField),
});

const word = facts({ id: texts, seat: whole, by: choice(['host', 'seat']), text: texts, at: time, seen: yes });

const told = ({ id, seat, by, text, at, seen }: StoredWord) => ({ id, seat, by, text, at, seen });

/** Who asks. `seat`: a player's; undefined for a desk, which reads all seats. */
interface Asker {
  readonly known: Known;
  readonly side: Side;
  readonly seat: number | undefined;
}

export const privateWords = ({ context, rooms, finding, limiter, posts }: Services): Routes => {
  const routes = new Routes('Private words');
  const { store } = context;
  const { targets, notices } = store.reminders;
  const writes = limiter('word');
  const reports = limiter('report');

  /** Programs read and write none: their tokens are neither a seat's nor a desk's. */
  const asker = once(async (request): Promise<Asker> => {
    const known = await finding.findRequested(request);
    const stored = await tokenIn(context, known.facts.code, bearer(request.get('authorization')));
    if (stored !== undefined && isDesk(stored)) return { known, side: 'host', seat: undefined };
    if (stored?.role === 'seat') return { known, side: 'seat', seat: stored.seat };
    return finding.refuseToken(request, phrase('closedDoor'), stored);
  });

  /** Pages are told beside the request, which does not wait for them. */
  const changed = (code: string, seat?: number) => void rooms.get(code)?.words.changed(seat);

  routes.get('/episodes/:code/words', {
    does: 'What the host and the token’s seat have written to each other; for a desk, that of all seats. The other side’s words count as read.',
    about: '`by`: who wrote it. Whoever takes over a seat finds nothing of what was written before.',
    by: ['seat', 'desk'],
    answers: { 200: listOf(word) },
  })(async (request, response) => {
    const { known, side, seat } = await asker(request);
    const { code } = known.facts;
    const words = await store.words(code, seat);
    if ((await store.readWords(code, side, seat)) > 0) changed(code, seat);
    response.set('Cache-Control', 'no-store').json(words.map(told));
  });

  /** The other side hears of it by their reminders, unless they read it at once: not what it says. */
  const remind = async ({ facts: { code }, state, entries }: Known, { id, seat, by }: StoredWord) => {
    const about = by === 'seat' ? theHost : String(seat);
    const due = whenAwake(context.now() + patience, state.settings);
    for (const target of await targets.of(code))
      if (target.about === about && target.events.includes('word'))
        await notices.add({
          id: randomBytes(12).toString('base64url'),
          target: target.id,
          code,
          // One for all that was written until then.
          key: `word:${seat}:${due === context.now() + patience ? id : due}`,
          event: 'word',
          facts: JSON.stringify({ seats: [seat], deadline: 0, entries }),
          due,
        });
  };

  routes.post('/episodes/:code/words', {
    does: 'Writes privately to the host, or from a desk to the player of `seat`.',
    about: `At most ${textLimit} characters, and at most ${mostUnanswered} in a day without an answer.`,
    by: ['seat', 'desk'],
    body: newWord,
    answers: { 201: word },
    refuses: [409],
  })(posts, first(asker), jsonBody(2048), async (request, response) => {
    const { known, side, seat: own } = await asker(request);
    const { facts: about, state } = known;
    const { text, seat: to = -1 } = readBody(newWord, request);
    const seat = own ?? to;
    const chair = state.chairs[seat];
    if (!state.settings.privateWords || houseHosts(about.robots)) throw refusal(409, phrase('noWords'));
    if (chair === undefined || chair.robot || chair.open || seatedIn(state)[seat] === '')
      throw refusal(409, phrase('nobodyThere'));
    if (state.settings.filter && isFoul(text)) throw refusal(409, phrase('otherWords'));
    await allow(writes, request);
    const before = await store.words(about.code, seat);
    const now = context.now();
    const unanswered = before.slice(before.findLastIndex(({ by }) => by !== side) + 1);
    if (unanswered.filter(({ at }) => at > now - day).length >= mostUnanswered)
      throw refusal(409, phrase('waitForAnswer', mostUnanswered));
    const id = randomBytes(9).toString('base64url');
    const { code } = about;
    const written: StoredWord = { id, code, seat, by: side, text, at: now, seen: false, reported: false };
    await store.addWord(written, most);
    changed(about.code, seat);
    await remind(known, written);
    response.status(201).json(told(written));
  });

  routes.post('/episodes/:code/words/:id/report', {
    does: 'Reports a word of the other side to the operator, who may read it from then on.',
    by: ['seat', 'desk'],
    answers: { 204: null },
  })(async (request, response) => {
    const { known, side, seat } = await asker(request);
    const { code } = known.facts;
    await allow(reports, request);
    if (!(await store.reportWord(code, String(request.params.id), side, seat))) throw refusal(404, phrase('noWord'));
    await store.report(code, visitorOf(context, code, request.ip ?? '') || 'here', 'word', context.now());
    context.log.warn({ episode: code, why: 'word' }, 'a private word was reported');
    response.status(204).end();
  });

  return routes;
};
