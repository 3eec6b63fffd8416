/** HD-70: a game for a qualifier from the audience, between two games of the season. */
import { useState } from 'preact/hooks';
import type { Json } from '../../../shared/engine/json.ts';
import { hasEntrants, isActAlone } from '../../../shared/shows/index.ts';
import { season as texts } from '../../../shared/words/en/season.ts';
import { loadShowWords } from '../../../shared/words/index.ts';
import { getShows } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { SelectField } from '../../parts/fields.tsx';
import { noShow, useOptionFields } from '../../parts/option-fields.ts';
import { SettingField } from '../../parts/setting-field.tsx';
import { useLoaded, useTask } from '../../parts/task.ts';
import { ShowOptions } from '../show-options.tsx';
import type { SeasonPage } from './page.ts';

const { desk, now } = texts;

interface Props extends SeasonPage {
  /** Names in the order of the audience's entrants. */
  readonly audience: readonly string[];
  readonly onOpened: (request: object) => Promise<void>;
}

/** Acts first, because they are made for one player. */
const loadChoices = async () => {
  const all = (await getShows()).filter(({ name }) => !hasEntrants(name));
  const sorted = all.toSorted((a, b) => Number(isActAlone(b.name)) - Number(isActAlone(a.name)));
  return Promise.all(sorted.map(async facts => ({ ...facts, title: (await loadShowWords(facts.name)).title })));
};

export const AudienceForm = ({ season, story, audience, onOpened }: Props) => {
  // Without the list there is nothing to choose, and the rest of the desk works.
  const choices = useLoaded(loadChoices, []) ?? [];
  const [chosen, setShow] = useState('');
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>({});
  const show = chosen || (choices[0]?.name ?? '');
  const facts = choices.find(({ name }) => name === show);
  const fields = useOptionFields(facts ?? noShow, options);
  const [note, setNote] = useState('');
  const { busy, run } = useTask();
  const on = season.episodes.some(({ open, show }) => open && !hasEntrants(show));
  const next = audience.find(name => !story.returning.includes(name));
  const open = () =>
    run(() => onOpened({ kind: 'audience', show, options: { ...facts?.suggested, ...options }, note }));
  return (
    <div class="season-form stack">
      <p>{desk.audienceHelp}</p>
      <p>{now.keepOut}</p>
      <SelectField
        label={desk.audienceShow}
        value={show}
        of={choices.map(({ name, title }) => [name, title])}
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
