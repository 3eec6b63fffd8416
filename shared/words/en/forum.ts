/** What posts and still pictures of a show say, and the pages that copy them and remind of deadlines. */

/** `moment` in milliseconds since 1970. */
const dayTime = (moment: number, zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(moment);

export const forum = {
  free: 'free',
  win: 'WIN',
  danger: 'DANGER ZONE',
  secret: 'Secret number',
  noNumber: 'no number',
  away: (number: number, distance: number) =>
    distance === 0 ? `${number}, on the number` : `${number}, ${distance} away`,
  over: 'The show is over.',
  overSign: 'OVER',
  lobby: 'The show hasn’t started yet.',
  picture: 'Picture',
  freeSeat: 'free seat',
  onAir: 'ON AIR',

  /** Headings and lines of a post. */
  post: {
    playedBy: (set: string) => (set === '' ? 'House rules' : `Rules: ${set}`),
    throws: 'Last rolls',
    lately: 'What happened',
    todo: 'Your move',
    result: 'Result',
    host: 'The host',
    everybody: 'Everybody',
    enter: 'Send one number as your guess',
    does: (who: string, moves: string) => `${who}: ${moves}`,
    or: ' or ',
    hostNext: 'Over to the host.',
    judging: 'The host is judging the answer.',
    until: (moment: number, zone: string) => dayTime(moment, zone),
    deadline: 'Deadline',
    utc: 'UTC',
    paused: 'The show is paused, and no clock is running.',
    checkOf: (check: string) => `check ${check}`,
    houseThrow: 'house throw',
    commit: 'Seed commitment',
    watch: 'Watch the show',
    play: 'Make your move here',
    verify: 'Check the dice',
    picture: 'The board',
    stands: (entry: number) => `after entry ${entry}`,
    code: 'Code',
    total: (dice: string, total: number) => `${dice} = ${total}`,
  },

  /** The box that copies and reminds. */
  box: {
    title: 'For the forum',
    copyAs: 'Copy the state of the show as',
    forms: { bbcode: 'BBCode', markdown: 'Markdown', text: 'Plain text' },
    copied: 'Copied. Paste it into your post.',
    copyHere: 'It’s selected: copy it from here.',
    failed: 'That couldn’t be fetched. Try again.',
    zone: 'Also show times in',
    picture: 'Picture of the board',
    pictureLink: 'The link always shows the board as it is now.',
    calendar: 'Add the deadline to my calendar (.ics)',
    noDeadline: 'No deadline is running.',
    remind: 'Remind me on this device',
    reminded: 'This device will be reminded.',
    forget: 'No more reminders',
    blocked: 'The browser doesn’t allow notifications from this page.',
    homeScreen: 'On an iPhone or iPad: tap Share, then Add to Home Screen. Open Boxcars from there to get reminders.',
    byMail: 'Remind me by e-mail',
    mailAddress: 'E-mail address',
    mailAsked: (address: string) => `We wrote to ${address}. Open the link in that mail, then reminders come.`,
    mailOn: (address: string) => `Reminders go to ${address}.`,
    mailStopped: (why: string) => `The mail couldn’t be delivered: ${why}`,
    insecure: 'Notifications on this device need an https address.',
    close: 'Close',
  },

  hooks: {
    title: 'Webhooks',
    about: 'We call an address of yours when something is due: a bot, a channel, a script.',
    address: 'Address',
    format: 'Format',
    formats: { json: 'Signed JSON', discord: 'Discord' },
    language: 'Language',
    events: {
      move: 'Your move',
      hours8: '8 h left',
      hours1: '1 h left',
      result: 'Result',
    },
    add: 'Add',
    remove: 'Remove',
    test: 'Try it',
    secret: 'The secret that checks our signature. Copy it now, we only show it once:',
    none: 'No webhook yet.',
    fine: 'works',
    waiting: 'not used yet',
    failing: (why: string) => `fails: ${why}`,
    resting: 'switched off after too many failures',
  },

  byPost: {
    title: 'A move came by post',
    about: 'Enter what a player sent you. The record will say that you entered it.',
    who: 'For',
    nothing: 'Nobody has to move right now.',
    sealed: 'Sealed: nobody else sees it until it’s opened.',
    codesHelp: 'Paste all numbers into the first field as they came: 12, 40, 7 …',
  },

  /** Titles and texts of reminders. */
  remind: {
    move: (names: string, show: string) => `${names}: your move in ${show}`,
    hostMove: (show: string) => `${show} is waiting for its host`,
    left: (names: string, left: string, show: string) => `${names}: ${left} left in ${show}`,
    result: (show: string) => `${show} is over`,
    test: (show: string) => `A test from ${show}`,
    until: (when: string) => `Until ${when} UTC.`,
    noDeadline: 'No deadline.',
    hours: (hours: number, minutes: number) =>
      hours === 0 ? `${minutes} min` : minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
    scores: (scores: string) => `Scores: ${scores}.`,
    wins: (name: string) => `${name} wins.`,
    when: (moment: number) => dayTime(moment, 'UTC'),
    calendar: (names: string, show: string) => `${names}: move in ${show}`,
    doors: (title: string) => `${title}: doors open`,
    takeSeat: 'Follow the link and take your seat.',
  },

  /** Reminders by e-mail: what they say, and the page that they link to. */
  mail: {
    title: 'Mail reminders',
    ask: (show: string) => `Reminders from ${show}?`,
    asked: (show: string) => `Somebody asked for reminders by e-mail in ${show}, and gave this address.`,
    agree: 'If that was you, say yes here:',
    ignore: 'If not, do nothing: no other mail will come.',
    open: 'Your seat opens here:',
    watch: 'What happened:',
    keep: 'That link is yours alone. Whoever has it can play in your place.',
    end: 'No more mails:',
    wanted: 'Shall we write to this address when it’s your move, when time runs short, and when the show is over?',
    yes: 'Yes, remind me',
    no: 'No more mails',
    isOn: 'Mails about this show come to this address.',
    over: 'No mails about this show come to this address.',
  },

  /** The preview that a posted link shows. */
  link: {
    title: (show: string, names: string) => (names === '' ? show : `${show}: ${names}`),
    about: 'A live dice game show. The server rolls, and anyone can check the dice.',
    picture: (show: string) => `The board of ${show}`,
  },
};

export type ForumWords = typeof forum;
