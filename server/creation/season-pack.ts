/** Questions that a host gives to a season: lists alone, or a pack as /packs stores it, with what was used before. */
import { z } from 'zod';
import { isPackDocument } from '../../shared/packs/document.ts';

const marks = z.array(z.object({ list: z.string().max(100), key: z.string().max(1000) })).max(100_000);

/** `used`: in the form of the season's book of questions (shared/season/questions.ts). This season skips them. */
export const readSeasonPack = (given: unknown): { readonly pack: unknown; readonly used: readonly string[] } => {
  if (!isPackDocument(given)) return { pack: given, used: [] };
  const read = marks.safeParse(given.used);
  return { pack: given.pack, used: read.success ? read.data.map(({ list, key }) => `${list}:${key}`) : [] };
};
