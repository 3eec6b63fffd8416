import { expect, test } from 'vitest';
import { readRecord, replay } from '../../shared/engine/record.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { Playhouse, until } from './playhouse.ts';

type Pack = { readonly [list: string]: unknown };
type Recorded = { readonly pack: Pack; readonly entries: readonly { readonly drew?: object }[] };

const sizeOf = (pack: Pack) => JSON.stringify(pack).length;

const packs: Readonly<Record<string, object>> = { qualifying: { pack: { ask: 'How many steps?', answer: 1665 } } };

test.each(shows.map(({ name }) => name))(
  'the public record of %s plays to the same end with what was used of its pack, with and without its draws',
  async show => {
    const house = await Playhouse.open();
    const made = await house.make({ show, robots: true, pace: 0, ...packs[show] });
    await until(() => house.live(made.code).over, `${show} to be over`);
    const view = house.live(made.code).episode.view('audience');
    await house.live(made.code).close();
    const whole = (await house.get(`/api/episodes/${made.code}/record`, made.token)).body as Recorded;
    const used = (await house.get(`/api/episodes/${made.code}/record`)).body as Recorded;
    const bare = { ...used, entries: used.entries.map(({ drew: _drew, ...entry }) => entry) };
    for (const record of [whole, used, bare]) {
      const again = replay(readRecord(record, showNamed));
      expect(again.refused).toEqual([]);
      expect(again.episode.view('audience')).toEqual(view);
    }
    expect(sizeOf(used.pack)).toBeLessThanOrEqual(sizeOf(whole.pack));
    for (const [name, list] of Object.entries(whole.pack)) {
      if (!Array.isArray(list) || list.length < 20) continue;
      expect((used.pack[name] as unknown[]).length, name).toBeLessThan(list.length);
    }
  },
);

test('a follow-up that was never asked is in no public record', async () => {
  const house = await Playhouse.open();
  const puzzles = Array.from({ length: 12 }, (_, i) => ({
    solution: ['TELEVISION', 'LIGHTHOUSE', 'SKYSCRAPER'][i % 3],
    followUp: { ask: `Follow-up ${i}?`, answer: `qzfollow${i}x` },
  }));
  const made = await house.make({
    show: 'lucky-puzzle',
    robots: true,
    pace: 0,
    options: { followUps: [500], judging: 'auto' },
    pack: { puzzles, tieBreakers: [{ solution: 'CHOCOLATE' }, { solution: 'ADVENTURE' }] },
  });
  await until(() => house.live(made.code).over, 'the end');
  const asked = house.live(made.code).episode.entries.filter(({ do: move }) => move === 'puzzle').length;
  expect(asked).toBeGreaterThan(1);
  await house.live(made.code).close();
  const { body } = await house.get(`/api/episodes/${made.code}/record`);
  expect(new Set(JSON.stringify(body).match(/qzfollow\d+x/g)).size).toBeLessThanOrEqual(1);
});
