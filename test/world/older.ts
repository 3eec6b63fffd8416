/** Whoever runs the server restores a backup: all processes stop, the store comes back older, and people go on from there. */

import type { StoredCall } from '../../server/store/stored.ts';
import { hashOf } from '../../server/tokens.ts';
import type { Cast } from '../faults/cast.ts';
import type { Visitor } from '../processes/visitor.ts';
import type { Ground } from './ground.ts';
import type { Processes } from './processes.ts';
import type { Party } from './storm.ts';

/** Milliseconds until the processes are started again. */
const restarts = 4000;

/** `saved`: the folder of the backup. */
export const restoreAll = (ground: Ground, processes: Processes, parties: readonly Party[], saved: string): void => {
  for (const process of processes.all) processes.stop(process, false, restarts);
  ground.database.stop();
  const pages = ground.wires.connected.filter(({ name }) => name.startsWith('page'));
  let left = pages.length;
  const goBack = () => {
    ground.disk.restore(saved);
    ground.checks.goBack();
    ground.database.start();
    for (const { owner, company } of parties)
      ground.as(owner, () => {
        for (const cast of company.casts) {
          const entries = entriesOf(ground, cast);
          if (entries !== undefined) cast.goBack(entries, callsOf(ground, cast));
        }
        // Whoever has seen the end of a show that is not over any more does not come back, and whoever came since has a link that
        // nobody knows.
        company.goBack(cast => entriesOf(ground, cast) !== undefined && !cast.ended && cast.all.every(isKnown(ground)));
      });
  };
  if (left === 0) goBack();
  for (const page of pages) {
    // Nobody sleeps on: what has come for them was seen before.
    ground.timeline.resume(page);
    ground.as(page, () => {
      ground.wires.drop(page);
      left -= 1;
      if (left === 0) ground.timeline.after(0, goBack, ground.outside);
    });
  }
};

const entriesOf = ({ committed }: Ground, { code }: Cast): number | undefined =>
  (
    committed.prepare('select entry_count as entries from episodes where code = ?').all([code])[0] as
      | { readonly entries: number }
      | undefined
  )?.entries;

const isKnown =
  ({ committed }: Ground) =>
  ({ token }: Visitor): boolean =>
    token === '' || committed.prepare('select id from tokens where hash = ?').all([hashOf(token)]).length > 0;

const callsOf = ({ committed }: Ground, { code }: Cast): readonly StoredCall[] =>
  committed.prepare('select fan, task, value, at from calls where code = ?').all([code]) as StoredCall[];
