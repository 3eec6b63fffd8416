/**
 * One Lucky Numbers show as host, player and television: join, choose, answer, roll, reload, lose the connection and find it
 * again. The second player comes without a browser. `npm test` takes the engine of all iPhones; importing.test.ts opens Firefox.
 * `npm run test:long` takes all of them, a watcher too, and goes on to the next question.
 */
import { expect, onTestFinished, test } from 'vitest';
import { Script } from '../browser/evening.ts';
import { Playhouse } from '../rooms/playhouse.ts';
import { engines } from './engines.ts';
import { Network } from './network.ts';
import { launchOld } from './old-chromium.ts';
import { Visitor } from './visitor.ts';
import { watchedPages } from './watched-pages.ts';

const pack = {
  questions: Array.from({ length: 8 }, (_, i) => ({ ask: `Question number ${i + 1}?`, answer: `Answer ${i + 1}` })),
  tieBreakers: [
    { ask: 'One more?', answer: 'Wuxtry' },
    { ask: 'And one more?', answer: 'Vexol' },
  ],
};

/** The last round, the luckiest number, and two secret ones. */
const numbers = [8, 6, 50, 50];
const dice = [
  [3, 3],
  [1, 4],
];

const canvasDice = `document.querySelector('canvas')?.width > 0`;

const long = process.env.LONG !== undefined;
const { WebKitGTK } = engines;
/** From the floor (.browserslistrc) up. */
const old = Object.fromEntries(([85, 88, 92, 103, 106] as const).map(of => [`Chromium ${of}`, launchOld(of)]));

for (const [name, launch] of Object.entries(long ? { ...engines, ...old } : { WebKitGTK })) {
  test(`${name}: host, player and television play`, async () => {
    const script = new Script({ dice, numbers });
    const house = await Playhouse.open({ dist: watchedPages(), source: () => script });
    const network = await Network.before(house.app.port);
    const { code, token } = await house.make({ show: 'lucky-numbers', seats: 2, pack, options: { lastRound: [8, 8] } });
    const engine = await launch({ webgl: true });
    onTestFinished(() => engine.close());
    const host = await Visitor.at(engine, 'host', 'desk');
    const ann = await Visitor.at(engine, 'player', 'phone');
    const tv = await Visitor.at(engine, 'tv', 'tv');
    const watcher = long ? [await Visitor.at(engine, 'watcher', 'phone')] : [];
    const audience = [tv, ...watcher];
    const all = [host, ann, ...audience];
    const address = `${network.url}/e/${code}`;

    await ann.tab.goto(address);
    await ann.type('input[name="name"], .text-field', 'Ann');
    await ann.press('Take the seat');
    await ann.sees('You’re in!');
    const ben = await house.join(code, { as: 'play', name: 'Ben' });
    await host.tab.goto(`${address}/host#${token}`);
    await host.sees('Ann');
    for (const visitor of watcher) await visitor.tab.goto(`${address}/watch`);
    await tv.tab.goto(`${address}/tv`);
    for (const visitor of audience) await visitor.sees('Ben');

    const next = async (label: RegExp) => {
      const before = ben.state.entries;
      // The button rests a moment after it changed.
      await host.press(label, () => ben.state.entries > before);
    };
    await next(/^Start/);
    await next(/game/i);
    const live = () => house.live(code);
    /** When cues were told, by the server's clock. */
    const told = new Map<string, number>();
    const hear = () => {
      const { cues, time } = live().staging.frame;
      for (const [i, { cue }] of cues.entries()) if (time !== undefined) told.set(cue, time.at + (time.tells[i] ?? 0));
    };
    live().log.onChange(hear);
    const question = async (n: number, along = async () => {}) => {
      await next(/^Ask/);
      await along();
      await ann.sees(`Question number ${n}?`);
      for (const digit of '50') await ann.press(new RegExp(`^${digit}$`));
      await ann.press(/^Buzz with/);
      await ben.move('buzz', { number: 99 });
      await ann.type('input:not([type="checkbox"])', `Answer ${n}`);
      await ann.press(/^Answer/);
      await ann.press(/^Roll/);
    };
    await tv.watchesFor({ called: '.closest-verdict', right: '.stamp-good', took: '.tile.own' });
    await ann.watchesFor({ called: '.answer', right: '.hero.roll' });
    await question(1);
    await tv.holds(canvasDice, 'dice on a canvas');
    for (const visitor of audience) await visitor.sees(/takes the 6/);
    // Nothing before its beat: a fact is seen once its cue is told, and not before. Two clocks agree to a few milliseconds.
    for (const cue of ['called', 'right', 'took']) await tv.holds(`window.firstSeen.${cue}`, `is told of ${cue}`);
    for (const visitor of [tv, ann])
      for (const [cue, at] of Object.entries(await visitor.firstSeen()))
        expect(at, `${visitor.name}: ${cue}`).toBeGreaterThan((told.get(cue) ?? Number.POSITIVE_INFINITY) - 30);
    // The player's own part is in it, and her page says so.
    await ann.sees('Your lock is in this roll.');
    const rolls = () => live().episode.entries.filter(({ do: move }) => move === 'roll');
    expect(live().staging.frame).toMatchObject({ part: 'player', link: rolls()[0]?.reveal });
    expect(live().state.sources?.map(({ name, value }) => [name, value !== ''])).toEqual([
      ['host', true],
      ['player:0', true],
      ['player:1', false],
    ]);

    for (const visitor of all) await visitor.tab.reload();
    await host.sees('Ask');
    for (const visitor of all) await visitor.sees('Ann');

    network.cut();
    for (const visitor of all)
      await visitor.holds(`document.querySelector('.connection-state')?.textContent`, 'says so');
    network.mood = 'open';
    for (const visitor of all)
      await visitor.holds(`!document.querySelector('.connection-state')?.textContent`, 'is back');

    if (long) {
      for (const viewer of watcher) {
        await viewer.press(/^Play along/);
        await viewer.type('.play-along .text-field', 'Fan');
        await viewer.press(/^Get 1,000/);
        await viewer.sees('1,000 points');
      }
      await question(2, async () => {
        for (const viewer of watcher) {
          await viewer.sees('What’s your answer?');
          await viewer.type('.task .text-field', 'answer 2');
          await viewer.press(/^Send/);
          await viewer.sees('You say answer 2.');
        }
      });
      for (const viewer of watcher) await viewer.sees('Right!');
      for (const visitor of audience) await visitor.sees(/takes the 5/);
      // After a reload and without a network for a while it is a link of the same chain.
      expect(rolls()[1]).toMatchObject({ by: 0, reveal: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(script.left).toBe(0);
    }
    for (const visitor of all) {
      expect([visitor.name, await visitor.complaints()]).toEqual([visitor.name, []]);
    }
    expect(
      live()
        .state.chains.map(({ name }) => name)
        .sort(),
    ).toEqual(['host', 'player:0']);
    expect(live().state.alarms).toEqual([]);
    for (const visitor of [host, ann])
      await visitor.holds(`!document.querySelector('.dice-alarm')`, 'no alarm about the dice');
  });
}
