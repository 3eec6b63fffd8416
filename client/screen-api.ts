/** The requests of televisions without a keyboard, and of the desks and phones that put shows on them. */
import type { ScreenFacts, ScreenNews } from '../shared/engine/screens.ts';
import { ask, post, request } from './api.ts';
import { keep, newId, recall } from './storage.ts';

/** The server answers once something else holds, after 20 s at the latest. Milliseconds. */
const patience = 30_000;

const key = 'boxcars:screen';
let loose = '';

/** By it the server knows this screen again. Where nothing can be stored, as long as the page lives. */
const secret = (): string => {
  loose ||= recall(key) ?? newId();
  keep(key, loose);
  return loose;
};

export const askScreen = (known: string): Promise<ScreenNews> =>
  ask('/api/screen', { body: { known }, token: secret(), patience });

/** *Not this show*. */
export const leaveShow = (): Promise<Response> => request('/api/screen', { method: 'DELETE', token: secret() });

const of = (code: string, id = '') => `/api/episodes/${code}/screens${id === '' ? '' : `/${id}`}`;

/** `token`: of the show's host or a co-host, here and below. */
export const getScreens = async (code: string, token: string): Promise<readonly ScreenFacts[]> =>
  (await ask<{ readonly screens: readonly ScreenFacts[] }>(of(code), { token })).screens;

export const claimScreen = (code: string, token: string, pin: string, name: string): Promise<ScreenFacts> =>
  post(of(code), { pin, name }, token);

export const changeScreen = (
  code: string,
  token: string,
  id: string,
  change: Partial<Pick<ScreenFacts, 'name' | 'view'>>,
): Promise<unknown> => ask(of(code, id), { method: 'PUT', body: change, token });

/** Gives a screen of another show, by the token of that one's desk, to this one. */
export const bringScreen = (
  from: { readonly code: string; readonly token: string; readonly id: string },
  code: string,
  token: string,
): Promise<unknown> => ask(of(from.code, from.id), { method: 'PUT', body: { to: { code, token } }, token: from.token });

export const sendAway = (code: string, token: string, id: string): Promise<Response> =>
  request(of(code, id), { method: 'DELETE', token });
