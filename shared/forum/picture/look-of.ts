import { lookOf, manifests } from '../../shows/index.ts';
import { picturesByShow } from '../../shows/loaded.ts';
import type { Look } from './looks.ts';

/** The colours of a set, `scene.look`; those of the first show where it has none. */
export const pictureLook = (name: string): Look => {
  const look = [name, lookOf(name), manifests[0]?.name ?? ''].map(show => picturesByShow.get(show)).find(Boolean);
  if (look === undefined) throw new Error('no show has colours');
  return look;
};
