/** `/odds/SHOW`: explores exact odds, and a lesson for a class. `?currency=cyber-dollars`: as a show counts that chose them. */
import './odds.css';
import { useEffect, useState } from 'preact/hooks';
import { countIn, currencyNamed } from '../../../shared/engine/money.ts';
import { experimentNamed, loadStudies } from '../../../shared/lesson/experiments.ts';
import type { ShowLessonWords, Study } from '../../../shared/lesson/studies.ts';
import { familyOf, manifestOf, manifests, skinOf } from '../../../shared/shows/index.ts';
import type { LessonWords } from '../../../shared/words/en/lesson.ts';
import type { OddsWords } from '../../../shared/words/en/odds.ts';
import { words as catalogue, loadShowWords } from '../../../shared/words/index.ts';
import { showTerms } from '../../parts/move-words.ts';
import { Arriving } from '../../parts/notice.tsx';
import { paths } from '../../paths.ts';
import { loadTitleFont } from '../../shows/index.ts';
import { ClassRoom } from './class-room.tsx';
import { Explore } from './explore.tsx';
import { Question } from './question.tsx';

interface Loaded {
  readonly studies: readonly (readonly [Study, options: unknown])[];
  readonly lesson: LessonWords & Pick<ShowLessonWords, 'acts' | 'families' | 'misprint'>;
  readonly odds: OddsWords;
  readonly titles: ReadonlyMap<string, string>;
}

const load = async (show: string): Promise<Loaded> => {
  const { lesson, odds } = catalogue();
  const [words, oddsWords, titles, studies, own] = await Promise.all([
    lesson(),
    odds(),
    Promise.all(
      manifests.flatMap(({ name, lesson }) =>
        lesson === undefined ? [] : [loadShowWords(name).then(({ title }) => [name, title] as const)],
      ),
    ),
    loadStudies(show),
    manifestOf(show)?.lesson?.words(),
    showTerms(show),
  ]);
  return {
    studies,
    lesson: {
      ...words,
      acts: own?.acts ?? {},
      families: own?.families,
      misprint: own?.misprint,
      knobs: { ...words.knobs, ...own?.knobs },
      choices: { ...words.choices, ...own?.choices },
      names: { ...words.names, ...own?.names },
    },
    odds: oddsWords,
    titles: new Map(titles),
  };
};

const OddsPage = ({ place }: { readonly place: { readonly show: string } }) => {
  const show = familyOf(place.show);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const about = manifestOf(show)?.lesson;
  useEffect(() => {
    countIn(currencyNamed(new URLSearchParams(location.search).get('currency')));
    loadTitleFont(show);
    void load(show).then(found => {
      setLoaded(found);
      const title = found.titles.get(show);
      document.title = `${title === undefined ? found.lesson.title : found.lesson.of(title)} · ${catalogue().pages.name}`;
    });
  }, [show]);
  if (loaded === null) return <Arriving />;
  const { lesson, titles } = loaded;
  const title = titles.get(show);
  const first = experimentNamed(about?.first ?? '');
  return (
    <div class={`odds-page paper-page show-${show}`}>
      <header class="page-bar">
        <a href={paths.lobby}>{catalogue().pages.name}</a>
        <h1>{title === undefined ? lesson.missing(place.show) : lesson.of(title)}</h1>
        {title !== undefined && <a href={paths.rules(show)}>{lesson.rules}</a>}
      </header>
      <main class="page-body">
        {title !== undefined && first !== undefined && (
          <Question
            key={show}
            experiment={first}
            faces={manifestOf(show)?.faces ?? [6, 6]}
            skin={skinOf(show)}
            texts={lesson.school}
          />
        )}
        {title !== undefined && <p class="lead">{lesson.lead}</p>}
        {loaded.studies.map(([study, options]) => (
          <Explore key={study.act} study={study} options={options} texts={loaded} />
        ))}
        {lesson.misprint !== undefined && (
          <section class="page-card stack">
            <h2>{lesson.misprint.title}</h2>
            <p>{lesson.misprint.text}</p>
          </section>
        )}
        {title !== undefined && <ClassRoom texts={lesson.school} first={first?.name ?? ''} />}
      </main>
      <nav class="page-body row odds-others" aria-label={lesson.others}>
        {[...titles]
          .filter(([other]) => other !== show)
          .map(([other, name]) => (
            <a key={other} class="small" href={paths.odds(other)}>
              {name}
            </a>
          ))}
        <a class="small" href={paths.lobby}>
          {lesson.lobby}
        </a>
      </nav>
    </div>
  );
};

export default OddsPage;
