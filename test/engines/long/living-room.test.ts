/** A living room of eight: two play on their phones, six play along on theirs, to the end of a show, in every engine. */
import { expect, onTestFinished, test } from 'vitest';
import type { RoomFacts } from '../../../shared/crowd/messages.ts';
import { Script } from '../../browser/evening.ts';
import { Playhouse } from '../../rooms/playhouse.ts';
import { engines } from '../engines.ts';
import { Network } from '../network.ts';
import { Visitor } from '../visitor.ts';
import { watchedPages } from '../watched-pages.ts';

const names = ['Ida', 'Jo', 'Kim', 'Lou', 'Mia', 'Nat'];

/** 100 of six dice, then 600 of five; a last turn without points. */
const dice = [
  [1, 2, 3, 4, 6, 6],
  [1, 5, 6, 6, 6],
  [2, 2, 3, 3, 4, 6],
];

for (const [engineName, launch] of Object.entries(engines)) {
  test(`${engineName}: six on a sofa call what two contestants decide, until it is over`, async () => {
    const house = await Playhouse.open({ dist: watchedPages(), source: () => new Script({ dice }) });
    const made = await house.make({ show: 'six-dice', seats: 2, options: { target: 500 } });
    const host = await house.host(made);
    const engine = await launch({ webgl: true });
    onTestFinished(() => engine.close());
    /** Each phone has an address of its own, so that tabs of one browser share no storage. */
    const addressed = async () => `${(await Network.before(house.app.port)).url}/e/${made.code}`;
    const [ann, ben, ...sofa] = await Promise.all(
      ['Ann', 'Ben', ...names].map(name => Visitor.at(engine, name, 'phone')),
    );
    if (ann === undefined || ben === undefined) throw new Error('nobody plays');
    for (const player of [ann, ben]) {
      await player.tab.goto(await addressed());
      await player.type('input[name="name"], .text-field', player.name);
      await player.press('Take the seat');
      await player.sees('You’re in!');
    }
    /** Under the names that the pages suggest. */
    const called = new Map<string, string>();
    for (const fan of sofa) {
      await fan.tab.goto(`${await addressed()}/watch`);
      await fan.press(/^Play along/);
      await fan.press(/^Get 1,000/);
      await fan.holds(`document.querySelector('.balance bdi')`, 'has an account');
      called.set(fan.name, await fan.tab.evaluate<string>(`document.querySelector('.balance bdi').textContent`));
    }
    expect(await host.move('start')).toMatchObject({ ok: true });
    await ann.press(/^Roll/);
    const room = async () => (await house.get(`/api/episodes/${made.code}/room`)).body as RoomFacts;
    await expect.poll(async () => (await room()).task?.kind, { timeout: 60_000 }).toBe('choice');
    // Three say so, three the other thing.
    for (const [i, fan] of sofa.entries()) {
      await fan.sees('What should Ann do?');
      await fan.press(i % 2 === 0 ? /^Roll/ : /^Bank/);
      await fan.sees(/You say (roll|bank)/i);
      await fan.picture('called');
    }
    // Counted once a second.
    await expect.poll(room, { timeout: 60_000 }).toMatchObject({ calls: 6, people: 6 });
    await ann.press(/^Roll/);
    for (const fan of sofa) await fan.sees(/best choice/);
    for (const fan of sofa) {
      await fan.sees('What should Ann do?');
      await fan.press(/^Bank/);
      await fan.sees(/You say bank/i);
    }
    await ann.press(/^Bank/);
    await ben.press(/^Roll/);
    await expect.poll(() => house.live(made.code).over, { timeout: 60_000 }).toBe(true);
    const { table, outcomes, of } = await room();
    expect([of, outcomes.map(({ calls }) => calls)]).toEqual([2, [6, 6]]);
    expect(table.map(([name]) => name)).toHaveLength(5);
    for (const fan of sofa) {
      const points = table.find(([name]) => name === called.get(fan.name))?.[1];
      if (points !== undefined) await fan.sees(points.toLocaleString('en-US'));
      await fan.press(/picture$/);
      await fan.sees('Share the picture');
      await fan.picture('over');
    }
    for (const visitor of [ann, ben, ...sofa]) {
      await visitor.sees(/Ann/);
      expect([visitor.name, await visitor.complaints()]).toEqual([visitor.name, []]);
    }
    for (const player of [ann, ben]) await player.picture('over');
  });
}
