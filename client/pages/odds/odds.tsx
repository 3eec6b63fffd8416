/** `/odds/SHOW`: explores exact odds, and a lesson for a class. `?currency=cyber-dollars`: as a show counts that chose them. */
import './odds.css';
import { useEffect } from 'preact/hooks';
import { countIn, currencyNamed } from '../../../shared/engine/money.ts';
import { experimentNamed, loadStudies } from '../../../shared/lesson/experiments.ts';
import type { Study } from '../../../shared/lesson/studies.ts';
import { familyOf, manifestOf, manifests, skinOf } from '../../../shared/shows/index.ts';
import { lesson as texts } from '../../../shared/words/en/lesson.ts';
import { loadShowWords } from '../../../shared/words/index.ts';
import { showTerms } from '../../parts/move-words.ts';
import { Arriving } from '../../parts/notice.tsx';
import { PageBar } from '../../parts/page-bar.tsx';
import { useLoaded } from '../../parts/task.ts';
import { paths } from '../../paths.ts';
import { loadTitleFont } from '../../shows/index.ts';
import { ClassRoom } from './class-room.tsx';
import type { Texts } from './curve-chart.tsx';
import { Explore } from './explore.tsx';
import { Question } from './question.tsx';

interface Loaded {
  readonly studies: readonly (readonly [Study, options: unknown])[];
  readonly lesson: Texts;
  readonly titles: ReadonlyMap<string, string>;
}

const load = async (show: string): Promise<Loaded> => {
  const [titles, studies, own] = await Promise.all([
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
      ...texts,
      acts: own?.acts ?? {},
      families: own?.families,
      misprint: own?.misprint,
      knobs: { ...texts.knobs, ...own?.knobs },
      choices: { ...texts.choices, ...own?.choices },
      names: { ...texts.names, ...own?.names },
    },
    titles: new Map(titles),
  };
};

const OddsPage = ({ place }: { readonly place: { readonly show: string } }) => {
  const show = familyOf(place.show);
  const loaded = useLoaded(() => load(show), [show]);
  const about = manifestOf(show)?.lesson;
  useEffect(() => {
    countIn(currencyNamed(new URLSearchParams(location.search).get('currency')));
    loadTitleFont(show);
  }, [show]);
  const title = loaded?.titles.get(show);
  if (loaded === undefined) return <Arriving />;
  const { lesson, titles } = loaded;
  const first = experimentNamed(about?.first ?? '');
  return (
    <div class={`odds-page paper-page show-${show}`}>
      <PageBar
        title={title === undefined ? lesson.missing(place.show) : lesson.of(title)}
        tab={title === undefined ? lesson.title : lesson.of(title)}
      >
        {title !== undefined && <a href={paths.rules(show)}>{lesson.rules}</a>}
      </PageBar>
      <main class="page-body">
        {title !== undefined && first !== undefined && (
          <Question key={show} experiment={first} faces={manifestOf(show)?.faces ?? [6, 6]} skin={skinOf(show)} />
        )}
        {title !== undefined && <p class="lead">{lesson.lead}</p>}
        {loaded.studies.map(([study, options]) => (
          <Explore key={study.act} study={study} options={options} lesson={lesson} />
        ))}
        {lesson.misprint !== undefined && (
          <section class="page-card stack">
            <h2>{lesson.misprint.title}</h2>
            <p>{lesson.misprint.text}</p>
          </section>
        )}
        {title !== undefined && <ClassRoom first={first?.name ?? ''} />}
      </main>
      <nav class="page-body row odds-others mx-auto" aria-label={lesson.others}>
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
