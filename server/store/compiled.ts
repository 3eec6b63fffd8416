/** Queries that run at every move. Building and compiling one takes longer than running it, so each shape is compiled once. */
import { type Compilable, CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import type { Tables } from './tables.ts';

class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface Compiled {
  readonly sql: string;
  readonly names: readonly string[];
}

/** `V`: the values by name. Which of them are given determines the shape of the query. */
export class RepeatedQuery<V extends object> {
  readonly #build: (db: Kysely<Tables>, values: V) => Compilable;
  readonly #compiled = new Map<string, Compiled>();

  /** `build` gets a placeholder for each value that is given, and must not look at its value. */
  constructor(build: (db: Kysely<Tables>, values: V) => Compilable) {
    this.#build = build;
  }

  run(db: Kysely<Tables>, values: V): Promise<QueryResult<unknown>> {
    const shape = Object.keys(values).join();
    let compiled = this.#compiled.get(shape);
    if (compiled === undefined) {
      compiled = this.#compile(db, Object.keys(values));
      this.#compiled.set(shape, compiled);
    }
    const { sql, names } = compiled;
    return db.executeQuery(
      CompiledQuery.raw(
        sql,
        names.map(name => values[name as keyof V]),
      ),
    );
  }

  #compile(db: Kysely<Tables>, values: readonly string[]): Compiled {
    const places = Object.fromEntries(values.map(name => [name, new Parameter(name)]));
    const { sql, parameters } = this.#build(db, places as V).compile();
    return {
      sql,
      names: parameters.map(parameter => {
        if (!(parameter instanceof Parameter))
          throw new Error(`the query has a fixed value where a parameter belongs (${String(parameter)}): ${sql}`);
        return parameter.name;
      }),
    };
  }
}
