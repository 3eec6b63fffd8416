/** The requests of the forum dialog to the server. */
import type { Form } from '../../../shared/forum/post.ts';
import type { ChannelEvent } from '../../../shared/forum/reminders.ts';
import type { Owing, ShowWeek } from '../../../shared/forum/week.ts';
import type { ForumWords } from '../../../shared/words/en/forum.ts';
import { words } from '../../../shared/words/index.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { ask, post, request } from '../../api.ts';
import { inOwnLanguage } from '../../paths.ts';
import { useLoaded } from '../task.ts';

/** `token`: a desk's post has what the pages are still telling. */
export const getPost = async (code: string, as: Form, zone: string, token: string): Promise<string> =>
  (await request(`/api/episodes/${code}/post?as=${as}&zone=${encodeURIComponent(zone)}`, { token })).text();

export interface Hook {
  readonly id: string;
  readonly address: string;
  readonly format: 'json' | 'discord';
  readonly language: Language;
  readonly events: readonly ChannelEvent[];
  readonly failures: number;
  readonly problem: string;
  readonly worked: number;
  readonly off: boolean;
  /** Sent once, when it is made. */
  readonly secret?: string;
}

const at = (code: string, id = '') => `/api/episodes/${code}/hooks${id}`;

export const getHooks = (code: string, token: string): Promise<readonly Hook[]> => ask(at(code), { token });

export const addHook = (
  code: string,
  token: string,
  hook: Pick<Hook, 'address' | 'format' | 'language' | 'events'>,
): Promise<Hook> => post(at(code), hook, token);

export const removeHook = (code: string, token: string, id: string) =>
  request(at(code, `/${id}`), { method: 'DELETE', token });

export const tryHook = (code: string, token: string, id: string) =>
  request(at(code, `/${id}/test`), { method: 'POST', token });

/** Only pages over https (or on this machine) may send notifications. */
export const mayNotify = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** An iPhone or iPad allows notifications only to pages on its home screen that were opened from there. */
export const needsHomeScreen = (): boolean =>
  isSecureContext && (navigator as Navigator & { readonly standalone?: boolean }).standalone === false;

const worker = '/notices.js';

const subscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** False if the user does not allow it. */
export const remind = async (code: string, token: string): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.register(worker);
  const { key } = await ask<{ readonly key: string }>('/api/push-key');
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await request(`/api/episodes/${code}/push`, { body: made.toJSON(), token });
  return true;
};

export const forget = async (code: string): Promise<void> => {
  const made = await subscription();
  if (made !== null)
    await request(`/api/episodes/${code}/push`, { method: 'DELETE', body: { endpoint: made.endpoint } });
};

/** What becomes of the mails to a seat or a desk: `""` for none, `asked` until the first mail was answered. */
export interface MailNews {
  readonly sends: boolean;
  readonly state: '' | 'asked' | 'on' | 'stopped';
  /** Enough of it to know it again. */
  readonly address: string;
  readonly problem: string;
}

const mailAt = (code: string) => `/api/episodes/${code}/mail`;

export const getMail = (code: string, token: string): Promise<MailNews> => ask(mailAt(code), { token });

export const askForMail = (code: string, token: string, address: string): Promise<MailNews> =>
  post(mailAt(code), { address }, token);

export const endMail = (code: string, token: string) => request(mailAt(code), { method: 'DELETE', token });

/** A private word between the host and the player of a seat. */
export interface Word {
  readonly id: string;
  readonly seat: number;
  readonly by: 'host' | 'seat';
  readonly text: string;
  readonly at: number;
  /** The other side has read it. */
  readonly seen: boolean;
}

const wordsAt = (code: string) => `/api/episodes/${code}/words`;

export const getWords = (code: string, token: string): Promise<readonly Word[]> => ask(wordsAt(code), { token });

/** `seat`: to whom the host writes. */
export const writeWord = (code: string, token: string, text: string, seat?: number): Promise<Word> =>
  post(wordsAt(code), { text, ...(seat === undefined ? {} : { seat }) }, token);

export const reportWord = (code: string, token: string, id: string) =>
  request(`${wordsAt(code)}/${id}/report`, { method: 'POST', token });

/** A show of the week by post, as its host is told of it. */
export interface OwedNews extends Omit<ShowWeek, 'owing' | 'scores' | 'winner'> {
  readonly owing: readonly (Owing & {
    /** Deadlines missed in the season before this show. */
    readonly season: number;
    readonly reachable: boolean;
    readonly due: boolean;
  })[];
  /** The next of the season's list; "" for nobody. */
  readonly next: string;
}

/** `token`: of the desk, or of the season's host. */
export const getOwed = (code: string, token: string): Promise<OwedNews> =>
  ask(inOwnLanguage(`/api/episodes/${code}/owed`), { token });

export const remindSeat = (code: string, token: string, seat: number): Promise<{ readonly told: number }> =>
  post(`/api/episodes/${code}/remind`, { seat }, token);

/** `season`: its name, "" for none. */
export const getWeekPost = async (
  codes: readonly string[],
  season: string,
  as: Form,
  zone: string,
): Promise<string> => {
  const query = new URLSearchParams({ codes: codes.join(','), as, zone, ...(season === '' ? {} : { season }) });
  return (await request(`/api/week/post?${query}`)).text();
};

/** The texts of the forum dialog, once they are fetched. */
export const useForumWords = (): ForumWords | undefined => useLoaded(() => words().forum(), []);
