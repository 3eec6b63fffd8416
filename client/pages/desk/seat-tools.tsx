/** What the host can do with one seat. Fetched when opened. */
import { useSignal } from '@preact/signals';
import { extraTimes } from '../../../shared/engine/protocol.ts';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { Choices, Form, TextField } from '../../parts/fields.tsx';
import { lazily } from '../../parts/lazy.ts';
import { roomNews } from '../../parts/room-news.ts';
import { rememberLink } from '../../saved-links.ts';
import { Confirm } from './confirm.tsx';
import { CopyLink } from './copy-link.tsx';
import { type Desk, mayDo } from './desk.ts';
import FromRoom from './from-room.tsx';

const { seat: texts } = deskMore;

interface SeatProps {
  readonly desk: Desk;
  readonly seat: number;
}

const CorrectForm = ({ desk, seat }: SeatProps) => {
  const score = useSignal(String(desk.view.seats[seat]?.score ?? 0));
  const reason = useSignal('');
  return (
    <Form
      class="inline-form stack"
      onSend={() => desk.move('correct', { seat, score: Number(score.value), reason: reason.value.trim() })}
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
    </Form>
  );
};

/** More time per turn for one player, who may read slowly or play with a switch. */
const ExtraTime = ({ desk, seat }: SeatProps) => (
  <fieldset class="extra-time">
    <legend>{deskMore.time.title(desk.tell.name(seat))}</legend>
    <div class="row">
      <Choices
        of={extraTimes.map(times => [times, deskMore.time.times(times)])}
        value={desk.connection.desk.value?.times[seat] ?? 1}
        disabled={desk.busy}
        onChoose={times => void desk.manage({ do: 'extra-time', seat, times })}
      />
    </div>
  </fieldset>
);

const SeatLink = ({ desk, seat }: SeatProps) => {
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

/** Fetched with these tools. */
const TeamTools = lazily(async () => {
  const [{ TeamTools: Part }, crowd] = await Promise.all([import('./team-tools.tsx'), words().crowd()]);
  return { default: (props: SeatProps) => <Part {...props} texts={crowd.team} /> };
});

interface AskProps {
  readonly label: string;
  readonly text: string | undefined;
  readonly value: string;
  readonly busy: boolean;
  readonly onSave: (value: string) => void;
  readonly onCancel: () => void;
}

const AskName = ({ label, text, value, busy, onSave, onCancel }: AskProps) => {
  const typed = useSignal(value);
  return (
    <Form class="inline-form stack" onSend={() => typed.value.trim() !== '' && onSave(typed.value.trim())}>
      {text !== undefined && <p>{text}</p>}
      <TextField label={label} dir="auto" maxLength={40} value={typed.value} onType={value => (typed.value = value)} />
      <div class="row">
        <Button type="submit" disabled={busy || typed.value.trim() === ''}>
          {texts.save}
        </Button>
        <Button onClick={onCancel}>{words().pages.desk.cancel}</Button>
      </div>
    </Form>
  );
};

interface Props extends SeatProps {
  readonly name: string;
  readonly open: 'rename' | 'replace' | 'more';
  readonly onClose: () => void;
}

const SeatTools = ({ desk, seat, name, open, onClose }: Props) => {
  const { view, tell, busy, move, manage } = desk;
  if (open !== 'more') {
    const renames = open === 'rename';
    const volunteers = renames ? 0 : (roomNews(desk.shell.room)?.volunteers ?? 0);
    return (
      <>
        {volunteers > 0 && <FromRoom desk={desk} seat={seat} of={volunteers} />}
        <AskName
          key={open}
          label={renames ? texts.newName : texts.substitute}
          text={renames ? undefined : texts.substituteText(tell.name(seat))}
          value={renames ? name : ''}
          busy={busy}
          onCancel={onClose}
          onSave={async value => {
            const done = renames ? manage({ do: 'rename', seat, name: value }) : move('replace', { seat, name: value });
            if (await done) onClose();
          }}
        />
      </>
    );
  }
  return (
    <div class="inline-form stack">
      {mayDo(desk, 'correct') && <CorrectForm key={view.seats[seat]?.score} desk={desk} seat={seat} />}
      <TeamTools desk={desk} seat={seat} />
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
