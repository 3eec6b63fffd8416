/** `/odds/SHOW`: exact odds to explore by hand, and a lesson for a class. */
import './odds.css';
import { useEffect, useState } from 'preact/hooks';
import { studies } from '../../../shared/lesson/studies.ts';
import { familyOf } from '../../../shared/shows/family.ts';
import type { LessonWords } from '../../../shared/words/en/lesson.ts';
import type { OddsWords } from '../../../shared/words/en/odds.ts';
import { words as catalogue, loadShowWords } from '../../../shared/words/index.ts';
import { loadTitleFont } from '../../parts/title-font.ts';
import { paths } from '../../paths.ts';
import { ClassRoom } from './class-room.tsx';
import { Explore } from './explore.tsx';

interface Loaded {
  readonly lesson: LessonWords;
  readonly odds: OddsWords;
  readonly titles: ReadonlyMap<string, string>;
}

const load = async (): Promise<Loaded> => {
  const { lesson, odds } = catalogue();
  const titles = await Promise.all(
    Object.keys(studies).map(async show => [show, (await loadShowWords(show)).title] as const),
  );
  return { lesson: await lesson(), odds: await odds(), titles: new Map(titles) };
};

/** What a class begins with. */
const firstOf: Readonly<Record<string, string>> = {
  'hot-hand': 'flaming-four',
  'hot-dice': 'seven',
  'lucky-numbers': 'wild',
  'on-a-roll': 'double',
};

const OddsPage = ({ place }: { readonly place: { readonly show: string } }) => {
  const show = familyOf(place.show);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const own = Object.hasOwn(studies, show) ? (studies[show] ?? []) : [];
  useEffect(() => {
    loadTitleFont(show);
    void load().then(found => {
      setLoaded(found);
      const title = found.titles.get(show);
      document.title = `${title === undefined ? found.lesson.title : found.lesson.of(title)} · ${catalogue().pages.name}`;
    });
  }, [show]);
  if (loaded === null) return null;
  const { lesson, titles } = loaded;
  const title = titles.get(show);
  return (
    <div class={`odds-page show-${show}`}>
      <header class="odds-top">
        <a href={paths.lobby}>{catalogue().pages.name}</a>
        {title !== undefined && <a href={paths.rules(show)}>{lesson.rules}</a>}
      </header>
      <main>
        <h1>{title === undefined ? lesson.missing(place.show) : lesson.of(title)}</h1>
        {title !== undefined && <p class="lead">{lesson.lead}</p>}
        {own.map(study => (
          <Explore key={study.act} study={study} said={loaded} />
        ))}
        {show === 'hot-hand' && (
          <section class="odds-panel">
            <h2>{lesson.seed.title}</h2>
            <p>{lesson.seed.text}</p>
          </section>
        )}
        {title !== undefined && <ClassRoom said={lesson.school} first={firstOf[show] ?? 'seven'} />}
      </main>
      <nav class="odds-others" aria-label={lesson.others}>
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
