/** What only phones of players say of a win, or of none. */
import { ending } from './ending.ts';

export const phone = {
  mine: 'You did it!',
  wins: 'You win',
  still: 'You still get',
  /** Of what was played for. */
  keep: 'You keep',
  theirKeep: (name: string) => `${name} keeps`,
  champion: 'You’re the champion!',
  /** '' where many do. */
  shared: (others: string) => `You share the win${others === '' ? '' : ` with ${others}`}!`,
  theirs: (name: string) => `${name} takes this one.`,
  lost: (name: string) => `You lose! ${name} wins`,
  theirChampion: (name: string) => `${name} wins the day.`,
  says: (name: string) => `${name} says`,
  thanks: 'Well played! It was a pleasure having you.',
  home: 'You take home',
  /** What was won before the act that ends the show, and counts to what is taken home. */
  before: (sum: string) => `including the ${sum} won before`,
  /** Before the own answer, and what one has while somebody else wins. */
  say: 'You say',
  have: (sum: string) => `You have ${sum}`,
  theirHome: (name: string) => `${name} takes home`,
  off: (number: number, by: number) => `Your ${number} was ${by} away.`,
  /** Who played alone and has nothing. */
  nothing: 'Not this time',
  /** What one is told of an award of one's own, in place of what everybody is told. */
  roll: (_: string, dice: readonly number[], sum: string, chance: number) =>
    sum === ''
      ? `You roll ${ending.seldom(dice)}: ${ending.chance(chance)}!`
      : `You roll ${ending.rolled(dice)}: ${sum}!`,
  luck: (_: string, chance: number) => `You: only ${ending.chance(chance)} rolls this well.`,
  bold: (_: string, sum: string, rolled?: boolean, came?: boolean) => ending.bold('you', sum, rolled, came),
  boldChance: (_: string, came?: boolean) => ending.boldChance('You', came),
};
