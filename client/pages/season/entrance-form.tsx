/** A question whose answer is a number, open to everyone until a time. */
import { useState } from 'preact/hooks';
import { entranceShow, hasEntrants } from '../../../shared/shows/index.ts';
import { season as texts } from '../../../shared/words/en/season.ts';
import { Button } from '../../parts/button.tsx';
import { Form, SelectField, TextField } from '../../parts/fields.tsx';
import { localInput } from '../../parts/moment-field.tsx';
import { SettingField } from '../../parts/setting-field.tsx';
import { useTask } from '../../parts/task.ts';
import type { SeasonPage } from './page.ts';

const { desk, now } = texts;

interface Props extends SeasonPage {
  readonly onOpened: (request: object) => Promise<void>;
}

const day = 86_400_000;

export const QualifyingForm = ({ season, onOpened }: Props) => {
  const audienceTitle = `${season.title || season.name}: ${now.audienceQualifying}`.slice(0, 80);
  const [ask, setAsk] = useState('');
  const [answer, setAnswer] = useState('');
  const [until, setUntil] = useState(() => localInput(Date.now() + day));
  const [round, setRound] = useState<'main' | 'audience'>('main');
  const [note, setNote] = useState('');
  const { busy, run } = useTask();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const post = () => {
    const pack = { ask: ask.trim(), answer: Number(answer.trim().replace(',', '.')) };
    const time = new Date(until).getTime();
    const of =
      round === 'main' ? { kind: entranceShow } : { kind: 'audience', show: entranceShow, name: audienceTitle };
    return run(() => onOpened({ ...of, pack, note, until: time, public: true }));
  };
  const open = season.episodes.some(
    episode =>
      episode.open && hasEntrants(episode.show) && episode.kind === (round === 'main' ? entranceShow : 'audience'),
  );
  return (
    <Form class="season-form stack" onSend={post}>
      <SelectField
        label={desk.audienceFor}
        value={round}
        of={[
          ['main', desk.forMain],
          ['audience', desk.forAudience],
        ]}
        onChoose={value => setRound(value === 'audience' ? 'audience' : 'main')}
      />
      {round === 'audience' && <p>{now.keepOut}</p>}
      <TextField
        label={desk.ask}
        dir="auto"
        required
        maxLength={500}
        placeholder={desk.askPlaceholder}
        value={ask}
        onType={setAsk}
      />
      <TextField
        label={desk.answer}
        inputMode="decimal"
        required
        pattern="\s*-?\d+([.,]\d+)?\s*"
        value={answer}
        onType={setAnswer}
      />
      <TextField
        label={desk.until}
        help={desk.untilZone(zone)}
        type="datetime-local"
        required
        min={localInput(Date.now())}
        value={until}
        onType={setUntil}
      />
      <SettingField name="note" value={note} onChange={change => setNote(change.note ?? '')} />
      <Button type="submit" disabled={busy || open}>
        {desk.post}
      </Button>
    </Form>
  );
};
