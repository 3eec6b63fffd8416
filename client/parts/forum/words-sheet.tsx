/** Private words between the host and one player: at the desk with each of them, on a phone with the host. */
import './words-sheet.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { textLimit } from '../../../shared/engine/moves.ts';
import type { ForumWords } from '../../../shared/words/en/forum.ts';
import type { Connection } from '../../connection.ts';
import { Button } from '../button.tsx';
import { localTime } from '../deadline.tsx';
import { Dialog } from '../dialog.tsx';
import { Emblem } from '../emblem.tsx';
import { Form, Problem } from '../fields.tsx';
import { useTask } from '../task.ts';
import { getWords, reportWord, useForumWords, type Word, writeWord } from './asking.ts';

export interface WordsProps {
  readonly connection: Connection;
  /** Of the seat or desk. */
  readonly token: string;
  /** At the desk: it writes to one of the seats. */
  readonly desk: boolean;
  readonly onClose: () => void;
}

interface ListProps {
  readonly words: readonly Word[];
  readonly mine: Word['by'];
  readonly now: number;
  readonly report: (word: Word) => void;
  readonly texts: ForumWords['words'];
}

const List = ({ words, mine, now, report, texts }: ListProps) => {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView?.({ block: 'nearest' }), [words.length]);
  const [asked, ask] = useState('');
  return (
    <ol class="words-list stack" aria-live="polite">
      {words.map((word, i) => (
        <li key={word.id} ref={i === words.length - 1 ? end : null} class={word.by === mine ? 'mine' : ''}>
          <p dir="auto" class="anywhere">
            {word.text}
          </p>
          <small class="row">
            {localTime(word.at, now)}
            {word.by === mine && word.seen && ` · ${texts.seen}`}
            {word.by !== mine &&
              (asked === word.id ? (
                <Button
                  class="link"
                  onClick={() => {
                    ask('');
                    report(word);
                  }}
                >
                  {texts.reportSure}
                </Button>
              ) : (
                <Button class="link" onClick={() => ask(word.id)}>
                  {texts.report}
                </Button>
              ))}
          </small>
        </li>
      ))}
    </ol>
  );
};

/** What was typed and not sent yet: the dialog closes when the page turns to a move. */
const drafts = new WeakMap<Connection, string>();

const Opened = ({ connection, token, desk, onClose, texts }: WordsProps & { readonly texts: ForumWords }) => {
  const { words, box } = texts;
  const { code } = connection;
  const [all, setAll] = useState<readonly Word[]>([]);
  const [typed, setTyped] = useState(drafts.get(connection) ?? '');
  const type = (text: string) => {
    drafts.set(connection, text);
    setTyped(text);
  };
  const [said, say] = useState('');
  const [chosen, choose] = useState(-1);
  const { busy, problem, run } = useTask();
  const news = connection.words.value;
  const load = () => run(async () => setAll(await getWords(code, token)));
  useEffect(() => void load(), [news]);
  const names = connection.names.value;
  const seats = names.flatMap((name, seat) => (name === '' ? [] : [seat]));
  const unread = all.findLast(({ by, seen }) => by === 'seat' && !seen)?.seat ?? -1;
  const seat = !desk ? -1 : seats.includes(chosen) ? chosen : unread >= 0 ? unread : (seats[0] ?? -1);
  useEffect(() => {
    // What came last is shown first, and stays shown once it was read.
    if (desk && chosen < 0 && unread >= 0) choose(unread);
  }, [unread]);
  const shown = desk ? all.filter(word => word.seat === seat) : all;
  const send = () =>
    run(async () => {
      say('');
      await writeWord(code, token, typed.trim(), desk ? seat : undefined);
      type('');
      setAll(await getWords(code, token));
    });
  const report = (word: Word) => run(async () => reportWord(code, token, word.id).then(() => say(words.reported)));
  return (
    <Dialog title={desk ? words.title : words.withHost} close={box.close} onClose={onClose}>
      <p class="note">{words.about}</p>
      {desk && (
        <fieldset class="row" aria-label={words.to}>
          {seats.map(each => (
            <Button key={each} class="small gap-2" aria-pressed={each === seat} onClick={() => choose(each)}>
              <Emblem seat={each} size="24px" />
              <bdi dir="auto">{names[each]}</bdi>
            </Button>
          ))}
        </fieldset>
      )}
      {shown.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <List
          words={shown}
          mine={desk ? 'host' : 'seat'}
          now={connection.now()}
          report={word => void report(word)}
          texts={words}
        />
      )}
      <Form class="stack" onSend={() => typed.trim() !== '' && send()}>
        <input
          class="text-field w-full"
          dir="auto"
          maxLength={textLimit}
          placeholder={words.write}
          aria-label={words.write}
          value={typed}
          onInput={event => type(event.currentTarget.value)}
        />
        <Button type="submit" class="hero mid go" disabled={busy || typed.trim() === '' || (desk && seat < 0)}>
          {words.send}
        </Button>
      </Form>
      <Problem text={problem} />
      <p class="success" role="status">
        {said}
      </p>
    </Dialog>
  );
};

export default (props: WordsProps) => {
  const texts = useForumWords();
  return texts === undefined ? null : <Opened {...props} texts={texts} />;
};
