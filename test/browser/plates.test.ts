/** Texts of the plates beside the crest, in each language: rounds, turns, what there is to beat. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardFor } from '../../client/shows/index.ts';
import { narratorOf } from '../../client/stage/formats.ts';
import { goldenEpisodes, goldenMoments, goldenRecord, type Moment } from '../../tools/preview/moments.ts';
import { addressOf, openPage, openStudio, type PictureStudio } from '../../tools/preview/studio.ts';
import { oneBrowser, plainDice } from './evening.ts';

/** `npm test` looks where room is scarcest: at the longer words on the smallest phone. */
const long = process.env.LONG !== undefined;
const languages = long ? ['en', 'de'] : ['de'];
const sizes = [{ width: 320, height: 568 }, ...(long ? [{ width: 1280, height: 720 }] : [])];

const browser = oneBrowser(...plainDice);

/** Moments of a show whose plates say something else than others; in `npm test` those with the most letters in a line. */
const plated = async (show: string): Promise<readonly Moment[]> => {
  const found = new Map<string, { readonly place: string; readonly letters: number; readonly moment: Moment }>();
  const episodes = goldenEpisodes.filter(name => goldenRecord(name).show === show);
  for (const moment of episodes.flatMap(name => goldenMoments(name))) {
    const { view, shell } = moment;
    if (view.phase === 'lobby' || view.phase === 'over') continue;
    const board = await boardFor(view.show, view.act);
    const props = { view, board: view.board, shell, cue: null, told: [], rolling: false, portrait: true, now: () => 0 };
    const plates = board.plates?.({ ...props, tell: narratorOf(view) }) ?? [];
    const names = view.seats.map(({ name }) => name);
    for (const [side, plate] of plates.entries())
      for (const [line, text = ''] of Object.entries(plate ?? {})) {
        const place = `${view.act} ${side} ${line}`;
        // A name may be cut, and figures are as wide as each other.
        if (text !== '' && !names.includes(text))
          found.set(`${place} ${text.replace(/\d/g, '0')}`, { place, letters: text.length, moment });
      }
  }
  const all = [...found.values()];
  const most = (place: string) => Math.max(...all.filter(one => one.place === place).map(({ letters }) => letters));
  const kept = all.filter(({ place, letters }) => long || letters >= most(place));
  return [...new Set(kept.map(({ moment }) => moment))];
};

/** Plates beside the crest whose text is cut, or that lie under the board or the crest. */
const cutPlates = (): readonly string[] => {
  const [board, crest] = ['.set > .board', '.crest'].map(one => document.querySelector(one)?.getBoundingClientRect());
  return [...document.querySelectorAll<HTMLElement>('.plate-left, .plate-right')].flatMap(plate => {
    const { left, right, bottom } = plate.getBoundingClientRect();
    const isCut = [...plate.children].some(
      line => line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 3,
    );
    const isUnder = (over: DOMRect | undefined) =>
      over !== undefined && bottom > over.top + 1 && left < over.right - 1 && right > over.left + 1;
    const faults = { cut: isCut, 'under the board': isUnder(board), 'under the crest': isUnder(crest) };
    return Object.entries(faults).flatMap(([fault, is]) =>
      is ? [`${plate.innerText.replace(/\s+/g, ' ')}: ${fault}`] : [],
    );
  });
};

const shows = [...new Set(goldenEpisodes.map(name => goldenRecord(name).show))];

describe.each(languages)('in %s', language => {
  let studio: PictureStudio;
  beforeAll(async () => {
    studio = await openStudio({ language });
  });
  afterAll(() => studio.close());

  test.each(shows)('%s: plates beside the crest are whole', async show => {
    const found: string[] = [];
    for (const size of sizes) {
      const shown = await openPage(browser(), `${studio.url}${addressOf('watch')}`, size);
      for (const moment of await plated(show)) {
        await shown.show(moment);
        const faults = await shown.page.evaluate(cutPlates);
        found.push(...faults.map(fault => `${size.width} px, ${moment.name}: ${fault}`));
      }
      await shown.close();
    }
    expect(found).toEqual([]);
  });
});
