/** HD-70: a game for one qualifier from the audience, between two games of the season. */
import { useEffect, useState } from 'preact/hooks';
import { hasEntrants, isActAlone } from '../../../shared/shows/index.ts';
import { loadShowWords } from '../../../shared/words/index.ts';
import { getShows } from '../../api.ts';
import type { SeasonPage } from './page.ts';

interface Props extends SeasonPage {
  /** Names in the order of the audience's entrants. */
  readonly audience: readonly string[];
  readonly onOpened: (wish: object) => Promise<void>;
}

interface Choice {
  readonly show: string;
  readonly title: string;
}

/** Acts first: they are made for one player. */
const useChoices = (): readonly Choice[] => {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  useEffect(() => {
    const load = async () => {
      const all = (await getShows()).map(({ name }) => name).filter(name => !hasEntrants(name));
      const sorted = [...all.filter(isActAlone), ...all.filter(name => !isActAlone(name))];
      setChoices(await Promise.all(sorted.map(async show => ({ show, title: (await loadShowWords(show)).title }))));
    };
    void load();
  }, []);
  return choices;
};

export const AudienceForm = ({ said, season, story, audience, onOpened }: Props) => {
  const { desk, now } = said;
  const choices = useChoices();
  const [show, setShow] = useState('big-six');
  const [busy, setBusy] = useState(false);
  const on = season.episodes.some(({ open, show }) => open && !hasEntrants(show));
  const next = audience.find(name => !story.returning.includes(name));
  const open = async () => {
    setBusy(true);
    await onOpened({ kind: 'audience', show });
    setBusy(false);
  };
  return (
    <div class="season-form">
      <p>{desk.audienceHelp}</p>
      <p>{now.keepOut}</p>
      <label class="field">
        <span>{desk.audienceShow}</span>
        <select value={show} onChange={event => setShow(event.currentTarget.value)}>
          {choices.map(choice => (
            <option key={choice.show} value={choice.show}>
              {choice.title}
            </option>
          ))}
        </select>
      </label>
      <p>
        <bdi dir="auto">{next === undefined ? desk.audienceNobody : desk.audienceNext(next)}</bdi>
      </p>
      <button type="button" class="small" disabled={busy || on} onClick={() => void open()}>
        {desk.audienceOpen}
      </button>
    </div>
  );
};
