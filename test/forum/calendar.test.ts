/** The deadline as a calendar file, read back by a library. */
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { writeCalendar } from '../../server/forum/calendar.ts';

const deadline = Date.UTC(2026, 10, 22, 19, 30);

const written = writeCalendar({
  id: 'K7QM4XRB@boxcars',
  sequence: 41,
  now: Date.UTC(2026, 10, 21, 19, 30),
  at: deadline,
  title:
    'Ann, Zoë; and “🎲 Łukasz”\\: move in Lucky Numbers, with a title that is much too long for one line 🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲',
  about: 'Ann: Roll or Pass\nUntil Sun, 22 Nov 2026, 19:30 UTC.\nhttps://dice.example/e/K7QM4XRB',
  link: 'https://dice.example/e/K7QM4XRB',
});

describe('a deadline as .ics', () => {
  const calendar = new ICAL.Component(ICAL.parse(written));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);

  it('is read by a calendar: when, who, what, and where', () => {
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(event.startDate.toJSDate().getTime()).toBe(deadline);
    expect(event.uid).toBe('K7QM4XRB@boxcars');
    expect(event.sequence).toBe(41);
    expect(event.summary).toContain('Ann, Zoë; and “🎲 Łukasz”\\: move in Lucky Numbers');
    expect(event.description.split('\n')).toHaveLength(3);
    expect(event.component.getFirstPropertyValue('url')).toBe('https://dice.example/e/K7QM4XRB');
  });

  it('rings eight hours and one hour before', () => {
    const triggers = event.component
      .getAllSubcomponents('valarm')
      .map(alarm => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds());
    expect(triggers).toEqual([-8 * 3600, -3600]);
  });

  it('has lines of at most 75 bytes that end as the standard says, and breaks no letter', () => {
    expect(written.endsWith('\r\n')).toBe(true);
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(written).not.toContain('\ufffd');
  });
});
