import { test } from 'vitest';
import { hostInterventions } from '../../shared/engine/asides.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';
import { fixedDice, Playhouse, until } from './playhouse.ts';

test('a crowd that shares its frames sees what everybody sees, whenever each viewer came', async () => {
  // With dice of its own a match could be over sooner.
  const house = await Playhouse.open({ source: () => fixedDice(3) });
  const made = await house.make({ show: 'six-dice', seats: 2, robots: 'seats', pace: 60_000 });
  const host = await house.join(made.code, { as: 'host', token: made.token });
  await host.move('start');
  const crowd = [await house.join(made.code, { as: 'watch' })];
  const luck = seededLuck(3);
  for (let n = 0; n < 40; n++) {
    const legal = [...host.own.legal, ...(host.own.others ?? [])].filter(
      ({ by, do: move }) => by !== 'clock' && !hostInterventions.includes(move),
    );
    const { by, do: move, ...inputs } = anyMove(pick(legal, luck), luck);
    const { entries } = host.state;
    await host.move(move as string, { ...inputs, ...(typeof by === 'number' ? { for: by } : {}) });
    await until(() => host.state.entries > entries && host.own.entries === host.state.entries, 'the move');
    if (n % 7 === 3) crowd.push(await house.join(made.code, { as: 'watch' }));
  }
  // Who came is counted within a second.
  await until(() => host.state.spectators === crowd.length, 'all to be counted');
  const wanted = JSON.stringify(host.state);
  for (const guest of crowd) await until(() => JSON.stringify(guest.state) === wanted, 'the same picture');
});
