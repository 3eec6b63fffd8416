/** The big button of a show that is not over. It says what it will do, and the space bar presses it. */
import { useRef, useState } from 'preact/hooks';
import { words } from '../../../shared/words/index.ts';
import { controlsOf } from '../../controls/index.ts';
import { MoveForm } from '../../controls/move-form.ts';
import { Button } from '../../parts/button.tsx';
import { useKeys } from '../../parts/keys.ts';
import { lazily } from '../../parts/lazy.ts';
import { moveName } from '../../parts/move-words.ts';
import { type Desk, mayDo, nextSteps, type Press } from './desk.ts';

/** Milliseconds for which it ignores presses after a change, so that a double tap does not make the next move as well. */
const settle = 500;

/** Names of the seats that owe a move. */
const waitedNames = ({ shell, tell }: Desk) => tell.list(shell.waiting.map(seat => tell.name(seat)));

/** What a show says of its own move. */
const ownFacts = ({ shell: { waiting }, view, tell }: Desk, move: string) =>
  controlsOf(view.show, view.act).desk?.next?.(move, { view, tell, waiting });

const pressFor = (desk: Desk): Press => {
  const { shell, move, manage } = desk;
  const { desk: texts, moves } = words().pages;
  if (shell.paused === 'host' || shell.paused === 'away') {
    return { label: texts.resume, small: texts.pausedText, press: () => void manage({ do: 'resume' }) };
  }
  // As on the television, nobody is waited for meanwhile.
  if (desk.connection.telling.value >= 0) return { label: words().pages.play.has.house, small: '' };
  const { next } = nextSteps(desk);
  if (next === undefined) {
    // What the house has judged at once is still to be told.
    if (shell.waiting.length === 0)
      return desk.connection.ownWaits.value
        ? { label: texts.waiting, small: '' }
        : { label: texts.noMore, small: texts.noMoreText };
    return { label: texts.waiting, small: texts.waitingFor(waitedNames(desk)) };
  }
  if (next.do === 'start') {
    const missing = shell.seats.filter(({ name }) => name === '').length;
    if (missing > 0) return { label: moves.start ?? '', small: texts.waitsForSeats(missing) };
    return { label: moves.start ?? '', small: texts.startSmall, press: () => void move('start') };
  }
  const { waiting } = shell;
  const own = ownFacts(desk, next.do);
  const small = own?.small ?? (waiting.length > 0 ? texts.waitingFor(waitedNames(desk)) : '');
  const press = { label: own?.label ?? moveName(next.do), small };
  if (own?.off === true) return press;
  return { ...press, press: () => void move(next.do), ...(own?.ask === undefined ? {} : { ask: own.ask }) };
};

const isControl = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('button, a, input, select, textarea, summary, [role="dialog"]') !== null;

/** Needed only where a step is about to be taken too soon. */
const LastCall = lazily(() => import('./last-call.tsx'));

/** Needed only in shows where the host judges. */
const JudgeButtons = lazily(() => import('./judge-buttons.tsx'));

export const NextButton = (desk: Desk) => {
  const { desk: texts } = words().pages;
  const next = pressFor(desk);
  const changed = useRef({ label: '', at: 0 });
  if (changed.current.label !== next.label) changed.current = { label: next.label, at: performance.now() };

  const [called, call] = useState('');
  const calls = next.ask !== undefined && called === next.label;
  const ready = next.press !== undefined && !desk.busy && !calls;
  const press = () => {
    if (!ready || performance.now() - changed.current.at < settle) return;
    if (next.ask === undefined) next.press?.();
    else call(next.label);
  };
  useKeys(({ key, repeat, target }) => {
    if (key !== ' ' || repeat || isControl(target)) return false;
    press();
    return true;
  });

  if (mayDo(desk, 'judge') && desk.shell.paused === '') return <JudgeButtons {...desk} />;
  const { next: first, others } = nextSteps(desk);
  if (first?.inputs !== undefined && desk.shell.paused === '') {
    return (
      <section class="box next-form">
        <MoveForm key={first.do} legal={first} sending={desk.busy} send={inputs => void desk.move(first.do, inputs)} />
      </section>
    );
  }
  // Below the big button, which does not move.
  const acting = desk.connection.acting.value && desk.shell.televised;
  return (
    <div class="next-place">
      <Button class="hero next" disabled={!ready} aria-keyshortcuts="Space" onClick={press}>
        {next.label}
        <small>
          {next.small} {ready && <kbd class="r1">{texts.space}</kbd>}
        </small>
      </Button>
      {calls && <LastCall desk={desk} next={next} onDone={() => call('')} />}
      {((desk.shell.paused === '' && others.length > 0) || acting) && (
        <div class="row others">
          {(desk.shell.paused === '' ? others : []).map(item => {
            const own = ownFacts(desk, item.do);
            return (
              <Button key={item.do} disabled={desk.busy || own?.off} onClick={() => void desk.move(item.do)}>
                {own?.label ?? moveName(item.do)}
              </Button>
            );
          })}
          {acting && <Button onClick={() => void desk.manage({ do: 'skip' })}>{texts.skip}</Button>}
        </div>
      )}
    </div>
  );
};
