/** `/rules/SHOW`: the rule book of a show. */
import { useEffect } from 'preact/hooks';
import { type Differences, rulesAmong } from '../../../shared/engine/house.ts';
import { countIn, currencyNamed } from '../../../shared/engine/money.ts';
import { manifestOf } from '../../../shared/shows/index.ts';
import type { RuleWords } from '../../../shared/words/en/rules.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import type { RuleBook } from '../../../shared/words/rule-book.ts';
import { getEpisode } from '../../api.ts';
import { rulesInAddress } from '../../house/sets.ts';
import { Arriving, Nothing } from '../../parts/notice.tsx';
import { useLoaded } from '../../parts/task.ts';
import { loadTitleFont } from '../../shows/index.ts';
import { Book } from './book.tsx';
import { type Originals, originalsOf } from './differences.ts';
import './rules.css';
import './rules-rulings.css';

interface OpenBook {
  readonly words: RuleWords;
  /** Undefined: no show of that name has a book. */
  readonly book: RuleBook | undefined;
  readonly originals: Originals;
  /** The rules whose numbers it shows; none: the original. */
  readonly options: object | undefined;
  /** What of them the host of a show changed; undefined: whatever differs. */
  readonly changes: Differences | undefined;
}

/** From the address: `house` and `options`, rules as JSON, and `currency`; or `episode`, the code of a show. */
const optionsInLink = async (): Promise<Partial<Pick<OpenBook, 'options' | 'changes'>>> => {
  const query = new URLSearchParams(location.search);
  countIn(currencyNamed(query.get('currency')));
  const rules = rulesInAddress(location.search);
  if (rules !== null) return { options: rules };
  const code = query.get('episode');
  try {
    // If the show was deleted, the original is shown.
    if (code !== null) {
      const { options, rules, currency } = await getEpisode(code);
      countIn(currency);
      return { options, changes: rules };
    }
  } catch {}
  return {};
};

/** What is no change of the host's stays: it chooses among several originals, or a season carries it. */
const originalOf = async (
  show: string,
  { options, changes }: Pick<OpenBook, 'options' | 'changes'>,
): Promise<object | undefined> => {
  const rules = await manifestOf(show)?.rules();
  if (rules === undefined || options === undefined) return undefined;
  const among = changes ?? rulesAmong(rules.options, options);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !(name in among)));
};

const open = async (show: string): Promise<OpenBook> => {
  const [words, { options, changes }] = await Promise.all([catalogue().rules(), optionsInLink()]);
  const shelf = Object.hasOwn(words.books, show) ? words.books[show] : undefined;
  const [book, original] = await Promise.all([
    shelf?.load(options),
    shelf?.load(await originalOf(show, { options, changes })),
  ]);
  const originals: Originals = book === undefined || original === undefined ? new Map() : originalsOf(book, original);
  return { words, book, originals, options, changes };
};

const Rules = ({ place }: { readonly place: { readonly show: string } }) => {
  useEffect(() => loadTitleFont(place.show), [place.show]);
  const opened = useLoaded(() => open(place.show), [place.show]);
  useEffect(() => {
    if (opened?.book === undefined) return;
    document.title = `${opened.book.title}: ${opened.words.page.howToPlay} · ${catalogue().pages.name}`;
    if (location.hash === '') return;
    // The browser looked for the anchor before the book was there, and fonts still move it.
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    void document.fonts.ready.then(() => place?.scrollIntoView({ behavior: 'instant' }));
  }, [opened]);
  if (opened === undefined) return <Arriving />;
  const { words, book, originals, options, changes } = opened;
  if (book !== undefined)
    return <Book book={book} words={words} originals={originals} options={options} changes={changes} />;
  return <Nothing title={words.page.missing(place.show)} lobby={words.page.lobby} />;
};

export default Rules;
