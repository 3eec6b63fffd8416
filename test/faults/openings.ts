/** How people get a show: one of its own, or the next game of a season. */
import type { CastRequest } from './cast.ts';
import { openQuestions } from './members.ts';
import { pause } from './sizes.ts';

/** A show that is open. */
interface Opened {
  readonly code: string;
  /** Of the host's desk. */
  readonly host: string;
  /** By seat, of those that are kept for somebody. */
  readonly seats: Readonly<Record<number, string>>;
}

/** One attempt; undefined without an answer, or with another one than wished for. */
export type Opener = () => Promise<Opened | undefined>;

type Answer = { readonly status: number; readonly body: unknown } | undefined;

const post = async (address: string, wanted: object, token = ''): Promise<Answer> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token === '' ? {} : { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(wanted),
      signal: AbortSignal.timeout(3000),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return undefined;
  }
};

const tokenIn = (link: string | undefined): string => link?.split('#')[1] ?? '';

type Seats = readonly { readonly seat: number; readonly link: string }[];

const seatsOf = (seats: Seats): Opened['seats'] =>
  Object.fromEntries(seats.map(({ seat, link }) => [seat, tokenIn(link)]));

/** Shows that follow from nothing. */
const alone =
  (url: string, wanted: object): Opener =>
  async () => {
    const answer = await post(`${url}/api/episodes`, { ...wanted, pace: 25 });
    if (answer?.status !== 201) return undefined;
    const { code, links } = answer.body as { readonly code: string; readonly links: { readonly host: string } };
    return { code, host: tokenIn(links.host), seats: {} };
  };

/** The games of one season, one after another. An answer that was lost leaves a game open, whose links are asked for. */
const ofSeason = (url: string, name: string, { show, options, seats, clock }: Omit<CastRequest, 'season'>): Opener => {
  let token = '';
  let [attempts, begun] = [0, name];
  return async () => {
    if (token === '') {
      begun = `${name}-${++attempts}`;
      const answer = await post(`${url}/api/seasons`, { name: begun, show, options, seats, clock });
      if (answer?.status !== 201) return undefined;
      ({ token } = answer.body as { readonly token: string });
    }
    const season = `${url}/api/seasons/${begun}`;
    const opened = await post(`${season}/episodes`, { kind: 'main' }, token);
    if (opened?.status === 201) {
      const made = opened.body as {
        readonly code: string;
        readonly links: { readonly host: string };
        readonly seats: Seats;
      };
      return { code: made.code, host: tokenIn(made.links.host), seats: seatsOf(made.seats) };
    }
    // Its store has come back older than it.
    if (opened?.status === 404) token = '';
    const again = opened?.status === 409 ? await post(`${season}/links`, {}, token) : undefined;
    if (again?.status !== 200) return undefined;
    const {
      code,
      desk,
      seats: kept,
    } = again.body as { readonly code: string; readonly desk: string; readonly seats: Seats };
    return { code, host: tokenIn(desk), seats: seatsOf(kept) };
  };
};

/** `name`: of the season, if it is one. */
export const openerOf = (url: string, wish: CastRequest, name: string): Opener => {
  const { pace: _pace, beats: _beats, season = false, teams = false, ...wanted } = wish;
  if (season) return ofSeason(url, name, wanted);
  return alone(url, { ...wanted, ...(teams ? { teams: { decides: 'vote' }, pack: openQuestions[wish.show] } : {}) });
};

/** Tries until it is open, or nobody waits any more. */
export const opening = async (open: Opener, stopped: () => boolean): Promise<Opened | undefined> => {
  for (; !stopped(); await pause(50)) {
    const opened = await open();
    if (opened !== undefined) return opened;
  }
  return undefined;
};
