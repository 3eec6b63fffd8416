/** The host's big button never ends what nobody has taken part in yet. */
import { expect, test } from 'vitest';
import { controlsOf } from '../../client/controls/index.ts';
import { readField } from '../../shared/engine/fields.ts';
import { manifests } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { goldenMoments } from '../../tools/preview/moments.ts';

const closing = async (show: string, phase: string) => {
  await expect.poll(() => controlsOf(show, 'game').desk).toBeDefined();
  return goldenMoments(show)
    .filter(({ view }) => view.phase === phase)
    .map(({ view, shell: { waiting } }) => ({
      view,
      waiting,
      next: controlsOf(show, 'game').desk?.next?.('close', { view, tell: narrator(view), waiting }),
    }));
};
const narrator = ({ seats }: { readonly seats: readonly { readonly name: string }[] }) =>
  ({ name: (seat: number) => seats[seat]?.name ?? '' }) as never;

test('bets that nobody has made are closed only after a question, others at once', async () => {
  const windows = await closing('hot-hand', 'bets');
  for (const { view, next } of windows)
    expect(next?.ask === undefined, `hand ${view.board.hand}`).toBe((view.board.bets as readonly unknown[]).length > 0);
  expect(new Set(windows.map(({ next }) => next?.ask === undefined)).size).toBe(2);
});

test('a qualifier in which nobody has guessed cannot be closed', async () => {
  const open = await closing('qualifying', 'open');
  for (const { view, waiting, next } of open) expect(next?.off).toBe(view.seats.length === waiting.length);
  expect(new Set(open.map(({ next }) => next?.off)).size).toBe(2);
});

test('the options with which a form begins are options of the show', async () => {
  for (const { name, usual } of manifests) {
    const { value, faults } = readField(showNamed(name)!.options, usual ?? {});
    expect(faults, name).toEqual([]);
    expect(value, name).toMatchObject(usual ?? {});
  }
});
