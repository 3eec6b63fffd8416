/** The teams of a show on the desk: how many are in each and have spoken, who is captain, and the way in. */
import { useSignal } from '@preact/signals';
import type { TeamFacts } from '../../../shared/crowd/messages.ts';
import type { CrowdWords } from '../../../shared/words/en/crowd.ts';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Emblem, Name } from '../../parts/emblem.tsx';
import { useOutside } from '../../parts/outside.ts';
import { QrCode } from '../../parts/qr-code.tsx';
import { paths } from '../../paths.ts';
import { CopyLink } from './copy-link.tsx';
import type { Desk } from './desk.ts';

interface Props {
  readonly desk: Desk;
  readonly teams: readonly TeamFacts[];
  readonly texts: CrowdWords['team'];
}

export const TeamRows = ({ desk: { shell, tell, busy, manage }, teams, texts }: Props) => {
  const shown = useSignal<number | undefined>(undefined);
  const outside = useOutside();
  const row = (seat: number) => (shown.value = seat);
  const title = (seat: number) => (seat < 0 ? texts.desk.deal : texts.desk.link(tell.name(seat)));
  const link = `${outside}${paths.team(shell.code, shown.value)}`;
  return (
    <div class="team-list stack">
      {teams.map(({ seat, members, called, captain, decides }) => (
        <div key={seat} class="across wrap gap-2">
          <Emblem seat={seat} size="28px" />
          <span class="flex-1 min-w-0">
            <Name name={tell.name(seat)} />
            <small class="block in-ink-2">
              {shell.waiting.includes(seat) ? texts.called(called, members) : texts.members(members)}
              {captain !== '' && decides !== 'vote' && ` · ${texts.captain(captain)}`}
            </small>
          </span>
          {members > 1 && decides !== 'vote' && shell.phase !== 'over' && (
            <Button class="small" disabled={busy} onClick={() => void manage({ do: 'captain', seat })}>
              {texts.desk.next}
            </Button>
          )}
          <Button class="small" aria-label={title(seat)} onClick={() => row(seat)}>
            QR
          </Button>
        </div>
      ))}
      {teams.length > 1 && (
        <Button class="small" onClick={() => row(-1)}>
          {texts.desk.deal}
        </Button>
      )}
      {shown.value !== undefined && (
        <Dialog title={title(shown.value)} close={words().pages.desk.close} onClose={() => (shown.value = undefined)}>
          <div class="team-qr stack items-center">
            <QrCode text={link} label={link} />
            <CopyLink link={link} text={link} />
          </div>
        </Dialog>
      )}
    </div>
  );
};
