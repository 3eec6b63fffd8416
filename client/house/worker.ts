/** The worker of `figures.ts`: plays shows by the original rules and the host's in turn, until there are enough. */
import { readField } from '../../shared/engine/fields.ts';
import type { Show } from '../../shared/engine/show.ts';
import { exactFigures } from '../../shared/house/exact.ts';
import { Simulation } from '../../shared/house/figures.ts';
import { houseOfShow, manifestOf } from '../../shared/shows/index.ts';
import type { ExactReply, FiguresReply, FiguresRequest } from './figures.ts';

/** Number of shows of each kind. */
const enough = 20_000;
/** Milliseconds between two reports. */
const often = 250;

let current = 0;

const simulationOf = (rules: Show, { pack, options }: FiguresRequest, house: object): Simulation | null => {
  const read = readField(rules.options, { ...options, judging: 'auto', house });
  const questions = readField(rules.pack, pack);
  if (read.faults.length > 0 || questions.faults.length > 0) return null;
  const [fewest, most] = rules.seats;
  const seats = Math.max(fewest, Math.min(2, most));
  return new Simulation(rules, { options: read.value, pack: questions.value, seats }, 1);
};

const play = async (request: FiguresRequest): Promise<void> => {
  const rules = await manifestOf(request.show)?.rules();
  if (rules === undefined) return;
  const [was, now] = [simulationOf(rules, request, {}), simulationOf(rules, request, request.house)];
  if (was === null || now === null) return;
  while (now.shows < enough && request.id === current) {
    const until = performance.now() + often;
    while (performance.now() < until && now.shows < enough) {
      was.play();
      now.play();
    }
    postMessage({ id: request.id, was: was.figures, now: now.figures, shows: now.shows } satisfies FiguresReply);
    // Another question may have arrived.
    await new Promise(resolve => setTimeout(resolve));
  }
};

/** In a thread of its own: shows are played meanwhile. */
const compute = async ({ id, show, options, pack, house }: FiguresRequest): Promise<void> => {
  const acts = (await houseOfShow(show, options))?.exact ?? [];
  const questions = (pack ?? {}) as object;
  const was = await exactFigures(acts, {}, questions);
  const now = await exactFigures(acts, house, questions);
  if (id === current) postMessage({ id, exact: { was, now } } satisfies ExactReply);
};

addEventListener('message', ({ data }: MessageEvent<FiguresRequest>) => {
  current = data.id;
  void (data.exact ? compute(data) : play(data));
});
