/** What the host of a season does about its players: two names that are one person, who is forgotten, and whose hall it is in. */
import { useRef, useState } from 'preact/hooks';
import { bookOf, entryOf } from '../../../shared/season/ledger.ts';
import { namedIn } from '../../../shared/season/persons.ts';
import { season as seasonTexts } from '../../../shared/words/en/season.ts';
import { seasonPlayers } from '../../../shared/words/en/season-players.ts';
import { Button } from '../../parts/button.tsx';
import { Problem, SelectField } from '../../parts/fields.tsx';
import { useLoaded, useTask } from '../../parts/task.ts';
import { savedSeasons } from '../../saved-links.ts';
import {
  dismissForgetting,
  forgetPlayer,
  getForgetRequests,
  joinHall,
  leaveHall,
  mergeNames,
} from '../../season-api.ts';
import { dateOf, type SeasonPage } from './page.ts';

const { desk: texts, forget: forgetTexts } = seasonPlayers;

export const NamesForm = ({ season, token, reload }: SeasonPage) => {
  const { busy, problem, run } = useTask(({ message }) => seasonTexts.failed(message));
  const [name, setName] = useState('');
  const [into, setInto] = useState('');
  const [forgotten, setForgotten] = useState('');
  const [sure, setSure] = useState('');
  const [asked, setAsked] = useState(0);
  const requests = useLoaded(() => getForgetRequests(season.name, token), [season.lines.length, asked])?.requests ?? [];
  const book = bookOf(season.lines);
  const names = [...namedIn(season.lines)].toSorted((a, b) => a.localeCompare(b));
  const merged = names.filter(one => entryOf(book, 'same', one) !== '');
  const choices = [['', texts.choose] as const, ...names.map(one => [one, one] as const)];
  const others = savedSeasons().filter(one => one.name !== season.name);
  // Stays open under the hand that has just answered the last request.
  const opens = useRef(false);
  opens.current ||= requests.length > 0;
  const act = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      setSure('');
      setAsked(before => before + 1);
      await reload();
    });
  /** What cannot be undone takes two presses. */
  const forgetButton = (who: string) => (
    <Button
      class="small dangerous"
      disabled={busy || who === ''}
      onClick={() => (sure === who ? void act(() => forgetPlayer(season.name, token, who)) : setSure(who))}
    >
      {who === '' ? texts.forget : sure === who ? forgetTexts.sure : texts.forgetGo(who)}
    </Button>
  );
  return (
    <details open={opens.current}>
      <summary>{texts.title}</summary>
      <Problem text={problem} />
      {requests.length > 0 && (
        <>
          <h3>{texts.requests}</h3>
          <ul class="line-list">
            {requests.map(({ name: who, at }) => (
              <li key={who} class="row between">
                <span dir="auto">{texts.requested(who, dateOf(at))}</span>
                <span class="row">
                  {forgetButton(who)}
                  <Button disabled={busy} onClick={() => void act(() => dismissForgetting(season.name, token, who))}>
                    {texts.dismiss}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{texts.merge}</h3>
      <p>{texts.mergeText}</p>
      <div class="row">
        <SelectField label={texts.name} of={choices} value={name} onChoose={setName} />
        <SelectField label={texts.into} of={choices} value={into} onChoose={setInto} />
        <Button
          disabled={busy || name === '' || into === '' || name === into}
          onClick={() => void act(() => mergeNames(season.name, token, name, into))}
        >
          {texts.mergeGo}
        </Button>
      </div>
      {merged.length > 0 && (
        <ul class="line-list">
          {merged.map(one => (
            <li key={one} class="row between">
              <span dir="auto">{texts.part(one, entryOf(book, 'same', one) as string)}</span>
              <Button disabled={busy} onClick={() => void act(() => mergeNames(season.name, token, one))}>
                {texts.partGo}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <h3>{texts.forget}</h3>
      <p>{texts.forgetText}</p>
      <div class="row">
        <SelectField label={texts.name} of={choices} value={forgotten} onChoose={setForgotten} />
        {forgetButton(forgotten)}
      </div>
      <h3>{texts.hall}</h3>
      <p>{texts.hallText}</p>
      <p class="row">
        {others.map(other => (
          <Button key={other.name} disabled={busy} onClick={() => void act(() => joinHall(season.name, token, other))}>
            {texts.hallGo(other.title)}
          </Button>
        ))}
        <Button disabled={busy} onClick={() => void act(() => leaveHall(season.name, token))}>
          {texts.hallLeave}
        </Button>
      </p>
    </details>
  );
};
