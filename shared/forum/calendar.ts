/** A deadline as a calendar file (RFC 5545): one event with two alarms. Pure. */
import { calendarTime } from './times.ts';

interface CalendarFacts {
  /** Names the event for good: a later file takes the place of an earlier one. */
  readonly id: string;
  /** Grows with every change. */
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly deadline: number;
  readonly title: string;
  readonly about: string;
  readonly link: string;
}

/** Hours before the deadline that an alarm goes off. */
const alarms = [8, 1] as const;

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, sign => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Bytes of a line before it is folded. */
const longest = 75;

const bytesOf = (char: string): number => {
  const point = char.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

const folded = (line: string): string => {
  const lines: string[] = [];
  let [now, bytes] = ['', 0];
  for (const char of line) {
    const more = bytesOf(char);
    if (bytes + more > longest) {
      lines.push(now);
      // The blank that begins a folded line counts.
      [now, bytes] = [' ', 1];
    }
    now += char;
    bytes += more;
  }
  return [...lines, now].join('\r\n');
};

export const writeCalendar = ({ id, sequence, now, deadline, title, about, link }: CalendarFacts): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Boxcars//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarTime(now)}`,
    `DTSTART:${calendarTime(deadline)}`,
    `DTEND:${calendarTime(deadline)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap(hours => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-PT${hours}H`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
