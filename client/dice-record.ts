/** Fetches the published record and compares it with what a page kept of its part (fairness.md 10). */
import type { Chain } from '../shared/engine/chain.ts';
import { type GivenLink, isForStart } from '../shared/engine/chain-holder.ts';
import type { PublicSource } from '../shared/engine/fair.ts';
import type { AlarmKind } from '../shared/engine/protocol.ts';

export interface PublishedRecord {
  readonly commit?: string;
  readonly publicSeed?: string;
  readonly chains?: readonly Chain[];
  readonly sources?: readonly PublicSource[];
  readonly entries: readonly { readonly reveal?: string }[];
}

/** Fetches a path from the server of this page. */
export type Get = (path: string) => Promise<Response>;

/** Milliseconds before each attempt to fetch the record. */
const recordTries = [0, 1000, 5000, 20_000] as const;

/** The published record; undefined if no attempt brought it. */
export const fetchRecord = async (code: string, get: Get): Promise<PublishedRecord | undefined> => {
  for (const wait of recordTries) {
    await new Promise(resolve => setTimeout(resolve, wait));
    const answer = await get(`/api/episodes/${code}/record`).catch(() => undefined);
    if (answer?.ok) return (await answer.json()) as PublishedRecord;
  }
  return undefined;
};

interface OwnLinks {
  readonly commit: string;
  readonly publicSeed: string;
  /** Links that this page gave under its name, including those from before a reload. */
  readonly given: readonly (GivenLink & { readonly link: string })[];
  /** The link that an entry must have, according to its reply. */
  readonly expected: ReadonlyMap<number, string>;
}

/** What is missing or changed. `entry` is -1 if it concerns no entry. */
export const faultsIn = (
  { commit, publicSeed, sources = [], entries }: PublishedRecord,
  own: OwnLinks,
): readonly { readonly what: AlarmKind; readonly entry: number }[] => {
  const faults: { what: AlarmKind; entry: number }[] = [];
  const found = (what: AlarmKind, entry = -1) => faults.push({ what, entry });
  if (own.commit !== '' && commit !== own.commit) found('commit');
  if (own.publicSeed !== '' && publicSeed !== own.publicSeed) found('public-seed');
  // The links for the public seed are in the sources, all others in their entries.
  for (const link of own.given) {
    if (isForStart(link)) {
      const missing = link.entry === 0 && !sources.some(({ value }) => value === link.link);
      if (missing) found('source', 0);
    } else if (link.entry >= 0 && entries[link.entry]?.reveal !== link.link) found('link', link.entry);
    const wrong = entries.findIndex(({ reveal }, i) => reveal === link.link && i !== link.entry);
    if (wrong >= 0 && (link.entry >= 0 || link.refused)) found('link', wrong);
  }
  for (const [entry, link] of own.expected) if (entries[entry]?.reveal !== link) found('link', entry);
  return faults;
};
