/** House rules of The Main Event. */
export const mainEventHouse = {
  wild: { label: 'A wild puts into the jackpot', help: 'Rolling 2, 3, 11 or 12 makes the jackpot grow by this much.' },
  repeat: {
    label: 'A number again puts into the jackpot',
    help: 'Rolling a number you have makes the jackpot grow by this much.',
  },
  half: { label: 'An offer pays for each number', help: 'After a 7 the champion can stop for this much a number.' },
  empty: { label: 'An offer with nothing claimed', help: 'A 7 on the very first roll brings this offer.' },
  consolation: {
    label: 'Cash when the last number stays away',
    help: 'Miss the last number and you still get this much.',
  },
  chances: { label: 'Rolls for the last number', help: 'Tries to hit the one number that’s missing.' },
  base: {
    label: 'The jackpot after it was won',
    help: 'Where it starts again, and where it opens unless you say otherwise.',
  },
  allCash: { label: 'Medals of the all-cash round', help: 'What bronze, silver and gold pay when a champion retires.' },
  sweep: { label: 'Extra for an all-cash sweep', help: 'All three medals of the all-cash round pay this much on top.' },
  retireAfter: { label: 'Wins in a row to retire', help: 'The last of them is played for all cash.' },
  carry: { label: 'Prizes wait for the next show', help: 'A prize that nobody won stays on its medal.' },
};

/** The rule that its shows have beside their sets. */
export const mainEventOptions = {
  jackpot: { label: 'The jackpot opens at', help: 'What it holds when this show begins.' },
};
