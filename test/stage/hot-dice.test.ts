/** Hot Dice's board while a throw is acted out: the pot counts up before the player is asked whether to risk it. */
import { expect, test } from 'vitest';
import { resultText } from '../../client/shows/hot-dice/boards/hot-dice-card.tsx';
import { boardFor } from '../../client/shows/index.ts';
import { narratorOf } from '../../client/stage/formats.ts';
import { hotDice as german } from '../../shared/shows/hot-dice/words/de/boards.ts';
import { hotDice as english } from '../../shared/shows/hot-dice/words/en/boards.ts';
import { goldenMoments } from '../../tools/preview/moments.ts';
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
      ({ view, board: view.board, shell, cue: now, rolling: false, portrait: false, tell: narratorOf(view) }) as never;
    expect(resultText(at(cue), null), 'a headline').not.toBeNull();
    expect(aside(at(cue)), 'the warning').toBeNull();
    expect(board.note?.(control, at(cue))).not.toContain('decides');
    // Afterwards all three are there.
    expect(resultText(at(null), null)).toBeNull();
    expect(aside(at(null))).not.toBeNull();
    expect(board.note?.(control, at(null))).toContain('decides');
    counted++;
  }
  expect(counted).toBeGreaterThan(10);
});

test('HD-15: the tape is there only while a roll can bust, and upright cards say it themselves', async () => {
  const phases = new Set<string>();
  for (const { view, shell, frames } of goldenMoments('hot-dice-bonanza')) {
    if (view.act !== 'game') continue;
    const { Aside } = await boardFor('hot-dice', view.act);
    const aside = Aside as (props: never) => unknown;
    const cue = frames.at(-1)?.frame.cues.at(-1) ?? null;
    const at = (now: typeof cue, rolling: boolean, portrait = false) =>
      aside({ view, board: view.board, shell, cue: now, rolling, portrait, tell: narratorOf(view) } as never);
    for (const rolling of [false, true]) {
      if (at(null, rolling) !== null) phases.add(view.phase);
      expect(at(null, rolling, true)).toBeNull();
    }
    if (cue?.cue === 'double') expect(at(cue, false), 'a door is chosen').toBeNull();
  }
  expect([...phases]).toEqual(['decide']);
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
    expect(textIn(resultText(at([]), null)), 'before it is said').toBe('');
    const said = textIn(resultText(at([cue]), null));
    expect(said).toContain('gone');
    expect(said).not.toContain(words.terms?.stamps?.[cue.cue] ?? 'BUST!');
    busts++;
  }
  expect(busts).toBeGreaterThan(0);
});
