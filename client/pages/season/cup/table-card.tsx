/** Standings of a cup, who met whom in a round robin, and the rounds of a table. */
import './tables.css';
import type { Cup } from '../../../../shared/season/cup.ts';
import type { Narrator } from '../../../../shared/words/commentary.ts';
import { cup as texts } from '../../../../shared/words/en/cup.ts';
import { fixturesOf, isBracket } from './rounds.ts';
import { RoundsList } from './rounds-list.tsx';

const { table } = texts;

type Column = 'played' | 'won' | 'tied' | 'lost' | 'margin' | 'points';

/** Of a bracket the round decides, and of an evening places: other figures would explain no place. */
const columnsOf = (cup: Cup): readonly Column[] =>
  isBracket(cup)
    ? ['played', 'won', 'lost']
    : cup.rule.kind === 'evening'
      ? ['played', 'won', 'points']
      : ['played', 'won', 'tied', 'lost', 'margin', 'points'];

/** Narrow screens leave these out. */
const spare = (of: Column, columns: readonly Column[]): string =>
  of === 'played' || of === (columns.includes('points') ? 'points' : 'won') ? '' : 'spare';

interface TableProps {
  readonly cup: Cup;
  readonly tell: Pick<Narrator, 'number'>;
  /** Places from this one on, and how many. */
  readonly from?: number;
  readonly most?: number;
}

export const StandingsTable = ({ cup, tell, from = 0, most = cup.standings.length }: TableProps) => {
  const columns = columnsOf(cup);
  return (
    <table class="data-table cup-table">
      <thead>
        <tr>
          <th scope="col" class="figure">
            <span class="unseen">{table.place}</span>
          </th>
          <th scope="col">{table.name}</th>
          {columns.map(of => (
            <th key={of} scope="col" class={`figure ${spare(of, columns)}`}>
              {table[of]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cup.standings.slice(from, from + most).map(standing => (
          <tr key={standing.entrant} class={standing.name === cup.champion ? 'champion' : standing.out ? 'out' : ''}>
            <td class="figure">{tell.number(standing.place)}</td>
            <th scope="row">
              <bdi class="anywhere" dir="auto">
                {standing.name}
              </bdi>
              {standing.out && cup.champion === '' && <small> {table.out}</small>}
            </th>
            {columns.map(of => (
              <td key={of} class={`figure of-${of} ${spare(of, columns)}`}>
                {of === 'margin' && standing.margin > 0 ? '+' : ''}
                {tell.number(standing[of])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const StandingsCard = ({ cup, tell }: TableProps) => (
  <section class={`page-card ${cup.odds === null ? 'col-all' : ''}`}>
    <h2>{table.title}</h2>
    {cup.standings.length === 0 ? <p>{table.none}</p> : <StandingsTable cup={cup} tell={tell} />}
  </section>
);

interface Meeting {
  readonly text: string;
  readonly look: 'won' | 'lost' | 'even';
}

/** What the first met the second with, one for each of their fixtures that is decided. */
const meetings = (cup: Cup, first: number, second: number): readonly Meeting[] =>
  fixturesOf(cup).flatMap(({ seats, state, by, games }) => {
    const [mine, other] = [first, second].map(one => seats.find(({ entrant }) => entrant === one));
    if (state !== 'decided' || mine === undefined || other === undefined) return [];
    const look = mine.place < other.place ? 'won' : mine.place > other.place ? 'lost' : 'even';
    const letter = { won: table.win, lost: table.loss, even: table.tie }[look];
    return [{ text: by === 'played' && games.length > 1 ? `${mine.tally}–${other.tally}` : letter, look }];
  });

/** In the order of the table. */
export const CrossCard = ({ cup }: { readonly cup: Cup }) => {
  const order = cup.standings.length > 0 ? cup.standings.map(({ entrant }) => entrant) : [...cup.entrants.keys()];
  const name = (entrant: number) => cup.entrants[entrant]?.name ?? '';
  return (
    <section class="page-card">
      <h2>{table.cross}</h2>
      <p>{table.crossHelp}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <div class="scroll" tabIndex={0}>
        <table class="data-table cross-table">
          <thead>
            <tr>
              <th scope="col" />
              {order.map(entrant => (
                <th key={entrant} scope="col">
                  <bdi class="one-line block" dir="auto" title={name(entrant)}>
                    {name(entrant)}
                  </bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map(row => (
              <tr key={row}>
                <th scope="row">
                  <bdi class="one-line block" dir="auto" title={name(row)}>
                    {name(row)}
                  </bdi>
                </th>
                {order.map(column => (
                  <td key={column} class={row === column ? 'self' : ''}>
                    {(row === column ? [] : meetings(cup, row, column)).map(({ text, look }, i) => (
                      <b key={i} class={look}>
                        {text}
                      </b>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

export const RoundsCard = ({ cup, title }: { readonly cup: Cup; readonly title: (show: string) => string }) => (
  <section class="cup-board col-all stack">
    <h2>{table.rounds}</h2>
    <RoundsList cup={cup} rounds={cup.rounds} title={title} />
  </section>
);
