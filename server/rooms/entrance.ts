/** Who may join as what. The role comes from the token alone. */

import { createHmac } from 'node:crypto';
import { longestName, seat } from '../../shared/engine/desk-message.ts';
import { choice } from '../../shared/engine/fields.ts';
import { anything, line, maybe, request, soundly } from '../../shared/engine/message-fields.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import { isLanguage } from '../../shared/words/languages.ts';
import type { ServerContext } from '../context.ts';
import { isOwn, networkOf } from '../origins.ts';
import type { Admission } from '../peers/admission.ts';
import type { StoredToken } from '../store/stored.ts';
import { hashOf } from '../tokens.ts';

/** A person's name as it is shown: one line with something visible in it. */
export const personName = line(longestName, { min: 1, pattern: /[\p{L}\p{N}\p{P}\p{S}]/u, clean: plainLine });

/** A link of a hash chain, or its top (fairness.md 2). */
export const linkText = line(64, { pattern: /^[0-9a-f]{64}$/ });

/** `JoinOptions` of shared/engine/protocol.ts. */
const joinOptions = request({
  as: choice(['host', 'play', 'watch'], 'watch'),
  name: maybe(personName),
  seat: maybe(seat),
  token: maybe(line(100, { min: 1 })),
  pledge: maybe(linkText),
  screen: maybe(choice(['tv', 'overlay'])),
  language: anything,
});

/**
 * Pseudonym of a network within one show. Somebody who has the database but not the key learns nothing from it, and nobody is
 * recognized in another show. "" for this machine itself, which may be a proxy that does not forward addresses.
 */
export const visitorOf = (context: ServerContext, code: string, ip: string): string =>
  ip === '' || isOwn(ip)
    ? ''
    : createHmac('sha256', context.vault.secretFor('visitors'))
        .update(`${code} ${networkOf(ip)}`)
        .digest('base64url')
        .slice(0, 22);

type Verdict =
  | { readonly ok: true; readonly admission: Admission }
  | { readonly ok: false; readonly why: 'form' | 'token' };

const deskRoles: readonly string[] = ['host', 'co-host'];

/** `ip`: the visitor's. */
export const admit = async (context: ServerContext, code: string, options: unknown, ip = ''): Promise<Verdict> => {
  const read = soundly(joinOptions, options ?? {});
  if (read === undefined) return { ok: false, why: 'form' };
  const { as, name = '', seat: wanted = -1, token, pledge = '', screen = '', language } = read;
  const visitor = as === 'play' ? visitorOf(context, code, ip) : '';
  const guest: Admission = {
    role: as,
    seat: -1,
    token: '',
    name,
    wanted,
    pledge,
    screen,
    visitor,
    ...(!isLanguage(language) || language === 'en' ? {} : { language }),
  };
  const overlay = as === 'watch' && screen === 'overlay';
  if (!overlay && (as === 'watch' || (as === 'play' && token === undefined))) return { ok: true, admission: guest };
  // No token is looked up like a wrong one, so that the response time reveals nothing.
  const stored = await context.store.token(hashOf(token ?? ''));
  const roles = overlay ? ['overlay'] : as === 'play' ? ['seat'] : deskRoles;
  if (stored === undefined || stored.code !== code || !roles.includes(stored.role)) return { ok: false, why: 'token' };
  return { ok: true, admission: { ...guest, seat: stored.seat, token: stored.id } };
};

/** The host's own token of this episode; undefined for any other, a co-host's included. */
export const hostToken = async (
  context: ServerContext,
  code: string,
  token: string,
): Promise<StoredToken | undefined> => {
  const stored = await context.store.token(hashOf(token));
  return stored?.code === code && stored.role === 'host' ? stored : undefined;
};

/** The token of the host or a co-host of this episode; undefined for any other. */
export const deskToken = async (
  context: ServerContext,
  code: string,
  token: string,
): Promise<StoredToken | undefined> => {
  const stored = await context.store.token(hashOf(token));
  return stored?.code === code && deskRoles.includes(stored.role) ? stored : undefined;
};

/** For whom a token of this episode speaks: the host, a seat, or (without one, or with that of an overlay) whoever watches. */
export const viewerWith = async (
  context: ServerContext,
  code: string,
  token: string | undefined,
): Promise<
  | ({ readonly role: 'host' | 'play' | 'watch'; readonly seat: number; readonly token: string } & Pick<
      Admission,
      'screen'
    >)
  | undefined
> => {
  if (token === undefined) return { role: 'watch', seat: -1, token: '', screen: '' };
  const stored = await context.store.token(hashOf(token));
  if (stored?.code !== code) return undefined;
  const role = deskRoles.includes(stored.role) ? 'host' : stored.role === 'seat' ? 'play' : 'watch';
  return { role, seat: stored.seat, token: stored.id, screen: '' };
};

/** Whether it may hand in what a chat called: the token of a desk, or of the overlays in streaming software. */
export const readsChat = async (context: ServerContext, code: string, token: string): Promise<boolean> => {
  const stored = await context.store.token(hashOf(token));
  return stored?.code === code && [...deskRoles, 'overlay'].includes(stored.role);
};

export const isHost = async (context: ServerContext, code: string, token: string): Promise<boolean> =>
  (await deskToken(context, code, token)) !== undefined;
