/** Boards of The Main Event on which there is a throw or a decision. */
import { claimedCount, type Halves, type Spot } from './board.ts';

const counts = [0, 1, 2] as const;
const allHalves: readonly Halves[] = counts.flatMap(bronze =>
  counts.flatMap(silver => counts.map((gold): Halves => [bronze, silver, gold])),
);

/** Boards before a throw, each after those that it leads to without growth of the jackpot. `last`: throws for the last number. */
export const rollSpotsOf = (last: number): readonly Spot[] => {
  const left = Array.from({ length: last }, (_, i) => i + 1);
  return [true, false].flatMap(danger =>
    allHalves
      .filter(halves => claimedCount(halves) < 6)
      .sort((a, b) => claimedCount(b) - claimedCount(a))
      .flatMap(halves =>
        (claimedCount(halves) === 5 ? left : [-1]).map((chances): Spot => ({ halves, danger, chances })),
      ),
  );
};

/** Boards at an offer after which no throw is left. */
const lastOffers: readonly Spot[] = allHalves
  .filter(halves => claimedCount(halves) === 5)
  .map((halves): Spot => ({ halves, danger: true, chances: 0 }));

export const offerSpotsOf = (last: number): readonly Spot[] => [
  ...rollSpotsOf(last).filter(({ danger }) => danger),
  ...lastOffers,
];
