/** Everything for a show on a forum: its state to copy, its deadline, reminders, and the host's webhooks. */
import './forum.css';
import { useState } from 'preact/hooks';
import type { ForumWords } from '../../../shared/words/en/forum.ts';
import { inOwnLanguage } from '../../paths.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { forget, getPost, mayNotify, needsHomeScreen, remind, useForumWords } from './asking.ts';
import { Copying } from './copy-post.tsx';
import { Hooks } from './hooks-box.tsx';
import { Mails } from './mail-box.tsx';

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
      <p class="lead">{box.copyAs}</p>
      <Copying load={(form, zone) => getPost(code, form, zone, desk ? token : '')} texts={texts} />
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
