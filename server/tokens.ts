/** What opens a room: the code lets one watch, a token lets one host or play (design.md section 5). */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { codeLength, codeSymbols } from '../shared/engine/protocol.ts';
import type { StoredToken, TokenRole } from './store/store.ts';

const tokenBytes = 24;

export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeSymbols[randomInt(codeSymbols.length)]).join('');

/** As it was meant: people type small letters and blanks. Controls are left out: not every database takes a NUL. */
export const readCode = (typed: string): string => typed.replace(/[\s\p{Cc}-]/gu, '').toUpperCase();

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface NewToken {
  readonly token: string;
  /** What the store keeps of it. */
  readonly stored: StoredToken;
}

/** 192 bits that open something. */
export const newSecret = (): string => randomBytes(tokenBytes).toString('base64url');

/** `maker`: as `StoredToken` has it. */
export const newToken = (code: string, role: TokenRole, seat: number, now: number, maker = ''): NewToken => {
  const token = newSecret();
  const id = randomBytes(6).toString('base64url');
  return { token, stored: { hash: hashOf(token), id, code, role, seat, created: now, maker } };
};

/** The token of `Authorization: Bearer …`; "" for none. */
export const bearer = (header: string | undefined): string => /^Bearer +([\w-]{1,100})$/i.exec(header ?? '')?.[1] ?? '';
