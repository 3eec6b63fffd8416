/** Printed boards: the six numbers and the pot of four games. */
import type { PackWords } from '../../../shared/words/en/packs.ts';

const six = [4, 5, 6, 8, 9, 10] as const;
const games = 4;

export const boards = ({ print }: PackWords) =>
  Array.from({ length: games }, (_, i) => (
    <div key={i} class="print-board">
      <h3>{print.game(i + 1)}</h3>
      <div class="print-tiles as-grid gap-2">
        {six.map(number => (
          <div key={number}>
            <strong>{number}</strong>
            <span>{print.owner}</span>
          </div>
        ))}
        <div class="wide">
          <strong>{print.pot}</strong>
        </div>
      </div>
    </div>
  ));
