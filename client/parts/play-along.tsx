/** Playing along beside the stage: the contestants' task, bets, points and the table. */
import './play-along.css';
import { useSignal } from '@preact/signals';
import { hasMedium } from '../../shared/engine/beside.ts';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import type { CrowdWords } from '../../shared/words/en/crowd.ts';
import { narratorFor } from '../../shared/words/index.ts';
import type { Connection } from '../connection.ts';
import { useAccount } from './account.ts';
import { Bets } from './bets.tsx';
import { Form, Problem } from './fields.tsx';
import { lazily } from './lazy.ts';
import { roomNews } from './room-news.ts';
import { RoomTable } from './room-table.tsx';
import { HostNote } from './show-sign.tsx';
import { TaskCard } from './task-card.tsx';
import { useAfter } from './timing.ts';
import { Volunteer } from './volunteer.tsx';

interface Props {
  readonly connection: Connection;
  readonly shell: Shell;
  readonly view: View;
  readonly texts: CrowdWords;
}

/** Fetched with the first question that has a picture or a sound. */
const BesideQuestion = lazily(() => import('../media/medium.tsx'));

/** Fetched once something was told of an answer. */
const Told = lazily(() => import('./told.tsx'));

/** Fetched after the end. */
const RoomEnd = lazily(() => import('./room-end.tsx'));

const lookAfter = 300;
/** Milliseconds until the table is sorted again. */
const sorted = 1200;
/** Spreads the requests for the result of a throw. */
const spread = 1500;

/** For whoever has no name yet: one of the list with a number. */
const suggested = ({ suggested: names }: CrowdWords): string =>
  `${names[Math.floor(Math.random() * names.length)]} ${10 + Math.floor(Math.random() * 90)}`;

export const PlayAlong = ({ connection, shell, view, texts }: Props) => {
  const account = useAccount(connection, texts);
  const { delay } = connection;
  const { purse, problem, gained, ask } = account;
  const name = useSignal('');
  if (name.peek() === '') name.value = suggested(texts);
  const news = roomNews(shell.room);
  // Requested when it happens, shown when its time comes.
  const live = (delay > 0 ? connection.heard.value : connection.shell.value) ?? shell;
  // The table is sorted once a second.
  const over = shell.phase === 'over';
  useAfter(over ? sorted + Math.random() * spread : -1, () => ask({ do: 'look' }), [over]);
  const betting = (purse?.tickets.length ?? 0) > 0;
  useAfter(betting ? lookAfter + Math.random() * spread : -1, () => ask({ do: 'look' }), [live.entries, betting]);

  const tell = narratorFor(shell.seats.map(seat => seat.name));
  if (!shell.sideGame) return <p class="play-along stack">{texts.off}</p>;
  const late = delay > 0 && <p>{texts.delay(delay / 1000)}</p>;
  if (purse === null || news === null) {
    if (over) return null;
    return (
      <Form
        class="play-along stack"
        onSend={() => name.value.trim() !== '' && ask({ do: 'enter', name: name.value.trim() })}
      >
        <p>{texts.lead}</p>
        <HostNote note={shell.note} />
        {late}
        <label for="fan">{texts.name}</label>
        <input
          id="fan"
          class="text-field"
          dir="auto"
          maxLength={40}
          autocomplete="nickname"
          value={name.value}
          onFocus={event => event.currentTarget.select()}
          onInput={event => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="hero mid gold">
          {texts.enter}
        </button>
        <Problem text={problem.value} />
      </Form>
    );
  }
  if (over)
    return (
      <div class="play-along stack">
        <RoomEnd code={connection.code} purse={purse} news={news} tell={tell} texts={texts} />
      </div>
    );
  const volunteer = <Volunteer code={connection.code} account={account} news={news} texts={texts.volunteer} />;
  const openKey = roomNews(connection.heard.value?.room ?? '')?.task?.key ?? '';
  return (
    <div class="play-along stack">
      <p class="balance row" role="status">
        <bdi dir="auto">{purse.name}</bdi> <b>{texts.points(purse.points, tell)}</b>
        {gained.value !== null && (
          <i class={gained.value > 0 && !purse.again ? 'won' : ''}>
            {purse.again ? texts.again : gained.value > 0 ? texts.won(tell.number(gained.value)) : texts.lost}
          </i>
        )}
      </p>
      <Problem text={problem.value} />
      {late}
      <HostNote note={shell.note} />
      {purse.seat !== undefined && volunteer}
      {hasMedium(view.beside) && <BesideQuestion code={connection.code} beside={view.beside} />}
      {view.beside?.told !== undefined && <Told told={view.beside.told} />}
      <TaskCard account={account} news={news} openKey={openKey} view={view} tell={tell} texts={texts} />
      {purse.seat === undefined && volunteer}
      <details>
        <summary>{texts.bet}</summary>
        <Bets account={account} news={news} shell={shell} tell={tell} texts={texts} />
      </details>
      {news.table.length > 0 && <RoomTable news={news} own={purse.name} tell={tell} title={texts.best} />}
    </div>
  );
};
