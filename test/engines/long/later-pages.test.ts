/**
 * In every engine: a television with the band and its great moments, the winning throw as a clip or a picture, house rules with
 * their figures, the season, the check of a record, a class that throws dice, and the forum. No page complains.
 */
import { expect, onTestFinished, test } from 'vitest';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { fixedDice, Playhouse } from '../../rooms/playhouse.ts';
import { engines } from '../engines.ts';
import { Visitor } from '../visitor.ts';
import { watchedPages } from '../watched-pages.ts';

/** Counts the pieces of music that are ready and those that the band has played, and keeps what is handed out for download. */
const listens = `(() => {
  window.heard = { pieces: 0, started: 0, band: 0, loudest: 0, files: [] };
  const { createBuffer } = BaseAudioContext.prototype;
  BaseAudioContext.prototype.createBuffer = function (sides, ...more) {
    if (this instanceof AudioContext && sides === 2) heard.pieces += 1;
    return createBuffer.call(this, sides, ...more);
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    if (this.context instanceof AudioContext) heard.started += 1;
    return start.apply(this, when);
  };
  const render = OfflineAudioContext.prototype.startRendering;
  OfflineAudioContext.prototype.startRendering = async function () {
    const buffer = await render.call(this);
    heard.band += 1;
    for (const sample of buffer.getChannelData(0)) heard.loudest = Math.max(heard.loudest, Math.abs(sample));
    return buffer;
  };
  const make = URL.createObjectURL;
  URL.createObjectURL = file => {
    heard.files.push(file.type + ' ' + file.size);
    return make.call(URL, file);
  };
  return true;
})()`;

/** Presses what has this text, and is no button. */
const touch = (selector: string, text: string) =>
  `(() => {
    const found = [...document.querySelectorAll('${selector}')].find(one => one.textContent.trim().startsWith('${text}'));
    found?.click();
    return found !== undefined;
  })()`;

for (const [engineName, launch] of Object.entries(engines)) {
  test(`${engineName}: sound, moments, clip, house rules, season, check, class and forum`, async () => {
    const house = await Playhouse.open({ dist: watchedPages(), source: () => fixedDice(5), luck: seededLuck(5) });
    const engine = await launch({ webgl: true });
    onTestFinished(() => engine.close());
    const tv = await Visitor.at(engine, 'tv', 'tv');
    const desk = await Visitor.at(engine, 'desk', 'desk');
    const complain = async () => {
      for (const visitor of [tv, desk]) expect([visitor.name, await visitor.complaints()]).toEqual([visitor.name, []]);
    };

    const { code, token } = await house.make({
      show: 'lucky-numbers',
      robots: true,
      pace: 600,
      options: { lastRound: [4, 4] },
    });
    await tv.tab.goto(`${house.url}/e/${code}/tv`);
    await tv.holds(`document.querySelector('.stage .set')`, 'the stage');
    await tv.tab.evaluate(listens);
    await tv.tab.click('.stage');
    await tv.holds('heard.pieces > 0 && heard.started > 0', 'has music, and plays');
    await tv.holds(`!document.querySelector('.sound-sign')`, 'no longer asks for sound');
    await tv.picture('sound');
    const seen = new Set<string>();
    await expect
      .poll(
        async () => {
          const shown = await tv.tab.evaluate<string>(
            `(document.querySelector('.win-screen.champion, .win-screen, .opening-screen')?.className ?? '')`,
          );
          const [kind = ''] = shown.split(' ');
          if (kind !== '' && !seen.has(kind)) await tv.picture(`moment-${kind}`);
          seen.add(kind);
          return house.live(code).episode.over && seen.has('win-screen');
        },
        { message: `${engineName}: moments`, timeout: 400_000, interval: 250 },
      )
      .toBe(true);
    await tv.picture('won');
    // The band comes after the few who play at once.
    await expect
      .poll(() => tv.tab.evaluate<boolean>('heard.band > 0 && heard.loudest > 0.05'), {
        message: `${engineName}: the band`,
        timeout: 200_000,
        interval: 500,
      })
      .toBe(true);

    await house.told(code);
    await desk.tab.goto(`${house.url}/e/${code}/recap`);
    await desk.sees('Upright');
    await desk.tab.evaluate(listens);
    await desk.press(/^Upright/);
    await desk.holds(
      `heard.files.some(file => /^(video|image)\\/\\w+ \\d{5,}/.test(file))`,
      'is handed a clip or a picture',
    );
    const file = await desk.tab.evaluate<string>(`heard.files.join(', ')`);
    console.log(`${engineName}: the clip is ${file}`);
    await desk.picture('clip');
    await complain();

    await desk.tab.goto(`${house.url}/?show=lucky-numbers`);
    await desk.press(/^Options/);
    await desk.holds(touch('summary', 'House rules'), 'House rules');
    await desk.type('.house-panel input[type="text"]', 'Friday rules');
    await desk.holds(
      `[...document.querySelectorAll('.house-figures td')].some(cell => cell.textContent.includes('±'))`,
      'figures of the house rules',
    );
    await desk.picture('house-rules');
    const set = encodeURIComponent(JSON.stringify({ name: 'Friday rules', pot: 2500 }));
    await desk.tab.goto(`${house.url}/rules/lucky-numbers?house=${set}`);
    await desk.sees('2,500');
    await desk.picture('rules-by-house');

    await desk.tab.goto(`${house.url}/season/new`);
    await desk.type('main input:not([type]), main input[type="text"]', 'Friday nights');
    await desk.press('Start the season');
    await desk.sees('No champion yet');
    await desk.picture('season');

    await house.post(`/api/episodes/${code}/desk`, { do: 'close' }, { Authorization: `Bearer ${token}` });
    await desk.tab.goto(`${house.url}/verify?code=${code}`);
    await desk.sees('The server published the same one.');
    await desk.picture('verify');

    await desk.tab.goto(`${house.url}/odds/hot-dice`);
    await desk.press('Skip the guessing and roll');
    await desk.holds(touch('.presses button', 'Roll 10,000'), 'rolls ten thousand times');
    await desk.sees(/10,000 rolls|10,000 throws/);
    await desk.holds(`document.querySelector('#class canvas, #class svg')`, 'a chart');
    await desk.picture('class');

    const { code: waiting } = await house.make({ show: 'hot-dice' });
    await desk.tab.goto(`${house.url}/e/${waiting}/watch`);
    await desk.holds(touch('.watch-more summary', 'More'), 'More');
    await desk.press(/^Forum/);
    await desk.holds(`document.querySelector('dialog[open], [role="dialog"]')`, 'the forum');
    await desk.picture('forum');
    await complain();
  });
}
