/**
 * Sends requests to addresses that people typed in. They must not reach what only this machine can reach. So every address that
 * a name resolves to is checked, the connection goes to a checked one, and redirects are not followed.
 */

import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Phrase, phrase, textOf } from '../../shared/engine/phrase.ts';

/** An address that the person who typed it can correct. */
export class BadAddress extends Error {
  readonly phrase: Phrase;
  constructor(why: Phrase) {
    super(textOf(why));
    this.phrase = why;
  }
}

/** What a mail server said, without the address, which is stored and logged nowhere in the clear. */
export const unaddressed = (said: string): string => said.replace(/\S+@\S+/g, '…');

/** The mail server will never take mail for this address. */
export class Undeliverable extends Error {
  constructor(said: string) {
    super(unaddressed(said));
  }
}

export interface Answer {
  readonly status: number;
  /** Seconds that the other side asks us to wait, 0 for none. */
  readonly wait: number;
}

export interface Sending {
  readonly address: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export interface SenderOptions {
  /** Allows private networks: for tests, and for a home network where everybody is trusted. */
  readonly anywhere?: boolean;
  /** Milliseconds within which an answer must arrive. */
  readonly timeout?: number;
  /** Replaces the system's name lookup. */
  readonly lookUp?: typeof lookup;
}

/** Only the part of IPv6 that is assigned to the internet, 2000::/3. The rest contains old ways to write IPv4. */
const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Whether an address is a public internet address. IPv4 inside IPv6 is unwrapped first. */
export const isPublicAddress = (address: string): boolean => {
  try {
    const read = ipaddr.process(address);
    return read.range() === 'unicast' && (read.kind() === 'ipv4' || (read as ipaddr.IPv6).match(globalUnicast));
  } catch {
    return false;
  }
};

const innerNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|home\.arpa|corp|private)\.?$/i;

/** Throws `BadAddress` if it is not a web address, or obviously one of a private network. */
export const readTarget = (typed: string, anywhere = false): URL => {
  let url: URL;
  try {
    url = new URL(typed.trim());
  } catch {
    throw new BadAddress(phrase('noAddress'));
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new BadAddress(phrase('addressKind'));
  if (url.username !== '' || url.password !== '') throw new BadAddress(phrase('addressSecret'));
  if (url.href.length > 2000) throw new BadAddress(phrase('addressLong'));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const inner = isIP(host) !== 0 ? !isPublicAddress(host) : innerNames.test(host) || !host.includes('.');
  if (inner && !anywhere) throw new BadAddress(phrase('addressInner'));
  return url;
};

/** A name lookup for the connection. It fails if any of the addresses found is forbidden. */
const guarded =
  (anywhere: boolean, lookUp: typeof lookup): LookupFunction =>
  (name, options, done) => {
    lookUp(name, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, '', 0);
      const [first] = found;
      if (first === undefined) return done(new BadAddress(phrase('addressNowhere')), '', 0);
      if (!anywhere && !found.every(({ address }) => isPublicAddress(address)))
        return done(new BadAddress(phrase('addressInner')), '', 0);
      if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  };

const usualTimeout = 10_000;

/** Bytes of an answer that are read before the connection is closed. */
const maxRead = 16 * 1024;

/**
 * Rejects when no answer arrives in time, and with `BadAddress` when the address is not allowed. Redirects are returned like
 * other answers.
 */
export const send = (
  { address, headers, body }: Sending,
  { anywhere = false, timeout = usualTimeout, lookUp = lookup }: SenderOptions = {},
): Promise<Answer> => {
  const url = readTarget(address, anywhere);
  return new Promise((resolve, reject) => {
    const ask = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = ask(url, {
      method: 'POST',
      headers: { 'user-agent': 'Boxcars', ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: guarded(anywhere, lookUp),
      // A connection of its own, closed afterwards.
      agent: false,
      maxHeaderSize: 16 * 1024,
    });
    // Also stops an answer that trickles in byte by byte.
    const timer = setTimeout(() => sent.destroy(new Error(`no answer within ${timeout / 1000} s`)), timeout);
    sent.on('error', reject);
    sent.once('close', () => {
      clearTimeout(timer);
      reject(new Error('the connection was closed'));
    });
    sent.once('response', response => {
      const wait = Number(response.headers['retry-after'] ?? 0);
      // The status is all that counts. The body is read only to close the connection cleanly.
      resolve({ status: response.statusCode ?? 0, wait: Number.isFinite(wait) && wait > 0 ? wait : 0 });
      let read = 0;
      response.on('error', () => undefined);
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > maxRead) response.destroy();
      });
    });
    sent.end(body);
  });
};
