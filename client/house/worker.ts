/** The worker of `figures.ts`: plays shows by the original rules and the host's in turn, until there are enough. */
import { readField } from '../../shared/engine/fields.ts';
import { isRule } from '../../shared/engine/house.ts';
import { exactFigures } from '../../shared/house/exact.ts';
import { Simulation } from '../../shared/house/figures.ts';
import type { RulesOfShow } from '../../shared/house/house-of-show.ts';
import { houseOfShow, manifestOf } from '../../shared/shows/index.ts';
import type { ExactReply, FiguresReply, FiguresRequest } from './figures.ts';

/** Number of shows of each kind. */
const enough = 20_000;
/** Milliseconds between two reports. */
const often = 250;

let current = 0;

/** The same show by the original rules. What is no rule stays, such as prizes, as far as the original takes it. */
const originalOf = ({ options: fields }: RulesOfShow, options: FiguresRequest['options']): object => {
  const others = Object.entries(options).filter(([name]) => name !== 'house');
  const of = fields.fieldsFor(Object.fromEntries(others));
  return Object.fromEntries(
    others.filter(([name, value]) => {
      const field = of[name];
      return field !== undefined && !isRule(field) && readField(field, value).faults.length === 0;
    }),
  );
};

const simulationOf = async (
  { show, pack }: FiguresRequest,
  { tally }: RulesOfShow,
  options: object,
): Promise<Simulation | null> => {
  const rules = await manifestOf(show)?.rules();
  if (rules === undefined) return null;
  const read = readField(rules.options, { ...options, judging: 'auto' });
  const questions = readField(rules.pack, pack);
  if (read.faults.length > 0 || questions.faults.length > 0) return null;
  const [fewest, most] = rules.seats;
  const seats = Math.max(fewest, Math.min(2, most));
  return new Simulation(rules, { options: read.value, pack: questions.value, seats }, tally, 1);
};

const play = async (request: FiguresRequest, house: RulesOfShow): Promise<void> => {
  const { id, options } = request;
  const [was, now] = [
    await simulationOf(request, house, originalOf(house, options)),
    await simulationOf(request, house, options),
  ];
  if (was === null || now === null) return;
  while (now.shows < enough && id === current) {
    const until = performance.now() + often;
    while (performance.now() < until && now.shows < enough) {
      was.play();
      now.play();
    }
    postMessage({ id, was: was.figures, now: now.figures, shows: now.shows } satisfies FiguresReply);
    // Another question may have arrived.
    await new Promise(resolve => setTimeout(resolve));
  }
};

/** In a thread of its own: shows are played meanwhile. */
const compute = async ({ id, options, pack }: FiguresRequest, house: RulesOfShow): Promise<void> => {
  const questions = (pack ?? {}) as object;
  const was = await exactFigures(house, originalOf(house, options), questions);
  const now = await exactFigures(house, options, questions);
  if (id === current) postMessage({ id, exact: { was, now } } satisfies ExactReply);
};

addEventListener('message', ({ data }: MessageEvent<FiguresRequest>) => {
  current = data.id;
  void houseOfShow(data.show, data.options).then(house =>
    house === undefined ? undefined : data.exact ? compute(data, house) : play(data, house),
  );
});
