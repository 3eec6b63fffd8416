/** The worker thread of `compute.ts`: replays a record and computes what was asked of it, one question after another. */
import { Episode, partsOf } from '../../shared/engine/episode.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { serve } from '../background-worker.ts';
import type { Recorded } from '../records/record.ts';
import type { Question, SentRecord } from './compute.ts';
import { tasks } from './tasks.ts';

const played = ({ facts, state, seats, entries, seed }: SentRecord): Recorded => {
  const show = showNamed(facts.show);
  if (show === undefined) throw new Error(`the record is of the show ${facts.show}, which this version does not have`);
  const { options, pack, rules } = facts;
  const episode = new Episode(show, { options, pack, seats: seats.length, rules }, seats);
  for (const entry of entries) {
    const { move, drew, marks } = partsOf(entry);
    episode.play(move, drew, marks);
  }
  return { facts, state, episode, seed };
};

serve(async ({ task, input, carried }: Question) => Buffer.from(await tasks[task](played(carried), input as never)));
