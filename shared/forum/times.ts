/** Formats moments: milliseconds since 1970 in, texts out. Reads no clock. */

const utc = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** ISO 8601 in UTC, to the second: 2026-11-22T19:30:00Z. */
export const isoTime = (time: number): string => {
  const parts = Object.fromEntries(utc.formatToParts(time).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second } = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
};
