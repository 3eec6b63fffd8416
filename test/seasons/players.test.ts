/** What a season remembers of its players: counted in another way, merged and parted, forgotten, and records as they fall. */
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../shared/engine/json.ts';
import { type Luck, seededLuck } from '../../shared/engine/robots.ts';
import { rowsCsv, type Table } from '../../shared/packs/files/out/csv.ts';
import type { ShowFigures } from '../../shared/recap/figures.ts';
import { audit, bookOf, correction, entryOf } from '../../shared/season/ledger.ts';
import {
  merging,
  namedIn,
  namesOfPerson,
  parting,
  personIn,
  renamed,
  standInFor,
} from '../../shared/season/persons.ts';
import { figuresOfPlayer, luckOf } from '../../shared/season/player-figures.ts';
import { meetingsOf, playersOf } from '../../shared/season/players.ts';
import { fallenIn, hallOf, type RecordSource, recordsOf } from '../../shared/season/records.ts';
import { audienceLineup, lineupOf, substituteOf } from '../../shared/season/rules.ts';
import { seasonStory } from '../../shared/season/story.ts';
import { objectsOf, seasonTableNames, tableOf } from '../../shared/season/tables.ts';
import { PlayedSeason } from './played-season.ts';

const people = ['Ada', 'ada b.', 'Ben', 'Cal', 'Dot', 'Eve'];

class Season extends PlayedSeason {
  change(made: ReturnType<typeof merging>): void {
    if ('say' in made) throw new Error(made.say);
    this.add([made]);
  }

  source(figures: Readonly<Record<string, ShowFigures>> = {}): RecordSource & { readonly show: string } {
    return { name: 'friday', show: 'six-dice', lines: this.lines, figures: new Map(Object.entries(figures)) };
  }
}

const below = (luck: Luck, n: number) => Math.floor(luck() * n);

const randomSeason = (seed: number): Season => {
  const luck = seededLuck(seed);
  const season = new Season();
  for (let game = 0; game < 4 + below(luck, 9); game++) {
    // The two names of one person never play against each other.
    const others = ['Ben', 'Cal', 'Dot', 'Eve'].toSorted(() => luck() - 0.5).slice(0, 1 + below(luck, 3));
    const names = luck() < 0.7 ? [luck() < 0.5 ? 'Ada' : 'ada b.', ...others] : ['Ben', 'Cal'];
    const scores = names.map(() => 50 * below(luck, 200));
    const code = season.play(names, scores, below(luck, names.length + 1) - 1);
    if (luck() < 0.2) season.undo(code);
  }
  return season;
};

/** What the games themselves say of a person. */
const counted = ({ played }: Season, isPerson: (name: string) => boolean) => {
  const own = played.flatMap(game => {
    const seat = game.names.findIndex(isPerson);
    return seat < 0 ? [] : [{ ...game, seat }];
  });
  const results = own.map(({ seat, winner }) => (seat === winner ? 'W' : 'L')).join('');
  return {
    played: own.length,
    won: own.filter(({ seat, winner }) => seat === winner).length,
    earned: own.reduce((sum, { scores, seat }) => sum + scores[seat]!, 0),
    streak: /W*$/.exec(results)![0].length,
    longest: Math.max(0, ...results.split('L').map(({ length }) => length)),
    games: own.map(({ code }) => code),
  };
};

const told = (season: Season, name: string) => {
  const story = playersOf(season.lines).get(name);
  if (story === undefined) return { played: 0, won: 0, earned: 0, streak: 0, longest: 0, games: [] };
  const { played, won, earned, streak, longest, games } = story;
  return { played, won, earned, streak, longest, games: games.map(({ code }) => code) };
};

const figures = (calls: ShowFigures['calls']): ShowFigures => ({ seats: [], moments: [], calls });

describe('players of a season', () => {
  test('figures, meetings and streaks of 300 random seasons equal a count of the games; merged names are counted as one', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const season = randomSeason(seed);
      for (const name of people)
        expect([seed, told(season, name)]).toEqual([seed, counted(season, one => one === name)]);
      const both = (name: string) => name === 'Ada' || name === 'ada b.';
      if (['Ada', 'ada b.'].every(name => counted(season, one => one === name).played > 0)) {
        season.change(merging(season.lines, 'ada b.', 'Ada'));
        expect(told(season, 'Ada')).toEqual(counted(season, both));
        expect(playersOf(season.lines).has('ada b.')).toBe(false);
        expect(seasonStory(season.lines).people.filter(({ name }) => both(name))).toMatchObject([
          { name: 'Ada', played: counted(season, both).played, earnings: counted(season, both).earned },
        ]);
      }
      for (const story of playersOf(season.lines).values())
        for (const { name, games, won, lost } of meetingsOf(story)) {
          const personOf = personIn(bookOf(season.lines));
          const met = season.played.filter(one =>
            [story.name, name].every(who => one.names.some(each => personOf(each) === who)),
          );
          const wins = (who: string) =>
            met.filter(one => one.winner >= 0 && personOf(one.names[one.winner]!) === who).length;
          expect([games.length, won, lost]).toEqual([met.length, wins(story.name), wins(name)]);
        }
      expect(audit(season.lines)).toEqual([]);
    }
  });

  test('a correction of the ledger counts, and names its own sum on the page of the player', () => {
    const season = new Season();
    season.play(['Ada', 'Ben'], [300, 50], 0);
    const line = season.lines.findLast(({ account, who }) => account === 'earnings' && who === 'Ada')!;
    season.add([correction(season.lines, line.seq, 500, 'misread')!]);
    expect(playersOf(season.lines).get('Ada')).toMatchObject({ earned: 500, games: [{ earned: 300 }] });
  });

  test('merging and parting add a line each, change no figure, and can be done again', () => {
    const season = new Season();
    season.play(['Ada', 'Ben'], [300, 50], 0);
    season.play(['ada b.', 'Cal'], [100, 50], 0);
    season.play(['Ben', 'Cal'], [100, 50], 0);
    const before = [...bookOf(season.lines)];
    for (let again = 0; again < 2; again++) {
      const length = season.lines.length;
      season.change(merging(season.lines, 'ada b.', 'Ada'));
      expect(season.lines.slice(length)).toMatchObject([{ account: 'same', who: 'ada b.', to: 'Ada', why: 'merged' }]);
      expect(told(season, 'Ada')).toMatchObject({ played: 2, won: 2, earned: 400, longest: 2 });
      expect(merging(season.lines, 'Ada', 'ada b.')).toMatchObject({ say: 'onePersonAlready' });
      season.change(parting(season.lines, 'ada b.'));
      expect(told(season, 'Ada')).toMatchObject({ played: 1, earned: 300 });
    }
    expect([...bookOf(season.lines)].filter(([key]) => !key.startsWith('same'))).toEqual(before);
    expect(parting(season.lines, 'Ben')).toMatchObject({ say: 'notMerged' });
    expect(merging(season.lines, 'Ben', 'Cal')).toMatchObject({ say: 'metEachOther', with: ['Ben', 'Cal', 'G3'] });
    expect(merging(season.lines, 'Zoe', 'Cal')).toMatchObject({ say: 'nobodyCalled', with: ['Zoe'] });
    // Over a third name, too.
    season.change(merging(season.lines, 'ada b.', 'Ada'));
    season.play(['Eve', 'Dot'], [100, 50], 0);
    season.change(merging(season.lines, 'Ada', 'Eve'));
    expect(namesOfPerson(season.lines, 'Eve')).toEqual(['Eve', 'Ada', 'ada b.']);
    expect(audit(season.lines)).toEqual([]);
  });

  test('two names of one person take one seat, and are one in tables, charts and waits', () => {
    const season = new Season();
    season.play(['Ada', 'Ben'], [300, 50], 0);
    season.play(['ada b.', 'Cal'], [400, 50], 0);
    const change = (account: 'list' | 'audience' | 'returning' | 'away', to: Json, who = '') =>
      season.add([{ account, who, to, why: 'corrected' }]);
    change('list', ['ada b.', 'Dot', 'Ada', 'Eve']);
    change('audience', ['Fay', 'ada b.', 'Ada']);
    change('returning', ['Ada']);
    season.change(merging(season.lines, 'ada b.', 'Ada'));
    const book = () => bookOf(season.lines);
    expect(lineupOf(book(), 3)).toEqual(['Ada', 'Dot', 'Eve']);
    expect(audienceLineup(book(), 3)).toEqual(['Fay', '', '']);
    expect(substituteOf(book(), 'main', ['Ada', 'Ben'])).toBe('Dot');
    // Whoever sits down leaves the list with all names.
    season.play(['Ada', 'Dot'], [350, 50], 0);
    expect(entryOf(book(), 'list')).toEqual(['Eve']);
    const story = seasonStory(season.lines);
    expect(story.people.find(({ name }) => name === 'Ada')).toMatchObject({ also: ['ada b.'], won: 3, longest: 3 });
    expect(story.champion).toBe('Ada');
    expect(story.records.game).toMatchObject({ who: 'Ada', figure: 400 });
    expect(story.stands.map(({ earnings, won }) => [earnings.get('Ada'), won.get('Ada')])).toEqual([
      [300, 1],
      [700, 2],
      [1050, 3],
    ]);
    expect(story.stands.some(({ earnings }) => earnings.has('ada b.'))).toBe(false);
    // Whoever has retired comes back under no name.
    change('away', -1, 'ada b.');
    expect(lineupOf(book(), 2)).toEqual(['Eve', '']);
    season.change(parting(season.lines, 'ada b.'));
    expect(lineupOf(book(), 2)).toEqual(['Ada', 'Eve']);
  });

  test('a line from elsewhere that leads in a circle makes nobody disappear', () => {
    const season = new Season();
    season.play(['Ada', 'Ben'], [300, 50], 0);
    season.add([
      { account: 'same', who: 'Ada', to: 'Ben', why: 'merged' },
      { account: 'same', who: 'Ben', to: 'Ada', why: 'merged' },
    ]);
    expect([...playersOf(season.lines).keys()].sort()).toEqual(['Ada', 'Ben']);
    expect(hallOf([season.source()]).map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  });

  test('whoever is forgotten is named nowhere, and every figure, sum and line stays', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const season = randomSeason(seed);
      season.add([{ account: 'list', who: '', to: ['Dot', 'Ada'], why: 'corrected', reason: 'Ada comes after Dot' }]);
      const to = standInFor(namedIn(season.lines), n => `Player ${n}`);
      const after = season.lines.map(line => renamed(line, 'Ada', to));
      expect(JSON.stringify(after)).not.toContain('Ada');
      expect(audit(after)).toEqual(audit(season.lines));
      expect(after.length).toBe(season.lines.length);
      const { name: _, ...was } = playersOf(season.lines).get('Ada') ?? { name: '' };
      const { name, ...is } = playersOf(after).get(to) ?? { name: to };
      expect([name, is]).toEqual([to, was]);
      expect(entryOf(bookOf(after), 'list')).toEqual(['Dot', to]);
      expect(standInFor(namedIn(after), n => `Player ${n}`)).toBe('Player 2');
    }
  });
});

describe('records of a hall', () => {
  test('a record falls in the game that beats it; what stands for the first time beats nobody', () => {
    const season = new Season();
    const fallen = (code: string) =>
      fallenIn([season.source()], code).map(({ kind, who, figure, before }) => [kind, who, figure, before.who]);
    expect(fallen(season.play(['Ada', 'Ben'], [300, 50], 0))).toEqual([]);
    expect(fallen(season.play(['Cal', 'Ben'], [300, 900], 0))).toEqual([]);
    expect(fallen(season.play(['Cal', 'Ben'], [350, 50], 0))).toEqual([
      ['win', 'Cal', 350, 'Ada'],
      ['streak', 'Cal', 2, 'Ada'],
    ]);
    const best = season.play(['Dot', 'Ben'], [999, 50], 0);
    expect(fallen(best)).toEqual([['win', 'Dot', 999, 'Cal']]);
    season.undo(best);
    expect(recordsOf([season.source()])).toMatchObject([
      { kind: 'win', who: 'Cal', figure: 350 },
      { kind: 'streak', who: 'Cal', figure: 2 },
    ]);
  });

  test('a right call that came off is the boldest; one that did not is the unluckiest loss of whoever lost', () => {
    const season = new Season();
    const codes = [0, 1, 2].map(winner => season.play(['Ada', 'Ben', 'Cal'], [300, 200, 100], winner));
    const call = { unit: 'money', came: false, step: 7 } as const;
    const source = season.source({
      [codes[0]!]: figures([
        { ...call, seat: 1, stake: 400 },
        { ...call, seat: 0, stake: 900 },
      ]),
      [codes[1]!]: figures([
        { ...call, seat: 2, stake: 500 },
        { ...call, seat: 0, stake: 100, came: true },
      ]),
      [codes[2]!]: figures([{ ...call, seat: 2, stake: 250, came: true }]),
    });
    // Ada’s $900 were lost in a game that she won.
    expect(recordsOf([source]).filter(({ step }) => step >= 0)).toMatchObject([
      { kind: 'call', who: 'Cal', figure: 250, code: codes[2], step: 7 },
      { kind: 'loss', who: 'Cal', figure: 500, code: codes[1] },
    ]);
    expect(fallenIn([source], codes[2]!).map(({ kind }) => kind)).toEqual(['call']);
  });

  test('a hall adds up the seasons of a host by name, and a record of one season counts in the next', () => {
    const [first, second] = [new Season(), new Season()];
    first.play(['Ada', 'Ben'], [5000, 50], 0);
    second.play(['Ada', 'Cal'], [100, 50], 0);
    const code = second.play(['Cal', 'Ada'], [400, 50], 0);
    const sources = [first.source(), { ...second.source(), name: 'saturday' }];
    expect(hallOf(sources)).toMatchObject([
      { name: 'Ada', seasons: 2, played: 3, won: 2, money: 0, season: 'saturday', as: 'Ada' },
      { name: 'Cal', seasons: 1, played: 2, won: 1 },
      { name: 'Ben', seasons: 1, won: 0 },
    ]);
    expect(fallenIn(sources, code)).toEqual([]);
    expect(fallenIn(sources.slice(1), code)).toMatchObject([{ kind: 'win', who: 'Cal', figure: 400 }]);
    // What the host says of a name in one season holds in the others, whichever way around, and for nobody else.
    first.play(['Cal B', 'Ben'], [60, 50], 0);
    first.play(['Cal', 'Ben'], [60, 50], 0);
    first.change(merging(first.lines, 'Cal', 'Cal B'));
    const [one, two] = [first.source(), { ...second.source(), name: 'saturday' }];
    expect(hallOf([one, two]).find(({ name }) => name.startsWith('Cal'))).toMatchObject({
      ...{ name: 'Cal B', played: 4, season: 'saturday', as: 'Cal' },
    });
    second.play(['Cal B', 'Eve'], [60, 50], 0);
    second.change(merging(second.lines, 'Cal B', 'Cal'));
    expect(hallOf([one, { ...second.source(), name: 'saturday' }]).map(({ name, played }) => [name, played])).toEqual([
      ['Cal', 5],
      ['Ada', 3],
      ['Eve', 1],
      ['Ben', 3],
    ]);
  });
});

test('tables open in a spreadsheet without running anything, and JSON has the same columns', () => {
  const season = new Season();
  season.play(['=HYPERLINK("http://evil")', 'Ben, "the 2nd"'], [300, 50], 0);
  season.play(['@SUM(1)', '-1+1'], [300, 50], 0);
  const tableCsv = ({ fields, rows }: Table) => rowsCsv([fields, ...rows]);
  const given = {
    season: season.source(),
    hall: [season.source()],
    recap: (code: string) => `/e/${code}/recap`,
    time: String,
  };
  for (const name of seasonTableNames) {
    const table = tableOf(name, given);
    const read = Papa.parse<string[]>(tableCsv(table)).data;
    expect(read[0]).toEqual(table.fields);
    expect(read.slice(1).map(({ length }) => length)).toEqual(table.rows.map(() => table.fields.length));
    for (const cell of read.flat()) if (/^[=+@\t\r-]/.test(cell)) expect(Number(cell)).not.toBeNaN();
    expect(objectsOf(table).every(row => Object.keys(row).join() === table.fields.join())).toBe(true);
  }
  expect(tableCsv(tableOf('players', given))).toContain(`"'=HYPERLINK(""http://evil"")",`);
  expect(tableCsv(tableOf('head-to-head', given)).split('\r\n')).toHaveLength(5);
});

test('luck and decisions of a player are the sums of their shows, and the best moment of each kind comes first', () => {
  const season = new Season();
  const [one, two] = [season.play(['Ada', 'Ben'], [300, 50], 0), season.play(['Ben', 'Ada'], [300, 50], 0)];
  const seat = { throws: 2, dice: 4, pips: 20, decisions: 3, best: 2, given: { points: 5 } };
  const none = { throws: 0, dice: 0, pips: 0, decisions: 0, best: 0, given: {} };
  const moment = { seat: 0, chance: 0, step: 3 };
  const shows = {
    [one]: {
      seats: [seat, none],
      calls: [],
      moments: [
        { ...moment, kind: 'gain', amount: 200 } as const,
        { ...moment, kind: 'rare', amount: 0, chance: 1 / 36 } as const,
        { ...moment, kind: 'loss', amount: 999 } as const,
      ],
    },
    [two]: {
      seats: [none, { ...seat, pips: 8 }],
      calls: [],
      moments: [{ ...moment, seat: 1, kind: 'gain', amount: 700 } as const],
    },
  };
  const found = figuresOfPlayer(playersOf(season.lines).get('Ada')!, new Map(Object.entries(shows)));
  expect(found).toMatchObject({
    counted: 2,
    throws: 4,
    dice: 8,
    pips: 28,
    decisions: 6,
    best: 4,
    given: { points: 10 },
  });
  // Eight fair dice show 28 on average, and as often more as fewer.
  expect(luckOf(found).asMany).toBeCloseTo(luckOf(found).asFew, 10);
  expect(found.moments.map(({ kind, amount, game }) => [kind, amount, game.code])).toEqual([
    ['gain', 700, two],
    ['rare', 0, one],
    ['gain', 200, one],
  ]);
});
