/** The Main Event's board: room for prizes only where they have names, and danger until the last word. */
import { h } from 'preact';
import { expect, test } from 'vitest';
import { linesOf } from '../../client/parts/commentary.ts';
import { boardFor } from '../../client/shows/index.ts';
import { stageLines } from '../../client/stage/commentary.ts';
import { wordsIn } from '../../server/languages.ts';
import type { View } from '../../shared/engine/show.ts';
import { loadTell, narratorFor } from '../../shared/words/index.ts';
import { goldenMoments, type Moment } from '../../tools/preview/moments.ts';
import { putUp } from '../words/paper.ts';
import { textIn } from './reading.ts';

test('upright the frame has a second line for prizes with names of their own, and no empty band without', async () => {
  const { frame } = await boardFor('main-event', 'main-event');
  const height = frame.portrait as (view: View) => number;
  const ends = ['main-event-puzzles', 'lucky-puzzle'].map(name => goldenMoments(name).at(-1)?.view as View);
  const [unnamed = 0, named = 0] = ends.map(height);
  expect(named - unnamed).toBeGreaterThan(28);
});

test('ME-15: the danger zone is lit until the last word of the round is told', async () => {
  const { danger } = await boardFor('main-event', 'main-event');
  const last = goldenMoments('main-event-alone').at(-1);
  if (last === undefined || danger === undefined) throw new Error('nothing to look at');
  const { view, frames } = last;
  const lit = (cue: unknown) => danger({ view, board: view.board, cue } as never);
  expect(view).toMatchObject({ phase: 'over', board: { danger: true } });
  expect(lit(frames.at(-1)?.frame.cues.at(-1))).toBe(true);
  expect(lit(null)).toBe(false);
});

test.each(['lucky-numbers', 'lucky-puzzle'])(
  '%s: over its first roll stands whose dice they are, on TV and on the champion’s phone',
  async name => {
    const entrance = goldenMoments(name, ['Ann', 'Ben']).find(({ view }) => view.act === 'main-event');
    if (entrance === undefined) throw new Error('nothing to look at');
    const { view, frames, shell } = entrance;
    expect(view).toMatchObject({ phase: 'roll', board: { dice: [], claimed: [] } });
    const board = await boardFor(view.show, 'main-event');
    const champion = (view.board as unknown as { readonly champion: number }).champion;
    const called = ['Ann', 'Ben'][champion] ?? '';
    expect(stageLines({ view, shell }, board).at(-1)).toMatch(
      new RegExp(`^The Main Event!.* ${called}, the dice are yours\\.$`),
    );
    const tell = await loadTell(view.show);
    const last = frames.at(-1);
    if (last === undefined) throw new Error('nothing was told');
    // The heading of the phone is the newest line, told to its reader.
    expect(linesOf(last, tell, champion).at(-1)?.text).toMatch(/^The Main Event!.*, and the dice are yours\.$/);
    const german = await wordsIn('de');
    const inGerman = await loadTell(view.show, german);
    const voice = narratorFor(['Ann', 'Ben'], german);
    expect(last.frame.cues.map(cue => inGerman(cue, last.act, voice)).at(-1)).toMatch(
      new RegExp(`${called}, die Würfel gehören dir\\.$`),
    );
  },
);

test('with the last number nothing is needed any more, while the drum rolls for the sweep', async () => {
  const { Card } = await boardFor('main-event', 'main-event');
  const { view, shell } = goldenMoments('main-event-alone')[3]!;
  const claimed = [4, 5, 6, 8, 9, 10];
  const board = { ...view.board, claimed };
  const props = { view: { ...view, board }, board, shell, cue: null, told: [], tell: narratorFor(['Ann']) };
  expect(textIn(h(Card as never, props as never))).toMatch(/All six/);
});

test('ME-14, ME-20: by how much the last roll missed is the card itself, and a 7 that would end it is named there', async () => {
  const { Card, words } = await boardFor('main-event', 'main-event');
  const before = goldenMoments('lucky-numbers', ['Ann', 'Ben']).at(-2)!;
  const { view, shell } = before;
  const seen = (board: object, cue: object | null) =>
    textIn(
      h(
        Card as never,
        {
          ...{ view, shell, cue, told: [], rolling: false, portrait: false, tell: narratorFor(['Ann', 'Ben']) },
          board: { ...view.board, ...board },
        } as never,
      ),
    );
  const missed = { cue: 'repeat', number: 10, added: 2500, jackpot: 85_000, needs: 9, left: 0 };
  expect(seen({}, missed)).toBe('10: one off!');
  expect(seen({}, { ...missed, number: 4 })).toBe('4, and not the 9');
  expect(seen({ danger: false }, null)).toMatch(/^needs 9 .*jackpot$/);
  expect(seen({ danger: true }, null)).toMatch(/all gone$/);
  expect(words.terms?.stamps?.seven).toMatchObject({ true: 'SECOND SEVEN!' });
});

test('ME-14: after the last roll the miss is told, “one off” only if it was, and no jackpot grows any more', async () => {
  const { words, moments, crest, Screen } = await boardFor('main-event', 'main-event');
  const say = words.commentary as unknown as Readonly<Record<string, (cue: unknown, t: unknown) => string>>;
  const t = narratorFor(['Ann']);
  const again = { cue: 'repeat', number: 10, added: 2500, jackpot: 85_000 };
  expect(say.repeat?.({ ...again, needs: 9, left: 0 }, t)).toBe('Another 10: one off the 9!');
  expect(say.repeat?.({ ...again, needs: 5, left: 0 }, t)).toBe('Another 10, and not the 5.');
  expect(say.repeat?.({ ...again, needs: 0, left: -1 }, t)).toMatch(/^Another 10! .*jackpot/);
  const [grows] = moments.opens?.repeat ?? [];
  const opened = (left: number) => (grows as (cue: unknown) => object)({ ...again, left });
  expect([opened(0), opened(1)]).toEqual([{}, { jackpot: 85_000 }]);
  const { view } = goldenMoments('lucky-numbers').at(-1)!;
  const props = { view, board: view.board } as never;
  expect(crest?.(props)).toMatchObject({ off: true });
  expect(textIn(h(Screen as never, props))).not.toContain('rolls left');
});

test('ME-14, ME-17: what is kept stays on the screen from the last roll to the winner’s picture', async () => {
  const { Aside } = await boardFor('main-event', 'main-event');
  const [before, { frames }] = goldenMoments('lucky-numbers', ['Ann', 'Ben']).slice(-2) as [Moment, Moment];
  const cues = frames.at(-1)?.frame.cues ?? [];
  const { view, shell } = before;
  const seen = (outcome: string, cue: object | null) => {
    const board = { ...view.board, outcome };
    const props = { view: { ...view, board }, board, shell, cue, told: [], rolling: false, portrait: false };
    return textIn(h(Aside as never, { ...props, tell: narratorFor(['Ann', 'Ben']) } as never));
  };
  expect(seen('', null)).toMatch(/^Won so far Bronze Gold/);
  // What is kept is told with its own cue.
  expect(cues.slice(-2).map(cue => seen('ran-out', cue))).toEqual([
    expect.stringMatching(/^Won so far Bronze Gold/),
    expect.stringMatching(/^Ann keeps Bronze Gold/),
  ]);
  expect(seen('forfeited', null)).toBe('');
});

test('ME-20: at a second 7 the medals go dark, and fall when everything is lost', async () => {
  const { Board } = await boardFor('main-event', 'main-event');
  const { view, shell } = goldenMoments('main-event-alone')[3]!;
  const medals = (outcome: string, told: readonly object[]) => {
    const board = { ...view.board, outcome };
    const props = { view: { ...view, board }, board, shell, cue: null, told, rolling: false, portrait: false };
    const { marked, takeDown } = putUp(h(Board as never, { ...props, tell: narratorFor(['Ann']) } as never));
    const seen = marked();
    takeDown();
    return /medals(?: (dark))?(?: (fallen))?/.exec(seen)?.slice(1);
  };
  expect(medals('', [{ cue: 'seven', second: false }])).toEqual([undefined, undefined]);
  expect(medals('', [{ cue: 'seven', second: true }])).toEqual(['dark', undefined]);
  expect(medals('forfeited', [])).toEqual(['dark', 'fallen']);
});
