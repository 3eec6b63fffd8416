/** Fetches the published record and compares it with what a page kept of its part (fairness.md 10). */
import type { Chain } from '../shared/engine/chain.ts';
import type { PublicSource } from '../shared/engine/fair.ts';
import type { AlarmKind } from '../shared/engine/protocol.ts';
import type { OwnChain, SentLink } from './dice-shelf.ts';

interface PublishedRecord {
  readonly commit?: string;
  readonly publicSeed?: string;
  readonly chains?: readonly Chain[];
  readonly sources?: readonly PublicSource[];
  readonly entries: readonly { readonly reveal?: string; readonly drew?: object }[];
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

/** What a page kept under its name. */
export interface OwnPart {
  readonly name: string;
  readonly commit: string;
  readonly publicSeed: string;
  readonly chains: readonly OwnChain[];
  readonly sent: readonly SentLink[];
  /** Pledges of others that its user has answered for. */
  readonly answered: readonly string[];
}

interface Fault {
  readonly what: AlarmKind;
  /** -1 if it concerns no entry. */
  readonly entry: number;
}

/** What became of an entry: the link that it holds, "" for none, and whether it drew anything. */
export interface HeldLink {
  readonly link: string;
  readonly drew: boolean;
}

/** Whether an entry may hold a link: that of a press which went into it, or whose outcome is unknown. */
const mayHold = (sent: readonly SentLink[], index: number): boolean =>
  sent.some(({ name, place, entry, isRefused }) => {
    // What a seat gave for the public seed belongs to no entry.
    if (place === 'start' && name !== 'host') return false;
    return entry === index || (entry < 0 && isRefused !== true);
  });

/**
 * Entries that hold another link than the press that they were, or drew although it had none, or hold the link of another
 * press.
 */
export const linkFaults = (sent: readonly SentLink[], entries: ReadonlyMap<number, HeldLink>): readonly Fault[] =>
  [...entries].flatMap(([entry, { link, drew }]) => {
    const isChanged = sent.some(one => one.entry === entry && (one.link !== link || (link === '' && drew)));
    const givers = link === '' ? [] : sent.filter(one => one.link === link);
    const isElsewhere = givers.length > 0 && !mayHold(givers, entry);
    return isChanged || isElsewhere ? [{ what: 'link', entry }] : [];
  });

/** fairness.md 2: the source of a name must be the link for `start` that its page gave. */
export const isSourceMissing = ({ name, sent }: OwnPart, sources: readonly PublicSource[]): boolean => {
  const source = sources.find(one => one.name === name)?.value ?? '';
  // Of the host it is the link of the first entry, whoever of its pages made it.
  const given = sent.filter(({ place, entry }) => place === 'start' && (name !== 'host' || entry === 0));
  return given.length > 0 && given.every(({ link }) => link !== source);
};

/** The links in the entries of a record. An entry that a page knows of and that is missing holds none. */
const linksIn = ({ sent }: OwnPart, { entries }: PublishedRecord): ReadonlyMap<number, HeldLink> =>
  new Map(
    [...sent.map(({ entry }) => entry).filter(entry => entry >= 0), ...entries.keys()].map(index => {
      const { reveal = '', drew } = entries[index] ?? {};
      return [index, { link: reveal, drew: drew !== undefined }];
    }),
  );

/** Chains under the page's name: its own must stand as the state showed them, and nobody else's may follow. */
const chainFaults = ({ name, chains, answered }: OwnPart, listed: readonly Chain[]): readonly Fault[] => {
  const named = listed.filter(chain => chain.name === name);
  const own = chains.filter(({ from }) => from !== undefined);
  const isChanged = own.some(
    ({ pledge, from, place }) =>
      !named.some(chain => chain.pledge === pledge && chain.from === from && chain.place === place),
  );
  const first = named.findIndex(({ pledge }) => own.some(chain => chain.pledge === pledge));
  // A host's co-hosts have chains of their own.
  const isFollowed =
    name !== 'host' &&
    first >= 0 &&
    named
      .slice(first)
      .some(({ pledge }) => !chains.some(chain => chain.pledge === pledge) && !answered.includes(pledge));
  return [
    ...(isChanged ? [{ what: 'pledge', entry: -1 } as const] : []),
    ...(isFollowed ? [{ what: 'stranger', entry: -1 } as const] : []),
  ];
};

/** What is missing from the record or was changed in it. */
export const faultsIn = (record: PublishedRecord, own: OwnPart): readonly Fault[] => {
  const { commit, publicSeed, sources = [], chains = [] } = record;
  return [
    ...(own.commit !== '' && commit !== own.commit ? [{ what: 'commit', entry: -1 } as const] : []),
    ...(own.publicSeed !== '' && publicSeed !== own.publicSeed ? [{ what: 'public-seed', entry: -1 } as const] : []),
    ...(isSourceMissing(own, sources) ? [{ what: 'source', entry: 0 } as const] : []),
    ...linkFaults(own.sent, linksIn(own, record)),
    ...chainFaults(own, chains),
  ];
};
