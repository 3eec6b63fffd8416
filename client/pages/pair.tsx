/** /pair#PIN: on a phone, whoever hosts a show puts it on the television that shows these four digits. */
import '../style/paper.css';
import { useState } from 'preact/hooks';
import { lobby } from '../../shared/words/en/lobby.ts';
import { screens as texts } from '../../shared/words/en/screens.ts';
import { words } from '../../shared/words/index.ts';
import { type EpisodeFacts, getEpisode } from '../api.ts';
import { Choices } from '../parts/fields.tsx';
import { typedAddress, useOutside } from '../parts/outside.ts';
import { PageBar } from '../parts/page-bar.tsx';
import { PairForm } from '../parts/pair-form.tsx';
import { useLoaded, useTitles } from '../parts/task.ts';
import { paths, spacedCode, tokenInLink } from '../paths.ts';
import { savedShows } from '../saved-links.ts';

/** So many shows are offered, the latest first. */
const most = 6;

/** The shows of this browser that the server still knows; those that are over come last. */
const load = async (): Promise<readonly EpisodeFacts[]> => {
  const found = await Promise.all(
    savedShows()
      .slice(0, 2 * most)
      .map(({ code }) => getEpisode(code).catch(() => undefined)),
  );
  const known = found.filter(one => one !== undefined);
  return [...known.filter(({ over }) => !over), ...known.filter(({ over }) => over)].slice(0, most);
};

const Pair = () => {
  const outside = useOutside();
  const shows = useLoaded(load, []);
  const titles = useTitles((shows ?? []).map(({ show }) => show));
  const [chosen, setChosen] = useState('');
  const [done, setDone] = useState('');
  const show = shows?.find(({ code }) => code === chosen) ?? shows?.[0];
  const nameOf = ({ title, show, code }: EpisodeFacts) => title || `${titles[show] ?? ''} ${spacedCode(code)}`.trim();
  const token = savedShows().find(({ code }) => code === show?.code)?.token ?? '';
  return (
    <div class="paper-page">
      <PageBar title={words().pages.television} />
      <main class="page-body pair-page">
        {shows?.length === 0 && (
          <section class="page-card stack">
            <p>{texts.none}</p>
            <a class="hero mid" href={paths.lobby}>
              {texts.open}
            </a>
          </section>
        )}
        {shows !== undefined && show !== undefined && (
          <section class="page-card stack">
            <p>{texts.how(typedAddress(`${outside}${paths.screen}`))}</p>
            <fieldset class="stack w-full">
              <legend>{texts.which}</legend>
              <Choices
                of={shows.map(one => [one.code, one.over ? `${nameOf(one)} (${lobby.over})` : nameOf(one)])}
                value={show.code}
                onChoose={setChosen}
              />
            </fieldset>
            <PairForm
              code={show.code}
              token={token}
              pin={/^\d{4}$/.test(tokenInLink()) ? tokenInLink() : ''}
              onDone={() => setDone(nameOf(show))}
            />
            <p class="success" role="status">
              {done === '' ? '' : texts.done(done)}
            </p>
          </section>
        )}
      </main>
    </div>
  );
};

export default Pair;
