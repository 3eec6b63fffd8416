/** Addresses of the bundled packs, to be downloaded as examples. */
import { familyOf } from '../shared/shows/index.ts';

const files = import.meta.glob<string>('../shared/shows/*/pack.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** By show. */
export const bundledPacks: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.split('/').at(-2) ?? '', address]),
);

/** The bundled questions of a show; for an act on its own, those of its show too. A show without a pack has an empty one. */
export const packOf = async (show: string): Promise<unknown> => {
  const address = bundledPacks[familyOf(show)];
  return address === undefined ? {} : await (await fetch(address)).json();
};
