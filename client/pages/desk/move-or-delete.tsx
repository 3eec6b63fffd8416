/** Moves a leaked host link, or deletes the show. Only for the host. Fetched when opened. */
import { useSignal } from '@preact/signals';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { deleteEpisode } from '../../api.ts';
import { refusalText } from '../../parts/move-words.ts';
import { paths } from '../../paths.ts';
import { forget, savedShow, saveShow } from '../../saved-links.ts';
import { Confirm } from './confirm.tsx';
import type { Desk } from './desk.ts';

const texts = deskMore.keeping;

const MoveOrDelete = ({ connection, token, shell, busy }: Desk) => {
  const { code } = shell;
  const problem = useSignal('');

  const moveLink = async () => {
    const reply = await connection.manage({ do: 'move-link' });
    if (!reply.ok) {
      problem.value = refusalText(reply);
      return;
    }
    const moved = reply.link?.split('#')[1] ?? '';
    saveShow({ code, token: moved, links: savedShow(code)?.links ?? {} });
    // The page continues at its new address. The old one is worthless now.
    location.replace(paths.host(code, moved));
    location.reload();
  };

  const remove = async () => {
    try {
      await deleteEpisode(code, token);
      forget(code);
      location.assign(paths.lobby);
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error);
    }
  };

  return (
    <div class="stack">
      <p>{texts.moveLinkText}</p>
      <Confirm label={texts.moveLink} question={texts.moveLinkSure} disabled={busy} onYes={() => void moveLink()} />
      <p>{texts.deleteText}</p>
      <Confirm label={texts.deleteShow} question={texts.deleteSure} disabled={busy} onYes={() => void remove()} />
      <p class="problem" role="alert">
        {problem.value}
      </p>
    </div>
  );
};

export default MoveOrDelete;
