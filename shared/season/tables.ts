/** Everything that a season remembers as tables, for spreadsheets and programs. Times are ISO 8601 in UTC. */
import type { Table } from '../packs/files/out/csv.ts';
import type { SeatFigures } from '../recap/figures.ts';
import { isMoney } from '../shows/index.ts';
import { figuresOfPlayer } from './player-figures.ts';
import { meetingsOf, type PlayedGame, type PlayerStory, playersOf } from './players.ts';
import { hallOf, type RecordSource, recordsOf } from './records.ts';

interface Given {
  readonly season: RecordSource & { readonly show: string };
  /** All seasons of its hall, for what is told of all of them. */
  readonly hall: readonly (RecordSource & { readonly show: string })[];
  /** Milliseconds since 1970 as ISO 8601. */
  readonly time: (at: number) => string;
  /** The address of a show's recap, "" for its end: from there it plays. */
  readonly recap: (code: string, step: number) => string;
}

type Cells = Table['rows'];

interface SeasonTable {
  readonly fields: readonly string[];
  readonly rows: (given: Given) => Cells;
}

const players = ({ season }: Given): readonly (readonly [string, PlayerStory])[] => [...playersOf(season.lines)];

/** What choices gave away, by its unit. */
const givenFields = ['givenMoney', 'givenPoints', 'givenChance'] as const;
const givenCells = (given: SeatFigures['given'] = {}): Cells[number] => [
  given.money ?? '',
  given.points ?? '',
  given.chance ?? '',
];

const gameCells = (game: PlayedGame, { season, recap, time }: Given): Cells[number] => {
  const own = season.figures.get(game.code)?.seats[game.seat];
  const { code, at, show, title, main, score, earned, won, others } = game;
  return [
    code,
    time(at),
    game.game,
    show,
    title,
    main ? 'main' : 'audience',
    score,
    earned,
    won,
    others.map(({ name }) => name).join('; '),
    own?.throws ?? '',
    own?.dice ?? '',
    own?.pips ?? '',
    own?.decisions ?? '',
    own?.best ?? '',
    ...givenCells(own?.given),
    recap(code, -1),
  ];
};

const seasonTables = {
  players: {
    fields: [
      'name',
      'also',
      'played',
      'won',
      'earned',
      'unit',
      'guest',
      'streak',
      'longest',
      'throws',
      'dice',
      'pips',
    ].concat(['expectedPips', 'decisions', 'best', ...givenFields]),
    rows: given =>
      players(given).map(([name, story]) => {
        const figures = figuresOfPlayer(story, given.season.figures);
        return [
          name,
          story.also.join('; '),
          story.played,
          story.won,
          story.earned,
          isMoney(given.season.show) ? 'money' : 'points',
          story.guest,
          story.streak,
          story.longest,
          figures.throws,
          figures.dice,
          figures.pips,
          3.5 * figures.dice,
          figures.decisions,
          figures.best,
          ...givenCells(figures.given),
        ];
      }),
  },
  games: {
    fields: [
      'name',
      'code',
      'at',
      'game',
      'show',
      'title',
      'kind',
      'score',
      'earned',
      'won',
      'others',
      'throws',
      'dice',
    ].concat(['pips', 'decisions', 'best', ...givenFields, 'recap']),
    rows: given =>
      players(given).flatMap(([name, story]) => story.games.map(game => [name, ...gameCells(game, given)])),
  },
  'head-to-head': {
    fields: ['name', 'other', 'games', 'won', 'lost'],
    rows: given =>
      players(given).flatMap(([name, story]) =>
        meetingsOf(story).map(({ name: other, games, won, lost }) => [name, other, games.length, won, lost]),
      ),
  },
  moments: {
    fields: ['name', 'kind', 'amount', 'chance', 'code', 'at', 'recap'],
    rows: given =>
      players(given).flatMap(([name, story]) =>
        figuresOfPlayer(story, given.season.figures).moments.map(({ kind, amount, chance, step, game }) => [
          name,
          kind,
          amount,
          chance > 0 ? chance : '',
          game.code,
          given.time(game.at),
          given.recap(game.code, step),
        ]),
      ),
  },
  hall: {
    fields: ['name', 'seasons', 'played', 'won', 'money', 'longest'],
    rows: ({ hall }) =>
      hallOf(hall).map(({ name, seasons, played, won, money, longest }) => [
        name,
        seasons,
        played,
        won,
        money,
        longest,
      ]),
  },
  records: {
    fields: ['kind', 'unit', 'who', 'figure', 'season', 'show', 'code', 'at', 'recap'],
    rows: ({ hall, recap, time }) =>
      recordsOf(hall).map(({ kind, unit, who, figure, season, show, code, at, step }) => [
        kind,
        unit,
        who,
        figure,
        season,
        show,
        code,
        time(at),
        recap(code, step),
      ]),
  },
  ledger: {
    fields: ['seq', 'at', 'episode', 'account', 'who', 'from', 'to', 'why', 'of', 'reason'],
    rows: ({ season: { lines }, time }) =>
      lines.map(({ seq, at, episode, account, who, from, to, why, of, reason }) => [
        seq,
        time(at),
        episode,
        account,
        who,
        JSON.stringify(from),
        JSON.stringify(to),
        why,
        of,
        reason,
      ]),
  },
} as const satisfies Readonly<Record<string, SeasonTable>>;

export type SeasonTableName = keyof typeof seasonTables;
export const seasonTableNames = Object.keys(seasonTables) as SeasonTableName[];

export const tableOf = (name: SeasonTableName, given: Given): Table => {
  const { fields, rows } = seasonTables[name];
  return { fields, rows: rows(given) };
};

/** Each row as an object of its columns. */
export const objectsOf = ({ fields, rows }: Table): readonly object[] =>
  rows.map(row => Object.fromEntries(fields.map((field, i) => [field, row[i] ?? ''])));
