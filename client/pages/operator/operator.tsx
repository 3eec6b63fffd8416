/** /operator: what goes on in all processes, and what was reported. Behind the operator's token. */
import './operator.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OperatorFigures, OperatorNews, OperatorReport, OperatorRoom } from '../../../shared/operator.ts';
import { words } from '../../../shared/words/index.ts';
import { orderWords } from '../../../shared/words/order.ts';
import { Declined, getOperatorNews, operate } from '../../api.ts';
import { paths, spacedCode, tokenInLink } from '../../paths.ts';

/** How often it is looked at again, in milliseconds. */
const look = 3000;
const key = 'boxcars:operator';

/** In this tab only, and never in an address that stays in the history. */
const keptToken = (): string => {
  const given = tokenInLink();
  if (given !== '') history.replaceState(null, '', location.pathname);
  try {
    if (given !== '') sessionStorage.setItem(key, given);
    return given === '' ? (sessionStorage.getItem(key) ?? '') : given;
  } catch {
    return given;
  }
};

const forget = () => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
};

const size = (bytes: number): string => {
  const { operator: said } = orderWords();
  if (bytes < 0) return said.none;
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 10_000 ? said.megabytes(Math.round(megabytes)) : said.gigabytes(Math.round(megabytes / 1024));
};

const time = (milliseconds: number): string => {
  const { operator: said } = orderWords();
  if (milliseconds < 0) return said.beyond;
  if (milliseconds === 0) return said.none;
  return said.milliseconds(milliseconds < 10 ? Math.round(milliseconds * 10) / 10 : Math.round(milliseconds));
};

const sum = (values: Readonly<Record<string, number>>) => Object.values(values).reduce((all, value) => all + value, 0);

/** -1 is beyond every bound. */
const longest = (times: readonly number[]) => (times.some(time => time < 0) ? -1 : Math.max(...times));

const sumByKey = (all: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const values of all) for (const [key, value] of Object.entries(values)) sums[key] = (sums[key] ?? 0) + value;
  return sums;
};

type Shown = Omit<OperatorFigures, 'process' | 'pid' | 'address' | 'seconds'>;

/** Of all processes together: counts are summed, of times and of the disk the worst counts. */
const together = (all: readonly OperatorFigures[]): Shown => {
  const total = (pick: (figures: OperatorFigures) => number) => all.reduce((whole, one) => whole + pick(one), 0);
  const slowest = (name: keyof OperatorFigures['p99']) => longest(all.map(({ p99 }) => p99[name]));
  const disks = all.map(({ disk }) => disk).filter(disk => disk >= 0);
  return {
    memory: total(({ memory }) => memory),
    disk: disks.length === 0 ? -1 : Math.min(...disks),
    rooms: total(({ rooms }) => rooms),
    clients: sumByKey(all.map(({ clients }) => clients)),
    moves: sumByKey(all.map(({ moves }) => moves)),
    entries: total(({ entries }) => entries),
    failures: total(({ failures }) => failures),
    dropped: total(({ dropped }) => dropped),
    limited: total(({ limited }) => limited),
    mismatches: total(({ mismatches }) => mismatches),
    p99: {
      move: slowest('move'),
      commit: slowest('commit'),
      patch: slowest('patch'),
      deadline: slowest('deadline'),
      loop: slowest('loop'),
    },
  };
};

const nameOf = ({ pid, address }: OperatorFigures): string =>
  address === '' ? String(pid) : `${address.replace('http://', '')} (${pid})`;

const uptime = ({ seconds }: OperatorFigures): string =>
  orderWords().operator.hours(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60));

const Processes = ({ processes }: { readonly processes: readonly OperatorFigures[] }) => {
  const { operator: said } = orderWords();
  const { processColumns: columns, figures: names } = said;
  const number = (value: number) => value.toLocaleString(words().language);
  const heads = [
    columns.process,
    columns.uptime,
    names.rooms,
    names.clients,
    names.entries,
    names.failures,
    names.memory,
    names.move,
    names.loop,
  ];
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            {heads.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {processes.map(one => (
            <tr key={one.process}>
              <th scope="row">{nameOf(one)}</th>
              <td data-label={columns.uptime}>{uptime(one)}</td>
              <td data-label={names.rooms}>{number(one.rooms)}</td>
              <td data-label={names.clients}>{number(sum(one.clients))}</td>
              <td data-label={names.entries}>{number(one.entries)}</td>
              <td data-label={names.failures}>{number(one.failures)}</td>
              <td data-label={names.memory}>{size(one.memory)}</td>
              <td data-label={names.move}>{time(one.p99.move)}</td>
              <td data-label={names.loop}>{time(one.p99.loop)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly more?: string;
  /** It should be 0, and is not. */
  readonly bad?: boolean;
}

const Figure = ({ label, value, more = '', bad = false }: FigureProps) => (
  <div class={`figure ${bad ? 'bad' : ''}`}>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {more !== '' && <dd class="more">{more}</dd>}
  </div>
);

const Figures = ({ figures }: { readonly figures: Shown }) => {
  const { operator: said } = orderWords();
  const number = (value: number) => value.toLocaleString(words().language);
  const names = said.figures;
  const refused = Object.entries(figures.moves).filter(([result]) => !['accepted', 'repeated'].includes(result));
  const present = Object.entries(figures.clients).filter(([, count]) => count > 0);
  return (
    <>
      <dl class="figures">
        <Figure label={names.rooms} value={number(figures.rooms)} />
        <Figure
          label={names.clients}
          value={number(sum(figures.clients))}
          more={present.map(([role, count]) => `${said.roles[role] ?? role} ${number(count)}`).join(', ')}
        />
        <Figure label={names.entries} value={number(figures.entries)} />
        <Figure label={names.refused} value={number(sum(Object.fromEntries(refused)))} />
        <Figure label={names.failures} value={number(figures.failures)} bad={figures.failures > 0} />
        <Figure label={names.mismatches} value={number(figures.mismatches)} bad={figures.mismatches > 0} />
        <Figure label={names.limited} value={number(figures.limited)} />
        <Figure label={names.dropped} value={number(figures.dropped)} />
        <Figure label={names.memory} value={size(figures.memory)} />
        <Figure label={names.disk} value={size(figures.disk)} />
      </dl>
      <h2>{said.percentile}</h2>
      <dl class="figures">
        {(['move', 'commit', 'patch', 'deadline', 'loop'] as const).map(name => (
          <Figure key={name} label={names[name]} value={time(figures.p99[name])} />
        ))}
      </dl>
    </>
  );
};

const Names = ({ seats }: { readonly seats: readonly string[] }) => {
  const { operator: said } = orderWords();
  return (
    <ul class="names">
      {seats.slice(0, 12).map((name, seat) => (
        <li key={seat}>{name === '' ? <i>{said.free}</i> : <bdi dir="auto">{name}</bdi>}</li>
      ))}
    </ul>
  );
};

const Title = ({ code, title }: { readonly code: string; readonly title: string }) => (
  <a href={paths.watch(code)}>
    <bdi dir="auto">{title === '' ? spacedCode(code) : title}</bdi>
  </a>
);

interface ReportsProps {
  readonly reports: readonly OperatorReport[];
  readonly onAct: (code: string, what: 'dismiss' | 'close') => void;
}

const Report = ({ about, onAct }: { readonly about: OperatorReport } & Pick<ReportsProps, 'onAct'>) => {
  const { operator: said } = orderWords();
  const asking = useSignal(false);
  return (
    <li class="reported">
      <div>
        <Title {...about} />
        <Names seats={about.seats} />
        <p>
          {[
            said.reported(about.count),
            about.reasons.map(why => said.reasons[why] ?? why).join(', '),
            ...(about.count >= 3 ? [said.offList] : []),
          ].join(' · ')}
        </p>
      </div>
      <div class="row">
        {asking.value ? (
          <>
            <p>{said.closeSure}</p>
            <button type="button" class="small dangerous" onClick={() => onAct(about.code, 'close')}>
              {said.yes}
            </button>
            <button type="button" class="small" onClick={() => (asking.value = false)}>
              {said.no}
            </button>
          </>
        ) : (
          <>
            <button type="button" class="small" onClick={() => onAct(about.code, 'dismiss')}>
              {said.dismiss}
            </button>
            <button type="button" class="small dangerous" onClick={() => (asking.value = true)}>
              {said.close}
            </button>
          </>
        )}
      </div>
    </li>
  );
};

interface RoomsProps {
  readonly rooms: readonly OperatorRoom[];
  readonly processes: readonly OperatorFigures[];
  readonly now: number;
}

const Rooms = ({ rooms, processes, now }: RoomsProps) => {
  const { operator: said } = orderWords();
  if (rooms.length === 0) return <p class="quiet">{said.noRooms}</p>;
  const { columns } = said;
  // Where there is one only, everybody knows which.
  const places = new Map(processes.length < 2 ? [] : processes.map(one => [one.process, nameOf(one)]));
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            {Object.values(columns).map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map(room => (
            <tr key={room.code}>
              <th scope="row">
                <Title {...room} />
                <span>{[room.show, ...(places.has(room.process) ? [places.get(room.process)] : [])].join(' · ')}</span>
              </th>
              <td data-label={columns.seats}>
                <Names seats={room.seats} />
              </td>
              <td data-label={columns.state}>
                {[
                  `${room.act} / ${room.phase}`,
                  ...(room.paused === '' ? [] : [said.paused]),
                  ...(room.robots ? [said.robots] : []),
                  ...(room.public ? [said.public] : []),
                ].join(', ')}
              </td>
              <td data-label={columns.clients}>{room.clients}</td>
              <td data-label={columns.entries}>{room.entries}</td>
              <td data-label={columns.last}>{said.ago(Math.max(0, Math.round((now - room.touched) / 1000)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Door = ({ problem, onToken }: { readonly problem: string; readonly onToken: (token: string) => void }) => {
  const { operator: said } = orderWords();
  const typed = useSignal('');
  return (
    <form
      class="door"
      onSubmit={event => {
        event.preventDefault();
        onToken(typed.value.trim());
      }}
    >
      <label class="field">
        <span>{said.token}</span>
        <input
          type="password"
          autocomplete="current-password"
          value={typed.value}
          onInput={event => (typed.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="small" disabled={typed.value.trim() === ''}>
        {said.enter}
      </button>
      <p class="problem" role="alert">
        {problem}
      </p>
    </form>
  );
};

const Operator = () => {
  const { operator: said } = orderWords();
  const token = useSignal(keptToken());
  const news = useSignal<OperatorNews | null>(null);
  const problem = useSignal('');

  const refresh = async () => {
    if (token.value === '') return;
    try {
      news.value = await getOperatorNews(token.value);
      problem.value = '';
    } catch (error) {
      const refused = error instanceof Declined && error.status === 404;
      problem.value = refused ? said.wrong : error instanceof Declined ? error.message : said.away;
      if (!refused) return;
      forget();
      token.value = '';
      news.value = null;
    }
  };

  useEffect(() => {
    document.title = `${said.title} – ${words().pages.name}`;
    void refresh();
    const timer = setInterval(() => void refresh(), look);
    return () => clearInterval(timer);
  }, []);

  const enter = (typed: string) => {
    token.value = typed;
    try {
      sessionStorage.setItem(key, typed);
    } catch {
      // Asked for again after a reload.
    }
    void refresh();
  };

  const act = (code: string, what: 'dismiss' | 'close') =>
    void operate(token.value, code, what)
      .catch(() => {
        problem.value = said.away;
      })
      .then(refresh);

  const seen = news.value;
  return (
    <main class="operator">
      <header>
        <h1>{said.title}</h1>
        {seen !== null && (
          <button
            type="button"
            class="small"
            onClick={() => {
              forget();
              token.value = '';
              news.value = null;
            }}
          >
            {said.leave}
          </button>
        )}
      </header>
      {seen === null ? (
        <Door problem={problem.value} onToken={enter} />
      ) : (
        <>
          <p class="problem" role="alert">
            {problem.value}
          </p>
          {seen.silent > 0 && <p class="missing">{said.silent(seen.silent)}</p>}
          {seen.processes.length === 1 &&
            seen.processes.map(one => (
              <p key={one.process} class="quiet process">
                {said.process(nameOf(one), uptime(one))}
              </p>
            ))}
          <Figures figures={together(seen.processes)} />
          {seen.processes.length > 1 && (
            <>
              <h2>{said.processes}</h2>
              <Processes processes={seen.processes} />
            </>
          )}
          <h2>{said.reports}</h2>
          {seen.reports === null && <p class="missing">{said.storeAway}</p>}
          {seen.reports?.length === 0 && <p class="quiet">{said.noReports}</p>}
          <ul class="reports">
            {seen.reports?.map(about => (
              <Report key={about.code} about={about} onAct={act} />
            ))}
          </ul>
          <h2>{said.rooms}</h2>
          <Rooms rooms={seen.rooms} processes={seen.processes} now={Date.now()} />
        </>
      )}
    </main>
  );
};

export default Operator;
