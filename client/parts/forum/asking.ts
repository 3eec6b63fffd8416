/** The requests of the forum dialog to the server. */
import type { Form } from '../../../shared/forum/post.ts';
import type { ReminderEvent } from '../../../shared/forum/reminders.ts';
import type { ForumWords } from '../../../shared/words/en/forum.ts';
import { words } from '../../../shared/words/index.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { Declined, language, timeLimit } from '../../api.ts';
import { useLoaded } from '../task.ts';

const patience = 10_000;

const request = async (path: string, init: RequestInit = {}, token = ''): Promise<Response> => {
  const response = await fetch(path, {
    ...init,
    headers: {
      ...language(),
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    signal: timeLimit(patience),
  });
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as { readonly error?: string };
  throw new Declined(response.status, error ?? String(response.status));
};

export const getPost = async (code: string, as: Form, zone: string): Promise<string> =>
  (await request(`/api/episodes/${code}/post?as=${as}&zone=${encodeURIComponent(zone)}`)).text();

export interface Hook {
  readonly id: string;
  readonly address: string;
  readonly format: 'json' | 'discord';
  readonly language: Language;
  readonly events: readonly ReminderEvent[];
  readonly failures: number;
  readonly problem: string;
  readonly worked: number;
  readonly off: boolean;
  /** Sent once, when it is made. */
  readonly secret?: string;
}

const json = (method: string, body: object): RequestInit => ({ method, body: JSON.stringify(body) });

export const getHooks = async (code: string, token: string): Promise<readonly Hook[]> =>
  (await request(`/api/episodes/${code}/hooks`, {}, token)).json() as Promise<readonly Hook[]>;

export const addHook = async (
  code: string,
  token: string,
  hook: Pick<Hook, 'address' | 'format' | 'language' | 'events'>,
): Promise<Hook> => (await request(`/api/episodes/${code}/hooks`, json('POST', hook), token)).json() as Promise<Hook>;

export const removeHook = (code: string, token: string, id: string) =>
  request(`/api/episodes/${code}/hooks/${id}`, { method: 'DELETE' }, token);

export const tryHook = (code: string, token: string, id: string) =>
  request(`/api/episodes/${code}/hooks/${id}/test`, { method: 'POST' }, token);

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
  const { key } = (await (await request('/api/push-key')).json()) as { readonly key: string };
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await request(`/api/episodes/${code}/push`, json('POST', made.toJSON()), token);
  return true;
};

export const forget = async (code: string): Promise<void> => {
  const made = await subscription();
  if (made !== null) await request(`/api/episodes/${code}/push`, json('DELETE', { endpoint: made.endpoint }));
};

/** The texts of the forum dialog, once they are fetched. */
export const useForumWords = (): ForumWords | undefined => useLoaded(() => words().forum(), []);
