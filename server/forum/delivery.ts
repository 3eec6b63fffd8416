/** Formats a reminder for its target, and decides what follows from the target's answer. */

import { Webhook } from 'standardwebhooks';
import { discordJson, hookJson, pushJson, type ReminderFacts } from '../../shared/forum/reminders.ts';
import type { ForumWords } from '../../shared/words/en/forum.ts';
import { textIn } from '../languages.ts';
import type { Notice, Outcome, Target } from '../store/reminders.ts';
import { type Answer, BadAddress, type Sending, Undeliverable } from './sender.ts';

/** The keys by which browsers' push services know this server (RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Contact for the push service: https: or mailto:. */
  readonly subject: string;
}

/** Seconds for which a push service keeps a notice while the device is off. */
const lifetime = 8 * 3600;

const json = { 'content-type': 'application/json; charset=utf-8' };

const toHook = (id: string, secret: string, facts: ReminderFacts, words: ForumWords): Omit<Sending, 'address'> => {
  const body = hookJson(facts, words);
  const at = new Date(facts.now);
  return {
    headers: {
      ...json,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
    body,
  };
};

/** `secret`: the target's, decrypted. */
export const sendingOf = async (
  { id }: Pick<Notice, 'id'>,
  target: Target,
  secret: string,
  facts: ReminderFacts,
  words: ForumWords,
  keys: () => Promise<PushKeys>,
): Promise<Sending> => {
  const { address } = target;
  if (target.kind === 'hook') {
    if (target.format === 'discord') return { address, headers: json, body: discordJson(facts, words) };
    return { address, ...toHook(id, secret, facts, words) };
  }
  // Loaded late: it is heavy, and many servers never send a notice.
  const { default: webpush } = await import('web-push');
  const details = webpush.generateRequestDetails(
    { endpoint: address, keys: JSON.parse(secret) as { p256dh: string; auth: string } },
    pushJson(facts, words),
    {
      vapidDetails: await keys(),
      TTL: lifetime,
      urgency: facts.event === 'result' ? 'normal' : 'high',
      topic: facts.code,
      contentEncoding: 'aes128gcm',
    },
  );
  const { 'Content-Length': _length, ...headers } = details.headers as Record<string, string | number>;
  return { address, headers, body: details.body ?? Buffer.alloc(0) };
};

const [second, minute, hour] = [1000, 60_000, 3_600_000] as const;

/** Milliseconds to wait after each failed attempt. After the last one there is no further attempt. */
export const retryDelays: readonly number[] = [
  10 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
];

/** Failures in a row after which nothing is sent to a target any more. */
const maxFailures = 40;

const failed = (
  problem: string,
  { tries }: Notice,
  { failures }: Target,
  now: number,
  wait = 0,
  targetGone = false,
): Outcome => {
  const pause = retryDelays[tries];
  return {
    ok: false,
    problem,
    retryAt: pause === undefined ? 0 : now + Math.max(pause, wait * second),
    off: targetGone || failures + 1 >= maxFailures,
  };
};

/** `answer`: an error if the request failed. */
export const outcomeOf = (answer: Answer | Error, notice: Notice, target: Target, now: number): Outcome => {
  if (answer instanceof Error) {
    if (answer instanceof Undeliverable) return failed(answer.message.slice(0, 200), notice, target, now, 0, true);
    const code = (answer as NodeJS.ErrnoException).code;
    const why = answer instanceof BadAddress ? textIn(target.language, answer.phrase) : (code ?? answer.message);
    return failed(why.slice(0, 200), notice, target, now);
  }
  const { status, wait } = answer;
  if (status >= 200 && status < 300) return { ok: true, at: now };
  // The subscription was cancelled or the hook was deleted, and neither comes back.
  const targetGone = status === 410 || (status === 404 && target.kind === 'push');
  return failed(`HTTP ${status}`, notice, target, now, Math.min(wait, 6 * 3600), targetGone);
};
