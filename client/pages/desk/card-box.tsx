/** The current or next card with its answer, for the host only. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Beside } from '../../../shared/engine/beside.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { plainName } from '../../../shared/words/commentary.ts';
import { words } from '../../../shared/words/index.ts';
import { getHostRecord } from '../../api.ts';
import { controlsOf } from '../../controls/index.ts';
import { Button } from '../../parts/button.tsx';
import { lazily } from '../../parts/lazy.ts';
import { useTask } from '../../parts/task.ts';
import type { Desk } from './desk.ts';

type Facts = Readonly<Record<string, Json | undefined>>;

const isFacts = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const textsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];

/** The question and the answer, whatever a show calls them. */
const questionOf = (card: Facts) => text(card.ask) || text(card.hint) || text(card.category) || text(card.kind);
const answerOf = (card: Facts) =>
  text(card.answer) || text(card.solution) || text(card.name) || text(card.subject) || text(card.word);
/** Fetched with the first question that has a picture or a sound. */
const BesideQuestion = lazily(() => import('../../media/medium.tsx'));

/** What is for the host alone, and what is told with the answer. */
const told = ['note', 'explain', 'source'];
const known = new Set([
  ...told,
  ...'ask hint category kind answer solution name subject word accept choices difficulty picture sound'.split(' '),
]);

/** Further facts of a card, one line each. */
const further = (card: Facts): readonly (readonly [string, string])[] =>
  Object.entries(card).flatMap(([key, value]) => {
    if (known.has(key) || value === undefined || value === null || value === '') return [];
    if (isFacts(value))
      return [[plainName(key), [questionOf(value), answerOf(value)].filter(part => part !== '').join(' – ')] as const];
    return [[plainName(key), Array.isArray(value) ? textsIn(value).join(' · ') : String(value)] as const];
  });

/** The heading, with a button that shows the rest of the pack. */
const LookAhead = ({ children, ...desk }: Desk & { readonly children: ComponentChildren }) => {
  const { desk: texts, states } = words().pages;
  const pack = useSignal<Readonly<Record<string, Json>> | null>(null);
  const { problem, run } = useTask(() => states.lost);
  const shown = pack.value;
  const toggle = () =>
    run(async () => {
      pack.value = shown === null ? (await getHostRecord(desk.shell.code, desk.token)).pack : null;
    });
  return (
    <>
      <div class="row between">
        {children}
        <Button aria-expanded={shown !== null} onClick={() => void toggle()}>
          {shown === null ? texts.lookAhead : texts.close}
        </Button>
      </div>
      {problem !== '' && <p class="problem">{problem}</p>}
      {shown !== null && (
        <div class="look-ahead">
          {Object.entries(shown).map(([list, items]) => (
            <section key={list}>
              <h3>{plainName(list)}</h3>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
              <ol class="as-grid gap-1" tabIndex={0}>
                {(Array.isArray(items) ? items : []).map((item, i) => (
                  <li key={i}>
                    <bdi dir="auto">{isFacts(item) ? questionOf(item) : String(item)}</bdi>{' '}
                    <b dir="auto">{isFacts(item) ? answerOf(item) : ''}</b>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </>
  );
};

export const CardBox = (desk: Desk) => {
  const { desk: texts } = words().pages;
  const card = desk.view.own?.card;
  const called = controlsOf(desk.view.show, desk.view.act).desk?.card ?? 'question';
  const kind = typeof called === 'string' ? called : called({ view: desk.view, tell: desk.tell });
  const name = texts.card[kind] ?? kind;
  const isRunning = desk.shell.waiting.length > 0 || desk.view.phase === 'judging';
  // Dice ask no questions, and the big button says when a pack is used up.
  if (!isFacts(card)) return null;
  // While the dice of one question still roll, the card may already be the next one.
  const onBoard = text(desk.view.board.question);
  const isAsked = isRunning && (onBoard === '' || onBoard === questionOf(card));
  const answer = answerOf(card);
  const [accept, choices] = [textsIn(card.accept), textsIn(card.choices)];
  return (
    <section class="box ask">
      <LookAhead {...desk}>
        <h2>{isAsked ? texts.nowCard(name) : texts.nextCard(name)}</h2>
      </LookAhead>
      <p class="question-text" dir="auto">
        {questionOf(card)}
      </p>
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
