/** Who is here, and what the host can do about it. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { standingOf } from '../../../shared/engine/taken-home.ts';
import { words } from '../../../shared/words/index.ts';
import { scoreText } from '../../controls/index.ts';
import { Button } from '../../parts/button.tsx';
import { Emblem, Name } from '../../parts/emblem.tsx';
import { ByPostButton, WordsButton } from '../../parts/forum/buttons.tsx';
import { lazily } from '../../parts/lazy.ts';
import { type Desk, mayDo } from './desk.ts';

const ScreenPicture = () => (
  <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
    <rect x="2" y="5" width="26" height="17" rx="3" fill="#17110d" />
    <rect x="9" y="24" width="12" height="3" fill="#17110d" />
  </svg>
);

const PersonPicture = () => (
  <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
    <circle cx="15" cy="10" r="6" fill="#4b3f35" />
    <path d="M4 28c0-8 5-11 11-11s11 3 11 11z" fill="#4b3f35" />
  </svg>
);

interface HereProps {
  readonly picture: ComponentChildren;
  readonly name: string;
  readonly state: string;
}

const Here = ({ picture, name, state }: HereProps) => (
  <li class="who across weight-6 t4 gap-2">
    {picture}
    <Name name={name} />
    <i class="nowrap roman weight-5 end in-ink-2 t3">{state}</i>
  </li>
);

const Doors = lazily<Desk>(() => import('./admission-box.tsx'));

export const WhoBox = (desk: Desk) => {
  const { shell, connection, busy, manage } = desk;
  const doors = useSignal(false);
  const { desk: texts, states, seats } = words().pages;
  const { screens = 0, heard = 0 } = connection.desk.value ?? {};
  return (
    <section class="box filler flex-1">
      <h2>{texts.who}</h2>
      <ul>
        {shell.seats.map(({ name, connected }, seat) => (
          <Here
            key={seat}
            picture={<Emblem seat={seat} size="30px" />}
            name={name === '' ? seats.numbered(seat + 1) : name}
            state={name === '' ? seats.free : connected ? states.here : states.away}
          />
        ))}
        <Here picture={<ScreenPicture />} name={texts.television} state={texts.screens(screens)} />
        <Here picture={<PersonPicture />} name={texts.watching} state={String(shell.spectators)} />
      </ul>
      {screens > 0 && <p class="heard lh-115 in-ink-2 t2">{texts.heard(heard, screens)}</p>}
      {/* After the end nobody sits down any more. */}
      {shell.phase !== 'over' && (
        <div class="row locks gap-2 mt-2">
          <Button
            aria-pressed={shell.locked}
            disabled={busy}
            onClick={() => void manage({ do: 'set', settings: { locked: !shell.locked } })}
          >
            {shell.locked ? texts.unlock : texts.lock}
          </Button>
          <Button aria-expanded={doors.value} onClick={() => (doors.value = !doors.value)}>
            {texts.doors}
          </Button>
        </div>
      )}
      {doors.value && shell.phase !== 'over' && <Doors {...desk} />}
    </section>
  );
};

/** Only names and scores, for a small screen. */
export const ScoresBox = ({ view, shell, tell }: Desk) => (
  <section class="box scores-box">
    {view.seats.map(({ name }, seat) => (
      <div key={seat} class="player as-grid items-center">
        <Emblem seat={seat} size="28px" />
        <Name name={name === '' ? words().pages.seats.free : name} />
        <strong class="bold-figure tabular lh-105">
          {shell.phase === 'lobby' ? '' : scoreText(standingOf(view, seat), { view, tell })}
        </strong>
      </div>
    ))}
  </section>
);

type Open = 'rename' | 'replace' | 'more' | '';

const Tools = lazily(() => import('./seat-tools.tsx'));

/** Players of a season have substitutes, and so has whoever misses too many deadlines. */
const Substitute = lazily(() => import('./substitute.tsx'));

const Player = ({ desk, seat }: { readonly desk: Desk; readonly seat: number }) => {
  const { desk: texts, seats } = words().pages;
  const { shell, view, tell } = desk;
  const open = useSignal<Open>('');
  const name = view.seats[seat]?.name ?? '';
  const missed = desk.connection.desk.value?.missed[seat] ?? 0;
  /** A button that opens a form, and closes it again. */
  const opener = (what: Open, label: string, disabled = false) => (
    <Button
      disabled={disabled}
      aria-expanded={open.value === what}
      onClick={() => (open.value = open.value === what ? '' : what)}
    >
      {label}
    </Button>
  );
  return (
    <div class="player as-grid items-center">
      <Emblem seat={seat} size="30px" />
      <Name name={name === '' ? seats.free : name} />
      <strong class="bold-figure tabular lh-105">
        {shell.phase === 'lobby' ? '' : scoreText(standingOf(view, seat), { view, tell })}
      </strong>
      <div class="row">
        {opener('rename', texts.rename, name === '' || shell.phase === 'over')}
        {opener('replace', texts.replace, !mayDo(desk, 'replace'))}
        {opener('more', open.value === 'more' ? texts.less : texts.more)}
      </div>
      {name !== '' && shell.phase !== 'over' && (missed > 0 || shell.seats[seat]?.connected === false) && (
        <Substitute desk={desk} seat={seat} missed={missed} />
      )}
      {open.value !== '' && (
        <Tools desk={desk} seat={seat} name={name} open={open.value} onClose={() => (open.value = '')} />
      )}
    </div>
  );
};

export const PlayersBox = (desk: Desk) => (
  <section class="box players">
    <div class="row between">
      <h2>{words().pages.desk.players}</h2>
      <span class="row">
        <WordsButton connection={desk.connection} token={desk.token} desk />
        <ByPostButton desk={desk} />
      </span>
    </div>
    {desk.view.seats.map((_, seat) => (
      <Player key={seat} desk={desk} seat={seat} />
    ))}
  </section>
);
