/** Every declared setting: in the room, over HTTP, at the opening and after a restart. A new one is tested by being declared. */
import { expect, test } from 'vitest';
import {
  type EpisodeSettings,
  readSettings,
  type SettingName,
  settingFields,
  settingNames,
  usualClocks,
} from '../../shared/engine/settings.ts';
import { settings as german } from '../../shared/words/de/settings.ts';
import { settings as english } from '../../shared/words/en/settings.ts';
import { freshFolder, Playhouse, until } from './playhouse.ts';

const usual = readSettings({});

/** Everything that a setting can be. */
const valuesOf = (name: SettingName): readonly EpisodeSettings[SettingName][] => {
  const field = settingFields[name] as {
    readonly kind: string;
    readonly max?: number;
    readonly of?: readonly EpisodeSettings[SettingName][];
  };
  if (name === 'chat') return ['', 'some_channel'];
  if (field.kind === 'text') return ['', 'Europe/Berlin', 'UTC'];
  if (field.kind !== 'int-or-none') return field.of ?? [true, false];
  // Each as far as its limits go.
  return name === 'clock' || name === 'sealedClock' ? usualClocks : [0, 7, field.max ?? 0];
};

/** Every setting another than it usually is. */
const unusual = Object.fromEntries(
  settingNames.map(name => [name, valuesOf(name).find(value => value !== usual[name])]),
);

test.each(settingNames)(
  '%s is set in the room and over HTTP, seen by everybody, and refused beyond its limits',
  async name => {
    const house = await Playhouse.open();
    const made = await house.make({ show: 'hot-hand' });
    const [host, watcher] = [await house.host(made), await house.join(made.code, { as: 'watch' })];
    for (const [at, value] of [...valuesOf(name), usual[name]].entries()) {
      const message = { do: 'set', settings: { [name]: value } } as const;
      if (at % 2 === 0) expect(await host.tell(message)).toEqual({ ok: true });
      else
        expect(
          (await house.post(`/api/episodes/${made.code}/desk`, message, { authorization: `Bearer ${made.token}` }))
            .status,
        ).toBe(200);
      await until(() => watcher.state[name] === value, `${name} ${value}`);
      expect(house.live(made.code).state.settings).toEqual({ ...usual, [name]: value });
    }
    // Only the host's own words may be any text.
    const text = name === 'note' ? 'x'.repeat(501) : 'none of these';
    for (const wrong of [null, text, -7, [], {}])
      expect(await host.tell({ do: 'set', settings: { [name]: wrong } } as never)).toMatchObject({
        code: 'bad-message',
      });
  },
);

test('settings of the opening stand, after a restart too', async () => {
  const folder = freshFolder();
  const before = await Playhouse.open({ folder });
  const made = await before.make({ show: 'hot-hand', ...unusual });
  expect((await before.get(`/api/episodes/${made.code}`)).body).toMatchObject(unusual);
  await before.app.close();
  const after = await Playhouse.open({ folder });
  expect((await after.join(made.code, { as: 'watch' })).state).toMatchObject(unusual);
});

test('what was stored before a setting was declared, or with a value that is gone, has its default', () => {
  expect(readSettings({})).toEqual(usual);
  expect(readSettings({ clock: 4, locked: true, long: 'gone' })).toEqual({ ...usual, locked: true });
});

test.each([english, german])('each setting has its words', ({ of }) => {
  for (const name of settingNames) {
    const { label, about, value } = of[name] as { label: string; about?: unknown; value?: (of: unknown) => string };
    expect(label).not.toBe('');
    for (const each of valuesOf(name)) {
      if (typeof each !== 'boolean') expect(value?.(each)).not.toBe('');
      if (typeof about === 'object') expect(about).toHaveProperty(String(each));
    }
  }
});
