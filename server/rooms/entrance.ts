/** Who may join as what. The role comes from the token alone. */

import { createHmac } from 'node:crypto';
import { longestName, seat } from '../../shared/engine/desk-message.ts';
import { choice, flag } from '../../shared/engine/fields.ts';
import { anything, line, maybe, or, request, soundly } from '../../shared/engine/message-fields.ts';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
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
  tape: or(flag(), false),
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
  | { readonly ok: false; readonly why: 'form' | 'token'; readonly stored?: StoredToken | undefined };

export const isDesk = ({ role }: StoredToken): boolean => role === 'host' || role === 'co-host';

const isOverlay = ({ role }: StoredToken): boolean => role === 'overlay';

export const isProgram = ({ role }: StoredToken): boolean => role === 'program';

/** Why a program was refused: what its token is for. */
export const mayOnly = ({ may, seat }: StoredToken): Phrase =>
  phrase('programMay', may === 'seat' ? `seat ${seat}` : may);

/** Whether it speaks for a seat: a player's, or a program's. */
const isSeat = ({ role, may }: StoredToken): boolean => role === 'seat' || may === 'seat';

/**
 * A token of this episode; undefined for any other. No token is looked up like a wrong one, so that the response time reveals
 * nothing.
 */
export const tokenIn = async (
  context: ServerContext,
  code: string,
  token: string | undefined,
): Promise<StoredToken | undefined> => {
  const stored = await context.store.token(hashOf(token ?? ''));
  return stored?.code === code ? stored : undefined;
};

/** `ip`: the visitor's. */
export const admit = async (context: ServerContext, code: string, options: unknown, ip = ''): Promise<Verdict> => {
  const read = soundly(joinOptions, options ?? {});
  if (read === undefined) return { ok: false, why: 'form' };
  const { as, name = '', seat: wanted = -1, token, pledge = '', screen = '', language, tape } = read;
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
    ...(tape && as === 'watch' && screen !== 'tv' ? { tape } : {}),
    ...(!isLanguage(language) || language === 'en' ? {} : { language }),
  };
  const overlay = as === 'watch' && screen === 'overlay';
  if (!overlay && (as === 'watch' || (as === 'play' && token === undefined))) return { ok: true, admission: guest };
  const stored = await tokenIn(context, code, token);
  const opens = overlay ? isOverlay : as === 'play' ? isSeat : isDesk;
  if (stored === undefined || !opens(stored)) return { ok: false, why: 'token', stored };
  return { ok: true, admission: { ...guest, seat: stored.seat, token: stored.id } };
};

type Speaker = { readonly role: 'host' | 'play' | 'watch'; readonly seat: number; readonly token: string } & Pick<
  Admission,
  'screen'
>;

/** For whom a token speaks: the host, a seat, or (none, that of an overlay, or of a program that only looks on) whoever watches. */
export const speakerOf = (stored: StoredToken | undefined): Speaker => {
  if (stored === undefined) return { role: 'watch', seat: -1, token: '', screen: '' };
  const role = isDesk(stored) || stored.may === 'moves' ? 'host' : isSeat(stored) ? 'play' : 'watch';
  return { role, seat: stored.seat, token: stored.id, screen: '' };
};

/** Whether it may hand in what a chat called: the token of a desk, or of the overlays in streaming software. */
export const readsChat = (stored: StoredToken): boolean => isDesk(stored) || isOverlay(stored);

export const isHost = async (context: ServerContext, code: string, token: string): Promise<boolean> => {
  const stored = await tokenIn(context, code, token);
  return stored !== undefined && isDesk(stored);
};
