/** The question that decides who gets into a show. Seats are entrants, as many as come. */
import { extras } from '../../engine/extras.ts';
import { number, record, text } from '../../engine/fields.ts';
import { defineShow } from '../../engine/show.ts';
import { game, openGame, type QualifyingOptions, type QualifyingPack } from './game.ts';
import { qualifyingHouse, qualifyingRules } from './house.ts';
import { robot } from './robot.ts';

export const qualifying = defineShow<QualifyingOptions, QualifyingPack>({
  name: 'qualifying',
  seats: [0, Number.POSITIVE_INFINITY],
  options: record({ ...qualifyingRules, house: qualifyingHouse }),
  pack: record({ ask: text(500), answer: number(-Number.MAX_VALUE, Number.MAX_VALUE), ...extras }),
  takes: { '': { answer: 'figure' } },
  acts: [game],
  open: ({ options, pack, seats }) => openGame(options, pack, seats),
  advise: () => [],
  robot,
});
