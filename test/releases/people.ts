/** A host and seats of a running server who do the same whenever they are asked again, and records as everybody gets them. */
import { createHash } from 'node:crypto';
import { ColyseusSDK } from '@colyseus/sdk';
import type { MoveReply, Own } from '../../shared/engine/protocol.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';

export interface Show {
  readonly code: string;
  readonly host: string;
  readonly seats: readonly string[];
}

/** Text of an answer that must be good. */
export const ask = async (url: string, method: string, path: string, token = '', body?: object): Promise<string> => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
      ...(body instanceof Uint8Array ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text;
};

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Of a record, without the times of its moves if they were made again. */
export const recordHash = async (url: string, { code, host }: Pick<Show, 'code' | 'host'>, timed = true) => {
  const record = await ask(url, 'GET', `/api/episodes/${code}/record`, host);
  return hash(timed ? record : record.replace(/"at":"[^"]*"/g, ''));
};

const aside = ['undo', 'correct', 'replace', 'end', 'award', 'expire', 'buzzer'];

/** Whoever may moves by turns, `most` times or until the end. Which moves they are follows from `seed` and the show. */
export const playOn = async (url: string, { code, host, seats }: Show, most: number, seed: number): Promise<number> => {
  const room = await new ColyseusSDK(url).joinById(code, { as: 'host', token: host });
  const news: Own[] = [];
  let heard = (): void => undefined;
  room.onMessage('own', (own: Own) => {
    news.push(own);
    heard();
  });
  room.onMessage('*', () => undefined);
  const after = async (entries: number): Promise<Own> => {
    for (;;) {
      const own = news.at(-1);
      if (own !== undefined && own.entries >= entries) return own;
      await new Promise<void>(resolve => {
        heard = resolve;
      });
    }
  };
  const api = `/api/episodes/${code}/seat`;
  const luck = seededLuck(seed);
  let entries = (await after(0)).entries;
  const until = entries + most;
  while (entries < until) {
    const own = await after(entries);
    if (own.view.phase === 'over') break;
    const looks = await Promise.all(
      seats.map(async token => (JSON.parse(await ask(url, 'GET', api, token)) as { own: Own }).own),
    );
    const legal = [own, ...looks].flatMap(each => each.legal).filter(({ do: move }) => !aside.includes(move));
    const { by, ...move } = anyMove(pick(legal, luck), luck);
    const request = { ...move, id: `${seed}-${entries}`, at: entries };
    const reply = (
      by === 'host'
        ? await room.request('move', request)
        : JSON.parse(await ask(url, 'POST', `${api}/moves`, seats[by as number], request))
    ) as MoveReply;
    if (!reply.ok) throw new Error(`${JSON.stringify(request)}: ${reply.message}`);
    entries = reply.entry + 1;
  }
  await room.leave();
  return entries;
};
