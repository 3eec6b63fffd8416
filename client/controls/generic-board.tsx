/** The board of a show without one of its own, small: what is at stake, and the facts that a player decides by. */
import { useEffect, useState } from 'preact/hooks';
import { type BoardShape, fieldOf } from '../../shared/engine/board.ts';
import { standingOf } from '../../shared/engine/taken-home.ts';
import { manifestOf } from '../../shared/shows/index.ts';
import { stage } from '../../shared/words/en/stage.ts';
import { loadTerms, words } from '../../shared/words/index.ts';
import { sumText } from '../../shared/words/sums.ts';
import { factsOf } from '../board-facts.ts';
import { BulbFigures } from '../parts/bulb-figures.tsx';
import { SeatBadge } from '../parts/emblem.tsx';
import type { Sighted } from './turn.ts';

/** By act, once they are loaded: a screen that comes again has its board at once. */
const shapes = new Map<string, BoardShape>();

const loadShape = async (show: string, act: string): Promise<void> => {
  const [rules] = await Promise.all([manifestOf(show)?.rules(), loadTerms(show)]);
  const shape = rules?.acts.find(({ name }) => name === act)?.board;
  if (shape !== undefined) shapes.set(`${show} ${act}`, shape);
};

/** `seat`: whose own score stands beside what is at stake: without both nobody can decide. */
const GenericBoard = ({ view, tell, seat }: Sighted & { readonly seat?: number }) => {
  const { show, act, board } = view;
  const shape = shapes.get(`${show} ${act}`);
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (shape === undefined)
      loadShape(show, act).then(
        () => setLoaded(act),
        () => undefined,
      );
  }, [show, act]);
  if (shape === undefined) return null;
  const pot = fieldOf(shape, 'pot');
  // A turn is asked for these by shows with boards of their own, too, whose fields are no facts for people.
  if (seat !== undefined && pot === undefined) return null;
  const turn = fieldOf(shape, 'seat');
  const facts = factsOf(shape, { view, tell }).filter(({ field }) => field !== turn);
  const bulbs = (amount: number) => sumText(show, amount, tell).replaceAll(/\s/g, '');
  return (
    <>
      {pot !== undefined && (
        <div class="scores as-grid w-full gap-3">
          <div class={`across min-w-0 on-glass r3 gap-2 ${seat === undefined ? 'between' : 'column'}`}>
            <b class="one-line in-gold">{words().term('fields', pot, show, act) ?? stage.plain.pot}</b>
            <BulbFigures text={bulbs(Number(board[pot]))} places={5} />
          </div>
          {seat !== undefined && (
            <div class="across column min-w-0 on-glass r3 gap-2">
              <SeatBadge seat={seat} name={view.seats[seat]?.name ?? ''} />
              <BulbFigures text={bulbs(Math.floor(standingOf(view, seat)))} places={5} seat={seat} />
            </div>
          )}
        </div>
      )}
      {facts.length > 0 && (
        <dl class="board-facts flex wrap justify-center weight-6 gap-3">
          {facts.map(({ field, name, text }) => (
            <div key={field} class="min-w-0 anywhere">
              <dt>{name}</dt> <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};

export default GenericBoard;
