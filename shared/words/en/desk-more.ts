/** Words of those boxes of the desk that are fetched when they are opened. */
export const deskMore = {
  links: {
    forum: 'Forum',
    overlays: 'Stream overlays',
    audience: 'Odds and the audience’s game',
    keeping: 'A link has leaked? Delete the show?',
    show: 'Show',
  },
  keeping: {
    moveLink: 'Move my link',
    moveLinkText:
      'Somebody has seen the address of this desk: it gets another one, and the old one opens nothing any more.',
    moveLinkSure: 'Move the desk to a new address?',
    deleteShow: 'Delete the show',
    deleteText: 'Everything about this show goes, also its names and its record. Nobody can bring it back.',
    deleteSure: 'Delete this show for good?',
  },
  overlays: {
    text: 'Parts of the stage over nothing, for streaming software: a browser source of 1920 × 1080 or 1080 × 1920.',
    make: 'Make overlay links',
    made: 'Whoever has them sees what everybody sees, and nothing more.',
    old: (number: number) => `Overlay links ${number}`,
    parts: { board: 'Board', dice: 'Dice', scores: 'Scores', 'lower-third': 'Lower third', odds: 'Odds' } as Readonly<
      Record<string, string>
    >,
    delay: 'Delay of the stream, in seconds',
    watchLate: 'For viewers of the stream: a watch page that is as late, so that they can play along.',
    watch: 'Watch page for the stream',
    hideCode: 'Hide the code to join by',
    revoke: 'Take these links back',
  },
  audience: {
    odds: 'Exact odds',
    who: { nobody: 'Nobody', audience: 'Audience', everyone: 'Everyone' },
    oddsAre: {
      nobody: 'Odds are shown nowhere.',
      audience: 'Television and watch pages show them; the players’ phones do not.',
      everyone: 'The players’ phones show them too.',
    } as Readonly<Record<string, string>>,
    game: 'The audience’s game',
    on: 'On',
    off: 'Off',
    gameIs: 'Whoever watches may bet points on the throws. They buy nothing, and the show never hears of them.',
  },
  time: {
    title: (name: string) => `Time for ${name}`,
    times: (times: number) => (times === 1 ? 'as everybody' : `${times} × as long`),
  },
  seat: {
    newName: 'New name',
    substitute: 'Name of the substitute',
    substituteText: (name: string) => `A substitute takes over ${name}’s seat and score.`,
    correct: 'Correct the score',
    score: 'New score',
    reason: 'Reason, everybody sees it',
    save: 'Save',
    remove: 'Remove',
    removeSure: (name: string) => `Take ${name} out of the seat?`,
    link: 'Link to the seat',
    seatLink: (name: string) => `The link to ${name}’s seat. Send it to that player alone.`,
  },
  holiday: {
    holiday: 'Pause until …',
    holidayText: 'Nobody has to do anything until then; what was left of the clock is left after it.',
    holidayDay: 'The show goes on at',
    holidayPause: 'Pause until then',
    holidayPast: 'Choose a time that is still to come.',
    extendHour: '+1 h',
    extendDay: '+1 day',
  },
  undo: {
    undoSame: 'The same dice come again.',
    undoKnown: (known: string) => `Everybody knows already: ${known}.`,
    undoSure: 'Undo it all the same?',
  },
  result: {
    resultTitle: 'How it ended',
    bonusCash: (cash: string) => `In the bonus round: ${cash}`,
  },
};
