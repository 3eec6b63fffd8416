/** One word for what just happened, across the board and on phones, by cue. A show's own come before them (`Terms.stamps`). */
export const stamps: Readonly<Record<string, string>> = {
  right: 'RIGHT!',
  wrong: 'WRONG',
  silent: 'NO ANSWER',
  danger: 'DANGER ZONE',
  bust: 'BUST!',
  busted: 'BUST!',
  double: 'DOUBLE!',
  wild: 'WILD!',
  late: 'TIME!',
  tie: 'A TIE!',
};
