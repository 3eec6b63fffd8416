/** Creates an episode from a request. Options and pack are checked in full before anything is created. */

import { randomBytes } from 'node:crypto';
import { settingsChange, voteSeconds } from '../../shared/engine/desk-message.ts';
import {
  choice,
  countOf,
  type Fault,
  fault,
  flag,
  int,
  list,
  type Read,
  readField,
  unknownIn,
  writeField,
} from '../../shared/engine/fields.ts';
import { anything, line, maybe, message, or } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainData, plainLine } from '../../shared/engine/plain-text.ts';
import { deciders } from '../../shared/engine/protocol.ts';
import { strengths } from '../../shared/engine/robots.ts';
import { type EpisodeSettings, readSettings, settingNames } from '../../shared/engine/settings.ts';
import type { Show } from '../../shared/engine/show.ts';
import { winningsOf } from '../../shared/engine/taken-home.ts';
import { checkPack, type Found } from '../../shared/packs/check.ts';
import type { Pack } from '../../shared/packs/document.ts';
import { checkPackFile } from '../../shared/packs/files/check-file.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { BackgroundWorker } from '../background-worker.ts';
import type { ServerContext } from '../context.ts';
import { isFoul } from '../name-filter.ts';
import { bundledPack, freshPack } from '../packs/bundled.ts';
import { FileMedia } from '../packs/file-media.ts';
import { personName } from '../rooms/entrance.ts';
import { robotNames } from '../rooms/robot-cast.ts';
import { maxSeats, newTeam } from '../rooms/seating.ts';
import {
  type Chair,
  type Dealing,
  type EpisodeFacts,
  type EpisodeState,
  type LedgerWrite,
  type RobotCasting,
  robotsPlay,
  type StoredToken,
} from '../store/stored.ts';
import { newCode, newToken } from '../tokens.ts';
import { nextTurn } from '../turns.ts';
import { dealingFields } from './dealing.ts';
import { withMedia } from './media.ts';

/** Milliseconds between two moves of robots, by default. */
const usualPace = 1500;

/** Where the house hosts for people: slow enough for a television, after everything has been acted out. */
const housePace = 3500;

/** Seconds for a move where the house hosts, because nobody else can skip a player who has left. */
const houseClock = 90;

/** Robots that enter a show for any number of seats. */
const robotEntrants = 4;

/** The host's name for a show or a season. */
export const title = or(line(80, { clean: plainLine }), '');

const whole = int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** Milliseconds between two moves of robots. */
export const pace = maybe(int(0, 60_000));

/** What every show is made of, also those of a season. */
export const madeOf = {
  name: title,
  options: anything,
  pack: anything,
  seats: maybe(whole),
  public: flag(false),
};

/** Bytes of a request with a pack of 2,000 questions. */
export const biggestPack = 2 * 1024 * 1024;

/** A file of questions of whatever product, in base64. */
export const packFile = line(4_000_000, { pattern: /^[A-Za-z0-9+/]*={0,2}$/ });

export const episodeRequest = message({
  ...madeOf,
  show: line(200),
  packFile: maybe(packFile),
  ...settingsChange,
  /** Every seat is a team. `names`: theirs, in the order of the seats. */
  teams: maybe(
    message({
      decides: choice(deciders),
      seconds: maybe(voteSeconds),
      names: list(personName, 0, maxSeats, []),
      /** The last one is everybody who watches. */
      everybody: or(flag(), false),
    }),
  ),
  robots: choice([false, true, 'seats', 'host', ...strengths], false),
  /** How well the robots play. `robots` may say it too. */
  strength: maybe(choice(strengths)),
  pace,
  ...dealingFields,
});

export type EpisodeRequest = Read<typeof episodeRequest>;

/** Milliseconds between two moves of robots. */
export const paceOf = (request: EpisodeRequest): number =>
  request.pace ?? (castingOf(request) === 'host' ? housePace : usualPace);

/** A listed show blocks rude names unless the host turns that off. */
const settingsOf = (request: EpisodeRequest): EpisodeSettings =>
  readSettings({
    filter: request.public,
    ...(castingOf(request) === 'host' ? { clock: houseClock } : {}),
    ...Object.fromEntries(settingNames.flatMap(name => (request[name] === undefined ? [] : [[name, request[name]]]))),
  });

/** Everybody can read it in the lobby. */
const titleFault = (request: EpisodeRequest): readonly Fault[] =>
  request.public && settingsOf(request).filter && isFoul(request.name) ? [fault('name', phrase('notInLobby'))] : [];

export const castingOf = ({ robots }: Pick<EpisodeRequest, 'robots'>): RobotCasting =>
  robots === 'seats' || robots === 'host' ? robots : robots === false ? '' : 'all';

/** Middle is the default and is not stored. */
const strengthOf = ({ robots, strength = 'middle' }: EpisodeRequest): Pick<Chair, 'strength'> => {
  const chosen = typeof robots === 'boolean' || robots === 'seats' || robots === 'host' ? strength : robots;
  return chosen === 'middle' ? {} : { strength: chosen };
};

const chair = (name: string): Chair => ({ name, robot: name !== '', open: name === '' });

const seatCount = (show: Show, wanted: number | undefined, casting: RobotCasting): number => {
  const [fewest, most] = show.seats;
  if (wanted !== undefined) return wanted;
  // Entrants of a show for any number of seats get their seats when they join.
  return robotsPlay(casting) && most === Number.POSITIVE_INFINITY ? Math.max(fewest, robotEntrants) : fewest;
};

const seatFault = (show: Show, seats: number): readonly Fault[] => {
  const [fewest, most] = show.seats;
  if (seats >= fewest && seats <= Math.min(most, maxSeats)) return [];
  return [fault('seats', phrase('mustBe', countOf(fewest, most)))];
};

export interface Plan {
  readonly show: Show;
  readonly options: unknown;
  readonly pack: Pack;
  readonly seats: number;
  readonly advice: readonly Fault[];
  /** Where the house dealt its pack. */
  readonly dealing?: Dealing;
}

/** Without line and field, because data that was not read from a text has none. */
const plainFaults = (faults: readonly Found[]): readonly Fault[] =>
  faults.map(({ line: _l, field: _f, ...fault }) => fault);

/** All shows have the option `judging`, also those without answers to judge (contract.md 3). */
export const unknownOptions = (show: Show, options: unknown, path = 'options'): readonly Fault[] =>
  unknownIn(show.options, options, path, ['judging']);

/**
 * What would be created for a request, or its faults, field by field. `media`: what is kept of the pictures and sounds of a file.
 */
export const planFor = (
  request: EpisodeRequest,
  media = new FileMedia(0),
): { readonly plan: Plan } | { readonly faults: readonly Fault[] } => {
  const show = showNamed(request.show);
  if (show === undefined)
    return { faults: [fault('show', phrase('mustBe', phrase('oneOf', shows.map(({ name }) => name).join(', '))))] };
  const requested = plainData(request.options ?? {});
  // Nobody is there to judge.
  const readOptions = castingOf(request) === 'host' ? { ...(requested as object), judging: 'auto' } : requested;
  const options = readField(show.options, readOptions, 'options');
  const seats = seatCount(show, request.seats, castingOf(request));
  const before = [
    ...titleFault(request),
    ...unknownOptions(show, readOptions),
    ...options.faults,
    ...seatFault(show, seats),
  ];
  if (before.length > 0) return { faults: before };
  if (request.packFile !== undefined) {
    const bytes = Buffer.from(request.packFile, 'base64');
    const { pack, faults, advice } = checkPackFile(show, bytes, options.value, bundledPack(show), media.of);
    if (pack === null) return { faults: plainFaults(faults).map(one => ({ ...one, path: 'packFile' })) };
    return { plan: { show, options: options.value, pack, seats, advice: plainFaults(advice) } };
  }
  if (request.pack === undefined)
    return { plan: { show, options: options.value, pack: freshPack(show), seats, advice: [] } };
  const { pack, faults, advice } = checkPack(show, request.pack, options.value);
  if (pack === null) return { faults: plainFaults(faults).map(one => ({ ...one, path: `pack.${one.path}` })) };
  return { plan: { show, options: options.value, pack, seats, advice: plainFaults(advice) } };
};

/** The seat of a team before anybody is in it. */
const teamChair = (
  { decides, seconds, names, everybody }: NonNullable<EpisodeRequest['teams']>,
  seat: number,
  of: number,
): Chair => ({
  name: names[seat] ?? `Team ${seat + 1}`,
  robot: false,
  open: false,
  team: {
    ...newTeam(),
    decides,
    ...(seconds === undefined ? {} : { seconds }),
    everybody: everybody && seat === of - 1,
  },
});

/** An episode of a season: seats reserved for contestants, and what is written to the ledger with it. */
interface InSeason {
  readonly place: NonNullable<EpisodeFacts['season']>;
  readonly chairs: readonly Chair[];
  readonly ledger: (code: string) => LedgerWrite | undefined;
}

/** Creates an episode and its host's token. Both are on disk when it resolves. `people`: seats that are reserved for somebody. `follows`: whose crowd comes along. */
export const createEpisode = async (
  context: ServerContext,
  request: EpisodeRequest,
  plan: Plan,
  demo = false,
  people: readonly Pick<Chair, 'name' | 'robot' | 'team'>[] = [],
  season?: InSeason,
  follows = '',
): Promise<{ readonly code: string; readonly token: string }> => {
  const { show, options, seats, dealing } = plan;
  // Large packs come from a thread, and to read its answer took a while.
  await nextTurn();
  const { pack, media } = await withMedia(context, plan.pack);
  const casting = castingOf(request);
  const chairs = Array.from({ length: seats }, (_, seat): Chair => {
    const ownChair = season?.chairs[seat];
    if (ownChair !== undefined && ownChair.name !== '') return ownChair;
    const person = people[seat];
    if (person !== undefined && person.name !== '' && !person.robot) return { ...person, open: false };
    if (request.teams !== undefined && casting !== 'all') return teamChair(request.teams, seat, seats);
    const robot = robotsPlay(casting) ? strengthOf(request) : {};
    return { ...chair(!robotsPlay(casting) ? '' : (robotNames[seat] ?? `Robot ${seat + 1}`)), ...robot };
  });
  const now = context.now();
  const first = show.open({ options, pack, seats });
  for (;;) {
    const code = newCode();
    const facts: EpisodeFacts = {
      code,
      show: show.name,
      title: request.name,
      options: writeField(show.options, options),
      pack,
      robots: casting,
      demo,
      pace: paceOf(request),
      public: request.public,
      seed: context.vault.seal(randomBytes(32), code),
      created: now,
      follows,
      media,
      ...(dealing === undefined ? {} : { dealing }),
      ...(season === undefined ? {} : { season: season.place }),
    };
    const state: EpisodeState = {
      chairs,
      settings: settingsOf(request),
      banned: [],
      deadline: 0,
      paused: '',
      left: 0,
      sources: null,
      chains: [],
      alarms: [],
      starting: null,
      act: show.acts[0]?.name ?? '',
      phase: first.phase,
      over: 0,
      closed: 0,
      next: '',
      shown: { names: chairs.map(({ name }) => name), scores: winningsOf(first), commitments: [] },
      telling: [],
      touched: now,
    };
    const host = newToken(code, 'host', -1, now);
    const tokens: readonly StoredToken[] = [host.stored];
    if (await context.store.create(facts, state, tokens, season?.ledger(code))) return { code, token: host.token };
  }
};

const trailerMaker = new BackgroundWorker<typeof import('./trailer.ts')>(
  new URL('./trailer.ts', import.meta.url),
  'trailer',
  1000,
);
let trailer: Promise<string> | undefined;

/** The best of every show as JSON (shared/recap/trailer.ts): made once, when somebody first asks for it. */
export const trailerText = (): Promise<string> => {
  trailer ??= trailerMaker.ask('trailer').catch(error => {
    trailer = undefined;
    throw error;
  });
  return trailer;
};
