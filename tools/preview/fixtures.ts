/** Moments of shows for the previews: everything that the files of shows/ export as `…Fixtures`. */
import type { Scene } from '../../client/stage/board.ts';

/** A scene; with `after`, what happens next. */
export interface Fixture {
  readonly scene: Scene;
  readonly after?: readonly Scene[];
}

type Fixtures = Readonly<Record<string, Fixture>>;

/** A file with an error in it is left out, so that the other shows can still be looked at. */
const load = async (open: () => Promise<unknown>): Promise<Fixtures> => {
  try {
    const groups = Object.entries((await open()) as object).filter(([name]) => name.endsWith('Fixtures'));
    return Object.assign({}, ...groups.map(([, group]) => group as Fixtures)) as Fixtures;
  } catch (error) {
    console.warn(error);
    return {};
  }
};

export const fixtures: Fixtures = Object.assign(
  {},
  ...(await Promise.all(Object.values(import.meta.glob('./shows/*.ts')).map(load))),
) as Fixtures;
