/** The operator's list of names, addresses and networks that are kept away from the whole server. */
import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { longestName } from '../../shared/engine/desk-message.ts';
import { choice, flag } from '../../shared/engine/fields.ts';
import { line, message, or } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import { type Block, type BlockTime, blockTimes } from '../../shared/operator.ts';
import { day } from '../context.ts';
import { addressIn, isWithin, networkIn, readNetwork } from '../origins.ts';
import { jsonBody } from '../web/bodies.ts';
import { facts, listOf, Routes, texts, time, whole } from '../web/operations.ts';
import { readBody, refusal } from '../web/refusals.ts';
import type { Services } from './services.ts';

const mostBlocks = 500;

const days: Readonly<Record<BlockTime, number>> = { day: 1, week: 7, month: 30, good: 0 };

const added = message({
  kind: choice(['name', 'network']),
  value: line(100, { min: 1, clean: plainLine }),
  for: choice(blockTimes),
  reason: or(line(200, { clean: plainLine }), ''),
  /** Even if it is the network of whoever asks. */
  sure: or(flag(), false),
});

/** Shorter ones cover a large part of the internet. */
const leastBits = { ipv4: 8, ipv6: 24 } as const;

/** As the operator's page gets it. */
export const blocked = facts({
  id: texts,
  kind: choice(['name', 'network']),
  value: texts,
  reason: texts,
  made: time,
  until: time,
  hits: facts({ count: whole, who: listOf(texts) }),
});

export const blocks = ({ context, cluster }: Services): Routes => {
  const routes = new Routes('This server');
  const { store, log } = context;

  /** The addresses of this server's own processes: without each other they could play nothing. */
  const ownAddresses = async (): Promise<readonly string[]> => {
    const places = (await cluster?.peers.all()) ?? [];
    const hosts = places.map(({ address }) => new URL(address).hostname.replace(/^\[|\]$/g, ''));
    return ['127.0.0.1', '::1', ...hosts];
  };

  const networkOf = async ({ ip = '' }: Request, typed: string, sure: boolean): Promise<string> => {
    const text = readNetwork(typed);
    if (text === undefined) throw refusal(400, phrase('notANetwork', '203.0.113.0/24'));
    const network = networkIn(text);
    const covers = (address: string) => isWithin(addressIn(address), network);
    const least = leastBits[network.first.kind()];
    if (network.bits < least) throw refusal(400, phrase('tooWide', least));
    if ((await ownAddresses()).some(covers)) throw refusal(409, phrase('blocksServer'));
    if (covers(ip) && !sure) throw refusal(409, phrase('blocksYou'));
    return text;
  };

  /** At once, on every process. One that does not answer reads the list a few seconds later. */
  const changed = async (): Promise<void> => {
    await Promise.all([context.blocks.load(), cluster?.peers.askAll('/peers/blocks')]);
  };

  routes.post('/blocks', {
    does: 'Keeps a name, or a network (an address or CIDR), away from the whole server.',
    about:
      'In place of an earlier block of the same. `blocks-you`: it is the network of whoever asks, and `sure: true` blocks it all the same. `until` is 0 for good.',
    by: ['operator'],
    body: added,
    answers: { 201: facts({ id: texts, kind: choice(['name', 'network']), value: texts, until: time }) },
    refuses: [404, 409],
  })(jsonBody(2048), async (request, response) => {
    const { kind, value: typed, for: time, reason, sure } = readBody(added, request);
    const value = kind === 'name' ? typed.slice(0, longestName) : await networkOf(request, typed, sure);
    const now = context.now();
    const until = time === 'good' ? 0 : now + days[time] * day;
    const made: Block = { id: randomBytes(6).toString('base64url'), kind, value, reason, made: now, until };
    if (!(await store.block(made, mostBlocks))) throw refusal(409, phrase('blocksFull', mostBlocks));
    await changed();
    // Not whom: logs hold neither names nor addresses.
    log.warn({ block: made.id, kind, until }, 'the operator blocked somebody');
    response.status(201).json({ id: made.id, kind, value, until });
  });

  routes.delete('/blocks/:id', {
    does: 'Lifts a block.',
    by: ['operator'],
    answers: { 204: null },
  })(async (request, response) => {
    if (!(await store.unblock(request.params.id))) throw refusal(404, phrase('nothingHere'));
    await changed();
    log.warn({ block: request.params.id }, 'the operator lifted a block');
    response.status(204).end();
  });

  return routes;
};
