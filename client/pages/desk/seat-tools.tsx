/** What the host can do with one seat. Fetched when opened. */
import { useSignal } from '@preact/signals';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/fields.tsx';
import { rememberLink } from '../../saved-links.ts';
import { Confirm } from './confirm.tsx';
import { CopyLink } from './copy-link.tsx';
import { type Desk, mayDo } from './desk.ts';
import { ExtraTime } from './extra-time.tsx';

const CorrectForm = ({ desk, seat }: { readonly desk: Desk; readonly seat: number }) => {
  const texts = deskMore.seat;
  const score = useSignal(String(desk.view.seats[seat]?.score ?? 0));
  const reason = useSignal('');
  return (
    <form
      class="inline-form stack"
      onSubmit={event => {
        event.preventDefault();
        void desk.move('correct', { seat, score: Number(score.value), reason: reason.value.trim() });
      }}
    >
      <TextField
        label={texts.score}
        type="number"
        step="any"
        value={score.value}
        onType={value => (score.value = value)}
      />
      <TextField
        label={texts.reason}
        dir="auto"
        maxLength={200}
        value={reason.value}
        onType={value => (reason.value = value)}
      />
      <Button type="submit" disabled={desk.busy || score.value === ''}>
        {texts.correct}
      </Button>
    </form>
  );
};

const SeatLink = ({ desk, seat }: { readonly desk: Desk; readonly seat: number }) => {
  const texts = deskMore.seat;
  const link = useSignal('');
  const make = async () => {
    const message = { do: 'seat-link', seat } as const;
    const reply = await desk.connection.manage(message);
    rememberLink(message, reply);
    if (reply.ok && reply.link !== undefined) link.value = reply.link;
  };
  if (link.value !== '') return <CopyLink link={link.value} text={texts.seatLink(desk.tell.name(seat))} />;
  return (
    <Button disabled={desk.busy} onClick={() => void make()}>
      {texts.link}
    </Button>
  );
};

interface AskProps {
  readonly label: string;
  readonly text?: string;
  readonly value?: string;
  readonly busy: boolean;
  readonly onSave: (value: string) => void;
  readonly onCancel: () => void;
}

const AskName = ({ label, text, value = '', busy, onSave, onCancel }: AskProps) => {
  const texts = deskMore.seat;
  const typed = useSignal(value);
  return (
    <form
      class="inline-form stack"
      onSubmit={event => {
        event.preventDefault();
        if (typed.value.trim() !== '') onSave(typed.value.trim());
      }}
    >
      {text !== undefined && <p>{text}</p>}
      <TextField label={label} dir="auto" maxLength={40} value={typed.value} onType={value => (typed.value = value)} />
      <div class="row">
        <Button type="submit" disabled={busy || typed.value.trim() === ''}>
          {texts.save}
        </Button>
        <Button onClick={onCancel}>{words().pages.desk.cancel}</Button>
      </div>
    </form>
  );
};

export interface SeatToolsProps {
  readonly desk: Desk;
  readonly seat: number;
  readonly name: string;
  readonly open: 'rename' | 'replace' | 'more';
  readonly onClose: () => void;
}

const SeatTools = ({ desk, seat, name, open, onClose }: SeatToolsProps) => {
  const texts = deskMore.seat;
  const { view, tell, busy, move, manage } = desk;
  if (open === 'rename')
    return (
      <AskName
        label={texts.newName}
        value={name}
        busy={busy}
        onCancel={onClose}
        onSave={async value => {
          if (await manage({ do: 'rename', seat, name: value })) onClose();
        }}
      />
    );
  if (open === 'replace')
    return (
      <AskName
        label={texts.substitute}
        text={texts.substituteText(tell.name(seat))}
        busy={busy}
        onCancel={onClose}
        onSave={async value => {
          if (await move('replace', { seat, name: value })) onClose();
        }}
      />
    );
  return (
    <div class="inline-form stack">
      {mayDo(desk, 'correct') && <CorrectForm key={view.seats[seat]?.score} desk={desk} seat={seat} />}
      <ExtraTime desk={desk} seat={seat} />
      <SeatLink desk={desk} seat={seat} />
      {name !== '' && (
        <Confirm
          label={texts.remove}
          question={texts.removeSure(tell.name(seat))}
          disabled={busy}
          onYes={() => void manage({ do: 'remove', seat })}
        />
      )}
    </div>
  );
};

export default SeatTools;
