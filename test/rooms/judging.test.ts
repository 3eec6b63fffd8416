import { expect, test } from 'vitest';
import { opinionIn } from '../../shared/engine/judge.ts';
import { Playhouse } from './playhouse.ts';

const choices = ['red', 'green', 'blue'];
const questions = Array.from({ length: 24 }, (_, i) => ({
  ask: `Question ${i}?`,
  choices,
  answer: 'green',
  accept: ['lime'],
}));

const asked = async (judging: string) => {
  const house = await Playhouse.open();
  const pack = { questions, tieBreakers: [] };
  const { made, host, ann, ben } = await house.asked({ show: 'lucky-numbers', options: { judging }, pack });
  for (const player of [ann, ben]) await player.move('buzz', { number: 50 });
  const live = house.live(made.code);
  await expect.poll(() => live.episode.state.phase).toBe('answer');
  return { live, host, ann };
};

test('LN-09: a wrong choice is wrong without a judge, and the host may undo that and decide otherwise', async () => {
  const { live, host, ann } = await asked('assisted');
  expect(await ann.move('answer', { text: ' RED ' })).toMatchObject({ ok: true });
  expect(live.episode.entries.slice(-2).map(({ by, do: move }) => [by, move])).toEqual([
    [0, 'answer'],
    ['host', 'judge'],
  ]);
  expect(live.episode.view('audience')).toMatchObject({ phase: 'roll', board: { control: 1 } });
  await host.move('undo');
  expect(live.episode.state.phase).toBe('judging');
  expect(opinionIn(live.episode.view('host'))).toBe('choice');
  await host.move('judge', { correct: true });
  expect(live.episode.view('audience').board).toMatchObject({ control: 0 });
});

test('CONTRACT-3: an answer that is not among the choices waits for the host, who sees what the pack says', async () => {
  const { live, ann } = await asked('assisted');
  await ann.move('answer', { text: 'greenish' });
  expect(live.episode.state.phase).toBe('judging');
  expect(opinionIn(live.episode.view('host'))).toBe('open');
});

test('CONTRACT-3: where the host judges everything, the rules still say what they think', async () => {
  for (const [text, opinion] of [
    ['Lime', 'right'],
    ['blue', 'choice'],
    ['teal', 'open'],
  ] as const) {
    const { live, ann } = await asked('host');
    await ann.move('answer', { text });
    expect([live.episode.state.phase, opinionIn(live.episode.view('host'))]).toEqual(['judging', opinion]);
  }
});
