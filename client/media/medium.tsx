/** The picture and the sound of what is asked, on stages, phones and desks. */
import './medium.css';
import { useEffect, useState } from 'preact/hooks';
import type { Beside } from '../../shared/engine/beside.ts';
import { beside as words } from '../../shared/words/en/beside.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { audible, duck, volume } from '../parts/sound.ts';
import { useWork } from '../parts/timing.ts';
import { openMedium } from './on-air.ts';

interface Medium {
  readonly name?: string;
  readonly key?: string;
}

/** "" until it is there, null if it will not come. */
const useMedium = (code: string, { name = '', key = '' }: Medium): string | null => {
  const [url, setUrl] = useState<string | null>('');
  useWork(
    wanted => {
      setUrl('');
      openMedium(code, name, key).then(
        found => wanted() && setUrl(found),
        () => wanted() && setUrl(null),
      );
    },
    [code, name, key],
  );
  return url;
};

interface PictureProps {
  readonly code: string;
  readonly picture: NonNullable<Beside['picture']>;
  /** A phone enlarges it at a touch; `named` shows a button's words instead of it. */
  readonly enlarges?: 'seen' | 'named';
}

export const Picture = ({ code, picture, enlarges }: PictureProps) => {
  const url = useMedium(code, picture);
  const [large, setLarge] = useState(false);
  const { alt = words.picture } = picture;
  if (url === null) return <p class="beside-picture">{alt}</p>;
  const shown = url !== '' && <img src={url} alt={enlarges === undefined ? alt : ''} />;
  if (enlarges === undefined) return <figure class="beside-picture">{shown}</figure>;
  return (
    <>
      <button
        type="button"
        class={enlarges === 'seen' ? 'beside-picture' : 'button small'}
        aria-label={`${alt}. ${words.enlarge}`}
        onClick={() => setLarge(true)}
      >
        {enlarges === 'seen' ? shown : words.look}
      </button>
      {large && (
        <Dialog title={alt} close={words.close} onClose={() => setLarge(false)}>
          <img class="large-picture" src={url} alt={alt} />
        </Dialog>
      )}
    </>
  );
};

interface SoundProps {
  readonly code: string;
  readonly sound: NonNullable<Beside['sound']>;
}

/** Where the page plays sound by itself, as loud as the page, while all else is lower. */
export const HeardSound = ({ code, sound }: SoundProps) => {
  const url = useMedium(code, sound);
  useEffect(() => {
    if (url === null || url === '' || !audible(true)) return;
    const player = new Audio(url);
    player.volume = volume.peek();
    player.onended = () => duck(false);
    duck(true);
    player.play().catch(() => duck(false));
    return () => {
      player.pause();
      duck(false);
    };
  }, [url]);
  return null;
};

/** A button that plays it. */
export const SoundButton = ({ code, sound }: SoundProps) => {
  const url = useMedium(code, sound);
  return (
    <Button
      class="beside-sound"
      disabled={url === ''}
      onClick={() => {
        if (url) void new Audio(url).play().catch(() => undefined);
      }}
    >
      ♪ {words.play}
    </Button>
  );
};

interface PhoneProps {
  readonly code: string;
  readonly beside: Beside;
  /** Something else than the question is on this page: the picture waits behind a button. */
  readonly later?: boolean;
}

/** What a phone shows above the choices. */
const BesideQuestion = ({ code, beside: { picture, sound }, later = false }: PhoneProps) => (
  <div class={`beside-question ${later ? 'later' : ''}`}>
    {picture !== undefined && (
      <Picture key={picture.name} code={code} picture={picture} enlarges={later ? 'named' : 'seen'} />
    )}
    {sound !== undefined && <SoundButton key={sound.name} code={code} sound={sound} />}
  </div>
);

export default BesideQuestion;
