/** Everything for a show on a forum: its state to copy, its deadline, reminders, and the host's webhooks. */
import './forum.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Form } from '../../../shared/forum/post.ts';
import type { ForumWords } from '../../../shared/words/en/forum.ts';
import { inOwnLanguage } from '../../paths.ts';
import { keep, recall } from '../../storage.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Select } from '../fields.tsx';
import { forget, getPost, mayNotify, needsHomeScreen, remind, useForumWords } from './asking.ts';
import { copyText } from './copying.ts';
import { Hooks } from './hooks-box.tsx';
import { Mails } from './mail-box.tsx';

const order: readonly Form[] = ['bbcode', 'markdown', 'text'];

const ownZone = (): string => {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
  } catch {
    return 'UTC';
  }
};

const zones = (): readonly string[] => {
  const all = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([ownZone(), 'UTC', ...all])];
};

const zoneKey = 'boxcars:zone';

export interface SheetProps {
  readonly code: string;
  /** Of the seat or desk, "" for spectators. */
  readonly token: string;
  /** Shown at the host's desk, with webhooks. */
  readonly desk: boolean;
  /** When the running clock ends; 0 if it does not run. */
  readonly deadline: number;
  readonly onClose: () => void;
}

type Props = SheetProps & { readonly texts: ForumWords };

const Copying = ({ code, texts }: Pick<Props, 'code' | 'texts'>) => {
  const { box } = texts;
  // The zone that was chosen last, or this machine's.
  const [zone, setZone] = useState(() => recall(zoneKey) ?? ownZone());
  const [shown, setShown] = useState('');
  const [state, setState] = useState<'' | 'busy' | 'copied' | 'marked' | 'failed'>('');
  const field = useRef<HTMLTextAreaElement>(null);
  const settled = useRef<(() => void) | null>(null);
  useEffect(() => settled.current?.(), [shown]);
  /** Resolves once the field holds the text. */
  const show = async (text: string) => {
    const drawn = new Promise<void>(resolve => {
      settled.current = resolve;
      if (text === shown) resolve();
    });
    setShown(text);
    await drawn;
    return field.current;
  };
  const copy = async (form: Form) => {
    setState('busy');
    const text = getPost(code, form, zone);
    try {
      setState((await copyText(text, show)) ? 'copied' : 'marked');
      setShown(await text);
    } catch {
      setState('failed');
    }
  };
  const status = { '': '', busy: '', copied: box.copied, marked: box.copyHere, failed: box.failed }[state];
  return (
    <section class="stack">
      <p class="lead">{box.copyAs}</p>
      <div class="forum-forms as-grid gap-2">
        {order.map(form => (
          <Button key={form} class="hero mid go" onClick={() => void copy(form)}>
            {box.forms[form]}
          </Button>
        ))}
      </div>
      <label class="row">
        <span>{box.zone}</span>
        <Select
          value={zone}
          of={zones().map(name => [name, name.replaceAll('_', ' ')])}
          onChoose={name => {
            setZone(name);
            keep(zoneKey, name);
          }}
        />
      </label>
      <p class={state === 'failed' ? 'problem' : 'success'} role="status">
        {status}
      </p>
      {shown !== '' && (
        <textarea
          ref={field}
          class="forum-text w-full"
          readOnly
          rows={8}
          value={shown}
          aria-label={box.copyHere}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </section>
  );
};

const Reminding = ({ code, token, deadline, texts }: Props) => {
  const { box } = texts;
  const [state, setState] = useState<'' | 'busy' | 'reminded' | 'blocked' | 'failed'>('');
  const start = async () => {
    setState('busy');
    try {
      setState((await remind(code, token)) ? 'reminded' : 'blocked');
    } catch {
      setState('failed');
    }
  };
  const stop = async () => {
    await forget(code).catch(() => {});
    setState('');
  };
  return (
    <section class="row forum-reminders">
      {deadline > 0 ? (
        <a class="small" href={inOwnLanguage(`/api/episodes/${code}/deadline.ics`)} download>
          {box.calendar}
        </a>
      ) : (
        <p>{box.noDeadline}</p>
      )}
      {!mayNotify() ? (
        <p>{needsHomeScreen() ? box.homeScreen : box.insecure}</p>
      ) : state === 'reminded' ? (
        <p role="status">
          {box.reminded} <Button onClick={() => void stop()}>{box.forget}</Button>
        </p>
      ) : (
        <Button disabled={state === 'busy'} onClick={() => void start()}>
          {box.remind}
        </Button>
      )}
      {state === 'blocked' && <p class="problem">{box.blocked}</p>}
      {state === 'failed' && <p class="problem">{box.failed}</p>}
    </section>
  );
};

const Opened = (props: Props) => {
  const { code, token, desk, texts, onClose } = props;
  const { box } = texts;
  const picture = inOwnLanguage(`/e/${code}/board.png`);
  return (
    <Dialog title={box.title} close={box.close} onClose={onClose}>
      <Copying code={code} texts={texts} />
      <a class="forum-picture note stack" href={picture} target="_blank" rel="noreferrer">
        <img class="block w-full r2" src={picture} width="1200" height="630" alt={box.picture} loading="lazy" />
        <span>{box.pictureLink}</span>
      </a>
      <Reminding {...props} />
      {token !== '' && <Mails code={code} token={token} texts={texts} />}
      {desk && <Hooks code={code} token={token} texts={texts} />}
    </Dialog>
  );
};

export default (props: SheetProps) => {
  const texts = useForumWords();
  return texts === undefined ? null : <Opened {...props} texts={texts} />;
};
