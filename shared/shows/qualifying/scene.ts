import { cardOf, defineSketch } from '../../forum/scene.ts';
import type { QualifyingBoard } from './board.ts';
import type { scene } from './words/en/scene.ts';

type Words = typeof scene;

export const qualifying = defineSketch<QualifyingBoard, Words>((board, view, { name, number }, texts) => {
  const ranking = (view.result as { readonly ranking?: readonly number[] } | null)?.ranking ?? [];
  const silent = board.guesses.flatMap((guess, seat) => (guess === null ? [seat] : []));
  return {
    crest: { label: texts.entrants, value: number(view.seats.filter(seat => seat.name !== '').length) },
    plates: [texts.places(board.places, board.house.nearest === 'not-over')],
    parts: [
      ...cardOf(board.ask),
      ...(board.answer === null
        ? []
        : [{ part: 'facts' as const, facts: [[texts.answer, texts.number(board.answer)]] as const }]),
      ...(ranking.length === 0
        ? []
        : [
            {
              part: 'list' as const,
              label: texts.ranking,
              items: [
                ...ranking.map((seat, place) => {
                  const line = texts.guess(name(seat), texts.number(board.guesses[seat] ?? 0));
                  return place < board.places ? `${line}  ${texts.getsIn}` : line;
                }),
                ...silent.map(seat => texts.guess(name(seat), texts.none)),
              ],
            },
          ]),
    ],
  };
});
