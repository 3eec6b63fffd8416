import type { Look } from '../../forum/picture/looks.ts';
import { cardOf, defineSketch, type Letter, type Part, tossUpOf } from '../../forum/scene.ts';
import type { BigSixBoard, GameBoard, LuckySevenBoard } from './boards.ts';

interface Cell {
  readonly char: string;
  readonly open: boolean;
}

const lettersOf = (cells: readonly Cell[]): readonly Letter[] =>
  cells.map(({ char, open }) => ({ char, open, number: 0 }));

export const onARoll = defineSketch<GameBoard>((board, view, voice) => {
  const said = voice.words.onARoll;
  const { name, rows, subject, control } = board;
  const parts: Part[] = [];
  if (rows.length > 0)
    parts.push({
      part: 'letters',
      label: said.clues,
      rows: rows.map(({ cells, solved }) => ({ letters: cells, ...(solved ? { mark: 'lit' as const } : {}) })),
    });
  if (subject !== null && subject.cells.length > 0)
    parts.push({ part: 'letters', label: said.subject(subject.kind), rows: [{ letters: lettersOf(subject.cells) }] });
  else if (subject !== null) parts.push({ part: 'facts', facts: [[said.subjectIs, subject.kind]] });
  if (name !== null) {
    parts.push({ part: 'letters', label: said.lastName, rows: [{ letters: lettersOf(name.cells) }] });
    parts.push(...cardOf(name.ask));
  }
  return {
    plates: [
      ...(board.game === 0 ? [] : [said.game(board.game, board.wins.join(' : '))]),
      ...(control >= 0 ? [said.rolls(board.rolls)] : []),
    ],
    parts: [...parts, ...tossUpOf(board, voice)],
    control,
    notes: view.seats.map((_, seat) =>
      [(board.wins[seat] ?? 0) > 0 ? said.games(board.wins[seat] ?? 0) : '', seat === control ? said.control : '']
        .filter(note => note !== '')
        .join(', '),
    ),
  };
});

export const bigSix = defineSketch<BigSixBoard>((board, view, { words, money }) => {
  const said = words.onARoll;
  const before = view.phase === 'money-roll';
  return {
    crest: before
      ? { label: said.money, value: money(0) }
      : { label: said.value, value: money(board.outcome === '' ? board.value : board.cash) },
    plates: [
      ...(before || board.outcome !== '' ? [] : [said.rolls(board.rolls)]),
      ...(board.outcome === '' ? [] : [said.outcome[board.outcome] ?? board.outcome]),
    ],
    parts: [
      {
        part: 'tiles',
        tiles: board.cells.map(({ char, open }, i) =>
          open ? { head: char, under: String(i + 1), mark: 'lit' } : { head: String(i + 1), mark: 'shut' },
        ),
      },
      ...board.hints.flatMap(hint => cardOf(hint, [], said.hint)),
    ],
    control: board.outcome === '' ? board.seat : -1,
  };
});

export const luckySeven = defineSketch<LuckySevenBoard>((board, _view, { words, money }) => {
  const said = words.onARoll;
  return {
    crest: { label: said.side, value: money(board.cash) },
    plates: [
      ...(board.prize !== '' && board.outcome === '' ? [said.timer(board.timer)] : []),
      ...(board.outcome === '' ? [] : [said.ended[board.outcome] ?? board.outcome]),
    ],
    parts: [
      {
        part: 'tiles',
        tiles: board.letters.map((prize, i) => ({
          head: said.letters[i] ?? '',
          ...(prize === '' ? { mark: 'shut' as const } : { under: prize, mark: 'lit' as const }),
        })),
      },
      ...(board.prize === '' ? [] : [{ part: 'facts' as const, facts: [[said.prize, board.prize]] as const }]),
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
