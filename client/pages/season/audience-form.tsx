/** HD-70: a game for a qualifier from the audience, between two games of the season. */
import { useEffect, useState } from 'preact/hooks';
import type { Json } from '../../../shared/engine/json.ts';
import { hasEntrants, isActAlone } from '../../../shared/shows/index.ts';
import { loadShowWords } from '../../../shared/words/index.ts';
import { getShows, type ShowFacts } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { SelectField } from '../../parts/fields.tsx';
import { noShow, useOptionFields } from '../../parts/option-fields.ts';
import { SettingField } from '../../parts/setting-field.tsx';
import { ShowOptions } from '../show-options.tsx';
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
  const fields = useOptionFields(facts ?? noShow, options);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const on = season.episodes.some(({ open, show }) => open && !hasEntrants(show));
  const next = audience.find(name => !story.returning.includes(name));
  const open = async () => {
    setBusy(true);
    await onOpened({ kind: 'audience', show, options: { ...facts?.suggested, ...options }, note });
    setBusy(false);
  };
  return (
    <div class="season-form stack">
      <p>{desk.audienceHelp}</p>
      <p>{now.keepOut}</p>
      <SelectField
        label={desk.audienceShow}
        value={show}
        of={choices.map(choice => [choice.show, choice.title] as const)}
        onChoose={value => {
          setShow(value);
          setOptions({});
        }}
      />
      <ShowOptions
        show={show}
        fields={fields}
        title={texts.make.options}
        options={options}
        {...(facts === undefined ? {} : { suggested: facts.suggested })}
        onChange={setOptions}
      />
      <SettingField name="note" value={note} onChange={change => setNote(change.note ?? '')} />
      <p>
        <bdi dir="auto">{next === undefined ? desk.audienceNobody : desk.audienceNext(next)}</bdi>
      </p>
      <Button disabled={busy || on} onClick={() => void open()}>
        {desk.audienceOpen}
      </Button>
    </div>
  );
};
