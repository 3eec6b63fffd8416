/** A question whose answer is a number, open to everyone until a time. */

import { useState } from 'preact/hooks';
import { entranceShow, hasEntrants } from '../../../shared/shows/index.ts';
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
  const [busy, setBusy] = useState(false);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const post = async () => {
    setBusy(true);
    const pack = { ask: ask.trim(), answer: Number(answer.trim().replace(',', '.')) };
    const time = new Date(until).getTime();
    await onOpened(
      round === 'main'
        ? { kind: entranceShow, pack, until: time, public: true }
        : { kind: 'audience', show: entranceShow, name: audienceTitle, pack, until: time, public: true },
    );
    setBusy(false);
  };
  const open = season.episodes.some(
    episode =>
      episode.open && hasEntrants(episode.show) && episode.kind === (round === 'main' ? entranceShow : 'audience'),
  );
  return (
    <form
      class="season-form"
      onSubmit={event => {
        event.preventDefault();
        void post();
      }}
    >
      <label class="field">
        <span>{desk.audienceFor}</span>
        <select
          value={round}
          onChange={event => setRound(event.currentTarget.value === 'audience' ? 'audience' : 'main')}
        >
          <option value="main">{desk.forMain}</option>
          <option value="audience">{desk.forAudience}</option>
        </select>
      </label>
      {round === 'audience' && <p>{now.keepOut}</p>}
      <label class="field">
        <span>{desk.ask}</span>
        <input
          type="text"
          dir="auto"
          required
          maxLength={500}
          placeholder={desk.askPlaceholder}
          value={ask}
          onInput={event => setAsk(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{desk.answer}</span>
        <input
          type="text"
          inputMode="decimal"
          required
          pattern="\s*-?\d+([.,]\d+)?\s*"
          value={answer}
          onInput={event => setAnswer(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>
          {desk.until} <small>{desk.untilZone(zone)}</small>
        </span>
        <input
          type="datetime-local"
          required
          min={localInput(Date.now())}
          value={until}
          onInput={event => setUntil(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="small" disabled={busy || open}>
        {desk.post}
      </button>
    </form>
  );
};
