/** Moments of shows for the preview pages: everything that a show's fixture.ts exports as `…Fixtures`. */
import type { Scene } from './board.ts';

/** A scene; with `after`, what happens next. */
export interface Fixture {
  readonly scene: Scene;
  readonly after?: readonly Scene[];
}

type Fixtures = Readonly<Record<string, Fixture>>;

/** A file that is being worked on must not take the others with it. */
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
  ...(await Promise.all(Object.values(import.meta.glob('../shows/*/fixture.ts')).map(load))),
) as Fixtures;
