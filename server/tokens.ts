/** What gives access to a room: the code lets people watch, a token lets them host or play (docs/architecture.md). */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { codeLength, codeSymbols } from '../shared/engine/protocol.ts';
import type { Store } from './store/store.ts';
import type { StoredToken, TokenRole } from './store/stored.ts';

const tokenBytes = 24;

export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeSymbols[randomInt(codeSymbols.length)]).join('');

/**
 * Normalizes a typed code: people type small letters and blanks. Control characters are dropped, because not every database
 * takes a NUL.
 */
export const readCode = (typed: string): string => typed.replace(/[\s\p{Cc}-]/gu, '').toUpperCase();

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface NewToken {
  readonly token: string;
  /** What the store keeps of it. */
  readonly stored: StoredToken;
}

/** A random token of 192 bits. */
export const newSecret = (): string => randomBytes(tokenBytes).toString('base64url');

export type Program = Pick<StoredToken, 'may' | 'name'>;
const noProgram: Program = { may: '', name: '' };

/** `maker`: see `StoredToken`. */
export const newToken = (
  code: string,
  role: TokenRole,
  seat: number,
  now: number,
  maker = '',
  program = noProgram,
): NewToken => {
  const token = newSecret();
  const id = randomBytes(6).toString('base64url');
  return { token, stored: { hash: hashOf(token), id, code, role, seat, created: now, maker, ...program, used: 0 } };
};

/** A new token that the store knows. */
export const issueToken = async (
  { store, now }: { readonly store: Pick<Store, 'addToken'>; now(): number },
  code: string,
  role: TokenRole,
  seat: number,
  maker?: string,
  program?: Program,
): Promise<NewToken> => {
  const made = newToken(code, role, seat, now(), maker, program);
  await store.addToken(made.stored);
  return made;
};

/** The token of `Authorization: Bearer …`; "" for none. */
export const bearer = (header: string | undefined): string => /^Bearer +([\w-]{1,100})$/i.exec(header ?? '')?.[1] ?? '';
