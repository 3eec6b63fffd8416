/** Questions that a host gives to a season: the lists alone, or a pack as /packs keeps it, with what was asked before. */
import { z } from 'zod';
import { isPackDocument } from '../../shared/packs/document.ts';

const marks = z.array(z.object({ list: z.string().max(100), key: z.string().max(1000) })).max(100_000);

/** `used`: as the season's book of questions has it (shared/season/questions.ts); nothing of it comes in this season. */
export const givenPack = (given: unknown): { readonly pack: unknown; readonly used: readonly string[] } => {
  if (!isPackDocument(given)) return { pack: given, used: [] };
  const read = marks.safeParse(given.used);
  return { pack: given.pack, used: read.success ? read.data.map(({ list, key }) => `${list}:${key}`) : [] };
};
