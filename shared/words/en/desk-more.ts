/** Words of those boxes of the desk that are fetched when they are opened. */
export const deskMore = {
  lastCall: { counts: (seconds: number) => `Last call: ${seconds}`, anyway: 'Go on anyway', wait: 'Wait a little' },
  links: {
    forum: 'Forum',
    overlays: 'Stream overlays',
    settings: 'Show settings',
    keeping: 'A link has leaked? Delete the show?',
    show: 'Show',
  },
  keeping: {
    moveLink: 'Get a new host link',
    moveLinkText:
      'Has somebody seen the address of this desk? Get a new host link. The old one stops working. So do all links made with it, so send out new ones.',
    moveLinkSure: 'Get a new link and retire the old one?',
    deleteShow: 'Delete the show',
    deleteText: 'Everything about this show goes, names and record included. There’s no undo.',
    deleteSure: 'Delete this show for good?',
  },
  overlays: {
    text: 'Transparent overlays for OBS and other streaming software. Add a browser source of 1920 × 1080 or 1080 × 1920.',
    make: 'Make overlay links',
    made: 'These links show what everyone can see, and nothing more.',
    old: (number: number) => `Overlay links ${number}`,
    parts: { board: 'Board', dice: 'Dice', scores: 'Scores', 'lower-third': 'Lower third', odds: 'Odds' } as Readonly<
      Record<string, string>
    >,
    preview: 'Live preview',
    delay: 'Delay of the stream, in seconds',
    watchLate: 'For viewers of the stream: a watch page with the same delay, so they can play along.',
    watch: 'Watch page for the stream',
    hideCode: 'Hide the join code',
    revoke: 'Revoke these links',
  },
  time: {
    title: (name: string) => `Time for ${name}`,
    times: (times: number) => (times === 1 ? 'same as everyone' : `${times} × as long`),
  },
  seat: {
    newName: 'New name',
    substitute: 'Name of the substitute',
    substituteText: (name: string) => `A substitute takes over ${name}’s seat and score.`,
    correct: 'Correct the score',
    score: 'New score',
    reason: 'Reason (everyone sees it)',
    save: 'Save',
    remove: 'Remove',
    removeSure: (name: string) => `Take ${name} out of the seat?`,
    link: 'Copy player link',
    seatLink: (name: string) => `The link to ${name}’s seat. Send it to that player alone.`,
  },
  holiday: {
    holiday: 'Pause until …',
    holidayText: 'Nobody has to move until then. Clocks pick up where they stopped.',
    holidayDay: 'Back on the air at',
    holidayPause: 'Pause until then',
    holidayPast: 'Pick a time in the future.',
    extendHour: '+1 h',
    extendDay: '+1 day',
  },
  undo: {
    undoSame: 'The same dice will come again.',
    undoKnown: (known: string) => `Everyone has already seen ${known}.`,
    undoSure: 'Undo it anyway?',
  },
  result: {
    resultTitle: 'How it ended',
    bonusCash: (cash: string) => `In the bonus round: ${cash}`,
    again: 'Same players, again',
    againText: 'Everyone keeps their seat and link, and no question comes up twice.',
    opening: 'Opening…',
  },
};
