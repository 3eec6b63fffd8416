/** What everybody reads of Lucky Numbers: on the television's board, in a post, on phones and on the desk. */
import { h } from 'preact';
import { expect, test } from 'vitest';
import { controlsOf } from '../../client/controls/index.ts';
import type { Turn } from '../../client/controls/turn.ts';
import { boardFor } from '../../client/shows/index.ts';
import MatchTurn from '../../client/shows/lucky-numbers/controls/lucky-numbers-turn.tsx';
import { narratorOf } from '../../client/stage/formats.ts';
import { Ruler } from '../../client/stage/parts/ruler.tsx';
import { speechOf } from '../../server/records/speech.ts';
import { boardLines } from '../../shared/forum/fixed.ts';
import { sceneOf } from '../../shared/forum/scenes/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { MatchBoard } from '../../shared/shows/lucky-numbers/board.ts';
import { forum } from '../../shared/words/en/forum.ts';
import { goldenMoments, type Moment } from '../../tools/preview/moments.ts';
import { textIn, textsIn } from './reading.ts';

const moments = goldenMoments('lucky-numbers', ['Ann', 'Ben']).filter(({ view }) => view.act === 'match');
const boardOf = ({ view }: Moment) => view.board as unknown as MatchBoard;

const cueNow = ({ frames }: Moment) => frames.at(-1)?.frame.cues.at(-1)?.cue;

const television = async (moment: Moment) => {
  const { Board, Card } = await boardFor('lucky-numbers', 'match');
  const { view, shell } = moment;
  const props = {
    view,
    board: view.board,
    shell,
    cue: null,
    told: [],
    rolling: false,
    portrait: false,
    tell: narratorOf(view),
  };
  const now = () => 0;
  return { board: h(Board as never, { ...props, now } as never), card: h(Card as never, { ...props, now } as never) };
};

const posted = async ({ view }: Moment) => {
  const { titles, voiceOf } = await speechOf(showNamed('lucky-numbers')!, 'en');
  return boardLines(sceneOf(view, titles, voiceOf(view.seats.map(({ name }) => name))), forum).join('\n');
};

test('LN-13: the luckiest number keeps its figure beside WIN, says so to readers, and no cash', async () => {
  const open = moments.filter(moment => boardOf(moment).luckiest > 0);
  expect(open.length).toBeGreaterThan(20);
  await expect.poll(() => controlsOf('lucky-numbers', 'match').Board).toBeDefined();
  const { Board: Mini } = controlsOf('lucky-numbers', 'match');
  for (const moment of open) {
    const { luckiest } = boardOf(moment);
    const texts = textsIn((await television(moment)).board);
    const at = texts.indexOf(`${luckiest} wins the game`);
    expect(texts.slice(at, at + 4)).toEqual([`${luckiest} wins the game`, String(luckiest), 'WIN', 'wins the game']);
    expect(texts.filter(text => text === 'WIN')).toHaveLength(1);
    const { view } = moment;
    expect(textIn(h(Mini as never, { view, tell: narratorOf(view) } as never))).toContain(`${luckiest} WIN`);
    expect(await posted(moment)).toMatch(new RegExp(`^.*\\b${luckiest}\\b.*\\bWIN\\b`, 'ms'));
  }
});

test('the question of the game before is not shown under a new game: not on TV, not in a post', async () => {
  const fresh = moments.filter(moment => cueNow(moment) === 'luckiest' && boardOf(moment).question !== '');
  expect(fresh.length).toBeGreaterThan(0);
  for (const moment of fresh) {
    const { question, secret, buzz } = boardOf(moment);
    const card = textIn((await television(moment)).card);
    expect(card).toBe('Fingers on the buzzers for the next question.');
    const post = (await posted(moment)).replaceAll(/\s+/g, ' ');
    expect(post).not.toContain(question);
    expect(post).not.toContain(forum.secret);
    expect([secret > 0, buzz.length]).toEqual([true, 2]);
  }
  // It stands there from the asking until the round is over.
  const asked = moments.filter(moment => cueNow(moment) === 'asked');
  for (const moment of asked) expect(textIn((await television(moment)).card)).toContain(boardOf(moment).question);
  const done = moments.filter(({ view }) => view.phase === 'ready' && (view.board as unknown as MatchBoard).question);
  expect(done.length).toBeGreaterThan(asked.length / 2);
  for (const moment of done) expect(textIn((await television(moment)).card)).not.toContain(boardOf(moment).question);
});

test('what the dice did is told over an open table, without the question and its answer', async () => {
  const { Card } = await boardFor('lucky-numbers', 'match');
  let throws = 0;
  for (const [at, { frames }] of moments.entries()) {
    const before = moments[at - 1];
    const told = (frames.at(-1)?.frame.cues ?? []).filter(({ cue }) =>
      ['took', 'repeat', 'stole', 'danger'].includes(cue),
    );
    if (before === undefined || told.length === 0) continue;
    const { view, shell } = before;
    const props = { view, board: view.board, shell, cue: null, told, rolling: false, portrait: false };
    expect(textIn(h(Card as never, { ...props, tell: narratorOf(view), now: () => 0 } as never))).toBe('');
    throws++;
  }
  expect(throws).toBeGreaterThan(0);
});

test('LN-25: a 7 in the danger zone has a picture of its own and lights the desk of whoever it pays', async () => {
  const { Board, Card, control, words } = await boardFor('lucky-numbers', 'match');
  const isLost = ({ frames }: Moment) => frames.at(-1)?.frame.cues.some(({ how }) => how === 'seven') === true;
  const at = moments.findIndex(isLost);
  const { view, shell } = moments[at - 1]!;
  const won = moments[at]!.frames.at(-1)!.frame.cues.find(({ how }) => how === 'seven')!;
  const props = { view, board: view.board, shell, told: [], rolling: false, portrait: false, tell: narratorOf(view) };
  const seen = (cue: object | null) => ({
    // No tile is covered by it.
    text: textIn(h(Card as never, { ...props, cue } as never)),
    board: textIn(h(Board as never, { ...props, cue } as never)),
    lit: control?.({ ...props, cue } as never),
  });
  expect(seen(null)).toMatchObject({
    text: expect.not.stringContaining('SEVEN!') as string,
    lit: 1 - Number(won.seat),
  });
  expect(seen(won)).toMatchObject({
    text: expect.stringMatching(/^SEVEN! wins /) as string,
    board: seen(null).board,
    lit: won.seat,
  });
  expect(words.terms?.stamps?.['game-won']).toMatchObject({ seven: 'WINS ON THE 7' });
});

test('LN-14, LN-25: before a throw the card says whom the lucky number and a 7 pay, and a win of what it is made', async () => {
  const { below } = await boardFor('lucky-numbers', 'match');
  const cardOf = async (is: (moment: Moment) => boolean) => textIn((await television(moments.find(is)!)).card);
  const owed = ({ view }: Moment, phase: string, danger: boolean) =>
    view.phase === phase && (view.board as unknown as MatchBoard).danger === danger;
  expect(await cardOf(moment => owed(moment, 'roll', false))).toMatch(
    /^Ann has the dice 9 wins Ann \$1,500 7 danger zone$/,
  );
  const choice = await cardOf(moment => owed(moment, 'choice', true));
  expect(choice).toMatch(/^(Ann|Ben), roll or pass\? \d+ wins \1 \$[\d,]+ 7 wins (Ann|Ben) \$[\d,]+$/);
  expect(await cardOf(moment => owed(moment, 'ready', true))).toMatch(/a 7 loses the game/);
  const won = moments.findIndex(moment => cueNow(moment) === 'game-won');
  const cue = moments[won]!.frames.at(-1)!.frame.cues.at(-1)!;
  const parts = (view: Moment['view']) => below?.(cue, view, narratorOf(view));
  expect(parts(moments[won - 1]!.view)).toMatch(/^\$1,500 pot/);
  expect(parts(moments[won]!.view)).toBe('');
});

test('the desk opens each game by its number, as it is called on the air', async () => {
  await expect.poll(() => controlsOf('lucky-numbers', 'match').desk).toBeDefined();
  const next = (moment: Moment) =>
    controlsOf('lucky-numbers', 'match').desk?.next?.('open-game', {
      view: moment.view,
      tell: narratorOf(moment.view),
      options: {},
    } as never)?.label;
  const openings = moments.flatMap((moment, i) => (cueNow(moment) === 'luckiest' ? [i] : []));
  expect(openings.map(i => next(moments[i - 1]!))).toEqual(openings.map((_, game) => `Open game ${game + 1}`));
  expect(openings.length).toBeGreaterThan(1);
  expect(openings.map(i => boardOf(moments[i]!).game)).toEqual(openings.map((_, game) => game + 1));
});

const ruler = (secret: number, buzz: readonly number[], called: number) => {
  const tell = narratorOf({ ...moments[0]!.view, seats: [{ name: 'Ann' }, { name: 'Ben' }] } as never);
  return h(Ruler, { secret, buzz, called, tell, portrait: false });
};

test('both picks on one side of the secret number, or on the same one: each has its mark and its distance', () => {
  const sides: readonly (readonly [number, readonly number[]])[] = [
    [50, [60, 72]],
    [50, [12, 9]],
    [50, [61, 61]],
    [50, [50, 50]],
    [1, [100, 99]],
  ];
  for (const [secret, buzz] of sides) {
    const texts = textsIn(ruler(secret, buzz, 0));
    const far = buzz.map(number => (number === secret ? 'on the number' : `${Math.abs(number - secret)} away`));
    expect(texts.filter(text => /^(Ann|Ben),/.test(text)).sort()).toEqual([
      `Ann, ${far[0]}: answers`,
      `Ben, ${far[1]}`,
    ]);
    // The marks on it; where they lie is measured in ruler.test.ts.
    const marks = [...buzz, secret].map(String).sort();
    expect(texts.filter(text => /^\d+$/.test(text)).sort()).toEqual(marks);
  }
});

/** The phone of whoever is called, at a toss-up of these numbers. */
const called = (secret: number, buzz: readonly number[]) => {
  const moment = moments.find(({ view }) => view.phase === 'answer')!;
  const { view } = moment;
  const board = { ...view.board, secret, buzz, called: 0 };
  const turn = {
    view: { ...view, board },
    tell: narratorOf(view),
    seat: 0,
    legal: [],
    lines: [],
    cues: [],
    sending: false,
    send: () => undefined,
  } as unknown as Turn;
  return textIn(h(MatchTurn as never, turn as never));
};

test('LN-07: equal distance is said as such on the phone of whoever sent first', () => {
  expect(called(50, [40, 60])).toContain('A tie, and you sent first!');
  expect(called(50, [50, 50])).toContain('A tie, and you sent first!');
  expect(called(50, [49, 60])).toContain('You were closest!');
  expect(called(50, [49, 0])).not.toMatch(/tie|closest!/);
});
