/** /e/CODE/team/SEAT and /e/CODE/team: somebody joins a team, and decides with it what it does. */
import '../style/phone.css';
import '../style/phone-turns.css';
import '../style/phone-sizes.css';
import './team.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Purse } from '../../shared/crowd/messages.ts';
import { lookOf } from '../../shared/shows/index.ts';
import type { CrowdWords } from '../../shared/words/en/crowd.ts';
import { narratorFor, words } from '../../shared/words/index.ts';
import type { Connection } from '../connection.ts';
import { controlsOf } from '../controls/index.ts';
import { useAhead } from '../media/ahead.ts';
import { type Account, useAccount } from '../parts/account.ts';
import { useAwake } from '../parts/awake.ts';
import { type Line, useCommentary } from '../parts/commentary.ts';
import { Deadline } from '../parts/deadline.tsx';
import { Emblem, SeatBadge } from '../parts/emblem.tsx';
import { Form, Problem } from '../parts/fields.tsx';
import { useFollow } from '../parts/follow.ts';
import { useConnection } from '../parts/hooks.ts';
import { lazily } from '../parts/lazy.ts';
import { NameField } from '../parts/name-field.tsx';
import { Arriving, Notice } from '../parts/notice.tsx';
import { ConnectionState, SoundCheck } from '../parts/on-air.tsx';
import { buzz } from '../parts/phone-sound.ts';
import { roomNews } from '../parts/room-news.ts';
import { Sheet } from '../parts/sheet.tsx';
import { RulesLink, ShowSign } from '../parts/show-sign.tsx';
import { useLoaded } from '../parts/task.ts';
import { shownNews, TeamCard, titleOf } from '../parts/team-card.tsx';
import { useAfter } from '../parts/timing.ts';
import { type Place, paths } from '../paths.ts';
import { lastName, saveName, saveSeat } from '../saved-links.ts';
import { tellingOf, Waiting, YouAreIn } from './seat/waiting.tsx';

/** What is told of the show, the oldest line first. */
interface Told {
  readonly lines: readonly Line[];
  readonly title: string;
}

interface Parts {
  readonly connection: Connection;
  readonly account: Account;
  readonly texts: CrowdWords;
}

/** Names are optional: who types none gets one. */
const Join = ({
  connection,
  account: { ask, problem },
  seat,
  title,
  texts,
}: Parts & { seat: number; title: string }) => {
  const name = useSignal(lastName());
  const shell = connection.shell.value;
  const teams = roomNews(shell?.room ?? '')?.teams ?? [];
  const tell = narratorFor(shell?.seats.map(each => each.name) ?? []);
  const wanted = teams.filter(team => seat < 0 || team.seat === seat);
  if (wanted.length === 0 || shell?.locked === true)
    return (
      <Sheet class="join">
        <ShowSign show={shell?.show ?? ''} title={title} />
        <h1 class="centred">{texts.team.shut}</h1>
      </Sheet>
    );
  const join = () => {
    const typed = name.value.trim();
    if (typed !== '') saveName(typed);
    void ask({ do: 'join', ...(seat < 0 ? {} : { team: seat }), ...(typed === '' ? {} : { name: typed }) });
  };
  return (
    <Sheet
      class="join"
      foot={
        <button type="submit" form="join" class="hero go">
          {seat < 0 ? texts.team.joinAny : texts.team.join(tell.name(seat))}
        </button>
      }
    >
      <ShowSign show={shell?.show ?? ''} title={title} />
      <div class="team-emblems across">
        {wanted.map(team => (
          <span key={team.seat} class="down items-center">
            <Emblem seat={team.seat} size="var(--emblem, 64px)" />
            <b dir="auto">{tell.name(team.seat)}</b>
            <small>{texts.team.members(team.members)}</small>
          </span>
        ))}
      </div>
      <p class="lead centred">{texts.team.lead}</p>
      <Form id="join" class="down gap-3" onSend={join}>
        <NameField
          label={texts.name}
          name={name.value}
          onName={typed => (name.value = typed)}
          placeholder={texts.suggested[0] ?? ''}
        />
      </Form>
      <Problem text={problem.value} />
    </Sheet>
  );
};

const Over = lazily(() => import('./seat/over.tsx'));

/** Milliseconds in which a new captain reads what has happened. */
const reading = 2500;

/** The phone becomes that of the seat. */
const CalledUp = ({ connection, purse, team, texts }: Omit<Parts, 'account'> & { purse: Purse; team: string }) => {
  const { seat } = purse;
  const take = () => {
    if (seat === undefined) return;
    saveSeat({ code: connection.code, ...seat, name: team });
    location.assign(`${paths.play(connection.code)}#${seat.token}`);
  };
  useEffect(() => buzz([180, 80, 180]), [seat?.token]);
  useAfter(reading, take, [seat?.token]);
  return (
    <Sheet
      foot={
        <button type="button" class="hero go" onClick={take}>
          {texts.team.take}
        </button>
      }
    >
      <div class="team-up down items-center gap-3" role="alert">
        <Emblem seat={seat?.seat ?? 0} size="112px" />
        <h1 class="centred">{texts.team.up}</h1>
        <p class="lead centred">{texts.team.upText(team)}</p>
      </div>
    </Sheet>
  );
};

const Member = ({ connection, account, texts, lines, title }: Parts & Told) => {
  const { purse, ask, problem } = account;
  const shell = connection.shell.value;
  const view = connection.view.value;
  const own = purse?.team;
  const heard = connection.team.value ?? own;
  const key = heard?.task?.key ?? '';
  const captain = heard?.captain ?? '';
  // The own call, and whether this phone is captain now, only the server says to this phone.
  useEffect(() => void ask({ do: 'look' }), [captain, key]);
  if (shell === null || view === null || purse === null || own === undefined || heard === undefined) return null;
  const tell = narratorFor(shell.seats.map(({ name }) => name));
  const name = tell.name(own.seat);
  if (purse.seat?.seat === own.seat && captain === purse.name)
    return <CalledUp connection={connection} purse={purse} team={name} texts={texts} />;
  const news = shownNews(heard, shell.entries);
  const call = own.task?.key === key ? own.call : '';
  const owes = shell.waiting.includes(own.seat);
  if (view.phase === 'lobby') return <YouAreIn shell={shell} seat={own.seat} title={title} />;
  const told = lines.map(({ text }) => text).toReversed();
  if (view.phase === 'over') return <Over {...{ connection, view, tell }} lines={told} seat={own.seat} token="" />;
  if (!owes) {
    const telling = tellingOf(connection, lines);
    return <Waiting {...{ view, shell, tell, telling }} lines={told} seat={own.seat} ownAnswer="" />;
  }
  const { Board } = controlsOf(view.show, view.act);
  return (
    <Sheet class="team-sheet">
      <p class="team-line across wrap between t3">
        <span>
          {texts.team.members(news.members)}
          {captain !== '' && news.decides !== 'vote' && ` · ${texts.team.captain(captain)}`}
        </span>
        <b>{texts.points(purse.points, tell)}</b>
      </p>
      <Deadline deadline={shell.paused === '' ? shell.deadline : 0} clock={shell.clock} now={connection.now} />
      {Board !== undefined && <Board view={view} tell={tell} />}
      {news.task !== null ? (
        <>
          <h1>{titleOf(news, texts.team)}</h1>
          <TeamCard
            news={news}
            call={call}
            send={value => void ask({ do: 'call', task: key, value })}
            view={view}
            tell={tell}
            texts={texts}
          />
        </>
      ) : (
        <div class="team-waits down">
          <Emblem seat={own.seat} size="96px" />
          <h1 class="centred">{texts.team.captains}</h1>
        </div>
      )}
      <Problem text={problem.value} />
    </Sheet>
  );
};

const Phone = ({ connection, seat, texts }: Omit<Parts, 'account'> & { readonly seat: number }) => {
  const account = useAccount(connection, texts);
  const { lines, title } = useCommentary(connection);
  const shell = connection.shell.value;
  const own = account.purse?.team;
  useEffect(() => {
    if (own !== undefined) connection.hearTeam(own.key);
  }, [own?.key]);
  useAwake(shell !== null && shell.phase !== 'over');
  const isMember = own !== undefined && (seat < 0 || own.seat === seat || shell?.phase !== 'lobby');
  const names = shell?.seats.map(({ name }) => name) ?? [];
  const team = isMember ? own.seat : seat;
  return (
    <div
      class={`phone team-phone show-${lookOf(shell?.show ?? 'none')} act-${shell?.act ?? ''}`}
      style={{ '--team': `var(--seat-${Math.max(0, team) % 8})` }}
    >
      <ConnectionState connection={connection} />
      <SoundCheck connection={connection} />
      {shell === null ? (
        connection.trouble.value === null && <Arriving />
      ) : (
        <>
          <header class="across between flex-none weight-6 in-paper gap-3">
            <span class="brand clip nowrap ellipsis t5">{title.value}</span>
            <RulesLink show={shell.show} code={connection.code} look="link end" />
            {team >= 0 && <SeatBadge seat={team} name={narratorFor(names).name(team)} />}
          </header>
          <main class="live down flex-1 min-h-0">
            {isMember ? (
              <Member connection={connection} account={account} texts={texts} lines={lines.value} title={title.value} />
            ) : (
              <Join connection={connection} account={account} seat={seat} title={title.value} texts={texts} />
            )}
          </main>
        </>
      )}
    </div>
  );
};

const Team = ({ place: { code, seat } }: { readonly place: Extract<Place, { readonly page: 'team' }> }) => {
  const connection = useConnection(code, () => ({ as: 'watch' }));
  useFollow(connection, () => '');
  useAhead(connection);
  const texts = useLoaded(() => words().crowd(), []);
  useEffect(() => void connection.showBoard(), [connection]);
  const { states } = words().pages;
  if (connection.status.value === 'refused') return <Notice title={states.refused} text={states.notFound} />;
  return texts === undefined ? <Arriving /> : <Phone connection={connection} seat={seat} texts={texts} />;
};

export default Team;
