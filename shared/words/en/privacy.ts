/** /privacy: what the server keeps of its visitors. The page is made from its settings. */
import { count } from '../count.ts';

export const privacy = {
  title: 'What this server keeps',
  about: 'What this Boxcars server keeps of its visitors, and for how long.',
  lead: 'You need no account and no e-mail address here. There are no ads, and nobody measures visitors. This page is made from this server’s own settings.',
  who: {
    title: 'Who runs it',
    contact: (contact: string) => `Whoever runs this server answers at ${contact}.`,
    nobody: 'Whoever runs this server has named no contact. Ask whoever gave you the link.',
    secure: (address: string) => `You reach it at ${address}, and the way there is encrypted.`,
    open: (address: string) =>
      `You reach it at ${address} without encryption: whoever sits between you and it can read along.`,
    home: 'It has no address of its own on the internet. In a home network, requests travel without encryption.',
    file: 'What it keeps lies in files on its own disk.',
    database: 'What it keeps lies in a Postgres database.',
    processes:
      'Several processes run it. They tell each other through Redis which shows are on, and keep no names there.',
    backups: 'Whoever runs it may keep backups, with everything that was there at the time.',
  },
  shows: {
    title: 'Shows',
    names:
      'The name you play under is part of the show’s record, with your moves. Whoever has the show’s code reads it.',
    kept: (days: number) =>
      `A finished show is deleted with its names after ${count(days, 'day', 'days')}. One in which nothing happens ends after the same time, and is then kept as long. Its host can delete it at once.`,
    demos: (days: number) => `The demos that run by themselves are deleted after ${count(days, 'day', 'days')}.`,
    audience: 'If you play along from the audience, your name, calls, bets and points are kept with the show.',
    chat: 'Where a stream’s chat plays along, whoever answers there is kept the same way, under the name they have in the chat. Other messages are not kept.',
    links:
      'Links to desks and seats, and tokens of programs, are kept as hashes, with the name that their maker gave them.',
    screens:
      'A television that a host has paired is kept with the show, under the name the host gave it and the hash of a random number.',
    seasons:
      'A season’s book keeps the names and results of its players until its host deletes it. Whoever asks to be forgotten is: another name takes the place of theirs, there and in the records of its finished shows. Until the host decides, the request keeps the name.',
    pictures: (days: number) =>
      `Pictures and sounds in a host’s questions are deleted once no show and no shared pack has had them for ${count(days, 'day', 'days')}.`,
    packs: 'Packs of questions that somebody shares by a link are deleted at the end they chose, a year later at most.',
    questions: (days: number) =>
      `So that questions do not come twice, the server remembers which ones a host’s browser has had, under the hash of a random number, for ${count(days, 'day', 'days')} after its last show.`,
    words:
      'What a host and a player write to each other privately is kept with the show, until it is deleted or somebody else takes the seat. Nobody else reads it, except messages that were reported: those are shown to whoever runs this server.',
    mails:
      'Whoever wants reminders by e-mail leaves an address. It is kept encrypted, with the link to their seat, until a press in any mail ends them, their link is taken back, or the show is deleted.',
    reminders:
      'Whoever asks for reminders leaves the address they go to, such as a webhook or a browser’s push service. It is deleted with the show.',
  },
  addresses: {
    title: 'Internet addresses',
    memory:
      'Your address is used to answer you and to count how much it asks for. It stays in memory, for a day at most, and is not stored.',
    pseudonym:
      'Whoever takes a seat or reports a show leaves a pseudonym, made from their network and the show with a secret key. A host’s ban recognizes it, in that show alone. It is deleted with the show.',
    operator: 'Whoever runs the server sees the addresses of players while they are connected.',
    blocks:
      'They can block names and networks. The list keeps the name or network, a reason and both dates, until the block ends. Whom it turned away in the last day stays in memory.',
  },
  log: {
    title: 'The log',
    silent: 'This server writes no log.',
    holds: (level: string) =>
      `This server logs faults and what its operator did (level “${level}”). The log names shows by their codes. It holds no names of players and no links. Of addresses it holds only those that passed on requests of others without being known as a proxy.`,
    more: (level: string) =>
      `This server logs more than faults (level “${level}”), such as which shows were opened and how their sockets fared. The log names shows by their codes. It holds no names of players and no links. Of addresses it holds only those that passed on requests of others without being known as a proxy.`,
  },
  others: {
    title: 'Others',
    none: 'Pages load nothing from any other site.',
    webhooks: 'A host can have turns and results sent to an address of their choice, with the names of the players.',
    push: 'A notice to your browser travels through its maker’s push service, encrypted, and only if you asked for it.',
    chat: (host: string) => `A host’s own browser reads a stream’s chat at ${host} if the host says so.`,
    mails: (host: string) => `Reminders by e-mail are handed to ${host}, which delivers them.`,
    tapes: (host: string) =>
      `Whoever only watches gets the pictures of a show from ${host}, which hears their address, and no cookie or name.`,
  },
  browser: {
    title: 'What your browser keeps',
    lead: 'Nothing of this tells you apart from others elsewhere. Delete it in your browser whenever you like: seats and desks then open only by their links.',
    cookie: 'Cookie',
    local: 'Local storage',
    session: 'Until the tab closes',
    database: 'Database',
    cookies: {
      lang: 'The language you chose, for a year.',
      opens: 'You have typed the code that opens shows, for a year.',
    },
    keys: {
      'boxcars:seats': 'Your seats in shows, with the links that open them.',
      'boxcars:shows': 'Shows that you host, with their links.',
      'boxcars:seasons': 'Seasons that you host, with their links.',
      'boxcars:links-taken': 'That an app on the home screen has taken over these links.',
      'boxcars:name': 'The name you typed last.',
      'boxcars:fan': 'A random number, by which an audience’s game knows you again.',
      'boxcars:host': 'A random number, so that questions you have asked come last.',
      'boxcars:dice:': 'Your secret part in the dice of a show.',
      'boxcars:say': 'Whether the desk shows lines to read out.',
      'boxcars:sound': 'Whether sound is on.',
      'boxcars:sound:seat': 'Whether sound is on on your seat’s page.',
      'boxcars:throws': 'Whether throws are shown short.',
      'boxcars:announcer': 'Whether a voice reads the commentary.',
      'boxcars:zone': 'The time zone of your forum posts.',
      'boxcars:screen': 'On a television: a random number, by which the desk finds it again.',
      'boxcars:house:': 'House rules that you saved.',
      'boxcars:columns': 'Which column of a table you said is the question.',
      'boxcars:unsaved-packs': 'Changes to a pack on their way to the database.',
    },
    tabs: {
      'boxcars:reloaded': 'When the page last loaded itself anew after an upgrade.',
      'boxcars:operator': 'The token of the operator’s page.',
    },
    databases: {
      'boxcars-packs': 'Your packs of questions.',
      'boxcars-media': 'Pictures and sounds of your packs.',
    },
  },
};
