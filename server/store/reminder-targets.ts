/** Where the reminders of an episode go: webhooks and the browsers that subscribed to it. */
import type { Kysely } from 'kysely';
import { isLanguage, type Language } from '../../shared/words/languages.ts';
import type { Commits } from './commits.ts';
import type { Guarded } from './failures.ts';
import { objectOf, type Row, type Tables, wholeRowOf } from './tables.ts';

type TargetKind = 'hook' | 'push';

export interface Target {
  readonly id: string;
  readonly code: string;
  readonly kind: TargetKind;
  readonly address: string;
  /** Sealed: the key that signs for a hook, or the keys of a browser's subscription. */
  readonly secret: string;
  readonly format: string;
  readonly events: readonly string[];
  /** The moves that it is about: everybody's, the host's, or those of a seat, by its number as text. */
  readonly about: string;
  readonly created: number;
  /** Failures since the last success. */
  readonly failures: number;
  /** The latest failure in words, "" for none. */
  readonly problem: string;
  /** Time of the last success, 0 for none. */
  readonly worked: number;
  /** Nothing is sent to it any more. */
  readonly off: boolean;
  readonly language: Language;
  /** Id of the token of the seat or desk that asked for it. The target is deleted with that token. "" for none. */
  readonly token: string;
}

const targetOf = (row: Row<'targets'>): Target => ({
  ...objectOf<Target>('targets', row),
  language: isLanguage(row.language) ? row.language : 'en',
});

export class ReminderTargets {
  readonly #db: Kysely<Tables>;
  readonly #commits: Commits;
  readonly #guarded: Guarded;

  constructor(db: Kysely<Tables>, commits: Commits, guarded: Guarded) {
    this.#db = db;
    this.#commits = commits;
    this.#guarded = guarded;
  }

  /** Replaces a target of the same episode, kind and address. */
  async add(target: Target): Promise<void> {
    await this.#commits.add(async transaction => {
      await transaction
        .deleteFrom('targets')
        .where('code', '=', target.code)
        .where('kind', '=', target.kind)
        .where('address', '=', target.address)
        .execute();
      await transaction.insertInto('targets').values(wholeRowOf('targets', target)).execute();
    });
  }

  /** Those of an episode, oldest first. */
  of(code: string): Promise<readonly Target[]> {
    return this.#guarded(async () => {
      const rows = await this.#db
        .selectFrom('targets')
        .selectAll()
        .where('code', '=', code)
        .orderBy('created')
        .orderBy('id')
        .execute();
      return rows.map(targetOf);
    });
  }

  get(id: string): Promise<Target | undefined> {
    return this.#guarded(async () => {
      const row = await this.#db.selectFrom('targets').selectAll().where('id', '=', id).executeTakeFirst();
      return row && targetOf(row);
    });
  }

  /** Removes a target and the notices that wait for it. An address names a browser's. False if there is none. */
  remove(code: string, which: { readonly id: string } | { readonly address: string }): Promise<boolean> {
    return this.#guarded(async () => {
      const rows = this.#db.deleteFrom('targets').where('code', '=', code);
      const removed = await ('id' in which
        ? rows.where('id', '=', which.id)
        : rows.where('kind', '=', 'push').where('address', '=', which.address)
      )
        .returning('id')
        .execute();
      return removed.length > 0;
    });
  }
}
