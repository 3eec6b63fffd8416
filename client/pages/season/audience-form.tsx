/** HD-70: a game for a qualifier from the audience, between two games of the season. */
import { useEffect, useState } from 'preact/hooks';
import type { Json } from '../../../shared/engine/json.ts';
import { hasEntrants, isActAlone } from '../../../shared/shows/index.ts';
import { settings as settingWords } from '../../../shared/words/en/settings.ts';
import { loadShowWords } from '../../../shared/words/index.ts';
import { type FieldFacts, getShows, type ShowFacts } from '../../api.ts';
import { useLazy } from '../../parts/lazy.ts';
import { OptionField } from '../../parts/option-field.tsx';
import { withChanges } from '../opening.ts';
import type { SeasonPage } from './page.ts';

interface Props extends SeasonPage {
  /** Names in the order of the audience's entrants. */
  readonly audience: readonly string[];
  readonly onOpened: (request: object) => Promise<void>;
}

interface Choice {
  readonly show: string;
  readonly title: string;
  readonly facts: ShowFacts;
}

/** Acts first, because they are made for one player. */
const useChoices = (): readonly Choice[] => {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  useEffect(() => {
    const load = async () => {
      const all = (await getShows()).filter(({ name }) => !hasEntrants(name));
      const sorted = [...all.filter(({ name }) => isActAlone(name)), ...all.filter(({ name }) => !isActAlone(name))];
      const titled = sorted.map(async facts => {
        const { title } = await loadShowWords(facts.name);
        return { show: facts.name, title, facts };
      });
      setChoices(await Promise.all(titled));
    };
    // Without the list there is nothing to choose, and the rest of the desk works.
    load().catch(() => undefined);
  }, []);
  return choices;
};

export const AudienceForm = ({ texts, season, story, audience, onOpened }: Props) => {
  const { desk, now } = texts;
  const choices = useChoices();
  const [chosen, setShow] = useState('');
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>({});
  const show = chosen || (choices[0]?.show ?? '');
  const facts = choices.find(choice => choice.show === show)?.facts;
  const { house: houseField, ...fields } = (facts?.options.of ?? {}) as Readonly<Record<string, FieldFacts>>;
  const HousePanel = useLazy(() => import('../../house/house-panel.tsx'));
  const change = (name: string, value: Json | undefined) => setOptions(withChanges(options, { [name]: value }));
  const [busy, setBusy] = useState(false);
  const on = season.episodes.some(({ open, show }) => open && !hasEntrants(show));
  const next = audience.find(name => !story.returning.includes(name));
  const open = async () => {
    setBusy(true);
    await onOpened({ kind: 'audience', show, options: { ...facts?.suggested, ...options } });
    setBusy(false);
  };
  return (
    <div class="season-form">
      <p>{desk.audienceHelp}</p>
      <p>{now.keepOut}</p>
      <label class="field">
        <span>{desk.audienceShow}</span>
        <select
          value={show}
          onChange={event => {
            setShow(event.currentTarget.value);
            setOptions({});
          }}
        >
          {choices.map(choice => (
            <option key={choice.show} value={choice.show}>
              {choice.title}
            </option>
          ))}
        </select>
      </label>
      {houseField !== undefined && HousePanel !== null && (
        <details>
          <summary>{settingWords.house}</summary>
          <HousePanel
            key={show}
            show={show}
            options={options}
            house={(options.house ?? {}) as object}
            onChange={(house, beside = {}) =>
              setOptions(withChanges(options, { ...beside, house: house as Json | undefined }))
            }
          />
        </details>
      )}
      {Object.keys(fields).length > 0 && (
        <details>
          <summary>{texts.make.options}</summary>
          {Object.entries(fields).map(([name, field]) => (
            <OptionField
              key={`${show} ${name}`}
              name={name}
              field={field}
              value={options[name] ?? facts?.suggested[name]}
              onChange={value => change(name, value)}
            />
          ))}
        </details>
      )}
      <p>
        <bdi dir="auto">{next === undefined ? desk.audienceNobody : desk.audienceNext(next)}</bdi>
      </p>
      <button type="button" class="small" disabled={busy || on} onClick={() => void open()}>
        {desk.audienceOpen}
      </button>
    </div>
  );
};
