/** A bracket as on a sheet of paper: rounds side by side, each fixture beside those that it comes from. */
import './bracket.css';
import { useEffect, useRef } from 'preact/hooks';
import type { Cup } from '../../../../shared/season/cup.ts';
import { cup as texts } from '../../../../shared/words/en/cup.ts';
import { useMedia } from '../../../parts/task.ts';
import { FixturePlate } from './plate.tsx';
import { isBye, numbersOf, type Round, roundTitle, type Tree, treesOf } from './rounds.ts';
import { RoundsList } from './rounds-list.tsx';

interface TreeProps {
  readonly cup: Cup;
  readonly columns: readonly Round[];
  readonly title: (show: string) => string;
  /** Ids of fixtures whose result is just being told. */
  readonly fresh?: readonly string[];
  readonly links?: boolean;
}

/** So few fixtures below one another may be larger on a television. */
const roomy = 5;

/** How many fixtures of a round lead to one of the next: lines are drawn accordingly. */
const leading = (round: Round, next: Round | undefined): string =>
  next === undefined
    ? ''
    : next.fixtures.length === round.fixtures.length
      ? 'straight'
      : 2 * next.fixtures.length === round.fixtures.length
        ? 'halves'
        : '';

export const BracketTree = ({ cup, columns, title, fresh = [], links = true }: TreeProps) => {
  const numbers = numbersOf(cup);
  const box = useRef<HTMLDivElement>(null);
  const current = columns.findIndex(({ fixtures }) => fixtures.some(({ state }) => state !== 'decided'));
  // Where not all rounds fit, the one that is being played comes first.
  useEffect(() => {
    if (!links) return;
    const column = box.current?.children[Math.max(0, current)] as HTMLElement | undefined;
    if (box.current !== null && column !== undefined && current > 0)
      box.current.scrollLeft = column.offsetLeft - box.current.offsetLeft;
  }, [current]);
  return (
    // It scrolls, so keys must reach it.
    <div
      class={`bracket relative ${columns.every(({ fixtures }) => fixtures.length <= roomy) ? 'roomy' : ''}`}
      ref={box}
      tabIndex={links ? 0 : undefined}
    >
      {columns.map((round, i) => (
        <section key={`${round.side} ${round.round}`} class={`bracket-round down ${leading(round, columns[i + 1])}`}>
          <h3>{roundTitle(cup, round, title)}</h3>
          <div class="bracket-slots down flex-1">
            {round.fixtures.map(fixture => (
              <div
                key={fixture.id}
                class={`bracket-slot across ${fixture.state === 'decided' ? 'decided' : ''} ${isBye(fixture) ? 'of-bye' : ''}`}
              >
                <FixturePlate
                  cup={cup}
                  fixture={fixture}
                  numbers={numbers}
                  fresh={fresh.includes(fixture.id)}
                  links={links}
                />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};

export const treeTitle = ({ rule }: Cup, { side }: Tree): string =>
  side === 'third'
    ? texts.rounds.third
    : rule.kind === 'single'
      ? texts.bracket.title
      : side === 'winners'
        ? texts.rounds.winnersSide
        : texts.rounds.losersSide;

/** A phone has room for one round beside none, so they stand one below the other. */
export const BracketCard = ({ cup, title }: Pick<TreeProps, 'cup' | 'title'>) => {
  const narrow = useMedia('(max-width: 599px)');
  return (
    <section class="cup-board col-all stack">
      {treesOf(cup).map(tree => (
        <div key={tree.side} class="min-w-0">
          {tree.side !== 'third' && <h2>{treeTitle(cup, tree)}</h2>}
          {narrow ? (
            <RoundsList cup={cup} rounds={tree.columns} title={title} />
          ) : (
            <BracketTree cup={cup} columns={tree.columns} title={title} />
          )}
        </div>
      ))}
    </section>
  );
};
