/** Hot Dice's board while a throw is acted out: the pot counts up before the player is asked whether to risk it. */
import { h } from 'preact';
import { expect, test } from 'vitest';
import { resultText } from '../../client/shows/hot-dice/boards/hot-dice-card.tsx';
import { boardFor } from '../../client/shows/index.ts';
import { narratorOf } from '../../client/stage/formats.ts';
import { hotDice as german } from '../../shared/shows/hot-dice/words/de/boards.ts';
import { hotDice as english } from '../../shared/shows/hot-dice/words/en/boards.ts';
import { goldenMoments } from '../../tools/preview/moments.ts';
import { textOf } from '../words/paper.ts';
import { textIn } from './reading.ts';

test('HD-13: while a pot counts up the card says what came, and nobody is asked yet', async () => {
  const board = await boardFor('hot-dice', 'game');
  const aside = board.Aside as (props: never) => unknown;
  let counted = 0;
  for (const { view, shell, frames } of goldenMoments('hot-dice-bonanza')) {
    const cue = frames.at(-1)?.frame.cues.at(-1);
    if (view.act !== 'game' || view.phase !== 'decide' || cue?.cue !== 'added') continue;
    const control = view.board.control as number;
    const at = (now: typeof cue | null) =>
      ({
        view,
        board: view.board,
        shell,
        cue: now,
        told: [now],
        rolling: false,
        portrait: false,
        tell: narratorOf(view),
      }) as never;
    expect(resultText(at(cue)), 'a headline').not.toBeNull();
    expect(aside(at(cue)), 'the question of the roll').toBeNull();
    expect(board.note?.(control, at(cue))).not.toContain('decides');
    // Afterwards.
    expect(resultText(at(null))).toBeNull();
    expect(board.note?.(control, at(null))).toContain('decides');
    counted++;
  }
  expect(counted).toBeGreaterThan(10);
});

test('HD-15: what a roll may cost stands there from the hand to the verdict, and upright cards say it themselves', async () => {
  let busts = 0;
  for (const { view, shell, frames } of goldenMoments('hot-dice-bonanza')) {
    const { frame, act } = frames.at(-1) ?? {};
    const cue = frame?.cues.find(({ cue }) => cue === 'bust');
    if (cue === undefined || act !== 'game') continue;
    const { Aside } = await boardFor('hot-dice', act);
    // As before the entry.
    const before = { ...view, phase: 'decide', board: { ...view.board, pot: cue.lost as number } };
    const at = (now: typeof cue | null, told: readonly (typeof cue)[], rolling: boolean, portrait = false) =>
      (Aside as (props: never) => unknown)({
        view: before,
        board: before.board,
        shell,
        cue: now,
        told,
        rolling,
        portrait,
        tell: narratorOf(view),
      } as never);
    const amount = narratorOf(view).money(cue.lost as number);
    expect(textIn(at(null, [], true)), 'in the air').toContain(amount);
    expect(textIn(at(cue, [], false)), 'at rest').toContain(amount);
    expect(at(null, [], true, true), 'upright').toBeNull();
    expect(at(cue, [cue], false), 'told').toBeNull();
    expect(at(null, [], false), 'while it is decided').toBeNull();
    busts++;
  }
  expect(busts).toBeGreaterThan(0);
});

test('what is behind a door fits on it: the million too', () => {
  for (const { door } of [english, german])
    for (const kind of ['bust', 'double-pot', 'lose-loss', 'tie-score', 'million'] as const)
      for (const line of door({ kind, amount: 1_000_000 }, dollars => `$${dollars.toLocaleString('en')}`))
        expect(line.length, line).toBeLessThanOrEqual(8);
});

test('HD-15: dice that bust lie there for a breath, and the word is said once', async () => {
  let busts = 0;
  for (const { view, frames } of goldenMoments('hot-dice-mega')) {
    const { frame, act } = frames.at(-1) ?? {};
    const cue = frame?.cues.find(({ cue }) => cue === 'bust');
    if (cue === undefined || act === undefined) continue;
    const { moments, words } = await boardFor('hot-dice', act);
    expect(moments.cues[cue.cue]?.reveal).toBeGreaterThanOrEqual(500);
    const at = (told: readonly (typeof cue)[]) =>
      ({ view, board: view.board, cue, told, tell: narratorOf(view) }) as never;
    expect(textIn(resultText(at([]))), 'before it is said').toBe('');
    const said = textIn(resultText(at([cue])));
    expect(said).toContain('gone');
    expect(said).not.toContain(words.terms?.stamps?.[cue.cue] ?? 'BUST!');
    busts++;
  }
  expect(busts).toBeGreaterThan(0);
});

test('HD-50 HD-73: while a free roll falls it stands there that a double opens no door', async () => {
  for (const [act, phase] of [
    ['game', 'judging'],
    ['bonus-bonanza', 'pick'],
  ] as const) {
    const { Aside } = await boardFor('hot-dice', act);
    const { view, shell } = goldenMoments('hot-dice-bonanza').find(
      one => one.view.act === act && one.view.phase === phase,
    )!;
    const board = { ...view.board, control: 0 };
    const props = { view, board, shell, cue: null, told: [], rolling: true, portrait: false, tell: narratorOf(view) };
    expect(textOf(h(Aside as never, props)), act).toMatch(/Free roll.*double opens no door/);
  }
});
