/** Rules, forum, settings, streams, and what to do about a leaked link. Fetched when opened. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ForumButton } from '../../parts/forum/buttons.tsx';
import { lazily } from '../../parts/lazy.ts';
import { RulesLink } from '../../parts/show-sign.tsx';
import type { Desk } from './desk.ts';

const ChatBox = lazily<Desk>(() => import('./chat-box.tsx'));
const Overlays = lazily<Desk>(() => import('./overlays.tsx'));
const Programs = lazily<Desk>(() => import('./programs.tsx'));
const SettingsBox = lazily<Desk>(() => import('./settings-box.tsx'));
const MoveOrDelete = lazily<Desk>(() => import('./move-or-delete.tsx'));

interface Props {
  readonly name: string;
  readonly Part: FunctionComponent<Desk>;
  readonly desk: Desk;
}

/** A row that opens a sheet, because the column has no room for fields. */
const Opening = ({ name, Part, desk }: Props) => {
  const open = useSignal(false);
  return (
    <>
      <div class="link-row">
        {name}
        <Button onClick={() => (open.value = true)}>{deskMore.links.show}</Button>
      </div>
      {open.value && (
        <Dialog title={name} close={words().pages.desk.close} onClose={() => (open.value = false)}>
          <Part {...desk} />
        </Dialog>
      )}
    </>
  );
};

const MoreLinks = (desk: Desk) => {
  const texts = deskMore.links;
  return (
    <>
      <div class="link-row">
        {words().pages.howPlayed}
        <RulesLink show={desk.shell.show} code={desk.shell.code} />
      </div>
      <div class="link-row">
        {texts.forum}
        <ForumButton code={desk.shell.code} token={desk.token} desk deadline={desk.shell.deadline} />
      </div>
      <Opening name={texts.room} Part={ChatBox} desk={desk} />
      <Opening name={texts.settings} Part={SettingsBox} desk={desk} />
      <Opening name={texts.overlays} Part={Overlays} desk={desk} />
      <Opening name={texts.programs} Part={Programs} desk={desk} />
      <Opening name={texts.keeping} Part={MoveOrDelete} desk={desk} />
    </>
  );
};

export default MoreLinks;
