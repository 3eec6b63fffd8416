/** Rounds one below the other, the one that is being played open. */
import type { Cup } from '../../../../shared/season/cup.ts';
import { FixturePlate } from './plate.tsx';
import { numbersOf, type Round, roundTitle } from './rounds.ts';

interface Props {
  readonly cup: Cup;
  readonly rounds: readonly Round[];
  readonly title: (show: string) => string;
}

export const RoundsList = ({ cup, rounds, title }: Props) => {
  const numbers = numbersOf(cup);
  const current = rounds.findIndex(({ fixtures }) => fixtures.some(({ state }) => state !== 'decided'));
  return (
    <>
      {rounds.map((round, i) => (
        <details key={`${round.side} ${round.round}`} open={i === (current < 0 ? rounds.length - 1 : current)}>
          <summary>{roundTitle(cup, round, title)}</summary>
          <div class="columns">
            {round.fixtures.map(fixture => (
              <FixturePlate key={fixture.id} cup={cup} fixture={fixture} numbers={numbers} />
            ))}
          </div>
        </details>
      ))}
    </>
  );
};
