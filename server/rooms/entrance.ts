/** Who may join as what. The role comes from the token alone. */
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { languageNames } from '../../shared/words/languages.ts';
import type { ServerContext } from '../context.ts';
import { isOwn, networkOf } from '../origins.ts';
import type { Admission } from '../peers/admission.ts';
import { plainLine } from '../plain-text.ts';
import type { StoredToken } from '../store/stored.ts';
import { hashOf } from '../tokens.ts';

export const longestName = 40;

/** A person's name as it is shown: one line with something visible in it. */
export const personName = z
  .string()
  .transform(plainLine)
  .pipe(
    z
      .string()
      .max(longestName)
      .regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
  );

/** A link of a hash chain, or its top (fairness.md 2). */
export const linkText = z.string().regex(/^[0-9a-f]{64}$/);

/** `JoinOptions` of shared/engine/protocol.ts. */
const joinOptions = z.object({
  as: z.enum(['host', 'play', 'watch']).default('watch'),
  name: personName.optional(),
  seat: z.int().min(0).max(100_000).optional(),
  token: z.string().min(1).max(100).optional(),
  pledge: linkText.optional(),
  screen: z.enum(['tv', 'overlay']).optional(),
  language: z.enum(languageNames).optional().catch(undefined),
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

/** Roles that may sit at the desk. */
const deskRoles: readonly string[] = ['host', 'co-host'];

/** `ip`: the visitor's. */
export const admit = async (context: ServerContext, code: string, options: unknown, ip = ''): Promise<Verdict> => {
  const read = joinOptions.safeParse(options ?? {});
  if (!read.success) return { ok: false, why: 'form' };
  const { as, name = '', seat: wanted = -1, token, pledge = '', screen = '', language } = read.data;
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
    ...(language === undefined || language === 'en' ? {} : { language }),
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

/** Whether a token belongs to the host or a co-host of this episode. */
export const isHost = async (context: ServerContext, code: string, token: string): Promise<boolean> =>
  (await deskToken(context, code, token)) !== undefined;
