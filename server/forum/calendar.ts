/** A moment as a calendar file (RFC 5545): one event with an alarm for each reminder. */
import ICAL from 'ical.js';
import { timedEvents } from '../../shared/forum/reminders.ts';

interface CalendarFacts {
  /** Names the event for good: a later file takes the place of an earlier one. */
  readonly id: string;
  /** Grows with every change. */
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** When the event begins and ends, in milliseconds since 1970. */
  readonly at: number;
  readonly title: string;
  readonly about: string;
  readonly link: string;
}

// The library does not count the blank that begins a folded line. A line has at most 75 bytes with it.
ICAL.foldLength = 74;

/** To the second, in UTC. */
const moment = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

export const writeCalendar = ({ id, sequence, now, at, title, about, link }: CalendarFacts): string => {
  // jCal (RFC 7265): name, parameters, type, value.
  const text = (name: string, value: string) => [name, {}, 'text', value.replace(/(?!\n)\p{Cc}/gu, '')];
  const alarm = ({ hours }: { readonly hours: number }) => [
    'valarm',
    [text('action', 'DISPLAY'), text('description', title), ['trigger', {}, 'duration', `-PT${hours}H`]],
    [],
  ];
  const event = [
    'vevent',
    [
      text('uid', id),
      ['sequence', {}, 'integer', sequence],
      ['dtstamp', {}, 'date-time', moment(now)],
      ['dtstart', {}, 'date-time', moment(at)],
      ['dtend', {}, 'date-time', moment(at)],
      text('summary', title),
      text('description', about),
      ['url', {}, 'uri', link],
      text('transp', 'TRANSPARENT'),
    ],
    timedEvents.map(alarm),
  ];
  const head = [text('version', '2.0'), text('prodid', '-//Boxcars//Deadlines//EN'), text('calscale', 'GREGORIAN')];
  return `${ICAL.stringify(['vcalendar', [...head, text('method', 'PUBLISH')], [event]])}\r\n`;
};
