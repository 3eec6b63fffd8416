/** A page with a single message. */
import type { ComponentChildren } from 'preact';
import { words } from '../../shared/words/index.ts';
import { paths } from '../paths.ts';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly children?: ComponentChildren;
  /** With the way to the lobby. */
  readonly leads?: boolean;
}

export const Notice = ({ title, text = '', children, leads = true }: Props) => (
  <main class="notice">
    <div class="panel">
      <h1>{title}</h1>
      {text !== '' && <p>{text}</p>}
      {children}
      {leads && (
        <a class="button hero mid pale" href={paths.lobby}>
          {words().pages.play.lobby}
        </a>
      )}
    </div>
  </main>
);

/** Where a page has nothing of that name. `lobby`: the way back. */
export const Nothing = ({ title, lobby }: { readonly title: string; readonly lobby: string }) => (
  <main class="notice">
    <div class="panel">
      <h1>{title}</h1>
      <a class="hero pale" href={paths.lobby}>
        {lobby}
      </a>
    </div>
  </main>
);

/** What a page shows before it has content of its own: the text that the server wrote into it (server/web/documents.ts). */
const [title = '', about = ''] = Array.from(document.querySelectorAll('.arriving > p'), line => line.textContent ?? '');

export const Arriving = () => (
  <div class="arriving">
    <p>{title}</p>
    <p>{about}</p>
  </div>
);
