/** What the server alone says of a request, so that no page brings it along. Moves, options and packs: refusals.ts. */
import { plural } from '../count.ts';

export const requests = {
  mediaFull: 'This server has no room for another picture or sound right now.',
  noScreen: 'No television shows those digits now.',
  noShow: 'No show with that code. It may have ended.',
  noSuchShow: 'There is no such show.',
  nothingHere: 'Page not found.',
  tooOften: (seconds: number) => `Slow down! Try again in ${seconds} ${plural(seconds, 'second', 'seconds')}.`,
  tooSlow: 'That took too long to arrive. Try again.',
  notJustNow: 'That didn’t work just now. Nothing is lost.',
  whoOpens: 'Opening shows takes a code here. Ask whoever runs this server, and type it at /open.',
  noSockets: 'A proxy here doesn’t pass on WebSockets. The fix is in docs/self-hosting.md.',
  otherSite: 'Other sites can’t do this.',
  badJoin: 'That join request isn’t valid.',
  placeGone: 'Your place is gone. Join again.',
  closedDoor: 'This link no longer works here.',
  notOverYet: 'The show is not over yet.',
  recapLater: 'The recap will be here as soon as the show is over.',
  notFromHere: 'A desk can’t do that from here.',
  packAndShow: 'Send a show and a text.',
  noPicture: 'The picture can’t be drawn right now.',
  atEntries: (entries: number) => `at must be a number of entries, 0 to ${entries}.`,
  postForms: (forms: string) => `as must be one of ${forms}, zone a time zone like Europe/Berlin.`,
  noDeadline: 'No deadline is running in this show now.',
  noWords: 'You and the players can’t write to each other in this show.',
  otherWords: 'Please say it without rude words.',
  waitForAnswer: (most: number) => `You’ve written ${most} times without an answer. Wait for one, or until tomorrow.`,
  noWord: 'There is no such message.',
  sayWhatIsWrong: 'Say what is wrong: name, title, questions or other.',
  notPublic: 'This show is not public. Tell its host.',
  noMail: 'This server sends no mails.',
  badMail: 'That isn’t an e-mail address.',
  mostMails: (most: number) => `A show sends mails to ${most} addresses at most.`,
  mailTooOften: 'That address was asked several times today. Try again tomorrow.',
  hookNeeds: 'A webhook needs an address, a format and at least one event.',
  mostHooks: (most: number) => `A show has ${most} webhooks at most. Remove one first.`,
  noHook: 'There is no such webhook.',
  mostDevices: 'Too many devices already get reminders for this show.',
  noSeason: 'No season by that name.',
  noGameOn: 'No game of this season is on.',
  beingPlayed: (code: string) =>
    `${code} is being played with these figures. Correct the line when it’s over, or end the game first.`,
  saysSoAlready: 'It already says that.',
  nobodyCalled: (name: string) => `Nobody in this season is called ${name}.`,
  onePersonAlready: (name: string, other: string) => `${name} and ${other} are one person already.`,
  metEachOther: (name: string, other: string, code: string) =>
    `${name} and ${other} played in the same game (${code}), so they can’t be one person.`,
  notMerged: (name: string) => `${name} isn’t merged into anybody. Name the one that is to stand alone again.`,
  standIn: (n: string) => `Player ${n}`,
  stillInGame: (code: string) =>
    `${code} has this player and can still change. Close it at its desk, or wait until its record is published; then try again.`,
  sayWho: 'must be the name of the player to forget',
  hallFull: (most: number) => `A hall holds ${most} seasons at most. Take one out first.`,
  noTableHere: (tables: string) => `There is no such table. The tables are ${tables}.`,

  // Whom the operator keeps away.
  blockedHere: 'Whoever runs this server keeps your network away from it.',
  notANetwork: (such: string) => `That’s neither an IP address nor a network such as ${such}.`,
  tooWide: (least: number) => `That’s a large part of the internet. A network needs a length of at least /${least}.`,
  blocksServer: 'That’s the server itself. Without its own address it can’t work.',
  blocksYou:
    'That’s your own network: only this page would still open for you. Send it with “sure” to block it anyway.',
  blocksFull: (most: number) => `The list is full: it holds ${most}. Lift some blocks first.`,
};

export type RequestWords = typeof requests;
