/** The seats and shows that this browser remembers, so that a lost link does not mean a lost show. */
import { signal } from '@preact/signals';
import type { DeskMessage } from '../shared/engine/desk-message.ts';
import { type Opened, type OwnQuestions, requestRematch } from './api.ts';
import type { Connection } from './connection.ts';
import { keep, newId, recall, recallJson } from './storage.ts';

interface SavedSeat {
  readonly code: string;
  readonly seat: number;
  readonly token: string;
  readonly name: string;
}

export interface SavedShow {
  readonly code: string;
  readonly token: string;
  /** Absolute addresses, as the server sent them. */
  readonly links: Readonly<Record<string, string>>;
  /** Id of the stored pack with which it was opened. */
  readonly pack?: string;
}

const seatsKey = 'boxcars:seats';
const showsKey = 'boxcars:shows';
const maxSaved = 30;

/** Where nothing can be stored, only the links themselves remain. */
const read = <T>(key: string): readonly T[] => {
  const saved = recallJson(key);
  return Array.isArray(saved) ? (saved as T[]) : [];
};

/** An event of the window. */
export const linksChanged = 'boxcars:links';

const write = (key: string, items: readonly unknown[]): boolean =>
  keep(key, JSON.stringify(items.slice(0, maxSaved))) && dispatchEvent(new Event(linksChanged));

const put = <T extends { readonly code: string }>(key: string, item: T): boolean =>
  write(key, [item, ...read<T>(key).filter(({ code }) => code !== item.code)]);

const dropFrom = (key: string, code: string): boolean =>
  write(
    key,
    read<{ readonly code: string }>(key).filter(one => one.code !== code),
  );

export const savedSeats = (): readonly SavedSeat[] => read<SavedSeat>(seatsKey);
export const savedShows = (): readonly SavedShow[] => read<SavedShow>(showsKey);
export const savedSeat = (code: string): SavedSeat | undefined => savedSeats().find(seat => seat.code === code);
export const savedShow = (code: string): SavedShow | undefined => savedShows().find(show => show.code === code);

/** False if nothing can be stored. */
export const saveSeat = (seat: SavedSeat): boolean => put(seatsKey, seat);
export const saveShow = (show: SavedShow): boolean => put(showsKey, show);

/** A season that this browser hosts. */
interface SavedSeason {
  readonly name: string;
  readonly title: string;
  readonly token: string;
  /** Id of the stored pack with which it was started. */
  readonly pack?: string;
}

const seasonsKey = 'boxcars:seasons';

export const savedSeasons = (): readonly SavedSeason[] => read<SavedSeason>(seasonsKey);
export const savedSeason = (name: string): SavedSeason | undefined =>
  savedSeasons().find(season => season.name === name);
/** False if nothing can be stored. */
export const saveSeason = (season: SavedSeason): boolean =>
  write(seasonsKey, [season, ...savedSeasons().filter(({ name }) => name !== season.name)]);
export const forgetSeason = (name: string): void => {
  write(
    seasonsKey,
    savedSeasons().filter(season => season.name !== name),
  );
};

export interface Links {
  readonly seats: readonly SavedSeat[];
  readonly shows: readonly SavedShow[];
  readonly seasons: readonly SavedSeason[];
}

/** As many as an address can carry. */
export const newestLinks = (): Links => ({
  seats: savedSeats().slice(0, 3),
  shows: savedShows().slice(0, 3),
  seasons: savedSeasons().slice(0, 3),
});

/** Remembers the links of another browser, behind those that this one knows. */
export const addLinks = ({ seats = [], shows = [], seasons = [] }: Partial<Links>): void => {
  write(seatsKey, [...savedSeats(), ...seats.filter(({ code }) => savedSeat(code) === undefined)]);
  write(showsKey, [...savedShows(), ...shows.filter(({ code }) => savedShow(code) === undefined)]);
  write(seasonsKey, [...savedSeasons(), ...seasons.filter(({ name }) => savedSeason(name) === undefined)]);
};

export const forgetSeat = (code: string): boolean => dropFrom(seatsKey, code);

export const forget = (code: string): void => {
  forgetSeat(code);
  dropFrom(showsKey, code);
};

const nameKey = 'boxcars:name';

/** The name that was last used to sit down in this browser, "" for none. */
export const lastName = (): string => recall(nameKey) ?? '';
export const saveName = (name: string): boolean => keep(nameKey, name);

const hostKey = 'boxcars:host';
let loose = '';

/** By it the server knows what the shows that this browser opened have asked. Where nothing can be stored, as long as the page lives. */
export const hostSecret = (): string => {
  const known = recall(hostKey);
  if (known !== null) return known;
  loose ||= newId();
  keep(hostKey, loose);
  return loose;
};

const sayKey = 'boxcars:say';

/** Whether the desk suggests what to say, which it does until the host hides it. */
export const showsLines = (): boolean => recall(sayKey) !== 'off';
export const saveLinesChoice = (on: boolean): boolean => keep(sayKey, on ? 'on' : 'off');

/** Stores the links of the new desk and its seats in this browser, and which pack it plays. For the host, who may bring questions. */
export const openRematch = async (code: string, token: string, own?: OwnQuestions | null): Promise<Opened> => {
  if (own != null) await (await import('./media/kept.ts')).sendMedia(own.pack);
  const made = await requestRematch(code, token, own?.pack);
  const pack = own == null ? savedShow(code)?.pack : own.kept || undefined;
  saveShow({
    code: made.code,
    token: new URL(made.links.host).hash.slice(1),
    links: { ...made.links },
    ...(pack === undefined ? {} : { pack }),
  });
  return made;
};

/** Links that this page made to give away. The server sends each of them only once, to whoever made it. */
type Reply = Awaited<ReturnType<Connection['manage']>>;

/** By the id with which it is revoked. */
const links = signal<Readonly<Record<string, string>>>({});

/** Remembers the link of a reply, or a program's token, for as long as the page is open. */
export const rememberLink = ({ do: action }: DeskMessage, reply: Reply): void => {
  if (action === 'move-link' || !reply.ok || reply.id === undefined) return;
  const link = reply.link ?? reply.token;
  if (link !== undefined) links.value = { ...links.value, [reply.id]: link };
};

/** Undefined for a link that was made elsewhere, or before the page was loaded. */
export const rememberedLink = (id: string): string | undefined => links.value[id];
