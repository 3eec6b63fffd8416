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
import { Limiter, type Limits, limited } from '../web/limits.ts';
import { refusal } from '../web/refusals.ts';
import { episodes } from './episodes.ts';
import { matchmaking } from './matchmaking.ts';
import { networks } from './networks.ts';
import { operator, operatorNewsHere } from './operator.ts';
import { packs } from './packs.ts';
import { peerRoutes } from './peers.ts';
import { pictures } from './pictures.ts';
import { posts } from './posts.ts';
import { practice } from './practice.ts';
import { type Preview, previews } from './previews.ts';
import { rematch } from './rematch.ts';
import { reminderRoutes } from './reminders.ts';
import { reports } from './reports.ts';
import { RobotShows } from './robot-shows.ts';
import { SeasonFinder } from './season-finder.ts';
import { seasonSeats } from './season-seats.ts';
import { seasons } from './seasons.ts';
import { seats } from './seats.ts';
import { sideGame } from './side.ts';
import { isPage, securityTxt } from './site.ts';

interface RouteFacts {
  readonly limits: Limits;
  /** undefined in a single process. */
  readonly cluster: Cluster | undefined;
  readonly book: AddressBook;
  /** The address that links begin with; "" for the one at which a page was requested. */
  readonly siteAddress: string;
  /** Free bytes where the data is stored. */
  readonly disk?: (() => Promise<number>) | undefined;
  readonly operatorToken?: string | undefined;
  readonly securityContact?: string | undefined;
  readonly reminding?: ReminderOptions | undefined;
  /** Serves everything that is not one of our routes. */
  readonly pages: (preview: Preview) => RequestHandler;
}

/** Adds the routes to `app`. Returns the sender of reminders, which the caller starts and stops. */
export const addRoutes = (app: Express, context: ServerContext, rooms: Rooms, facts: RouteFacts): ReminderService => {
  const { limits, cluster, book, siteAddress, disk } = facts;
  const { metrics, store } = context;
  const limiter = (what: keyof Limits) => new Limiter(limits, what, { metrics });
  const misses = new Limiter(limits, 'miss', { ownFactor: 1, metrics });
  const newsHere = () => operatorNewsHere(context, rooms, disk);
  if (cluster !== undefined) {
    app.use(cluster.peers.welcome);
    app.use('/peers', peerRoutes(cluster.peers, rooms, newsHere));
    app.use(
      '/api/episodes/:code',
      cluster.peers.forward(code => rooms.get(code) !== undefined, readCode),
    );
  }
  app.use('/matchmake', matchmaking(context, rooms, limiter('join'), misses, cluster));
  app.use('/api', limited(limiter('ask')));
  const finding = new EpisodeFinder(context, rooms, misses);
  const creates = [limiter('create'), limiter('createDaily')];
  const robots = new RobotShows(limiter('robots'), rooms.robotTime);
  const addressesOf = (request: Request) => book.of(request.get('host'));
  app.use('/api', episodes(context, rooms, finding, robots, creates, addressesOf, cluster && (() => cluster.crowds())));
  const seasonFinder = new SeasonFinder(context, misses);
  app.use('/api', seasons(context, rooms, finding, seasonFinder, robots, creates, addressesOf));
  app.use('/api', seasonSeats(context, rooms, finding, seasonFinder, addressesOf, limiter('join')));
  app.use('/api', seats(context, rooms, limiter('join'), misses));
  app.use('/api', practice(context, rooms, creates, addressesOf));
  const rematchLimits = { creates, follows: limiter('join') };
  app.use('/api', rematch(context, rooms, finding, robots, rematchLimits, addressesOf));
  app.use('/api', sideGame(rooms, store, { bets: limiter('bet'), misses }));
  const postLimit = limiter('post');
  app.use('/api', posts(context, finding, postLimit, addressesOf));
  app.use(pictures(context, finding, postLimit));
  const reminding = new ReminderService(context, finding, { publicAddress: siteAddress, ...facts.reminding });
  const anywhere = facts.reminding?.anywhere === true;
  app.use('/api', reminderRoutes(context, finding, reminding, { changes: postLimit, misses, anywhere }));
  app.use('/api', reports(context, finding, limiter('report')));
  app.use(
    '/api/operator',
    operator(context, rooms, {
      token: facts.operatorToken ?? '',
      misses,
      newsHere,
      peers: cluster?.peers,
    }),
  );
  app.use('/api', networks(book));
  app.use('/api/packs', packs(limiter('check')));
  app.use(/^\/(api|matchmake)(\/.*)?$/, () => {
    throw refusal(404, phrase('nothingHere'));
  });
  app.use(securityTxt(facts.securityContact ?? '', context.address, context.now));
  const documents = limited(limiter('ask'));
  app.use((request, response, next) => (isPage(request.path) ? documents(request, response, next) : next()));
  app.use(facts.pages(previews(context, misses, addressesOf)));
  app.use((_request, response) => {
    response.status(404).type('text').send('There is nothing here.\n');
  });
  return reminding;
};
