/**
 * Sends reminders. Once a second it looks for episodes that changed and sends what is due, a few at a time. A target that fails
 * or hangs delays neither the show nor other targets.
 */

import type { ReminderFacts } from '../../shared/forum/reminders.ts';
import type { ForumWords } from '../../shared/words/en/forum.ts';
import type { ServerContext } from '../context.ts';
import { Busy } from '../fair-queue.ts';
import { wordsIn } from '../languages.ts';
import type { EpisodeFinder } from '../records/episode-finder.ts';
import type { Notice, TakenNotice, Target } from '../store/reminders.ts';
import { outcomeOf, type PushKeys, sendingOf } from './delivery.ts';
import {
  factsOf,
  type NoticeFacts,
  type NoticeQuestion,
  robotsOf,
  type ShowSnapshot,
  snapshotOf,
  theHost,
  updateOf,
} from './due-reminders.ts';
import { type MailSecret, mailOf } from './mail.ts';
import type { Mailer, MailerOptions } from './mailer.ts';
import { type Answer, type SenderOptions, send } from './sender.ts';

export interface ReminderOptions extends SenderOptions {
  /** Milliseconds between two looks. */
  readonly every?: number;
  /** The address of the pages, "" if none is set. */
  readonly publicAddress?: string;
  /** Where mails are sent; left out where none are. */
  readonly mail?: MailerOptions | undefined;
}

const defaultInterval = 1000;
/**
 * Limits of concurrent deliveries: in total, per show, and to targets whose last delivery failed. A target that hangs can only
 * delay its own show.
 */
const maxInFlight = { all: 256, show: 8, failing: 64 };
const batchSize = 50;

interface UnderWay {
  readonly work: Promise<void>;
  readonly code: string;
  readonly failing: boolean;
}

export class ReminderService {
  readonly #context: ServerContext;
  readonly #finding: EpisodeFinder;
  readonly #options: ReminderOptions;
  /** Targets with a delivery under way. Each gets one notice at a time. */
  readonly #busy = new Map<string, UnderWay>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #keys: Promise<PushKeys> | undefined;
  #mailer: Promise<Mailer> | undefined;
  #stopped = false;

  constructor(context: ServerContext, finding: EpisodeFinder, options: ReminderOptions = {}) {
    this.#context = context;
    this.#finding = finding;
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), this.#options.every ?? defaultInterval);
    this.#timer.unref();
  }

  /** Resolves when nothing is read or written any more. Deliveries that are cut short are sent again by the next process. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#looking;
    (await this.#mailer)?.close();
  }

  /** Whether it can send mails. */
  get mails(): boolean {
    return this.#options.mail !== undefined;
  }

  /** Generated once for all processes and encrypted at rest. */
  keys(): Promise<PushKeys> {
    this.#keys ??= this.#readKeys().catch(error => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }

  /** Takes snapshots of what changed and starts to send what is due. Tests call it too. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch(error => {
        this.#context.log.warn({ err: error }, 'reminders could not be read from the store; trying again soon');
      })
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  /** Resolves when all deliveries under way have succeeded or failed. */
  async idle(): Promise<void> {
    await this.#looking;
    await Promise.all([...this.#busy.values()].map(({ work }) => work));
  }

  async #look(): Promise<void> {
    const { reminders } = this.#context.store;
    for (const code of await reminders.changed(batchSize)) {
      if (this.#stopped) return;
      try {
        await this.#update(code);
      } catch (error) {
        // It is still listed as changed at the next look.
        if (error instanceof Busy) return;
        this.#context.log.error({ episode: code, err: error }, 'the reminders of an episode could not be worked out');
      }
    }
    // Repeats while something is due and there is room, because each target gets one notice at a time.
    while (!this.#stopped && (await this.#take()) > 0);
  }

  async #take(): Promise<number> {
    const underWay = [...this.#busy.values()];
    if (underWay.length >= maxInFlight.all) return 0;
    const shows = new Map<string, number>();
    for (const { code } of underWay) shows.set(code, (shows.get(code) ?? 0) + 1);
    let failing = underWay.filter(each => each.failing).length;
    const due = await this.#context.store.reminders.notices.take(
      this.#context.now(),
      maxInFlight.all - underWay.length,
      {
        targets: [...this.#busy.keys()],
        shows: [...shows].flatMap(([code, count]) => (count >= maxInFlight.show ? [code] : [])),
        fits: (code, failures) => {
          const count = shows.get(code) ?? 0;
          if (count >= maxInFlight.show || (failures > 0 && failing >= maxInFlight.failing)) return false;
          shows.set(code, count + 1);
          if (failures > 0) failing += 1;
          return true;
        },
      },
    );
    for (const notice of due) this.#begin(notice);
    return due.length;
  }

  async #update(code: string): Promise<void> {
    const { store, now, compute } = this.#context;
    const [known, before, targets] = await Promise.all([
      this.#finding.find(code),
      store.reminders.snapshot(code),
      store.reminders.targets.of(code),
    ]);
    if (known === undefined) return;
    const robots = robotsOf(known.state);
    const played = this.#finding.playedHere(code);
    const snapshot =
      played === undefined
        ? (JSON.parse(await compute('snapshot', known, { robots })) as ShowSnapshot)
        : snapshotOf(played.episode, robots);
    const { after, notices, drop } = updateOf(known, snapshot, before, targets, now());
    await store.reminders.update(code, before, after, notices, drop);
  }

  #begin(notice: TakenNotice): void {
    const work = this.#deliver(notice)
      .catch(error => {
        this.#context.log.warn(
          { notice: notice.id, err: error },
          'the result of a delivery could not be stored; the reminder may be sent again',
        );
      })
      .finally(() => this.#busy.delete(notice.target));
    this.#busy.set(notice.target, { work, code: notice.code, failing: notice.failing });
  }

  async #deliver(notice: Notice): Promise<void> {
    const { store, now, vault, address, log, compute } = this.#context;
    const [target, known] = await Promise.all([
      store.reminders.targets.get(notice.target),
      this.#finding.find(notice.code),
    ]);
    if (target === undefined || known === undefined || target.off) return store.reminders.notices.drop(notice.id);
    const { about, kind, language } = target;
    // What was read in the meantime is no news.
    const side = about === theHost ? 'host' : 'seat';
    const wroteTo = side === 'seat' ? Number(about) : undefined;
    if (notice.event === 'word' && (await store.unreadWords(notice.code, side, wroteTo)) === 0)
      return store.reminders.notices.drop(notice.id);
    const question: NoticeQuestion = {
      target: { about, kind, language },
      event: notice.event as 'move',
      notice: JSON.parse(notice.facts) as NoticeFacts,
      now: now(),
      address: address(),
    };
    const played = this.#finding.playedHere(notice.code);
    const facts =
      played === undefined
        ? (JSON.parse(await compute('notice', known, question)) as ReminderFacts | null)
        : await factsOf(played, question);
    if (facts === undefined || facts === null) return store.reminders.notices.drop(notice.id);
    const secret = Buffer.from(vault.open(target.secret, target.id)).toString('utf8');
    const answer = await this.#answer(notice, target, secret, facts);
    const outcome = outcomeOf(answer, notice, target, now());
    if (!outcome.ok)
      log.info({ episode: notice.code, target: target.id, why: outcome.problem }, 'a reminder could not be delivered');
    await store.reminders.notices.settle(notice, outcome);
  }

  async #answer(notice: Notice, target: Target, secret: string, facts: Parameters<typeof sendingOf>[3]) {
    try {
      const words = await (await wordsIn(target.language)).forum();
      if (target.kind === 'mail') return await this.#mail(notice, target, secret, facts, words);
      const sending = await sendingOf(notice, target, secret, facts, words, () => this.keys());
      return await send(sending, this.#options);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async #mail(
    notice: Notice,
    target: Target,
    secret: string,
    facts: ReminderFacts,
    words: ForumWords,
  ): Promise<Answer> {
    const { vault, address } = this.#context;
    const { mail } = this.#options;
    if (mail === undefined) throw new Error('SMTP_URL is not set');
    // Loaded late: many servers never send a mail.
    this.#mailer ??= import('./mailer.ts').then(({ Mailer }) => new Mailer(mail));
    const read = JSON.parse(secret) as MailSecret;
    return (await this.#mailer).send(mailOf(notice.id, target, read, facts, words, vault, address()));
  }

  async #readKeys(): Promise<PushKeys> {
    const { store, vault } = this.#context;
    const { default: webpush } = await import('web-push');
    const made = await store.shared('push-keys', () =>
      vault.seal(Buffer.from(JSON.stringify(webpush.generateVAPIDKeys())), 'push-keys'),
    );
    const { publicAddress = '' } = this.#options;
    return {
      ...(JSON.parse(Buffer.from(vault.open(made, 'push-keys')).toString('utf8')) as Omit<PushKeys, 'subject'>),
      subject: publicAddress.startsWith('https:') ? publicAddress : 'mailto:nobody@boxcars.invalid',
    };
  }
}
