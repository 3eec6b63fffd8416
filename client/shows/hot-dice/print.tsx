/** Printed boards: the six doors and the pot of four rounds. */
import type { PackWords } from '../../../shared/words/en/packs.ts';

const rounds = 4;

export const boards = ({ print }: PackWords) =>
  Array.from({ length: rounds }, (_, i) => (
    <div key={i} class="print-board">
      <h3>
        {print.round} {i + 1}
      </h3>
      <div class="print-tiles as-grid gap-2">
        {[1, 2, 3, 4, 5, 6].map(face => (
          <div key={face}>
            <strong>
              {face} {face}
            </strong>
            <span>{print.door(face)}</span>
          </div>
        ))}
        <div class="wide">
          <strong>{print.pot}</strong>
        </div>
      </div>
    </div>
  ));
