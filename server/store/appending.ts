/** Stores an entry in one transaction with everything that it changes. */
import { sql, type Transaction } from 'kysely';
import { RepeatedQuery } from './compiled.ts';
import { changeRow, setDeadline } from './episodes.ts';
import { NotOwner } from './failures.ts';
import { wholeRowOf } from './rows.ts';
import { type KeptSeasons, writeLedger } from './seasons.ts';
import type { EpisodeState, LedgerWrite, StoredEntry } from './stored.ts';
import type { Row, Tables } from './tables.ts';

interface EpisodeValues extends Partial<Row<'episodes'>> {
  readonly of: string;
  readonly by: number;
  readonly seq: number;
  readonly move: string | null;
}

/** One per store, because databases write queries differently. */
export class Appending {
  readonly #seasons: KeptSeasons;
  readonly #episode = new RepeatedQuery<EpisodeValues>((db, { of, by, seq, move, ...changed }) =>
    db
      .updateTable('episodes')
      .set(changed)
      .where('code', '=', of)
      .where('epoch', '=', by)
      .where('entry_count', '=', seq)
      .where('closed_at', '=', sql.lit(0))
      .where(row =>
        row.not(
          row.exists(
            row.selectFrom('entries').select('seq').where('entries.code', '=', of).where('move_id', '=', move),
          ),
        ),
      ),
  );
  readonly #entry = new RepeatedQuery<Row<'entries'>>((db, values) => db.insertInto('entries').values(values));

  constructor(seasons: KeptSeasons) {
    this.#seasons = seasons;
  }

  /** Throws `NotOwner` before it has changed anything. */
  async append(
    transaction: Transaction<Tables>,
    code: string,
    epoch: number,
    { seq, id, entry }: StoredEntry,
    change: Partial<EpisodeState>,
    ledger?: LedgerWrite,
  ): Promise<void> {
    // The episode's row comes first: it checks the epoch and locks out every other process until all is written.
    const { numAffectedRows } = await this.#episode.run(transaction, {
      ...changeRow(change),
      entry_count: seq + 1,
      of: code,
      by: epoch,
      seq,
      move: id,
    });
    if (Number(numAffectedRows) === 0) throw new NotOwner(code);
    await this.#entry.run(transaction, wholeRowOf('entries', { code, seq, id, entry }));
    if (change.deadline !== undefined) await setDeadline(transaction, code, change.deadline);
    if (ledger !== undefined) await writeLedger(this.#seasons, transaction, ledger);
  }
}
