/** For the operator of the server: the activity of all processes, and reports. It has a token of its own. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Histogram } from 'prom-client';
import { choice } from '../../shared/engine/fields.ts';
import { request as fields, message } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type {
  BlockHits,
  OperatorBlock,
  OperatorFigures,
  OperatorNews,
  OperatorNewsHere,
  OperatorReport,
  OperatorRoom,
} from '../../shared/operator.ts';
import type { ServerContext } from '../context.ts';
import { visitorOf } from '../rooms/entrance.ts';
import type { OpenRoom, Rooms } from '../rooms/rooms.ts';
import { robotsPlay } from '../store/stored.ts';
import { bearer, readCode } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';
import { limited, refuseMiss } from '../web/limits.ts';
import { facts, listOf, orNull, Routes, texts, time, whole } from '../web/operations.ts';
import { readBody, refusal } from '../web/refusals.ts';
import { blocked, blocks } from './blocks.ts';
import type { Services } from './services.ts';

const maxRooms = 200;
const maxReports = 100;

const digest = (text: string) => createHash('sha256').update(text).digest();

interface Bucket {
  readonly labels: { readonly le?: number | string };
  readonly value: number;
  readonly metricName?: string;
}

/** The upper bound of the bucket that holds quantile `q`; 0 if nothing was measured. */
const quantileOf = (values: readonly Bucket[], q: number): number => {
  const count = values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0;
  const buckets = values.filter(({ metricName }) => metricName?.endsWith('_bucket'));
  if (count === 0) return 0;
  const found = buckets.find(({ value }) => value >= q * count)?.labels.le;
  return typeof found === 'number' ? found : Number.POSITIVE_INFINITY;
};

const sumOf = async (metric: { get(): Promise<{ readonly values: readonly { readonly value: number }[] }> }) =>
  (await metric.get()).values.reduce((sum, { value }) => sum + value, 0);

/** Values by label. */
const byLabel = async (metric: {
  get(): Promise<{ readonly values: readonly { readonly value: number; readonly labels: object }[] }>;
}): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    (await metric.get()).values.map(({ labels, value }) => [String(Object.values(labels)[0] ?? ''), value]),
  );

/** JSON has no infinity: -1 means beyond the largest bound. */
const milliseconds = (seconds: number): number => (Number.isFinite(seconds) ? seconds * 1000 : -1);

const p99 = async (metric: Histogram) => milliseconds(quantileOf((await metric.get()).values as Bucket[], 0.99));

const figuresOf = async (
  { metrics, owner, place }: ServerContext,
  rooms: Rooms,
  disk: number,
): Promise<OperatorFigures> => ({
  process: owner,
  pid: process.pid,
  address: place().address,
  seconds: Math.round(process.uptime()),
  memory: process.memoryUsage().rss,
  disk,
  rooms: rooms.all().length,
  clients: await byLabel(metrics.clients),
  moves: await byLabel(metrics.moves),
  entries: await sumOf(metrics.entries),
  failures: await sumOf(metrics.failures),
  dropped: await sumOf(metrics.dropped),
  limited: await sumOf(metrics.limited),
  mismatches: await sumOf(metrics.mismatches),
  p99: {
    move: await p99(metrics.moveTime),
    commit: await p99(metrics.commitTime),
    patch: await p99(metrics.patchTime),
    deadline: await p99(metrics.deadlineLag),
    loop: await p99(metrics.loopLag),
  },
});

const roomOf = (process: string, room: OpenRoom, addressOf: (session: string) => string): OperatorRoom => {
  const { live, clientCount, audience } = room;
  const addressAt = (seat: number) =>
    [...(audience.seats.get(seat) ?? [])].map(({ sessionId }) => addressOf(sessionId)).find(Boolean) ?? '';
  return {
    process,
    code: live.code,
    title: live.facts.title,
    show: live.show.name,
    act: live.episode.act.name,
    phase: live.episode.state.phase,
    seats: live.episode.names,
    addresses: live.episode.names.map((_, seat) => addressAt(seat)),
    clients: clientCount,
    entries: live.episode.entries.length,
    paused: live.state.paused,
    public: live.facts.public,
    robots: robotsPlay(live.facts.robots),
    created: live.facts.created,
    touched: live.state.touched,
  };
};

const latestOf = (all: readonly OperatorRoom[]): readonly OperatorRoom[] =>
  all.toSorted((a, b) => b.touched - a.touched).slice(0, maxRooms);

/** What this process knows by itself. `addressOf`: where the socket of a session comes from. `disk`: free bytes. */
export const operatorNewsHere = async (
  context: ServerContext,
  rooms: Rooms,
  addressOf: (session: string) => string,
  disk: (() => Promise<number>) | undefined,
): Promise<OperatorNewsHere> => ({
  figures: await figuresOf(context, rooms, disk === undefined ? -1 : await disk().catch(() => -1)),
  rooms: latestOf(rooms.all().map(room => roomOf(context.owner, room, addressOf))),
  hits: context.blocks.hits(),
});

const sumOfHits = (all: readonly BlockHits[]): BlockHits => ({
  count: all.reduce((sum, { count }) => sum + count, 0),
  who: [...new Set(all.flatMap(({ who }) => who))],
});

const order = message({ do: choice(['dismiss', 'close']) });

/** `token`: "" turns the page off for everybody. */
export const operator = (services: Services, token: string, newsHere: () => Promise<OperatorNewsHere>): Routes => {
  const routes = new Routes('This server');
  const { context, rooms, misses, cluster } = services;
  const peers = cluster?.peers;
  const wanted = digest(token);
  const isOperator = (request: Request) =>
    timingSafeEqual(digest(bearer(request.get('authorization'))), wanted) && token !== '';

  const guard: RequestHandler = async (request, response, next) => {
    if (isOperator(request)) {
      response.set('Cache-Control', 'no-store');
      return next();
    }
    // The answer does not reveal whether there is an operator's page.
    await refuseMiss(misses, request, refusal(404, phrase('nothingHere')));
  };
  routes.router.use(guard);

  /** What the blocks of all processes have hit; null: the store does not answer. */
  const blocksNow = async (hits: readonly OperatorNewsHere['hits'][]): Promise<readonly OperatorBlock[] | null> => {
    const kept = await context.store.blocks(context.now()).catch(() => null);
    return kept?.map(one => ({ ...one, hits: sumOfHits(hits.flatMap(of => of[one.id] ?? [])) })) ?? null;
  };

  /** null: the store does not answer. */
  const reports = async (): Promise<readonly OperatorReport[] | null> => {
    try {
      const reported = await context.store.reports(maxReports);
      const words = await context.store.reportedWords(reported.map(({ code }) => code));
      return reported.map(({ chairs, ...about }) => ({
        ...about,
        seats: chairs.map(({ name }) => name),
        words: words.flatMap(({ code, text }) => (code === about.code ? [text] : [])),
      }));
    } catch {
      return null;
    }
  };

  routes.get('/', {
    does: 'Figures, shows, reports and blocks of this server.',
    about: 'Whoever has not the operator’s token hears that there is nothing here.',
    by: ['operator'],
    answers: {
      200: facts({
        processes: listOf(fields({ process: texts, rooms: whole, memory: whole })),
        silent: whole,
        rooms: listOf(fields({ process: texts, code: texts, show: texts, addresses: listOf(texts), touched: time })),
        reports: orNull(listOf(fields({ code: texts, count: whole, reasons: listOf(texts), words: listOf(texts) }))),
        blocks: orNull(listOf(blocked)),
      }),
    },
    refuses: [404],
  })(async (_request, response) => {
    const [here, others, reported] = await Promise.all([
      newsHere(),
      // The store also knows which other processes there are.
      (peers?.askAll('/peers/operator') ?? Promise.resolve([])).catch(() => []),
      reports(),
    ]);
    const answers = [here, ...(others.filter(other => other !== undefined) as readonly OperatorNewsHere[])];
    response.json({
      processes: answers.map(({ figures }) => figures).toSorted((a, b) => (a.process < b.process ? -1 : 1)),
      silent: others.length + 1 - answers.length,
      rooms: latestOf(answers.flatMap(({ rooms: some }) => some)),
      reports: reported,
      blocks: await blocksNow(answers.map(({ hits }) => hits)),
    } satisfies OperatorNews);
  });

  routes.include(blocks(services));

  /** `dismiss`: the reports are settled. `close`: the show is broken off and unlisted. */
  const whereItIsPlayed: RequestHandler =
    peers?.forward(code => rooms.get(code) !== undefined, readCode) ?? ((_request, _response, next) => next());
  routes.post('/episodes/:code', {
    does: 'Settles the reports about a show, or breaks it off.',
    by: ['operator'],
    body: order,
    answers: { 204: null },
  })(whereItIsPlayed, jsonBody(1024), async (request, response) => {
    const ordered = readBody(order, request);
    const code = readCode(String(request.params.code));
    if ((await context.store.known(code)) === undefined) throw refusal(404, phrase('noShow'));
    context.log.warn({ episode: code, do: ordered.do }, 'the operator acted on a report');
    if (ordered.do === 'close') await rooms.close(code, true);
    await context.store.dismissReports(code);
    response.status(204).end();
  });

  return routes;
};

const report = message({ why: choice(['name', 'title', 'questions', 'other']) });

export const reports = ({ context, finding, limiter }: Services): Routes => {
  const routes = new Routes('This server');
  routes.post('/episodes/:code/report', {
    does: 'Reports a public show to the operator.',
    body: report,
    answers: { 204: null },
  })(limited(limiter('report')), jsonBody(1024), async (request, response) => {
    const { why } = readBody(report, request, phrase('sayWhatIsWrong'));
    const { code, public: listed } = (await finding.findRequested(request)).facts;
    if (!listed) throw refusal(403, phrase('notPublic'));
    // Visitors from this machine count as one.
    const visitor = visitorOf(context, code, request.ip ?? '') || 'here';
    await context.store.report(code, visitor, why, context.now());
    context.log.warn({ episode: code, why }, 'a show was reported');
    response.status(204).end();
  });
  return routes;
};
