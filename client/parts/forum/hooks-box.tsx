/** The host's webhooks with their states, and a form for another one. */
import { useEffect, useState } from 'preact/hooks';
import { type ChannelEvent, channelEvents } from '../../../shared/forum/reminders.ts';
import type { ForumWords } from '../../../shared/words/en/forum.ts';
import { ownLanguage } from '../../../shared/words/index.ts';
import { isLanguage, languageNames, languages } from '../../../shared/words/languages.ts';
import { Declined } from '../../api.ts';
import { Button } from '../button.tsx';
import { Field, Form, Problem, TextField } from '../fields.tsx';
import { useEvery } from '../task.ts';
import { addHook, getHooks, type Hook, removeHook, tryHook } from './asking.ts';

interface Props {
  readonly code: string;
  readonly token: string;
  readonly texts: ForumWords;
}

const formats = ['json', 'discord'] as const;

const stateOf = ({ off, failures, problem, worked }: Hook, { hooks }: ForumWords): string =>
  off ? hooks.resting : failures > 0 ? hooks.failing(problem) : worked > 0 ? hooks.fine : hooks.waiting;

export const Hooks = ({ code, token, texts }: Props) => {
  const { hooks: words, box } = texts;
  const [hooks, setHooks] = useState<readonly Hook[]>([]);
  const [address, setAddress] = useState('');
  const [format, setFormat] = useState<Hook['format']>('json');
  const [language, setLanguage] = useState(ownLanguage);
  const [events, setEvents] = useState<readonly ChannelEvent[]>(channelEvents);
  const [secret, setSecret] = useState('');
  const [problem, setProblem] = useState('');

  const run = async (work: () => Promise<unknown>) => {
    setProblem('');
    try {
      await work();
      setHooks(await getHooks(code, token));
    } catch (error) {
      setProblem(error instanceof Declined ? error.message : box.failed);
    }
  };
  useEffect(() => void run(async () => {}), []);
  useEvery(3000, () => getHooks(code, token).then(setHooks, () => {}));

  const add = () =>
    run(async () => {
      const made = await addHook(code, token, { address, format, language, events });
      setSecret(made.secret ?? '');
      setAddress('');
    });
  return (
    <section class="forum-part stack">
      <h3>{words.title}</h3>
      <p>{words.about}</p>
      {hooks.length === 0 ? (
        <p class="note">{words.none}</p>
      ) : (
        <ul class="stack">
          {hooks.map(hook => (
            <li key={hook.id} class="row">
              <span>
                <b dir="ltr">{hook.address}</b>
                <i class={hook.failures > 0 || hook.off ? 'problem' : ''}>
                  {words.formats[hook.format]} · {languages[hook.language]} ·{' '}
                  {hook.events.map(event => words.events[event]).join(', ')} · {stateOf(hook, texts)}
                </i>
              </span>
              <Button onClick={() => void run(() => tryHook(code, token, hook.id))}>{words.test}</Button>
              <Button class="small dangerous" onClick={() => void run(() => removeHook(code, token, hook.id))}>
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {secret !== '' && (
        <TextField label={words.secret} readOnly value={secret} onFocus={event => event.currentTarget.select()} />
      )}
      <Form class="stack" onSend={add}>
        <TextField
          label={words.address}
          type="url"
          inputMode="url"
          placeholder="https://"
          required
          value={address}
          onType={setAddress}
        />
        <fieldset class="row">
          <legend>{words.format}</legend>
          {formats.map(name => (
            <label key={name} class="check">
              <input type="radio" name="format" checked={format === name} onChange={() => setFormat(name)} />
              {words.formats[name]}
            </label>
          ))}
        </fieldset>
        <Field label={words.language}>
          <select
            value={language}
            onChange={({ currentTarget: { value } }) => {
              if (isLanguage(value)) setLanguage(value);
            }}
          >
            {languageNames.map(name => (
              <option key={name} value={name} lang={name}>
                {languages[name]}
              </option>
            ))}
          </select>
        </Field>
        <fieldset class="row">
          {channelEvents.map(name => (
            <label key={name} class="check">
              <input
                type="checkbox"
                checked={events.includes(name)}
                onChange={event =>
                  setEvents(
                    channelEvents.filter(other =>
                      other === name ? event.currentTarget.checked : events.includes(other),
                    ),
                  )
                }
              />
              {words.events[name]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" disabled={address === '' || events.length === 0}>
          {words.add}
        </Button>
      </Form>
      {problem !== '' && <Problem text={problem} />}
    </section>
  );
};
