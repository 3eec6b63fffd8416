/** A rule book as a sheet of paper: contents, sections, house rulings, and sources. */
import { useEffect, useState } from 'preact/hooks';
import type { Differences } from '../../../shared/engine/house.ts';
import { lookOf, manifestOf } from '../../../shared/shows/index.ts';
import type { RuleWords } from '../../../shared/words/en/rules.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import type { RuleBook } from '../../../shared/words/rule-book.ts';
import { Button } from '../../parts/button.tsx';
import { ShowSign } from '../../parts/show-sign.tsx';
import { useMedia } from '../../parts/task.ts';
import { paths } from '../../paths.ts';
import type { Originals } from './differences.ts';
import { HouseNote } from './house-note.tsx';
import { HouseMark, OriginalTexts, Text } from './marked.tsx';
import { Section } from './section.tsx';

interface Props {
  readonly book: RuleBook;
  readonly words: RuleWords;
}

/** Headings as anchors: `#the-danger-zone`. */
const anchorOf = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const wide = '(min-width: 960px)';

const Contents = ({ book, words }: Props) => {
  const { page } = words;
  const fits = useMedia(wide);
  const [open, setOpen] = useState(fits);
  useEffect(() => setOpen(fits), [fits]);
  const places = [
    ...book.sections.map(({ heading }) => heading),
    ...(book.rulings.length === 0 ? [] : [page.rulings]),
    ...(book.origin.length === 0 ? [] : [page.origin]),
  ];
  return (
    <nav class="rules-contents" aria-label={page.contents}>
      <details class="inset" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary class="across between no-list t4">{page.contents}</summary>
        <ol>
          {places.map(place => (
            <li key={place}>
              <a class="across tap" href={`#${anchorOf(place)}`}>
                {place}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};

const Rulings = ({ book, words }: Props) => (
  <section class="rules-rulings" aria-labelledby={anchorOf(words.page.rulings)}>
    <h2 class="across gap-2" id={anchorOf(words.page.rulings)}>
      <HouseMark />
      {words.page.rulings}
    </h2>
    <p>{words.page.rulingsHelp}</p>
    <dl class="on-paper">
      {book.rulings.map(({ id, question, ruling }) => (
        <div key={id} id={id}>
          <dt class="bold">
            <Text text={question} page={words.page} /> <small class="nowrap">{id}</small>
          </dt>
          <dd>
            <Text text={ruling} page={words.page} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const Shelf = ({ book, words }: Props) => (
  <nav aria-label={words.page.shows}>
    <h2 class="t5 mb-2">{words.page.shows}</h2>
    <ul class="row">
      {Object.entries(words.books)
        .filter(([show]) => show !== book.show)
        .map(([show, { title }]) => (
          <li key={show}>
            <a class="small" href={paths.rules(show)}>
              {title}
            </a>
          </li>
        ))}
    </ul>
  </nav>
);

interface BookProps extends Props {
  readonly originals: Originals;
  /** The show whose rules it describes; none for the original. */
  readonly options: object | undefined;
  readonly changes: Differences | undefined;
}

export const Book = ({ book, words, originals, options, changes }: BookProps) => {
  const { page } = words;
  const { name } = catalogue().pages;
  return (
    <OriginalTexts.Provider value={originals}>
      <div class={`rules paper-page show-${lookOf(book.show)}`} id="top">
        <header class="page-bar">
          <a href={paths.lobby}>{name}</a>
          <Button class="small end" onClick={() => print()}>
            {page.print}
          </Button>
        </header>
        <div class="rules-page page-body">
          <Contents book={book} words={words} />
          <main class="rules-sheet min-w-0 t4">
            <div class="rules-title as-grid mb-2 gap-4">
              <ShowSign show={book.show} title={book.title} />
              <div>
                <h1 class="bold-figure t7">
                  <span class="unseen">{book.title}: </span>
                  {page.howToPlay}
                </h1>
                <h2 class="tag rules-quick t3 mt-3">{page.inShort}</h2>
                <p class="rules-short weight-6 t5 mt-2">
                  <Text text={book.inShort} page={page} />
                </p>
              </div>
            </div>
            {options !== undefined && <HouseNote show={book.show} options={options} changes={changes} />}
            {book.sections.map(section => (
              <Section key={section.heading} section={section} anchor={anchorOf(section.heading)} words={words} />
            ))}
            {book.rulings.length > 0 && <Rulings book={book} words={words} />}
            {book.origin.length > 0 && (
              <section class="in-ink-2" aria-labelledby={anchorOf(page.origin)}>
                <h2 class="in-ink" id={anchorOf(page.origin)}>
                  {page.origin}
                </h2>
                {book.origin.map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            )}
            <p class="rules-back">
              <a class="link" href="#top">
                {page.top}
              </a>
            </p>
          </main>
        </div>
        <footer class="rules-foot page-body gap-4">
          <Shelf book={book} words={words} />
          {manifestOf(book.show)?.lesson !== undefined && (
            <a class="button hero mid pale" href={paths.odds(book.show)}>
              {page.odds}
            </a>
          )}
          <a class="button hero mid pale" href={paths.lobby}>
            {page.lobby}
          </a>
        </footer>
      </div>
    </OriginalTexts.Provider>
  );
};
