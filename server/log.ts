/** Structured logs: one line of JSON per event. Links, tokens, seeds and answers are masked. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './log-levels.ts';
import { masked } from './mask.ts';

/** `to`: standard output by default. */
export const createLog = (level: LogLevel, to?: DestinationStream): Logger =>
  pino({ level, base: { pid: process.pid }, hooks: { streamWrite: masked } }, ...(to === undefined ? [] : [to]));
