/** The seats and shows that this browser remembers, so that a lost link does not mean a lost show. */

interface KeptSeat {
  readonly code: string;
  readonly seat: number;
  readonly token: string;
  readonly name: string;
}

export interface KeptShow {
  readonly code: string;
  readonly token: string;
  /** Absolute addresses, as the server sent them. */
  readonly links: Readonly<Record<string, string>>;
  /** Id of the stored pack with which it was opened. */
  readonly pack?: string;
}

const seatsKey = 'boxcars:seats';
const showsKey = 'boxcars:shows';
const most = 30;

/** If storage is refused, as in private windows, only the links themselves remain. */
const read = <T>(key: string): readonly T[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as T[]) : [];
  } catch {
    return [];
  }
};

const write = (key: string, items: readonly unknown[]): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(items.slice(0, most)));
    return true;
  } catch {
    return false;
  }
};

const put = <T extends { readonly code: string }>(key: string, item: T): boolean =>
  write(key, [item, ...read<T>(key).filter(({ code }) => code !== item.code)]);

export const keptSeats = (): readonly KeptSeat[] => read<KeptSeat>(seatsKey);
export const keptShows = (): readonly KeptShow[] => read<KeptShow>(showsKey);
export const keptSeat = (code: string): KeptSeat | undefined => keptSeats().find(seat => seat.code === code);
export const keptShow = (code: string): KeptShow | undefined => keptShows().find(show => show.code === code);

/** False if nothing can be stored. */
export const keepSeat = (seat: KeptSeat): boolean => put(seatsKey, seat);
export const keepShow = (show: KeptShow): boolean => put(showsKey, show);

/** A season that this browser hosts. */
interface KeptSeason {
  readonly name: string;
  readonly title: string;
  readonly token: string;
  /** Id of the stored pack with which it was started. */
  readonly pack?: string;
}

const seasonsKey = 'boxcars:seasons';

export const keptSeasons = (): readonly KeptSeason[] => read<KeptSeason>(seasonsKey);
export const keptSeason = (name: string): KeptSeason | undefined => keptSeasons().find(season => season.name === name);
/** False if nothing can be stored. */
export const keepSeason = (season: KeptSeason): boolean =>
  write(seasonsKey, [season, ...keptSeasons().filter(({ name }) => name !== season.name)]);
export const forgetSeason = (name: string): void => {
  write(
    seasonsKey,
    keptSeasons().filter(season => season.name !== name),
  );
};

export const forget = (code: string): void => {
  write(
    seatsKey,
    keptSeats().filter(seat => seat.code !== code),
  );
  write(
    showsKey,
    keptShows().filter(show => show.code !== code),
  );
};

export const forgetSeat = (code: string): void => {
  write(
    seatsKey,
    keptSeats().filter(seat => seat.code !== code),
  );
};

const nameKey = 'boxcars:name';

/** The name that was last used to sit down in this browser, "" for none. */
export const lastName = (): string => {
  try {
    return localStorage.getItem(nameKey) ?? '';
  } catch {
    return '';
  }
};

export const keepName = (name: string): void => {
  try {
    localStorage.setItem(nameKey, name);
  } catch {
    // In a private window the name has to be typed again.
  }
};

const sayKey = 'boxcars:say';

/** Whether the desk suggests what to say, which it does until the host hides it. */
export const showsLines = (): boolean => {
  try {
    return localStorage.getItem(sayKey) !== 'off';
  } catch {
    return true;
  }
};

export const keepShowsLines = (on: boolean): void => {
  try {
    localStorage.setItem(sayKey, on ? 'on' : 'off');
  } catch {
    // A private window forgets it.
  }
};
