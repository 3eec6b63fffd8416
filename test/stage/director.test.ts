import { effect } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Scene, StageBoard } from '../../client/stage/board.ts';
import type { Roll } from '../../client/stage/dice/stand.ts';
import { createDirector } from '../../client/stage/director.ts';
import { chooseThrows } from '../../client/stage/pace.ts';
import { throwTimes } from '../../shared/engine/moments.ts';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { Cue } from '../../shared/engine/show.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const board = {
  words: {
    title: '',
    about: '',
    commentary: {
      rolled: ({ total }: { readonly total: number }) => `Rolled ${total}.`,
      took: ({ number }: { readonly number: number }) => `Took ${number}.`,
      won: () => 'Won!',
      right: () => 'Right!',
      paid: () => 'Paid!',
    },
  },
  moments: {
    cues: {
      took: { ms: 700 },
      door: { ms: 900, reveal: 400, drum: true },
      won: { ms: 1200, before: true },
      right: { ms: 1200, tone: 'good' },
      paid: { ms: 4000, reveal: 400, tone: 'win', amount: 'cash' },
    },
    opens: { door: ['pot', 'dice'], won: ['scores'] },
    tense: (cue: Cue) => cue.danger === true,
  },
  acts: {},
} as unknown as StageBoard;

/** The moment after an entry; `pot` marks it. */
const moment = (entry: number, cues: readonly Cue[], dice: readonly number[] = []): Scene => ({
  shell: { cues: JSON.stringify({ entry, cues, check: '' }), seats: [] as Shell['seats'] } as Shell,
  view: {
    show: 's',
    act: 'a',
    phase: 'p',
    seats: [{ name: 'Ann', score: 0 }],
    board: { pot: entry, dice },
    result: null,
  },
});
const rolled = (dice: readonly number[], danger = false): Cue => ({
  cue: 'rolled',
  seat: 0,
  dice,
  total: dice.reduce((sum, face) => sum + face, 0),
  danger,
});
const took: Cue = { cue: 'took', seat: 0, number: 9 };

const open = (first = moment(0, [])) => {
  const sounds: string[] = [];
  const director = createDirector(
    first,
    () => board,
    name => sounds.push(name),
  );
  return {
    director,
    sounds,
    pot: () => director.shown.value.view.board.pot,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
};

describe('the director', () => {
  test('what happened before is not acted, its dice just lie there', () => {
    const { director, sounds } = open(moment(7, [rolled([3, 4]), took], [3, 4]));
    expect(director.busy.value).toBe(false);
    expect(director.lines.value).toEqual([]);
    expect(director.stand.roll.value?.plan.order.faces).toEqual([3, 4]);
    expect(director.stand.roll.value?.started).toBe(-Infinity);
    expect(sounds).toEqual([]);
  });

  test('between a throw and what it did there is no moment in which a card could come back', async () => {
    const { director, pass } = open();
    const seen: string[] = [];
    onTestFinished(effect(() => void seen.push(`${director.rolling.value}/${director.cue.value?.cue ?? ''}`)));
    director.update(moment(1, [rolled([4, 5]), took], [4, 5]));
    await pass(6000);
    expect(seen).toEqual(['/', 'plain/', '/took', '/']);
  });

  test('the dice are said to roll once they have left the hand, and not over those that lie there', async () => {
    const { director, pass } = open(moment(0, [], [3, 4]));
    const seen: [number, boolean][] = [];
    onTestFinished(effect(() => void seen.push([Math.round(performance.now()), director.flying.value])));
    director.update(moment(1, [rolled([1, 2], true), took], [1, 2]));
    await pass(300);
    // The lights have gone down, and the old dice still lie there.
    expect([director.rolling.value, seen.at(-1)?.[1]]).toEqual(['tense', false]);
    await pass(6000);
    const [, [from], [to]] = seen as [[number, boolean], [number, boolean], [number, boolean]];
    expect(to - from).toBe(throwTimes.lift + throwTimes.tense + throwTimes.rest);
  });

  test('dice leave the table together with the cue that needs it', async () => {
    const { director, pass } = open(moment(1, [rolled([3, 4])], [3, 4]));
    const after = moment(2, [{ cue: 'door' }]);
    // Its board is opened with the door.
    director.update({ ...after, view: { ...after.view, board: { pot: 2, dice: [] } } });
    const lying = () => director.stand.roll.value?.plan.order.faces ?? [];
    await pass(300);
    expect(lying()).toEqual([3, 4]);
    await pass(200);
    expect(lying()).toEqual([]);
    expect(director.busy.value).toBe(true);
  });

  test('a recap keeps what a moment told last, after a jump and after it was acted out', async () => {
    const door: Cue = { cue: 'door' };
    const director = createDirector(
      moment(3, [rolled([3, 4]), door], [3, 4]),
      () => board,
      () => {},
      Date.now,
      true,
    );
    const stays = () => [director.cue.value?.cue, director.told.value.map(({ cue }) => cue)];
    expect(stays()).toEqual(['door', ['door']]);
    director.update(moment(9, [took, door]));
    await vi.advanceTimersByTimeAsync(0);
    expect(stays()).toEqual(['door', ['took', 'door']]);
    // A throw of the next moment has the table for itself.
    director.update(moment(10, [rolled([1, 2]), took], [1, 2]));
    await vi.advanceTimersByTimeAsync(500);
    expect([director.rolling.value, ...stays()]).toEqual(['plain', undefined, []]);
    await vi.advanceTimersByTimeAsync(6000);
    expect([director.busy.value, ...stays()]).toEqual([false, 'took', ['took']]);
    director.close();
  });

  test('FAIR-10: a house throw is told of as one, with the throw and once', async () => {
    let dice = { chains: '', robots: false };
    const thrown = async (frame: object, cues: readonly Cue[] = [took, rolled([4, 5]), took]) => {
      const { director, pass } = open();
      const after = moment(1, cues, [4, 5]);
      const shell = { ...after.shell, ...dice, cues: JSON.stringify({ ...JSON.parse(after.shell.cues), ...frame }) };
      director.update({ ...after, shell });
      await pass(6000);
      return director.lines.value;
    };
    const house = { check: 'ab12cd34', part: 'house' };
    const keyOf = (name: string) => JSON.stringify([{ name, from: 0, pledge: '' }]);
    for (const [chains, robots] of [
      [keyOf('player:0'), false],
      [keyOf('player:0'), true],
      [keyOf('player:1'), false],
    ] as const) {
      dice = { chains, robots };
      expect(await thrown(house)).toEqual(['Took 9.', 'House throw! Rolled 9.', 'Took 9.']);
    }
    // Where every throw is the house's, and where a robot threw, it is no news.
    for (const [chains, robots] of [
      ['[]', false],
      ['[]', true],
      [keyOf('player:1'), true],
    ] as const) {
      dice = { chains, robots };
      expect(await thrown(house)).toEqual(['Took 9.', 'Rolled 9.', 'Took 9.']);
    }
    dice = { chains: keyOf('player:0'), robots: false };
    expect(await thrown({ ...house, part: 'player' })).toEqual(['Took 9.', 'Rolled 9.', 'Took 9.']);
    expect(await thrown({ ...house, hand: true })).toEqual([
      'Took 9. (Entered by the host: a house throw.)',
      'Rolled 9.',
      'Took 9.',
    ]);
    // What was drawn and stays hidden is no throw.
    expect(await thrown({ check: '', part: 'house' }, [took])).toEqual(['Took 9.']);
  });

  test('the sum of a win is said once its lamps have counted it, and its prizes with their plates', async () => {
    const { director, pass } = open();
    for (const [entry, prizes, counts] of [
      [1, [], 1600],
      [2, ['A car', 'A boat'], 2300],
    ] as const) {
      director.update(moment(entry, [{ cue: 'paid', seat: 0, cash: 900, prizes }]));
      await pass(410);
      expect(director.win.value?.cue).toBe('paid');
      await pass(counts - 20);
      expect(director.lines.value).toEqual([]);
      await pass(20);
      expect(director.lines.value).toEqual(['Paid!']);
      await pass(4000);
    }
  });

  test('a verdict is seen before the rail says it, and until then the rail keeps what it said before', async () => {
    const { director, pass } = open();
    director.update(moment(1, [took]));
    await pass(1000);
    director.update(moment(2, [rolled([4, 5]), { cue: 'right', seat: 0 }], [4, 5]));
    await pass(1940);
    expect([director.cue.value?.cue, director.lines.value]).toEqual(['right', []]);
    await pass(880);
    expect(director.lines.value).toEqual([]);
    await pass(20);
    expect(director.lines.value).toEqual(['Rolled 9.', 'Right!']);
    await pass(3000);
    director.update(moment(3, [{ cue: 'right', seat: 0 }]));
    await pass(400);
    expect([director.lines.value, director.earlier.value]).toEqual([[], ['Rolled 9.', 'Right!']]);
  });

  test('a throw is over before anything speaks of it, and faces lie readable for 250 ms', async () => {
    const { director, pot, pass } = open();
    director.update(moment(1, [rolled([4, 5]), took], [4, 5]));
    await pass(0);
    expect(director.rolling.value).toBe('plain');
    await pass(1920);
    expect([director.rolling.value, director.lines.value, pot()]).toEqual(['plain', [], 0]);
    expect(director.telling.value).toBe(true);
    await pass(20);
    expect([director.rolling.value, director.lines.value, pot()]).toEqual(['', ['Rolled 9.', 'Took 9.'], 1]);
    expect(director.cue.value).toEqual(took);
    expect(director.telling.value).toBe(false);
    await pass(700);
    expect([director.cue.value, director.busy.value]).toEqual([null, false]);
  });

  test('much at stake: a hush first, then the longer throw', async () => {
    const { director, pass } = open(moment(0, [], [1, 1]));
    director.update(moment(1, [rolled([4, 5], true)], [4, 5]));
    await pass(440);
    expect([director.rolling.value, director.stand.roll.value?.plan.order.faces]).toEqual(['tense', [1, 1]]);
    await pass(20);
    expect(director.stand.roll.value?.plan.order.faces).toEqual([4, 5]);
    // Those that lie there are taken up first: never are both on the table.
    const { started, lift } = director.stand.roll.value as Roll;
    expect([lift, started - performance.now() > 150]).toEqual([throwTimes.lift, true]);
    await pass(2980);
    expect(director.rolling.value).toBe('tense');
    await pass(60);
    expect(director.rolling.value).toBe('');
  });

  test('where throws are chosen to be short, they are the same in half the time', async () => {
    chooseThrows(true);
    onTestFinished(() => chooseThrows(false));
    const { director, pass } = open();
    director.update(moment(1, [rolled([4, 5])], [4, 5]));
    await pass(955);
    expect([director.rolling.value, director.stand.roll.value?.plan.seconds]).toEqual(['plain', 1.5]);
    await pass(20);
    expect(director.rolling.value).toBe('');
  });

  test('the board from before stays until a cue that needs it is through', async () => {
    const { director, pot, pass } = open();
    director.update(moment(1, [rolled([4, 5]), took, { cue: 'won', seat: 0 }], [4, 5]));
    await pass(1930 + 700 + 1190);
    expect(pot()).toBe(0);
    await pass(20);
    expect(pot()).toBe(1);
  });

  test('a field changes with the cue that tells it, a door when it is open', async () => {
    const { director, pot, pass, sounds } = open();
    const score = () => director.shown.value.view.seats[0]?.score;
    const after = moment(1, [{ cue: 'door' }, { cue: 'won', seat: 0 }]);
    const view = { ...after.view, phase: 'q', seats: [{ name: 'Ann', score: 50 }] };
    director.update({ ...after, view });
    const told = () => director.told.value.map(({ cue }) => cue);
    await pass(390);
    expect([pot(), score(), told(), director.cue.value?.cue]).toEqual([0, 0, [], 'door']);
    // Until then a drum rolls, and the lights are down.
    expect([director.hush.value, sounds]).toEqual([true, ['drumroll']]);
    await pass(20);
    expect([pot(), score(), told(), director.shown.value.view.phase]).toEqual([1, 0, ['door'], 'p']);
    expect(director.hush.value).toBe(false);
    await pass(500);
    expect([pot(), score(), director.shown.value.view.phase, director.telling.value]).toEqual([1, 50, 'p', true]);
    await pass(1200);
    expect([director.shown.value.view, told(), director.telling.value]).toEqual([view, [], false]);
  });

  test('dice that a card takes off the table come back with a throw, not before', async () => {
    const dice: StageBoard['dice'] = ({ dice }, { phase }) => (phase === 'asked' ? [] : (dice as readonly number[]));
    const director = createDirector(
      moment(0, [], [6, 6]),
      () => ({ ...board, dice }),
      () => {},
    );
    const lying = () => director.stand.roll.value?.plan.order.faces ?? [];
    const then = async (scene: Scene, phase: string) => {
      director.update({ ...scene, view: { ...scene.view, phase } });
      await vi.advanceTimersByTimeAsync(4000);
      return lying();
    };
    expect(lying()).toEqual([6, 6]);
    expect(await then(moment(1, [{ cue: 'door' }], [6, 6]), 'asked')).toEqual([]);
    expect(await then(moment(2, [took], [6, 6]), 'roll')).toEqual([]);
    expect(await then(moment(3, [rolled([1, 2])], [1, 2]), 'roll')).toEqual([1, 2]);
    director.close();
  });

  test('cues are acted in order and never more than three seconds behind', async () => {
    const { director, pot, pass } = open();
    const seen: string[] = [];
    director.lines.subscribe(lines => lines.length > 0 && seen.push(lines.at(-1) ?? ''));
    for (let entry = 1; entry <= 12; entry++) {
      director.update(moment(entry, [rolled([1, (entry % 6) + 1]), took], [1, (entry % 6) + 1]));
      await pass(300);
    }
    await pass(3000);
    expect(Number(pot())).toBeGreaterThanOrEqual(11);
    await pass(2500);
    expect([pot(), director.busy.value]).toEqual([12, false]);
    expect(director.stand.roll.value?.plan.order.faces).toEqual([1, 1]);
    // What there was no time for is told all the same.
    expect(seen.filter(line => line.startsWith('Rolled')).length).toBe(12);
  });

  test('an undo, a corrected score and a substitute are told in every show', async () => {
    const { director, pass } = open();
    director.update(moment(1, [{ cue: 'undo', by: 0, do: 'roll' }]));
    await pass(1);
    expect(director.lines.value).toEqual(['The host takes back Ann’s last move.']);
    director.update(moment(2, [rolled([4, 5]), took], [4, 5]));
    await pass(300);
    // Also in the middle of what it takes back.
    director.update(moment(3, [{ cue: 'undo', by: 0, do: 'roll' }]));
    await pass(1);
    expect(director.lines.value).toEqual(['The host takes back Ann’s last move.']);
    director.update(moment(4, [{ cue: 'correct', seat: 0, was: 0, score: 50, reason: 'late' }]));
    await pass(1);
    expect(director.lines.value).toEqual(['The host changes Ann’s score from $0 to $50: late.']);
    await pass(1000);
    director.update(moment(5, [{ cue: 'replace', seat: 0, was: 'Bo', name: 'Ann' }]));
    await pass(1);
    expect(director.lines.value).toEqual(['Ann steps in for Bo.']);
  });

  test('an undo and a gap are caught up with at once', async () => {
    const { director, pot, pass } = open();
    director.update(moment(1, [rolled([4, 5]), took], [4, 5]));
    await pass(300);
    director.update(moment(2, [{ cue: 'undo', by: 0, do: 'roll' }], [6, 6]));
    await pass(1);
    expect([pot(), director.busy.value]).toEqual([2, false]);
    expect(director.stand.roll.value?.plan.order.faces).toEqual([6, 6]);
    director.update(moment(5, [rolled([1, 2])], [1, 2]));
    await pass(1);
    expect([pot(), director.rolling.value]).toEqual([5, '']);
  });

  test('the stage keeps the server’s times, even after a gap and however late they arrive', async () => {
    const { director, pot, pass } = open();
    const time = { at: Date.now() + 500, starts: [0], tells: [1930], shows: 1930, ends: 1930 };
    const timed = (entry: number, dice: readonly number[], at: number): Scene => {
      const after = moment(entry, [rolled(dice)], dice);
      const frame = { entry, cues: [rolled(dice)], check: '', time: { ...time, at } };
      return { ...after, shell: { ...after.shell, cues: JSON.stringify(frame) } };
    };
    director.update(timed(1, [4, 5], time.at));
    await pass(490 + 1930);
    expect([pot(), director.rolling.value]).toEqual([0, 'plain']);
    await pass(20);
    expect(pot()).toBe(1);
    // Nothing was seen of entry 2, so nothing is acted, yet nobody is ahead of the others.
    director.update(timed(3, [1, 2], Date.now()));
    await pass(1920);
    expect([pot(), director.rolling.value]).toEqual([1, '']);
    await pass(20);
    expect(pot()).toBe(3);
    // Heard of when it has nearly landed: it lands with all others.
    director.update(timed(4, [2, 2], Date.now() - 1500));
    await pass(420);
    expect([pot(), director.rolling.value]).toEqual([3, 'plain']);
    await pass(20);
    expect(pot()).toBe(4);
  });

  test('an entry without commentary leaves the previous line in place', async () => {
    const { director, pot, pass } = open();
    director.update(moment(1, [rolled([4, 5]), took], [4, 5]));
    await pass(600);
    director.update(moment(2, []));
    await pass(1300);
    expect([pot(), director.rolling.value]).toEqual([0, 'plain']);
    await pass(60 + 700);
    expect([pot(), director.busy.value]).toEqual([2, false]);
  });

  test('a throw can be skipped', async () => {
    const { director, pot, pass } = open();
    director.update(moment(1, [rolled([4, 5])], [4, 5]));
    await pass(200);
    director.skip();
    await pass(1);
    expect([pot(), director.rolling.value]).toEqual([1, '']);
    expect(director.stand.roll.value?.started).toBe(-Infinity);
  });

  test('news of names and presence disturb nothing that is acted', async () => {
    const { director, pot, pass } = open();
    const after = moment(1, [rolled([4, 5])], [4, 5]);
    director.update(after);
    await pass(200);
    director.update({ ...after, shell: { ...after.shell, spectators: 9 } });
    await pass(200);
    expect([director.rolling.value, pot()]).toEqual(['plain', 0]);
    await pass(1600);
    expect(pot()).toBe(1);
    director.close();
  });
});
