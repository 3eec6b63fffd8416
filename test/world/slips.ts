/**
 * Faults that are put into the code on purpose, one at a time: each must be found by the worlds within a minute. Whoever changes a
 * line that stands here chooses another for the same fault.
 */
import type { Slip } from './modules.ts';

const nothing = '';

export const slips: Readonly<Record<string, Slip>> = {
  'a show is taken without a new epoch': {
    file: 'server/store/leases.ts',
    was: '.set({ owner, epoch: this.#nextEpoch })',
    becomes: ".set(row => ({ owner, epoch: row('epoch', '+', 0) }))",
  },
  'a moves id is not remembered': {
    file: 'server/rooms/replies.ts',
    was: 'if (id !== null) this.#accepted.set(id, { seq, entry });',
    becomes: nothing,
  },
  'the ids of moves are gone after a restart': {
    file: 'server/rooms/replies.ts',
    was: 'for (const stored of entries) if (stored.id !== null) this.#accepted.set(stored.id, stored);',
    becomes: nothing,
  },
  'a move is answered before it is stored': {
    file: 'server/rooms/moves.ts',
    was: 'await this.#log.append({ proposal, id: key, change, ledger, time })',
    becomes:
      'await Promise.race([this.#log.append({ proposal, id: key, change, ledger, time }), Promise.resolve(true)])',
  },
  'a patch is sent before the commit': {
    file: 'server/store/commits.ts',
    was: 'const outcomes = await this.#commit(batch);',
    becomes: 'for (const pending of batch) pending.settle(); const outcomes = await this.#commit(batch);',
  },
  'a write that failed counts': {
    file: 'server/rooms/episode-log.ts',
    was: 'this.halt(since);\n      return false;',
    becomes: 'return true;',
  },
  'pages stay with a process that lost their show': {
    file: 'server/rooms/episode-log.ts',
    was: "this.#lost = true;\n    this.notify('lost');",
    becomes: 'this.#lost = true;',
  },
  'a show stays paused after the store is back': {
    file: 'server/rooms/episode-log.ts',
    was: "if (this.#state.paused !== 'store' || !this.idle) return;",
    becomes: 'return;',
  },
  'moves of a show overlap': {
    file: 'server/rooms/episode-log.ts',
    was: 'const turn = this.#last.then(job)',
    becomes: 'const turn = job()',
  },
  'a link counts at any place': {
    file: 'server/rooms/fairness.ts',
    was: 'linkPlaceOf(move, place)) !== undefined;',
    becomes: "linkPlaceOf(move, place)) !== undefined || link !== '';",
  },
  'the dice do not take the links of the start': {
    file: 'server/rooms/moves.ts',
    was: 'this.#fairness.use(fixed.sources);',
    becomes: nothing,
  },
  'the dice of a restored show have other sources': {
    file: 'server/rooms/restore.ts',
    was: 'context.source(seed, code, stored.sources ?? [])',
    becomes: 'context.source(seed, code, [])',
  },
  'a call is answered before it is stored': {
    file: 'server/rooms/call-writer.ts',
    was: 'return this.#saving;',
    becomes: 'return Promise.resolve();',
  },
  'everybody with a seat sees what the host sees': {
    file: 'server/rooms/broadcast.ts',
    was: "this.#live.own(role === 'host' ? 'host' : seat)",
    becomes: "this.#live.own(role === 'host' || seat === 0 ? 'host' : seat)",
  },
  'one frame in fifty is lost': {
    file: 'server/colyseus/fanout.ts',
    was: 'if (this.size === 0) return;',
    becomes: 'if (this.size === 0 || Math.random() < 0.02) return;',
  },
  'two frames of the tape have one number': {
    file: 'server/rooms/tape.ts',
    was: 'this.#newest += 1;\n    this.#newestAt',
    becomes: 'this.#newest += this.#newest % 5 === 4 && Math.random() < 0.3 ? 0 : 1;\n    this.#newestAt',
  },
  'the tape goes on under its old epoch': {
    file: 'server/rooms/episode-room.ts',
    was: 'epoch: () => live.log.epoch, full',
    becomes: 'epoch: () => 1, full',
  },
  'a full store is taken for a mistake': {
    file: 'server/store/commits.ts',
    was: "const forAll = trouble === 'cut-off' ||",
    becomes: "if (trouble === 'disk') return batch.map(() => undefined);\n    const forAll = trouble === 'cut-off' ||",
  },
  'whoever comes gets an old picture': {
    file: 'server/colyseus/patch-serializer.ts',
    was: 'if (shared !== this.#shared || this.#copy === undefined) {',
    becomes: 'if (this.#copy === undefined) {',
  },
  'one call in ten is not written': {
    file: 'server/rooms/call-writer.ts',
    was: 'this.#unsaved.clear();',
    becomes: 'this.#unsaved.clear(); if (Math.random() < 0.1) return;',
  },
  'a show in three is not in the ledger of its season': {
    file: 'server/store/appending.ts',
    was: 'if (ledger !== undefined) await writeLedger',
    becomes: 'if (ledger !== undefined && Math.random() > 0.3) await writeLedger',
  },
  'whoever bets keeps the points': {
    file: 'server/rooms/crowd-people.ts',
    was: 'person.points -= ticket.stake;',
    becomes: nothing,
  },
  'a team hears what the other one says': {
    file: 'server/rooms/broadcast.ts',
    was: 'members.send(frame, this.#audience.team(news.seat));',
    becomes: 'members.send(frame, [0, 1].flatMap(seat => [...this.#audience.team(seat)]));',
  },
  'a room is kept for good': {
    file: 'server/rooms/rooms.ts',
    was: 'if (this.#open.get(code) === room) this.#open.delete(code);',
    becomes: nothing,
  },
  'nobody handles that Redis is away': {
    file: 'server/colyseus/redis-cache.ts',
    was: 'return await work();',
    becomes: 'return work();',
  },
  'the seed goes to every page': {
    file: 'server/rooms/episode-room.ts',
    was: "client.send('hello', { now: context.now(),",
    becomes: "client.send('hello', { seed: Buffer.from(this.#live.log.seed).toString('hex'), now: context.now(),",
  },
};
