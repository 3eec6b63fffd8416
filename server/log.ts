/** Structured logs: a line of JSON an event, with nothing in it that opens a door or tells a secret. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './log-levels.ts';

/** Fields that hold secrets wherever they stand, also inside the text of an error. */
const secretFields =
  /("(?:token|tokens|hash|seed|key|password|secret|authorization|cookie|links?|pledge|part|value|text)":)"(?:[^"\\]|\\.)*"/gi;

const masks: readonly (readonly [RegExp, string])[] = [
  [secretFields, '$1"[secret]"'],
  // The same as JSON inside of a text.
  [/(\\"(?:token|seed|password|secret|authorization)\\":)\\"(?:[^"\\])*\\"/gi, '$1\\"[secret]\\"'],
  [/\b(Bearer\s+)[\w.~+/=-]+/gi, '$1[secret]'],
  // A link to a desk or a seat: what stands behind # opens it.
  [/(\/e\/[\w-]+(?:\/host)?#)[\w-]+/g, '$1[secret]'],
  [/((?:_authToken|sessionId|reconnectionToken|token)=)[\w.-]+/gi, '$1[secret]'],
  // The password of a database or a Redis.
  [/(\w+:\/\/[^\s:/@"]*:)[^\s@"]+@/g, '$1[secret]@'],
];

/** A line as it is written. */
export const masked = (line: string): string =>
  masks.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);

/** `to` is standard output by default. */
export const createLog = (level: LogLevel, to?: DestinationStream): Logger =>
  pino({ level, base: { pid: process.pid }, hooks: { streamWrite: masked } }, ...(to === undefined ? [] : [to]));
