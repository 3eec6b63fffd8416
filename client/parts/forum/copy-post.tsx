/** A post to copy, in the form and the time zone that a forum needs. */
import './forum.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Form } from '../../../shared/forum/post.ts';
import type { ForumWords } from '../../../shared/words/en/forum.ts';
import { keep, recall } from '../../storage.ts';
import { Button } from '../button.tsx';
import { Select } from '../fields.tsx';
import { copyText } from './copying.ts';

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

interface Props {
  readonly load: (form: Form, zone: string) => Promise<string>;
  readonly texts: ForumWords;
}

export const Copying = ({ load, texts }: Props) => {
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
    const text = load(form, zone);
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
