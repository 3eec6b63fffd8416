/** What a page contains before any script has run: for search engines, link previews, and screens that cannot show more. */
export const documents = {
  /** By the page, in the names of `placeOf`. `show`: the title of a show, `episode`: its title on the air. */
  titles: {
    lobby: 'Boxcars: live dice game shows from your browser',
    play: (show: string) => `Join ${show} · Boxcars`,
    host: (show: string) => `Host ${show} · Boxcars`,
    team: (show: string) => `Join a team · ${show} · Boxcars`,
    watch: (show: string) => `Watch ${show} · Boxcars`,
    tv: (show: string) => `${show} on TV · Boxcars`,
    screen: 'Put a show on this screen · Boxcars',
    pair: 'Put it on a television · Boxcars',
    overlay: (show: string) => `${show}: overlay · Boxcars`,
    recap: (show: string) => `${show}: the recap · Boxcars`,
    kept: (show: string) => `${show}: the whole show · Boxcars`,
    rules: (show: string) => `${show}: how to play · Boxcars`,
    odds: (show: string) => `${show}: the exact odds · Boxcars`,
    packs: 'My question packs · Boxcars',
    verify: 'Check the dice of a show · Boxcars',
    operator: 'Operator · Boxcars',
    season: (name: string) => `Season ${name} · Boxcars`,
    cup: (name: string) => `${name} on TV · Boxcars`,
    missing: 'Page not found · Boxcars',
  },
  /** `about`: what the show says of itself. */
  about: {
    lobby:
      'Put a dice game show on the air: two players join with their phones, everyone else watches on TV. The dice are fair, and anyone can check them.',
    play: (show: string) => `Take a seat in ${show} and play along on your phone. Nothing to install.`,
    host: (show: string) => `Run ${show} from this desk: one big button always says what comes next.`,
    team: (show: string) => `Join a team and decide together what it does in ${show}.`,
    watch: (show: string) => `Watch ${show} live, with the commentary beside it.`,
    tv: (show: string) => `${show} on the big screen, with the code to join.`,
    screen: 'Four digits, typed at the host’s desk, put a show on this screen.',
    pair: 'Open /tv on the television, and type the four digits here.',
    overlay: (show: string) => `${show} as a transparent overlay for your stream.`,
    recap: (show: string) => `See ${show} again: every roll, the scores over time, the best moments and the luck.`,
    kept: (show: string) => `Watch ${show} from the first roll to the last, and check every one of them.`,
    rules: (show: string, about: string) => `${about} The rules of ${show} in plain words, with examples.`,
    odds: (show: string, about: string) =>
      `${about} The exact chances in ${show}, to explore by hand and with a class.`,
    packs: 'Write your own questions for the shows, check them and print them. They stay in your browser.',
    verify: 'Recompute every roll of a show from its record, and see that nobody changed one.',
    operator: 'Figures and shows of this server, for those who run it.',
    season: (name: string) => `Champions, streaks, jackpots and results of season ${name}.`,
    cup: (name: string) => `The board of ${name} on a big screen: who meets whom, and who goes on.`,
    missing: 'Check the link for a typo.',
  },
  /** /open, where not everyone may open shows. */
  open: {
    title: 'Open shows',
    ask: 'The code from whoever runs this server',
    go: 'Let me open shows',
    wrong: 'That’s not the code. Check it for a typo.',
  },
  /** /api, whose sentences about each request are English everywhere. */
  api: {
    title: 'Boxcars API',
    about: 'Every request that a program can make of this server, and what it answers.',
    token: 'Token',
    none: 'none',
    body: 'Body',
    optional: 'optional',
    answer: 'Answer',
    refused: 'Refused with',
    tokens: 'Tokens',
    shapes: 'Shapes',
    codes: 'Codes of refusals',
  },
  /** Below the floor of README.md, and without scripts. */
  floor: {
    tooOld: 'This screen’s browser is too old for Boxcars.',
    noScript: 'Boxcars needs JavaScript. Switch it on, or open the same link on another phone or computer.',
    wayOut: 'Update the browser, or open the same link on a newer phone or computer.',
    link: 'Which browser could I use?',
  },
};
