/** Facts about a page's part in the dice. Once shown they never change: whatever is shown otherwise is an alarm (fairness.md 10). */
import { type Chain, shownOf } from '../shared/engine/chain.ts';
import { type PublicSource, publicSeed } from '../shared/engine/fair.ts';
import type { AlarmKind, DiceAlarm, Shell } from '../shared/engine/protocol.ts';

/**
 * What a page knows, by what it is about; "" until it has seen it.
 * - `commit`, `public-seed`, `source`, `given`: the last is the link that it gave for `start`, `source` the same once it was accepted.
 *   A network may lose it, and then the dice have nothing of it, but never another one in its place.
 * - `start PLEDGE`, of its own chains: `c(0)`. `pledge PLEDGE`: the entry and the place before which it was pledged.
 * - `link LINK`, of each that it sent: the number of its entry, `refused` or `source`. `open LINK`: its presses without a refusal.
 * - `entry NUMBER`, of its own presses: their link, or `none`.
 * - `known PLEDGE`: not to be pledged by this page, and no stranger's. `alarm KIND ENTRY`: whether it was told.
 */
export type Facts = Readonly<Record<string, string>>;

interface Fault {
  readonly what: AlarmKind;
  /** -1 if it concerns no entry. */
  readonly entry: number;
}

/** What an entry holds: the link, "" for none, and whether it drew anything. */
export type HeldLink = readonly [entry: number, held: { readonly link: string; readonly drew: boolean }];

/** What a state or the published record shows. */
export interface ShownDice {
  readonly commit: string;
  readonly publicSeed: string;
  readonly sources: readonly PublicSource[];
  /** Those of the page's own name, oldest first. */
  readonly chains: readonly Chain[];
  /** Number of entries, infinite in a record: it shows all chains and entries that there ever will be. */
  readonly length: number;
  readonly entries: readonly HeldLink[];
}

export const parsed = <T>(text: string, none: T): T => (text === '' ? none : (JSON.parse(text) as T));

/** `entries`: those that the page has heard of. */
export const shownBy = (shell: Shell, name: string, entries: readonly HeldLink[]): ShownDice => ({
  commit: shell.commit,
  publicSeed: shell.publicSeed,
  sources: parsed(shell.sources, []),
  chains: parsed<readonly Chain[]>(shell.chains, []).filter(chain => chain.name === name),
  length: shell.entries,
  entries,
});

interface PublishedRecord extends Partial<Pick<ShownDice, 'commit' | 'publicSeed' | 'chains' | 'sources'>> {
  readonly entries: readonly { readonly reveal?: string; readonly drew?: object }[];
}

/** Fetches a path from the server of this page. */
export type Get = (path: string) => Promise<Response>;

/** Milliseconds before each attempt to fetch the record. */
const recordTries = [0, 1000, 5000, 20_000] as const;

/** What the published record shows; undefined if no attempt brought it. */
export const recorded = async (code: string, name: string, get: Get): Promise<ShownDice | undefined> => {
  for (const wait of recordTries) {
    await new Promise(resolve => setTimeout(resolve, wait));
    const answer = await get(`/api/episodes/${code}/record`).catch(() => undefined);
    if (!answer?.ok) continue;
    const { chains = [], entries, ...record } = (await answer.json()) as PublishedRecord;
    return {
      ...{ commit: '', publicSeed: '', sources: [], ...record },
      chains: chains.filter(chain => chain.name === name),
      length: Number.POSITIVE_INFINITY,
      entries: entries.map(({ reveal = '', drew }, entry) => [entry, { link: reveal, drew: drew !== undefined }]),
    };
  }
  return undefined;
};

/** All that is known of one kind. */
export const factsOf = (facts: Facts, kind: string): readonly (readonly [about: string, value: string])[] =>
  Object.entries(facts).flatMap(([about, value]) =>
    about.startsWith(`${kind} `) ? [[about.slice(kind.length + 1), value] as const] : [],
  );

/** What is wrong with the part of a page, as it tells the room. */
export const alarmsOf = (facts: Facts, name: string): readonly DiceAlarm[] =>
  factsOf(facts, 'alarm').map(([about]) => {
    const [what, entry] = about.split(' ');
    return { name, what: what as AlarmKind, entry: Number(entry) };
  });

/** The entry and the place before which a chain was pledged; null if the page has not been shown it yet. */
export const pledgedAt = (facts: Facts, pledge: string): Pick<Chain, 'from' | 'place'> | null => {
  const [from, place] = (facts[`pledge ${pledge}`] ?? '').split(' ').map(Number);
  return from === undefined || place === undefined ? null : { from, place };
};

/** Whether newer chains of its name pushed one out of what is shown. */
export const isPushedOut = (from: number, { chains, length }: ShownDice, name: string): boolean =>
  length < Number.POSITIVE_INFINITY && chains.length >= shownOf(name) && chains.every(chain => chain.from >= from);

type Shown = readonly [about: string, value: string, what: AlarmKind, entry?: number];

const shownFacts = (
  { commit, publicSeed, sources, chains, length, entries }: ShownDice,
  name: string,
): readonly Shown[] => {
  const source = sources.find(one => one.name === name)?.value ?? '';
  return [
    ['commit', commit, 'commit'],
    ...(publicSeed === '' && length === 0
      ? []
      : ([
          ['public-seed', publicSeed, 'public-seed'],
          ['source', source, 'source', 0],
        ] as const)),
    ...(source === '' ? [] : ([['given', source, 'source', 0]] as const)),
    ...chains.map(({ pledge, from, place }) => [`pledge ${pledge}`, `${from} ${place}`, 'pledge'] as const),
    ...entries.flatMap(([entry, { link, drew }]): readonly Shown[] => [
      [`link ${link}`, `${entry}`, 'link', entry],
      [`entry ${entry}`, link !== '' ? link : drew ? 'drew' : 'none', 'link', entry],
    ]),
  ];
};

/** Whether something of the page's own must be shown. */
const isDue = (about: string, facts: Facts, shown: ShownDice, name: string): boolean => {
  const [kind, which = ''] = about.split(' ');
  if (kind === 'entry') return shown.length === Number.POSITIVE_INFINITY;
  const chain = kind === 'pledge' ? pledgedAt(facts, which) : null;
  // Another tab may have been shown a later state.
  return chain !== null && chain.from < shown.length && !isPushedOut(chain.from, shown, name);
};

/** What a page knows after it was shown something, and what was wrong. What it knows nothing of is no part of its own. */
export const compare = (
  { code, name }: { readonly code: string; readonly name: string },
  known: Facts,
  shown: ShownDice,
): { readonly facts: Facts; readonly faults: readonly Fault[] } => {
  const facts: Record<string, string> = { commit: '', 'public-seed': '', ...known };
  const faults: Fault[] = [];
  const missing = new Set(Object.keys(known));
  for (const [about, value, what, entry = -1] of shownFacts(shown, name)) {
    missing.delete(about);
    const before = facts[about];
    if (before === '') facts[about] = value;
    else if (before !== undefined && before !== value) faults.push({ what, entry });
  }
  for (const about of missing)
    if (isDue(about, known, shown, name))
      faults.push(
        about.startsWith('pledge') ? { what: 'pledge', entry: -1 } : { what: 'link', entry: Number(about.slice(6)) },
      );
  const { commit, publicSeed: mixed, sources } = shown;
  // Where the commitment is another one, that is the fault.
  if (mixed !== '' && commit === facts.commit && mixed !== publicSeed(code, commit, sources))
    faults.push({ what: 'public-seed', entry: -1 });
  return { facts, faults };
};

/** Whether a chain is the page's own, or its user knows whose it is. */
export const isFamiliar = (pledge: string, facts: Facts): boolean =>
  ['pledge', 'known'].some(kind => facts[`${kind} ${pledge}`] !== undefined);

/** The newest chain that somebody else pledged under the page's seat after one of its own; "" for none. */
export const strangerIn = ({ chains }: ShownDice, name: string, facts: Facts): string => {
  const isSeated = factsOf(facts, 'pledge').some(([, at]) => at !== '');
  // A host's co-hosts have chains of their own.
  if (name === 'host' || !isSeated) return '';
  const later = chains.slice(chains.findIndex(({ pledge }) => facts[`pledge ${pledge}`] !== undefined) + 1);
  return later.findLast(({ pledge }) => !isFamiliar(pledge, facts))?.pledge ?? '';
};
