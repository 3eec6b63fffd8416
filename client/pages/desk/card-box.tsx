/** The current or next card with its answer, for the host only. */
import { useSignal } from '@preact/signals';
import type { Beside } from '../../../shared/engine/beside.ts';
import { plainName } from '../../../shared/words/commentary.ts';
import { words } from '../../../shared/words/index.ts';
import { controlsOf } from '../../controls/index.ts';
import { Button } from '../../parts/button.tsx';
import { lazily } from '../../parts/lazy.ts';
import { answerOf, type CardFacts, type Desk, isFacts, questionOf, text, textsIn } from './desk.ts';

/** Fetched with the first question that has a picture or a sound. */
const BesideQuestion = lazily(() => import('../../media/medium.tsx'));

/** Fetched once the host looks ahead. */
const LookAhead = lazily<Desk>(() => import('./look-ahead.tsx'));

/** What is for the host alone, and what is told with the answer. */
const told = ['note', 'explain', 'source'];
const known = new Set([
  ...told,
  ...'ask hint category kind answer solution name subject word accept choices difficulty picture sound'.split(' '),
]);

/** Further facts of a card, one line each. */
const further = (card: CardFacts): readonly (readonly [string, string])[] =>
  Object.entries(card).flatMap(([key, value]) => {
    if (known.has(key) || value === undefined || value === null || value === '') return [];
    if (isFacts(value))
      return [[plainName(key), [questionOf(value), answerOf(value)].filter(part => part !== '').join(' – ')] as const];
    return [[plainName(key), Array.isArray(value) ? textsIn(value).join(' · ') : String(value)] as const];
  });

export const CardBox = (desk: Desk) => {
  const { desk: texts } = words().pages;
  const ahead = useSignal(false);
  const card = desk.view.own?.card;
  const called = controlsOf(desk.view.show, desk.view.act).desk?.card ?? 'question';
  const kind = typeof called === 'string' ? called : called({ view: desk.view, tell: desk.tell });
  const name = texts.card[kind] ?? kind;
  // Dice ask no questions, and the big button says when a pack is used up.
  if (!isFacts(card)) return null;
  const [question, answer] = [questionOf(card), answerOf(card)];
  // What is on the air is on its board, also while its answer is told. The card may already be the next one.
  const onBoard = text(desk.view.board.question);
  const isAsked = onBoard === '' ? desk.shell.waiting.length > 0 : onBoard === question;
  const level = texts.levels[Number(card.difficulty) as 1] ?? '';
  // Of a puzzle the category is what is asked.
  const sort = [text(card.category), level].filter(part => part !== '' && part !== question).join(' · ');
  const [accept, choices] = [textsIn(card.accept), textsIn(card.choices)];
  return (
    <section class="box ask">
      <div class="row between">
        <h2>{isAsked ? texts.nowCard(name) : texts.nextCard(name)}</h2>
        <Button aria-expanded={ahead.value} onClick={() => (ahead.value = !ahead.value)}>
          {ahead.value ? texts.close : texts.lookAhead}
        </Button>
      </div>
      {ahead.value && <LookAhead {...desk} />}
      <p class="question-text" dir="auto">
        {question}
      </p>
      {sort !== '' && <small dir="auto">{sort}</small>}
      {answer !== '' && (
        <p class="answer-box flex wrap items-baseline r2 mt-2 p-2-3">
          <b class="t7" dir="auto">
            {answer}
          </b>
          {accept.length > 0 && <span>{texts.alsoRight(accept.join(', '))}</span>}
        </p>
      )}
      {choices.length > 0 && <p dir="auto">{texts.choices(choices.join(' · '))}</p>}
      {(card.picture ?? card.sound) && <BesideQuestion code={desk.shell.code} beside={card as Beside} />}
      {told
        .filter(name => card[name])
        .map(name => (
          <p key={name}>{text(card[name])}</p>
        ))}
      {further(card).map(([key, value]) => (
        <p key={key}>
          {key}: <b dir="auto">{value}</b>
        </p>
      ))}
    </section>
  );
};
