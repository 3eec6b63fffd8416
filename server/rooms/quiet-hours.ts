/** Hours and days on which the clock of a game by post does not run. */
import type { EpisodeSettings } from '../../shared/engine/settings.ts';

type Quiet = Pick<EpisodeSettings, 'quietFrom' | 'quietTo' | 'restWeekends' | 'zone'>;

/** Milliseconds. All time zones differ by a whole number of quarters of an hour. */
const quarter = 900_000;
/** Milliseconds. A shorter time for a move means that people play in one sitting. */
const byPost = 3_600_000;
/** Milliseconds. If somebody rested all the time, nobody would ever have to move. */
const furthest = 60 * 86_400_000;

const clockOf = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone === '' ? 'UTC' : zone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  });

const rests = ({ quietFrom, quietTo, restWeekends }: Quiet, clock: Intl.DateTimeFormat, at: number): boolean => {
  const parts = clock.formatToParts(at);
  const part = (type: string) => parts.find(found => found.type === type)?.value ?? '';
  if (restWeekends && ['Sat', 'Sun'].includes(part('weekday'))) return true;
  if (quietFrom === 0 || quietTo === 0) return false;
  const [hour, from, to] = [Number(part('hour')), quietFrom % 24, quietTo % 24];
  if (from === to) return false;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
};

/** When a time in milliseconds has passed, quiet hours excluded. Times below an hour ignore quiet hours. */
export const afterQuiet = (now: number, time: number, settings: Quiet): number => {
  const { quietFrom, quietTo, restWeekends } = settings;
  const isSet = restWeekends || (quietFrom > 0 && quietTo > 0);
  if (!isSet || time < byPost) return now + time;
  const clock = clockOf(settings.zone);
  let [at, left] = [now, time];
  while (left > 0 && at - now < furthest) {
    const step = Math.min(quarter - (at % quarter), left > quarter ? quarter : left);
    if (rests(settings, clock, at)) at += quarter - (at % quarter);
    else {
      at += step;
      left -= step;
    }
  }
  // Would never end if everybody rested all the time.
  while (rests(settings, clock, at) && at - now < furthest) at += quarter - (at % quarter);
  return at + left;
};
