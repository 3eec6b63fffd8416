/** Exact odds beside the stage. */
export const odds = {
  title: 'Odds',
  percent: (figure: string, what: string) => `${what} ${figure}`,
  /** What a throw does, by its name in the contract. */
  does: {
    bust: 'Bust',
    seven: 'Seven',
    danger: 'Danger zone',
    nothing: 'Nothing',
    double: 'Double',
    none: 'Had before',
    wild: 'Wild',
    added: 'Adds up',
    scored: 'Adds up',
    took: 'New number',
    repeat: 'Repeat',
    offer: 'The offer',
    pick: 'Playable',
    decide: 'Scores',
    hold: 'Scores',
    cash: 'Cash',
    last: 'Seven: ends',
  } as Readonly<Record<string, string>>,
  points: (figure: string) => `${figure} points`,
  /** What is known to the nearest sum or so, and no better. */
  about: (amount: string) => `≈ ${amount}`,
  worth: (what: string, amount: string, best: boolean) => `${what} ${amount}${best ? ', the best' : ''}`,
  ofMany: (count: string) => `best of ${count} ways`,
  cell: (number: number, row: number) => `${number} in row ${row}`,
  /** A move with the numbers that it names. */
  named: (move: string, numbers: string) => `${move} ${numbers}`,
  was: 'What each choice was worth',
  /** Read out instead of the picture. */
  spoken: (parts: string) => `Odds of the next roll: ${parts}.`,
  spokenWorth: (parts: string) => `What the choices are worth: ${parts}.`,
};

export type OddsWords = typeof odds;
