/** The page of those who watch, and the curtain before any stage. */
export const watch = {
  playAlong: 'Play along',
  playAlongPitch: 'Answer along for points',
  justWatch: 'Just watch',
  joinPitch: 'There’s a seat for you',
  recapPitch: 'Best moments, best calls',
  more: 'More',
  commentary: 'Commentary',
  quiet: 'Commentary starts with the next move.',
  loading: 'Raising the curtain…',
  delayed: (seconds: number) => `This page is ${seconds} s behind the show, like its stream.`,
  tv: 'On the television',
  join: 'Take a seat',
  plain: 'The stage needs a newer browser. Here’s the show in words.',
  nextDemo: (seconds: number) => `The robots play again in ${seconds} s.`,
  nextDemoNow: 'Play again now',
};
