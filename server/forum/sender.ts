/**
 * Requests to addresses that people typed in. They must not reach what only this machine can reach: every address that a name
 * stands for is looked at, the connection goes to one of those and to no other, and redirects are not followed.
 */

import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Phrase, phrase, textOf } from '../../shared/engine/phrase.ts';

/** What the person who typed an address can put right. */
export class BadAddress extends Error {
  readonly phrase: Phrase;
  constructor(why: Phrase) {
    super(textOf(why));
    this.phrase = why;
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
  /** Also into private networks: for tests, and for a home network where everybody is trusted. */
  readonly anywhere?: boolean;
  /** Milliseconds until an answer must be there. */
  readonly patience?: number;
  /** In place of the system's way to look names up. */
  readonly lookUp?: typeof lookup;
}

/** Of IPv6 only what has been given out for the internet, 2000::/3: the rest holds old ways to write IPv4. */
const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Whether an address is one of the internet at large; IPv4 in IPv6 is looked through. */
export const isPublicAddress = (address: string): boolean => {
  try {
    const read = ipaddr.process(address);
    return read.range() === 'unicast' && (read.kind() === 'ipv4' || (read as ipaddr.IPv6).match(globalUnicast));
  } catch {
    return false;
  }
};

const innerNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|home\.arpa|corp|private)\.?$/i;

/** Throws `BadAddress` on what is no web address, or plainly one of a private network. */
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

/** The way a name is looked up when the connection is made: one forbidden address among those found is one too many. */
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

const usualPatience = 10_000;

/** Bytes of an answer that are read before the connection is closed. */
const mostRead = 16 * 1024;

/** Rejects when no answer comes in time, with `BadAddress` where none may be asked for. Redirects are answers like others. */
export const send = (
  { address, headers, body }: Sending,
  { anywhere = false, patience = usualPatience, lookUp = lookup }: SenderOptions = {},
): Promise<Answer> => {
  const url = readTarget(address, anywhere);
  return new Promise((resolve, reject) => {
    const ask = url.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = ask(url, {
      method: 'POST',
      headers: { 'user-agent': 'Boxcars', ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: guarded(anywhere, lookUp),
      // Nobody else's connection, and none kept.
      agent: false,
      maxHeaderSize: 16 * 1024,
    });
    // Also of one that answers a byte now and then.
    const timer = setTimeout(() => asked.destroy(new Error(`no answer within ${patience / 1000} s`)), patience);
    asked.on('error', reject);
    asked.once('close', () => {
      clearTimeout(timer);
      reject(new Error('the connection was closed'));
    });
    asked.once('response', response => {
      const wait = Number(response.headers['retry-after'] ?? 0);
      // That is all there is to know; the rest is read only to part on good terms.
      resolve({ status: response.statusCode ?? 0, wait: Number.isFinite(wait) && wait > 0 ? wait : 0 });
      let read = 0;
      response.on('error', () => undefined);
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > mostRead) response.destroy();
      });
    });
    asked.end(body);
  });
};
