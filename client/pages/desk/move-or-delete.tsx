/** Moves a leaked host link, or deletes the show. Only for the host. Fetched when opened. */
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { deleteEpisode } from '../../api.ts';
import { Problem } from '../../parts/fields.tsx';
import { refusalText } from '../../parts/move-words.ts';
import { useTask } from '../../parts/task.ts';
import { paths } from '../../paths.ts';
import { forget, savedShow, saveShow } from '../../saved-links.ts';
import { Confirm } from './confirm.tsx';
import type { Desk } from './desk.ts';

const texts = deskMore.keeping;

const MoveOrDelete = ({ connection, token, shell, busy }: Desk) => {
  const { code } = shell;
  const { problem, fail, run } = useTask();

  const moveLink = async () => {
    const reply = await connection.manage({ do: 'move-link' });
    if (!reply.ok) return fail(refusalText(reply));
    const moved = reply.link?.split('#')[1] ?? '';
    saveShow({ code, token: moved, links: savedShow(code)?.links ?? {} });
    // The page continues at its new address. The old one is worthless now.
    location.replace(paths.host(code, moved));
    location.reload();
  };

  const remove = () =>
    run(async () => {
      await deleteEpisode(code, token);
      forget(code);
      location.assign(paths.lobby);
    });

  return (
    <div class="stack">
      <p>{texts.moveLinkText}</p>
      <Confirm label={texts.moveLink} question={texts.moveLinkSure} disabled={busy} onYes={() => void moveLink()} />
      <p>{texts.deleteText}</p>
      <Confirm label={texts.deleteShow} question={texts.deleteSure} disabled={busy} onYes={() => void remove()} />
      <Problem text={problem} />
    </div>
  );
};

export default MoveOrDelete;
