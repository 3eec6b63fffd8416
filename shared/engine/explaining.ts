/**
 * What is told of an item once its answer is known: one place for all shows. It reads from what an act asks for (`Act.asked`) whose
 * answer has just come out, and adds a cue of its own behind the one that told the answer.
 */
import { type Explained, explainedIn } from './beside.ts';
import type { Frame } from './frame.ts';
import type { Act, Asked, Cue } from './show.ts';

/** `source` "" for none. */
export type ExplainedCue = {
  readonly cue: 'explained';
  readonly key: string;
  readonly answer: string;
  readonly explain: string;
  readonly source: string;
  readonly number?: true;
};

/** Milliseconds in which everybody has read a text from a television. */
export const readingTime = (text: string): number => 1500 + 55 * text.length;

const isExplained = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (['explain', 'source', 'picture', 'sound'].some(name => name in value) || Object.values(value).some(isExplained));

const known = new WeakMap<object, boolean>();

/** Whether a pack shows or explains anything, so that shows which do not are spared the looking. */
export const explains = (pack: unknown): boolean => {
  if (typeof pack !== 'object' || pack === null) return false;
  const does = known.get(pack) ?? isExplained(pack);
  known.set(pack, does);
  return does;
};

const askedIn = ({ act, state }: Frame): readonly Asked[] => act.asked?.(state) ?? [];

/** With the cue that explains, after the one that told the answer. */
const withCue = (
  { moments }: Act,
  cues: readonly Cue[],
  { explain, source = '', ...told }: Explained,
): readonly Cue[] => {
  if (explain === undefined) return cues;
  const last = cues.findLastIndex(({ cue }) => moments?.tells?.includes(cue));
  return cues.toSpliced(last < 0 ? cues.length : last + 1, 0, {
    cue: 'explained',
    ...told,
    explain,
    source,
  } satisfies ExplainedCue);
};

/** What an act's move told, added to its cues and to the frame after it. */
export const explained = (
  before: Frame,
  next: Frame,
  cues: readonly Cue[],
): { readonly next: Frame; readonly cues: readonly Cue[] } => {
  const [waited, asked] = [askedIn(before), askedIn(next)];
  const waiting = new Set(waited.flatMap(({ key, stage }) => (stage === 'told' || key === before.known ? [] : [key])));
  const out = asked.filter(({ key, stage }) => stage === 'told' && waiting.has(key));
  const [told] = out.flatMap(item => explainedIn(item) ?? []);
  const known = out.at(-1)?.key ?? before.known;
  const all = told === undefined ? cues : withCue(before.act, cues, told);
  // What was told of the last answer is over when something else is asked.
  const anew =
    before.act !== next.act ||
    asked.some(({ key, stage }) => stage !== 'told' && waited.every(other => other.key !== key));
  const left = anew ? undefined : (told ?? before.told);
  const { told: _told, known: _known, ...rest } = next;
  return {
    next: { ...rest, ...(left !== undefined && { told: left }), ...(known !== undefined && { known }) },
    cues: all,
  };
};
