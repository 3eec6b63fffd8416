/**
 * Nothing before its beat in real engines, one show each: robots play at a television's pace, and television, audience and player
 * look at all their texts and labels every 50 ms and at every change. No line about a cue is there before the cue is told. With
 * another future instead of real pages: test/stage/nothing-before-its-beat.
 */
import { expect, onTestFinished, test } from 'vitest';
import { boardFor } from '../../../client/shows/index.ts';
import { lineOf } from '../../../client/stage/commentary.ts';
import { seededLuck } from '../../../shared/engine/robots.ts';
import type { Cue } from '../../../shared/engine/show.ts';
import { shellOf } from '../../../tools/preview/moments.ts';
import { fixedDice, Playhouse } from '../../rooms/playhouse.ts';
import { engines } from '../engines.ts';
import { Visitor } from '../visitor.ts';
import { watchedPages } from '../watched-pages.ts';

const shows: Readonly<Record<string, string>> = {
  Chromium: 'hot-dice',
  Firefox: 'six-dice',
  WebKitGTK: 'lucky-puzzle',
};

/** So many lines have been told when enough has been seen. */
const enough = 30;

/** Milliseconds by which a page under load may misjudge the server’s clock; a beat is longer. */
const tolerance = 200;

/** Runs within the page: when each text and label was there first, by the page's clock. */
const looksAtAll = `(() => {
  const seen = (window.textsSeen = {});
  const note = text => { if (text && !(text in seen)) seen[text] = Date.now(); };
  const look = () => {
    for (const one of document.querySelectorAll('body *')) {
      if (one.childElementCount === 0 || one.matches('p, li, h1, h2, bdi')) note(one.textContent.trim());
      note(one.getAttribute('aria-label'));
    }
  };
  new MutationObserver(look).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
  setInterval(look, 50);
  return true;
})()`;

for (const [name, launch] of Object.entries(engines)) {
  const show = shows[name] ?? 'lucky-numbers';
  test(`${name}, ${show}: no page says anything of a cue before its beat`, async () => {
    const house = await Playhouse.open({ dist: watchedPages(), source: () => fixedDice(3), luck: seededLuck(3) });
    const engine = await launch({ webgl: true });
    onTestFinished(() => engine.close());
    const { code, token } = await house.make({ show, robots: true, seats: 2, pace: 1500 });
    // From the first move on, because pages show lines of before they were opened.
    const live = house.live(code);
    const told = new Map<string, number>();
    const act = live.episode.act.name;
    const board = await boardFor(show, act);
    const hear = () => {
      const { cues, time } = live.staging.frame;
      const view = live.episode.view('audience');
      if (time === undefined || view.act !== act) return;
      for (const [i, cue] of cues.entries()) {
        const line = lineOf(cue as Cue, { view, shell: shellOf(view, live.staging.frame) }, board);
        const at = time.at + (time.tells[i] ?? 0);
        if (line !== '') told.set(line, Math.min(at, told.get(line) ?? at));
      }
    };
    live.log.onChange(hear);

    const director = await house.join(code, { as: 'host', token });
    const { link = '' } = (await director.tell({ do: 'seat-link', seat: 0 })) as { readonly link?: string };
    const address = `${house.url}/e/${code}`;
    const pages = [
      [await Visitor.at(engine, 'tv', 'tv'), `${address}/tv`],
      [await Visitor.at(engine, 'watcher', 'phone'), `${address}/watch`],
      [await Visitor.at(engine, 'player', 'phone'), `${address}${new URL(link).hash}`],
    ] as const;
    for (const [visitor, at] of pages) await visitor.tab.goto(at);
    for (const [visitor] of pages)
      await visitor.holds(`document.querySelector('.stage .rail, .phone .live')`, 'is there');
    for (const [visitor] of pages) await visitor.tab.evaluate(looksAtAll);

    await expect
      .poll(() => told.size, { message: 'lines told', timeout: 240_000, interval: 500 })
      .toBeGreaterThan(enough);
    for (const [visitor] of pages) {
      const seen = Object.entries(await visitor.tab.evaluate<Record<string, number>>('window.textsSeen'));
      let found = 0;
      for (const [line, at] of told) {
        const first = Math.min(...seen.filter(([text]) => text.includes(line)).map(([, when]) => when));
        if (Number.isFinite(first)) found++;
        expect(first, `${visitor.name}: “${line}”`).toBeGreaterThan(at - tolerance);
      }
      // A player's own page speaks to her.
      if (visitor.name !== 'player') expect(found, `lines that ${visitor.name} saw`).toBeGreaterThan(enough / 2);
    }
  });
}
