/** Reads uploads: small ones at once, large ones in a worker thread because they would block the event loop. */
import type { Fault } from '../../shared/engine/fields.ts';
import type { Phrase } from '../../shared/engine/phrase.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { BackgroundWorker } from '../background-worker.ts';
import type { SentMedium } from '../packs/file-media.ts';
import type { EpisodeRequest, Plan } from './episodes.ts';
import { file, files, pack, plan, season, shared, text } from './upload-tasks.ts';

const tasks = { pack, text, shared, plan, season, file, files };
type Tasks = typeof tasks;

/** Letters and values above which the thread reads it. Up to here it takes a few milliseconds. */
const small = 20_000;

const thread = new BackgroundWorker<Tasks>(new URL('./upload-tasks.ts', import.meta.url), 'what was handed in');

/** Whether a value holds more letters and values than that. Stops counting as soon as it does. */
const isBig = (value: unknown): boolean => {
  let left = small;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const part = open.pop();
    left -= typeof part === 'string' ? 1 + part.length : 1;
    if (left < 0 || (Array.isArray(part) && part.length > left)) return true;
    if (Array.isArray(part)) open.push(...part);
    else if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part)) {
        left -= key.length;
        open.push(inner);
      }
  }
  return false;
};

/** A packed file may be a thousand times as large as it looks. */
const isPacked = (task: keyof Tasks, input: object): boolean =>
  task === 'file' || task === 'files' || (input as Partial<EpisodeRequest>).packFile !== undefined;

/** Rejects when it takes too long, or when too many uploads wait already. */
export const readUpload = async <T extends keyof Tasks>(
  task: T,
  input: Parameters<Tasks[T]>[0],
): Promise<ReturnType<Tasks[T]>> =>
  (isPacked(task, input) || isBig(input)
    ? await thread.ask(task, ...([input] as never))
    : tasks[task](input as never)) as ReturnType<Tasks[T]>;

/** Tasks that read files. */
type FileTask = 'file' | 'files' | 'plan';

/** Facts of a medium that is kept from now on, or why it cannot be. */
type Keep = (medium: SentMedium) => Promise<{ readonly seconds: number } | Phrase>;

/** Pictures and sounds of files are kept first: only then it is known which of them packs may name. */
export const readWithMedia = async <T extends FileTask>(
  task: T,
  input: Parameters<Tasks[T]>[0],
  keep: Keep | undefined,
): Promise<ReturnType<Tasks[T]>['answer']> => {
  const { answer, wanted } = await readUpload(task, input);
  if (keep === undefined || wanted.length === 0) return answer;
  const kept = new Map<string, number>();
  for (const medium of wanted) {
    const facts = await keep(medium);
    if ('seconds' in facts) kept.set(medium.hash, facts.seconds);
  }
  return (await readUpload(task, { ...input, kept })).answer;
};

/** What would be created for a request, or its faults, field by field. `keep`: for one with a file. */
export const planned = async (
  request: EpisodeRequest,
  keep?: Keep,
): Promise<{ readonly plan: Plan } | { readonly faults: readonly Fault[] }> => {
  const made = await readWithMedia('plan', request, keep);
  const show = showNamed(request.show);
  return 'faults' in made || show === undefined
    ? (made as { faults: readonly Fault[] })
    : { plan: { ...made.plan, show } };
};
