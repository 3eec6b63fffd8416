/** Hours and days on which no time runs in a game by post. */
import type { EpisodeSettings } from '../../shared/engine/settings.ts';

type Quiet = Pick<EpisodeSettings, 'quietFrom' | 'quietTo' | 'restWeekends' | 'zone'>;

/** Milliseconds. All time zones are a whole number of quarters of an hour away from each other. */
const quarter = 900_000;
/** A move that has less is made at one sitting. */
const byPost = 3_600_000;
/** Where somebody rests all the time nobody would ever have to move. */
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

/** When a time in milliseconds has passed, not counting hours in which nobody has to move. Times below an hour run through. */
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
  // It never ends while everybody rests.
  while (rests(settings, clock, at) && at - now < furthest) at += quarter - (at % quarter);
  return at + left;
};
