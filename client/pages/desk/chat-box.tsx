/** What the host settles for the room: the channel whose chat plays, its overlay, the stream's delay, and how long to wait. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { readChat } from '../../chat/reading.ts';
import { Button } from '../../parts/button.tsx';
import { Choices, Form, TextField } from '../../parts/fields.tsx';
import { roomNews } from '../../parts/room-news.ts';
import { rememberedLink } from '../../saved-links.ts';
import { CopyLink } from './copy-link.tsx';
import type { Desk } from './desk.ts';

const texts = deskMore.room;

const waits = [0, 10, 20, 30, 60] as const;

/** A channel's name, also where somebody pastes its address. */
const channelIn = (typed: string): string => /(\w{0,25})\/?$/.exec(typed.trim())?.[1] ?? '';

const ChatBox = ({ connection, token, shell, busy, manage }: Desk) => {
  // On a phone nothing else of the room is shown beside it.
  useEffect(() => readChat(connection, token, shell.chat), [connection, token, shell.chat]);
  const typed = useSignal(shell.chat);
  const room = roomNews(connection.live.shell.value?.room ?? shell.room);
  const { chat } = room ?? {};
  const channel = channelIn(typed.value);
  const overlays = (connection.desk.value?.links ?? []).filter(({ role }) => role === 'overlay');
  const link = overlays.map(({ id }) => rememberedLink(id)).find(one => one !== undefined);
  return (
    <div class="stack">
      <Form class="stack" onSend={() => manage({ do: 'set', settings: { chat: channel } })}>
        <TextField
          label={texts.channel}
          autocomplete="off"
          spellcheck={false}
          value={typed.value}
          onType={text => (typed.value = text)}
        />
        <p>{texts.channelText}</p>
        {channel !== shell.chat && (
          <button type="submit" class="small" disabled={busy}>
            {channel === '' ? texts.noChat : texts.useChat(channel)}
          </button>
        )}
      </Form>
      {chat !== undefined && (
        <>
          <p role="status">
            <b>{chat.state === 'reading' ? texts.reads(chat.channel, chat.people) : texts.lost(chat.channel)}</b>
          </p>
          {link === undefined ? (
            <Button disabled={busy} onClick={() => void manage({ do: 'overlay' })}>
              {texts.makeOverlay}
            </Button>
          ) : (
            <CopyLink link={link.replace(/overlay\/[^/#?]+/, 'overlay/chat')} text={texts.overlay} />
          )}
          <div class="stack">
            <p>
              {chat.code !== ''
                ? texts.typing(chat.code)
                : chat.delay > 0
                  ? texts.delay(Math.round(chat.delay / 1000))
                  : texts.measureText}
            </p>
            <Button disabled={busy || chat.code !== ''} onClick={() => void manage({ do: 'measure-delay' })}>
              {texts.measure}
            </Button>
          </div>
        </>
      )}
      <fieldset class="row">
        <legend>{texts.least}</legend>
        <Choices
          of={waits.map(seconds => [seconds, texts.seconds(seconds)])}
          value={shell.roomWait}
          disabled={busy}
          onChoose={seconds => void manage({ do: 'set', settings: { roomWait: seconds } })}
        />
      </fieldset>
      <p>{texts.leastText}</p>
    </div>
  );
};

export default ChatBox;
