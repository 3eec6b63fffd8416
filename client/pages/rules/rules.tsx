/** `/rules/SHOW`: the rule book of a show. */
import { useEffect, useState } from 'preact/hooks';
import { words as catalogue } from '../../../shared/words/index.ts';
import type { RuleBook, RuleWords } from '../../../shared/words/rule-book.ts';
import { loadTitleFont } from '../../parts/title-font.ts';
import { paths } from '../../paths.ts';
import { Book } from './book.tsx';
import './rules.css';

interface Opened {
  readonly words: RuleWords;
  /** Undefined: no show of that name has a book. */
  readonly book: RuleBook | undefined;
}

const open = async (show: string): Promise<Opened> => {
  const words = await catalogue().rules();
  const shelf = Object.hasOwn(words.books, show) ? words.books[show] : undefined;
  return { words, book: await shelf?.load() };
};

const Rules = ({ place }: { readonly place: { readonly show: string } }) => {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    loadTitleFont(place.show);
    void open(place.show).then(setOpened);
  }, [place.show]);
  useEffect(() => {
    if (opened?.book === undefined) return;
    document.title = `${opened.book.title}: ${opened.words.page.howToPlay} · ${catalogue().pages.name}`;
    if (location.hash === '') return;
    // The browser looked for the place before the book was there; fonts still move it.
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    void document.fonts.ready.then(() => place?.scrollIntoView({ behavior: 'instant' }));
  }, [opened]);
  if (opened === undefined) return null;
  const { words, book } = opened;
  if (book !== undefined) return <Book book={book} words={words} />;
  return (
    <main class="notice">
      <div class="panel">
        <h1>{words.page.missing(place.show)}</h1>
        <a class="hero pale" href={paths.lobby}>
          {words.page.lobby}
        </a>
      </div>
    </main>
  );
};

export default Rules;
