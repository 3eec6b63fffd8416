/** All routes of the server, in the order in which they are tried. */

import type { Express, Request, RequestHandler } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import type { AddressBook } from '../addresses.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { ServerContext } from '../context.ts';
import { type ReminderOptions, ReminderService } from '../forum/reminder-service.ts';
import { EpisodeFinder } from '../records/episode-finder.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { readCode } from '../tokens.ts';
import type { Gate } from '../web/gate.ts';
import { Holding, Limiter, type Limits, limited } from '../web/limits.ts';
import type { Operation, Routes } from '../web/operations.ts';
import { isForAnybody } from '../web/packed.ts';
import { refusal } from '../web/refusals.ts';
import { api } from './api.ts';
import type { Arrivals } from './arrivals.ts';
import { desk } from './desk.ts';
import { episodes } from './episodes.ts';
import { mailPages, mailRoutes } from './mail.ts';
import { matchmaking } from './matchmaking.ts';
import { media } from './media.ts';
import { mediumKeeper } from './medium-keeper.ts';
import { networks } from './networks.ts';
import { opening } from './opening.ts';
import { operator, operatorNewsHere, reports } from './operator.ts';
import { packs } from './packs.ts';
import { peerRoutes } from './peers.ts';
import { play } from './play.ts';
import { pictures, posts } from './posts.ts';
import { practice } from './practice.ts';
import { type Preview, previews } from './previews.ts';
import { privacy } from './privacy.ts';
import { rematch } from './rematch.ts';
import { reminderRoutes } from './reminders.ts';
import { screens } from './screens.ts';
import { seasons } from './seasons.ts';
import { crowd, seats } from './seats.ts';
import { robotShows, type Services } from './services.ts';
import { isPage, securityTxt } from './site.ts';
import { version } from './version.ts';
import { weeks } from './week.ts';
import { privateWords } from './words.ts';

interface RouteFacts {
  readonly limits: Limits;
  /** Codes and tokens that match nothing. */
  readonly misses: Limiter;
  /** undefined in a single process. */
  readonly cluster: Cluster | undefined;
  readonly arrivals: Arrivals;
  readonly gate: Gate;
  readonly book: AddressBook;
  /** The address that links begin with; "" for the one at which a page was requested. */
  readonly siteAddress: string;
  /** Where chats are read; "" for nowhere. */
  readonly chatAddress: string;
  /** Free bytes where the data is stored. */
  readonly disk?: (() => Promise<number>) | undefined;
  readonly operatorToken?: string | undefined;
  /** What opens shows; none: anyone may. */
  readonly openCodes: readonly string[];
  readonly securityContact?: string | undefined;
  readonly reminding?: ReminderOptions | undefined;
  /** The folder of the built pages, which may not exist yet. */
  readonly dist: string;
  /** The data is in a database of its own, not in files. */
  readonly database: boolean;
  /** Serves everything that is not one of our routes. `opens`: whether a visitor may open shows. */
  readonly pages: (preview: Preview, opens: (request: Request) => boolean) => RequestHandler;
}

/** Adds the routes to `app`. Returns the sender of reminders, which the caller starts and stops. */
export const addRoutes = (app: Express, context: ServerContext, rooms: Rooms, facts: RouteFacts): ReminderService => {
  const { limits, misses, cluster, arrivals, book, siteAddress, disk, reminding: options } = facts;
  const { metrics } = context;
  const limiter = (what: keyof Limits) => new Limiter(limits, what, { metrics });
  const finding = new EpisodeFinder(context, rooms, misses);
  const opens = opening(context.vault, facts.openCodes, misses, facts.dist);
  const services: Services = {
    context,
    rooms,
    cluster,
    arrivals,
    finding,
    robots: robotShows(limiter('robots'), rooms.robotTime),
    limiter,
    misses,
    streams: new Holding(limits.streams),
    keepMedium: mediumKeeper(context, limiter('check')),
    opens: opens.only,
    creates: limited(limiter('create'), limiter('createDaily')),
    posts: limited(limiter('post')),
    chatAddress: facts.chatAddress,
    addresses: request => book.of(request.get('host')),
  };
  const newsHere = () => operatorNewsHere(context, rooms, session => facts.gate.addressOf(session), disk);
  // Whoever has a code may read on any site what everybody may.
  app.use('/api', (request, response, next) => {
    if (isForAnybody(request)) response.set('Access-Control-Allow-Origin', '*');
    next();
  });
  if (cluster !== undefined) {
    app.use(cluster.peers.welcome);
    app.use('/peers', peerRoutes(cluster.peers, rooms, context.blocks, newsHere));
    app.use(
      '/api/episodes/:code',
      cluster.peers.forward(code => rooms.get(code) !== undefined, readCode),
    );
  }
  app.use('/matchmake', matchmaking(services));
  app.use('/api', limited(limiter('ask')));
  const operations: Operation[] = [];
  const mount = (base: '' | `/api${string}`, routes: Routes): void => {
    app.use(base, routes.router);
    operations.push(...routes.operationsAt(base));
  };
  for (const routes of [
    episodes,
    rematch,
    practice,
    play,
    desk,
    seats,
    crowd,
    seasons,
    packs,
    media,
    screens,
    posts,
    weeks,
  ])
    mount('/api', routes(services));
  mount('', pictures(services));
  const reminding = new ReminderService(context, finding, { publicAddress: siteAddress, ...options });
  mount('/api', reminderRoutes(services, reminding, options?.anywhere === true));
  mount('/api', mailRoutes(services, reminding.mails));
  app.use(mailPages(services, facts.dist));
  mount('/api', privateWords(services));
  mount('/api', reports(services));
  mount('/api/operator', operator(services, facts.operatorToken ?? '', newsHere));
  for (const routes of [networks(book), version(), arrivals.routes(), api(() => operations, facts.dist)])
    mount('/api', routes);
  app.use(/^\/(api|matchmake)(\/.*)?$/, () => {
    throw refusal(404, phrase('nothingHere'));
  });
  const documents = limited(limiter('ask'));
  app.use(opens.router);
  app.use(
    '/privacy',
    documents,
    privacy(
      () => ({
        retention: context.timing.retention,
        address: siteAddress,
        database: facts.database,
        processes: cluster !== undefined,
        level: context.log.level,
        contact: facts.securityContact ?? '',
        operator: (facts.operatorToken ?? '') !== '',
        asksCode: facts.openCodes.length > 0,
        chat: facts.chatAddress,
        tapes: context.tape.address,
        mails: options?.mail === undefined ? '' : new URL(options.mail.url).hostname,
      }),
      facts.dist,
    ),
  );
  app.use(securityTxt(facts.securityContact ?? '', context.address, context.now));
  app.use((request, response, next) => (isPage(request.path) ? documents(request, response, next) : next()));
  app.use(facts.pages(previews(services), opens.may));
  app.use((_request, response) => {
    response.status(404).type('text').send('There is nothing here.\n');
  });
  return reminding;
};
