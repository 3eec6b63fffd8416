/** The part of better-sqlite3 13 that the store uses; the package comes without types. */
declare module 'better-sqlite3' {
  interface Statement {
    readonly reader: boolean;
    all(parameters: readonly unknown[]): unknown[];
    run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
    iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
  }

  export default class Database {
    constructor(file: string, options?: { readonly timeout?: number });
    readonly inTransaction: boolean;
    prepare(sql: string): Statement;
    exec(sql: string): void;
    pragma(pragma: string, options?: { readonly simple?: boolean }): unknown;
    /** The whole database as its file would be. */
    serialize(): Uint8Array;
    close(): void;
  }
}
