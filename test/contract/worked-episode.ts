/** Runs one worked episode (spec/scenarios/README.md) and says what does not hold. */
import { Malformed, readRecord, replay } from '../../shared/engine/record.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { misfit } from './expecting.ts';

export interface WorkedEpisode {
  readonly title: string;
  readonly rules?: readonly string[];
  readonly episode: unknown;
  readonly malformed?: boolean;
  readonly entry?: number;
  readonly field?: string;
  /** A text that the complaint must name. */
  readonly names?: string;
  readonly expect?: unknown;
  readonly refused?: readonly number[];
  readonly codes?: Readonly<Record<string, string>>;
  readonly absent?: readonly string[];
  readonly upto?: Readonly<Record<string, unknown>>;
  readonly legal?: readonly unknown[];
}

/** What `npm run replay` would print, as the audience sees it. */
const shown = (episode: unknown, upto?: number) => {
  const { episode: played, refused } = replay(readRecord(episode, showNamed), upto);
  return { ...played.view('audience'), legal: played.legal(), refused };
};

const malformedComplaints = (worked: WorkedEpisode): string[] => {
  try {
    shown(worked.episode);
    return ['was accepted, but is malformed'];
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const wrong: string[] = [];
    if (worked.entry !== undefined && error.entry !== worked.entry)
      wrong.push(`names entry ${error.entry}, not ${worked.entry}`);
    if (worked.field !== undefined && !error.message.includes(worked.field))
      wrong.push(`“${error.message}” does not name ${worked.field}`);
    if (worked.names !== undefined && !error.message.includes(worked.names))
      wrong.push(`“${error.message}” does not name ${worked.names}`);
    return wrong;
  }
};

export const complaints = (worked: WorkedEpisode): string[] => {
  if (worked.malformed) return malformedComplaints(worked);
  const wrong: string[] = [];
  const view = shown(worked.episode);
  const check = (actual: unknown, expected: unknown, where: string) => {
    const complaint = misfit(actual, expected);
    if (complaint !== '') wrong.push(`${where}: ${complaint}`);
  };
  if (worked.refused !== undefined)
    check(
      view.refused.map(({ entry }) => entry),
      worked.refused,
      'refused',
    );
  if (worked.expect !== undefined) check(view, worked.expect, 'at the end');
  for (const [entry, code] of Object.entries(worked.codes ?? {})) {
    check(view.refused.find(refused => refused.entry === Number(entry))?.code, code, `code of entry ${entry}`);
  }
  for (const [upto, expected] of Object.entries(worked.upto ?? {}))
    check(shown(worked.episode, Number(upto)), expected, `after ${upto}`);
  for (const legal of worked.legal ?? []) {
    if (!view.legal.some(item => misfit(item, legal) === '')) wrong.push(`${JSON.stringify(legal)} is not legal`);
  }
  const { refused: _refused, ...seen } = view;
  for (const absent of worked.absent ?? []) {
    if (JSON.stringify(seen).includes(absent)) wrong.push(`“${absent}” stands in the view`);
  }
  return wrong;
};
