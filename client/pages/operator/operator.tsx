/** /operator: what happens in all processes, and what was reported. Requires the operator's token. */
import './operator.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { OperatorNews } from '../../../shared/operator.ts';
import { operator as texts } from '../../../shared/words/en/operator.ts';
import { words } from '../../../shared/words/index.ts';
import { Declined, getOperatorNews, type NewBlock, operate, unblock } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Form, Problem, TextField } from '../../parts/fields.tsx';
import { useEvery } from '../../parts/task.ts';
import { tokenInLink } from '../../paths.ts';
import { keep, recall } from '../../storage.ts';
import { Blocked, BlockForm, emptyBlock } from './blocks.tsx';
import { Figures, nameOf, Processes, together, uptime } from './figures.tsx';
import { Report, Rooms } from './shows.tsx';

/** Milliseconds between two updates. */
const look = 3000;
const key = 'boxcars:operator';

/** Kept only in this tab, and never in an address, which would stay in the history. */
const savedToken = (): string => {
  const fromLink = tokenInLink();
  if (fromLink !== '') history.replaceState(null, '', location.pathname);
  if (fromLink !== '') keep(key, fromLink, 'sessionStorage');
  return fromLink || (recall(key, 'sessionStorage') ?? '');
};

const Door = ({ problem, onToken }: { readonly problem: string; readonly onToken: (token: string) => void }) => {
  const typed = useSignal('');
  return (
    <Form class="stack door" onSend={() => onToken(typed.value.trim())}>
      <TextField
        label={texts.token}
        type="password"
        autocomplete="current-password"
        value={typed.value}
        onType={value => (typed.value = value)}
      />
      <Button type="submit" disabled={typed.value.trim() === ''}>
        {texts.enter}
      </Button>
      <Problem text={problem} />
    </Form>
  );
};

const Operator = () => {
  const token = useSignal(savedToken());
  const news = useSignal<OperatorNews | null>(null);
  const problem = useSignal('');

  const refresh = async () => {
    if (token.value === '') return;
    try {
      news.value = await getOperatorNews(token.value);
      problem.value = '';
    } catch (error) {
      const refused = error instanceof Declined && error.status === 404;
      problem.value = refused ? texts.wrong : error instanceof Declined ? error.message : texts.away;
      if (refused) leave();
    }
  };

  useEffect(() => {
    document.title = `${texts.title} – ${words().pages.name}`;
  }, []);
  useEvery(look, refresh);

  const enter = (typed: string) => {
    token.value = typed;
    keep(key, typed, 'sessionStorage');
    void refresh();
  };
  const leave = () => {
    keep(key, null, 'sessionStorage');
    token.value = '';
    news.value = null;
  };

  const act = (code: string, what: 'dismiss' | 'close') =>
    void operate(token.value, code, what)
      .catch(() => {
        problem.value = texts.away;
      })
      .then(refresh);

  const draft = useSignal<NewBlock>(emptyBlock);
  const blocking = useRef<HTMLHeadingElement>(null);
  /** From a report: only the time and the reason are left to say. */
  const fill = (kind: NewBlock['kind'], value: string) => {
    draft.value = { ...emptyBlock, kind, value };
    blocking.current?.scrollIntoView();
  };
  const lift = (id: string) =>
    void unblock(token.value, id)
      .catch(() => {
        problem.value = texts.away;
      })
      .then(refresh);

  const seen = news.value;
  return (
    <main class="operator mx-auto t3">
      <header class="row between">
        <h1 class="bold-figure lh-11 t9">{texts.title}</h1>
        {seen !== null && <Button onClick={leave}>{texts.leave}</Button>}
      </header>
      {seen === null ? (
        <Door problem={problem.value} onToken={enter} />
      ) : (
        <>
          <Problem text={problem.value} />
          {seen.silent > 0 && <p class="problem">{texts.silent(seen.silent)}</p>}
          {seen.processes.length === 1 &&
            seen.processes.map(one => (
              <p key={one.process} class="note">
                {texts.process(nameOf(one), uptime(one))}
              </p>
            ))}
          <Figures figures={together(seen.processes)} />
          {seen.processes.length > 1 && (
            <>
              <h2 class="t5">{texts.processes}</h2>
              <Processes processes={seen.processes} />
            </>
          )}
          <h2 class="t5">{texts.reports}</h2>
          {seen.reports === null && <p class="problem">{texts.storeAway}</p>}
          {seen.reports?.length === 0 && <p class="note">{texts.noReports}</p>}
          <ul class="stack">
            {seen.reports?.map(about => (
              <Report
                key={about.code}
                about={about}
                addresses={seen.rooms.find(({ code }) => code === about.code)?.addresses ?? []}
                onBlock={fill}
                onAct={act}
              />
            ))}
          </ul>
          <h2 class="t5" ref={blocking}>
            {texts.block.title}
          </h2>
          <BlockForm draft={draft} token={token.value} onDone={refresh} />
          {seen.blocks === null && <p class="problem">{texts.storeAway}</p>}
          {seen.blocks !== null && <Blocked blocks={seen.blocks} onLift={lift} />}
          <h2 class="t5">{texts.rooms}</h2>
          <Rooms rooms={seen.rooms} processes={seen.processes} now={Date.now()} />
        </>
      )}
    </main>
  );
};

export default Operator;
