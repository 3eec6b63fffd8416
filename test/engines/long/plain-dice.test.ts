/** A television without WebGL, in each engine: dice are plain pictures, and everything is told all the same. */
import { expect, onTestFinished, test } from 'vitest';
import { Script } from '../../browser/evening.ts';
import { Playhouse } from '../../rooms/playhouse.ts';
import { engines } from '../engines.ts';
import { Visitor } from '../visitor.ts';
import { watchedPages } from '../watched-pages.ts';

const pack = {
  questions: Array.from({ length: 8 }, (_, i) => ({ ask: `Question number ${i + 1}?`, answer: `Answer ${i + 1}` })),
};

for (const [name, launch] of Object.entries(engines)) {
  test(`${name}: without WebGL dice are plain pictures`, async () => {
    const script = new Script({ dice: [[3, 3]], numbers: [8, 6, 50] });
    const house = await Playhouse.open({ dist: watchedPages(), source: () => script });
    const { code, token } = await house.make({
      show: 'lucky-numbers',
      seats: 2,
      pack,
      options: { lastRound: [8, 8], judging: 'auto' },
    });
    const host = await house.join(code, { as: 'host', token });
    const ann = await house.join(code, { as: 'play', name: 'Ann' });
    const ben = await house.join(code, { as: 'play', name: 'Ben' });
    const engine = await launch({ webgl: false });
    onTestFinished(() => engine.close());
    const tv = await Visitor.at(engine, 'tv', 'tv');
    await tv.tab.goto(`${house.url}/e/${code}/tv`);
    await tv.sees('Ann');
    for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move)).toMatchObject({ ok: true });
    await ann.move('buzz', { number: 50 });
    await ben.move('buzz', { number: 99 });
    await ann.move('answer', { text: 'Answer 1' });
    expect(await ann.move('roll')).toMatchObject({ ok: true });
    await tv.holds(`document.querySelector('.flat-die')`, 'plain dice');
    await tv.picture('plain');
    await tv.sees(/takes the 6/);
    expect(await tv.complaints()).toEqual([]);
  });
}
