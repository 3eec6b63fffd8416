import type { MatchBoard } from '../../shows/lucky-numbers/board.ts';
import { cardOf, defineSketch, type Part, tossUpOf } from '../scene.ts';

export const luckyNumbers = defineSketch<MatchBoard>((board, view, voice) => {
  const { words, money } = voice;
  const said = words.luckyNumbers;
  const tiles: Part = {
    part: 'tiles',
    tiles: board.numbers.map(({ number, cash, owner }) =>
      number === board.luckiest
        ? { head: String(number), under: words.win, mark: 'win' }
        : { head: String(number), under: money(cash), owner, ...(owner < 0 ? { foot: words.free } : {}) },
    ),
  };
  const answering = view.phase === 'answer' || view.phase === 'judging';
  return {
    crest: board.game === 0 ? null : { label: said.pot, value: money(board.pot) },
    plates: board.game === 0 ? [] : [board.tieBreak ? said.tieBreak : said.round(board.round, board.game)],
    danger: board.danger,
    parts: [tiles, ...cardOf(board.question, board.choices), ...tossUpOf(board, voice)],
    control: board.control >= 0 ? board.control : answering ? board.called : -1,
    notes: view.seats.map((_, seat) =>
      answering && seat === board.called ? said.answers : seat === board.control ? said.rolls : '',
    ),
  };
});
