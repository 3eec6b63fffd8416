/** The end of an evening on the phone of somebody who played along: how it went, and a picture to share. */
import './room-end.css';
import { useSignal } from '@preact/signals';
import type { Purse, RoomNews } from '../../shared/crowd/messages.ts';
import { resultOf } from '../../shared/crowd/result.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import type { CrowdWords } from '../../shared/words/en/crowd.ts';
import { getRoomCard } from '../api.ts';
import { Button } from './button.tsx';
import { fanSecret } from './fan.ts';
import { Problem } from './fields.tsx';
import { RoomTable } from './room-table.tsx';

interface Props {
  readonly code: string;
  readonly purse: Purse;
  readonly news: RoomNews;
  readonly tell: Narrator;
  readonly texts: CrowdWords;
}

const saved = (file: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** Phones hand it to another app. Where none takes pictures it is saved. */
const share = async (file: File, text: string): Promise<void> => {
  const shared = { files: [file], text };
  if (navigator.canShare?.(shared) !== true) {
    saved(file);
    return;
  }
  // Whoever closes the sheet again wants no picture.
  await navigator.share(shared).catch(() => undefined);
};

const RoomEnd = ({ code, purse, news, tell, texts }: Props) => {
  const { end } = texts;
  const file = useSignal<File | null>(null);
  const busy = useSignal(false);
  const problem = useSignal('');
  const { headline, figures } = resultOf(purse, texts, tell);
  // Made when it is asked for, as the show of a whole audience ends at once; shared by another press, which phones want.
  const make = async () => {
    busy.value = true;
    try {
      const picture = await getRoomCard(code, fanSecret());
      file.value = new File([picture], `boxcars-${code}.png`, { type: 'image/png' });
      problem.value = '';
    } catch (error) {
      problem.value = (error as Error).message;
    }
    busy.value = false;
  };
  const picture = file.value;
  return (
    <section class="room-end stack">
      <p class="who">
        <bdi dir="auto">{purse.name}</bdi>
      </p>
      <h2>{headline}</h2>
      <ul>
        {figures.map(([figure, label]) => (
          <li key={label}>
            <b>{figure}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
      <Button
        class="hero mid gold"
        disabled={busy.value}
        onClick={() => void (picture === null ? make() : share(picture, headline))}
      >
        {picture === null ? end.make : end.share}
      </Button>
      <Problem text={problem.value} />
      {news.table.length > 1 && <RoomTable news={news} own={purse.name} tell={tell} title={texts.best} />}
    </section>
  );
};

export default RoomEnd;
