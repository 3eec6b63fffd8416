/** What somebody reads who takes a seat. */
export const join = {
  name: 'Your name',
  seat: 'Your seat',
  take: 'Take the seat',
  taking: 'Taking your seat…',
  full: 'The seats are taken, but you can watch.',
  fullPlays: 'The seats are taken: play along!',
  fullAsk: 'Just watching? Join the audience',
  locked: 'The host has locked the seats, but you can watch.',
  turnedAway: {
    name: 'Please choose another name.',
    banned: 'The host won’t let you play, but you can watch.',
    waits: 'You’re sitting out a few shows before your next try, but you can watch.',
    retired: 'You retired undefeated! No need to qualify again, but you can watch.',
  },
  welcomeFrom: (broadcast: number) => `You’re welcome back from broadcast ${broadcast} on. Until then you can watch.`,
  watch: 'Watch the show',
  needName: 'Type your name first.',
};
