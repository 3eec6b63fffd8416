/** A question whose answer is a number, open to everyone until a time. */
import { useState } from 'preact/hooks';
import { entranceShow, hasEntrants } from '../../../shared/shows/index.ts';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/fields.tsx';
import { SettingField } from '../../parts/setting-field.tsx';
import type { SeasonPage } from './page.ts';

interface Props extends SeasonPage {
  readonly onOpened: (request: object) => Promise<void>;
}

const day = 86_400_000;

/** The format of `datetime-local`: local time without a zone. */
const localInput = (time: number): string => {
  const date = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, 16);
};

export const QualifyingForm = ({ texts, season, onOpened }: Props) => {
  const { desk, now } = texts;
  const audienceTitle = `${season.title || season.name}: ${now.audienceQualifying}`.slice(0, 80);
  const [ask, setAsk] = useState('');
  const [answer, setAnswer] = useState('');
  const [until, setUntil] = useState(() => localInput(Date.now() + day));
  const [round, setRound] = useState<'main' | 'audience'>('main');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const post = async () => {
    setBusy(true);
    const pack = { ask: ask.trim(), answer: Number(answer.trim().replace(',', '.')) };
    const time = new Date(until).getTime();
    await onOpened(
      round === 'main'
        ? { kind: entranceShow, pack, note, until: time, public: true }
        : { kind: 'audience', show: entranceShow, name: audienceTitle, pack, note, until: time, public: true },
    );
    setBusy(false);
  };
  const open = season.episodes.some(
    episode =>
      episode.open && hasEntrants(episode.show) && episode.kind === (round === 'main' ? entranceShow : 'audience'),
  );
  return (
    <form
      class="season-form stack"
      onSubmit={event => {
        event.preventDefault();
        void post();
      }}
    >
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
    </form>
  );
};
