/** What the page of odds begins with: two dice, a question, and a guess before anything is told. */
import { useState } from 'preact/hooks';
import type { Skin } from '../../../shared/drawings/dice.ts';
import type { Experiment } from '../../../shared/lesson/experiments.ts';
import { approx, parseFraction } from '../../../shared/odds/fraction.ts';
import { lesson } from '../../../shared/words/en/lesson.ts';
import { percent } from '../../odds/phrases.ts';
import { Button } from '../../parts/button.tsx';
import { DicePicture } from '../../parts/dice-picture.tsx';

const { ask } = lesson.school;

/** “How often do they make 7?” */
export const questionOf = ({ name }: Experiment): string => ask.of[name] ?? ask.total(name.replace('total-', ''));

/** Four chances to choose from: the exact one, and such as people guess. */
const answersTo = (exact: number): readonly number[] => {
  if (exact < 0.05) return [exact, 5 * exact, 10 * exact, 20 * exact];
  if (exact > 0.5) return [1 - exact, 0.5, exact, (1 + exact) / 2];
  return [exact / 2, exact, 1.5 * exact, 2 * exact];
};

const faces = [1, 2, 3, 4, 5, 6] as const;

const waysOf = (hit: (a: number, b: number) => boolean): number =>
  faces.flatMap(a => faces.filter(b => hit(a, b))).length;

/** All ways in which two dice can fall, with their totals. Those that count are lit. */
const Ways = ({ hit, label }: { readonly hit: (a: number, b: number) => boolean; readonly label: string }) => (
  <div class="ways as-grid gap-1" role="img" aria-label={label}>
    {faces.map(a =>
      faces.map(b => (
        <i key={`${a}${b}`} class={`as-grid place-center in-white r1 ${hit(a, b) ? 'lit' : ''}`}>
          {a + b}
        </i>
      )),
    )}
  </div>
);

interface Props {
  readonly experiment: Experiment;
  readonly faces: readonly number[];
  readonly skin: Skin;
}

export const Question = ({ experiment, faces: shown, skin }: Props) => {
  const [guess, setGuess] = useState(-1);
  const exact = approx(parseFraction(experiment.exact));
  const answers = answersTo(exact);
  const guessed = guess >= 0;
  const lit = experiment.of === 'throw' ? waysOf(experiment.hit) : 0;
  return (
    <section class="odds-ask as-grid items-center in-white r5 gap-6">
      <div class="odds-ask-picture as-grid place-center">
        {guessed && experiment.of === 'throw' ? (
          <Ways hit={experiment.hit} label={ask.ways(lit)} />
        ) : (
          <DicePicture values={shown} skin={skin} />
        )}
      </div>
      <div class="odds-ask-words">
        <h2 class="balance lh-108 t8">{questionOf(experiment)}</h2>
        <div class="odds-ask-answers as-grid gap-2">
          {answers.map((answer, i) => (
            <Button
              key={answer}
              class={`hero mid pale ${guessed && answer === exact ? 'right' : ''}`}
              aria-pressed={guess === i}
              disabled={guessed}
              onClick={() => setGuess(i)}
            >
              {percent(answer)}
            </Button>
          ))}
        </div>
        <p class="odds-ask-result" role="status">
          {guessed && (
            <>
              <b>{answers[guess] === exact ? ask.right : ask.wrong(percent(exact))}</b>{' '}
              {experiment.of === 'throw' ? ask.ways(lit) : ask.once(Math.round(1 / exact))}
            </>
          )}
        </p>
      </div>
    </section>
  );
};
