/** Questions come in by drop and paste, through the worker and into the browser's store: in Firefox, and with `npm run test:long` in every engine. */
import { onTestFinished, test } from 'vitest';
import { Playhouse } from '../rooms/playhouse.ts';
import { engines } from './engines.ts';
import { Visitor } from './visitor.ts';
import { watchedPages } from './watched-pages.ts';

const { Firefox } = engines;

const cells = (from: number, to: number) =>
  [
    ['question', 'answer'],
    ...Array.from({ length: to - from }, (_, i) => [`What is ${from + i}, doubled?`, `${2 * (from + i)}`]),
  ]
    .map(row => row.join('\t'))
    .join('\n');

for (const [name, launch] of Object.entries(process.env.LONG === undefined ? { Firefox } : engines))
  test(`${name}: a file and a paste become one pack`, async () => {
    const house = await Playhouse.open({ dist: watchedPages() });
    const engine = await launch({ webgl: false });
    onTestFinished(() => engine.close());
    const host = await Visitor.at(engine, 'importing', 'phone');
    await host.tab.goto(`${house.url}/packs`);
    await host.press(/^Import$/);
    await host.holds(`document.querySelector('.import-field')`, 'shows the field');
    await host.tab.evaluate(`(() => {
      const data = new DataTransfer();
      data.items.add(new File([${JSON.stringify(cells(0, 12))}], 'first.tsv'));
      document.querySelector('.import-field').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
    })()`);
    await host.sees('12 questions');
    await host.tab.evaluate(`(() => {
      const field = document.querySelector('.import-field textarea');
      field.value = ${JSON.stringify(cells(12, 30))};
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
    await host.sees('18 questions');
    await host.press(/^Make (the|\d)/);
    await host.sees(/\(\d\d\)/);
    await host.tab.reload();
    await host.sees('What is 0, doubled?');
    await host.holds('document.documentElement.scrollWidth <= innerWidth', 'is no wider than its window');
  });
