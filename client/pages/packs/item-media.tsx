/** The picture and the sound of an item: files that this browser keeps. */
import { useEffect, useState } from 'preact/hooks';
import type { Json } from '../../../shared/engine/json.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import { keepPicture, keepSound, keptMedium } from '../../media/kept.ts';
import { Button } from '../../parts/button.tsx';
import { FileField, Problem, TextField } from '../../parts/fields.tsx';
import { useTask } from '../../parts/task.ts';

interface Props {
  readonly kind: 'picture' | 'sound';
  readonly value: { readonly hash?: Json; readonly alt?: Json } | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

/** The address of what is kept under a hash; "" until it is there, or if this browser does not have it. */
const useKept = (hash: string): string => {
  const [address, setAddress] = useState('');
  useEffect(() => {
    let made = '';
    let wanted = true;
    void keptMedium(hash).then(medium => {
      if (!wanted || medium === undefined) return;
      made = URL.createObjectURL(medium);
      setAddress(made);
    });
    return () => {
      wanted = false;
      setAddress('');
      if (made !== '') URL.revokeObjectURL(made);
    };
  }, [hash]);
  return address;
};

export const MediaField = ({ kind, value, onChange }: Props) => {
  const { media } = words;
  const hash = typeof value?.hash === 'string' ? value.hash : '';
  const alt = typeof value?.alt === 'string' ? value.alt : '';
  const address = useKept(hash);
  const { problem, run } = useTask();
  const take = (file: File) =>
    run(async () => {
      const kept = kind === 'picture' ? await keepPicture(file, alt) : await keepSound(file);
      onChange(kept as unknown as Json);
    });
  return (
    <div class="stack">
      <FileField label={media[kind]} accept={`${kind === 'picture' ? 'image' : 'audio'}/*`} onFile={take} />
      <Problem text={problem} />
      {address !== '' && kind === 'picture' && <img class="packs-picture line-paper r2" src={address} alt={alt} />}
      {/* biome-ignore lint/a11y/useMediaCaption: the host's own sound, to check that it is the right one */}
      {address !== '' && kind === 'sound' && <audio class="w-full" controls src={address} />}
      {hash !== '' && (
        <>
          {kind === 'picture' && (
            <TextField
              label={media.alt}
              maxLength={300}
              value={alt}
              onType={typed => onChange({ ...value, hash, ...(typed === '' ? { alt: '' } : { alt: typed }) })}
            />
          )}
          <p class="row">
            <Button class="small dangerous" onClick={() => onChange(undefined)}>
              {media.remove[kind]}
            </Button>
          </p>
        </>
      )}
    </div>
  );
};
