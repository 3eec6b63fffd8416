import { prizeName } from '../../engine/money.ts';
import type { Look } from '../../forum/picture/looks.ts';
import { cardOf, defineSketch, type Letter, type Part, tossUpOf } from '../../forum/scene.ts';
import type { BigSixBoard, GameBoard, LuckySevenBoard } from './boards.ts';
import type { scene } from './words/en/scene.ts';

type Words = typeof scene;

interface Cell {
  readonly char: string;
  readonly open: boolean;
}

const lettersOf = (cells: readonly Cell[]): readonly Letter[] =>
  cells.map(({ char, open }) => ({ char, open, number: 0 }));

export const onARoll = defineSketch<GameBoard, Words>((board, view, voice, texts) => {
  const { name, rows, subject, control } = board;
  const parts: Part[] = [];
  if (rows.length > 0)
    parts.push({
      part: 'letters',
      label: texts.clues,
      rows: rows.map(({ cells, solved }) => ({ letters: cells, ...(solved ? { mark: 'lit' as const } : {}) })),
    });
  if (subject !== null && subject.cells.length > 0)
    parts.push({ part: 'letters', label: texts.subject(subject.kind), rows: [{ letters: lettersOf(subject.cells) }] });
  else if (subject !== null) parts.push({ part: 'facts', facts: [[texts.subjectIs, subject.kind]] });
  if (name !== null) {
    parts.push({ part: 'letters', label: texts.lastName, rows: [{ letters: lettersOf(name.cells) }] });
    parts.push(...cardOf(name.ask));
  }
  return {
    plates: [
      ...(board.game === 0 ? [] : [texts.game(board.game, board.wins.join(' : '))]),
      ...(control >= 0 ? [texts.rolls(board.rolls)] : []),
    ],
    parts: [...parts, ...tossUpOf(board, voice)],
    control,
    notes: view.seats.map((_, seat) =>
      [(board.wins[seat] ?? 0) > 0 ? texts.games(board.wins[seat] ?? 0) : '', seat === control ? texts.control : '']
        .filter(note => note !== '')
        .join(', '),
    ),
  };
});

export const bigSix = defineSketch<BigSixBoard, Words>((board, view, { money }, texts) => {
  const before = view.phase === 'money-roll';
  return {
    crest: before
      ? { label: texts.money, value: money(0) }
      : { label: texts.value, value: money(board.outcome === '' ? board.value : board.cash) },
    plates: [
      ...(before || board.outcome !== '' ? [] : [texts.rolls(board.rolls)]),
      ...(board.outcome === '' ? [] : [texts.outcome[board.outcome] ?? board.outcome]),
    ],
    parts: [
      {
        part: 'tiles',
        tiles: board.cells.map(({ char, open }, i) =>
          open ? { head: char, under: String(i + 1), mark: 'lit' } : { head: String(i + 1), mark: 'shut' },
        ),
      },
      ...board.hints.flatMap(hint => cardOf(hint, [], texts.hint)),
    ],
    control: board.outcome === '' ? board.seat : -1,
  };
});

export const luckySeven = defineSketch<LuckySevenBoard, Words>((board, _view, { money }, texts) => {
  return {
    crest: { label: texts.side, value: money(board.cash) },
    plates: [
      ...(board.prize !== '' && board.outcome === '' ? [texts.timer(board.timer)] : []),
      ...(board.outcome === '' ? [] : [texts.ended[board.outcome] ?? board.outcome]),
    ],
    parts: [
      {
        part: 'tiles',
        tiles: board.letters.map((prize, i) => ({
          head: texts.letters[i] ?? '',
          ...(prize === '' ? { mark: 'shut' as const } : { under: prizeName(prize, money), mark: 'lit' as const }),
        })),
      },
      ...(board.prize === ''
        ? []
        : [{ part: 'facts' as const, facts: [[texts.prize, prizeName(board.prize, money)]] as const }]),
    ],
    control: board.outcome === '' ? board.seat : -1,
  };
});

export const look: Look = {
  title: 'Shrikhand',
  wall: ['#6fc3e8', '#3f9fd0', '#14598c'],
  glow: '#ffffff',
  felt: ['#14558c', '#0a2f55'],
  sign: '#c9331a',
  signInk: '#fff7e6',
  tile: ['#ffffff', '#d7e8f3'],
  tileInk: '#0b3358',
  metal: ['#ffffff', '#dfe9f0', '#8fa6b8', '#4b6376'],
};
