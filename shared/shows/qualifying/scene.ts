import { cardOf, defineSketch } from '../../forum/scene.ts';
import type { QualifyingBoard } from './board.ts';

export const qualifying = defineSketch<QualifyingBoard>((board, view, { words, name, number }) => {
  const said = words.entrance;
  const ranking = (view.result as { readonly ranking?: readonly number[] } | null)?.ranking ?? [];
  const silent = board.guesses.flatMap((guess, seat) => (guess === null ? [seat] : []));
  return {
    crest: { label: said.entrants, value: number(view.seats.filter(seat => seat.name !== '').length) },
    plates: [said.places(board.places)],
    parts: [
      ...cardOf(board.ask),
      ...(board.answer === null
        ? []
        : [{ part: 'facts' as const, facts: [[said.answer, number(board.answer)]] as const }]),
      ...(ranking.length === 0
        ? []
        : [
            {
              part: 'list' as const,
              label: said.ranking,
              items: [
                ...ranking.map((seat, place) => {
                  const line = said.guess(name(seat), number(board.guesses[seat] ?? 0));
                  return place < board.places ? `${line}  ${said.getsIn}` : line;
                }),
                ...silent.map(seat => said.guess(name(seat), said.none)),
              ],
            },
          ]),
    ],
  };
});
