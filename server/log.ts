/** Structured logs: a line of JSON an event, with nothing in it that opens a door or tells a secret. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './log-levels.ts';
import { masked } from './mask.ts';

/** `to` is standard output by default. */
export const createLog = (level: LogLevel, to?: DestinationStream): Logger =>
  pino({ level, base: { pid: process.pid }, hooks: { streamWrite: masked } }, ...(to === undefined ? [] : [to]));
