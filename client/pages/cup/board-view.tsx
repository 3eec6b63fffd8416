/** What stands in the frame of a cup's screen. */
import type { Cup } from '../../../shared/season/cup.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { cup as texts } from '../../../shared/words/en/cup.ts';
import { BracketTree, treeTitle } from '../season/cup/bracket.tsx';
import { FixturePlate } from '../season/cup/plate.tsx';
import { roundTitle } from '../season/cup/rounds.ts';
import { StandingsTable } from '../season/cup/table-card.tsx';
import { type CupBoard, tableSize } from './boards.ts';

/** So few may be larger. */
const few = { entrants: 10, standings: 6 } as const;

type Title = (show: string) => string;

/** What the board shows, and which of several it is. */
export const boardTitle = (cup: Cup, board: CupBoard, title: Title, at: number, of: number): string => {
  const what =
    board.kind === 'bracket'
      ? treeTitle(cup, board.tree)
      : board.kind === 'entrants'
        ? texts.now.entering
        : board.round === undefined
          ? texts.table.title
          : roundTitle(cup, board.round, title);
  return of > 1 ? `${what} · ${texts.tv.page(at + 1, of)}` : what;
};

interface Props {
  readonly cup: Cup;
  readonly board: CupBoard;
  readonly fresh: string;
  readonly title: Title;
  readonly tell: Narrator;
}

export const BoardView = ({ cup, board, fresh, title, tell }: Props) => {
  if (board.kind === 'bracket')
    return <BracketTree cup={cup} columns={board.columns} title={title} fresh={[fresh]} links={false} />;
  if (board.kind === 'entrants')
    return (
      <ol class={`cup-names ${cup.entrants.length <= few.entrants ? 'roomy' : ''}`}>
        {cup.entrants.slice(board.from, board.from + tableSize.entrants).map(({ name }, i) => (
          <li key={i} class="one-line">
            <bdi dir="auto">{name}</bdi>
          </li>
        ))}
      </ol>
    );
  const { round } = board;
  return (
    <div class={`cup-tables ${cup.standings.length <= few.standings ? 'roomy' : ''}`}>
      <StandingsTable cup={cup} tell={tell} from={board.from} most={tableSize.standings} />
      <div class="down gap-3">
        {round?.fixtures.slice(board.fixture, board.fixture + tableSize.beside).map(fixture => (
          <FixturePlate key={fixture.id} cup={cup} fixture={fixture} fresh={fixture.id === fresh} links={false} />
        ))}
      </div>
    </div>
  );
};
