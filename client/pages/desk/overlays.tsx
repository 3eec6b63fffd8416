/** Makes links for streaming software, shows what each of them will show, with a delay and with or without the code, and revokes them. */
import './overlays.css';
import { useSignal } from '@preact/signals';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { Button } from '../../parts/button.tsx';
import { Check, Choices, TextField } from '../../parts/fields.tsx';
import { useOutside } from '../../parts/outside.ts';
import { paths } from '../../paths.ts';
import { rememberedLink } from '../../saved-links.ts';
import { CopyLink } from './copy-link.tsx';
import type { Desk } from './desk.ts';

const texts = deskMore.overlays;

const longest = 120;

/** `…/overlay/board#TOKEN` for another part, with the chosen parameters. */
const linkTo = (link: string, part: string, delay: number, hidden: boolean): string => {
  const address = new URL(link);
  address.pathname = address.pathname.replace(/[^/]*$/, part);
  if (delay > 0) address.searchParams.set('delay', String(delay));
  if (hidden) address.searchParams.set('code', 'hidden');
  return address.href;
};

/** What streaming software will show, over the checks that stand for transparency. One part at a time: each is a stage. */
const Preview = ({ link }: { readonly link: (part: string) => string }) => {
  const part = useSignal('board');
  return (
    <fieldset class="stack w-full">
      <legend>{texts.preview}</legend>
      <div class="row">
        <Choices of={Object.entries(texts.parts)} value={part.value} onChoose={name => (part.value = name)} />
      </div>
      <div class="overlay-preview relative clip line-paper r2">
        <iframe key={part.value} src={link(part.value)} title={texts.parts[part.value]} tabIndex={-1} />
      </div>
    </fieldset>
  );
};

const Overlays = ({ connection, shell, busy, manage }: Desk) => {
  const outside = useOutside();
  const delay = useSignal(0);
  const hidden = useSignal(false);
  const overlayLinks = (connection.desk.value?.links ?? []).filter(({ role }) => role === 'overlay');
  return (
    <div class="stack">
      <p>{texts.text}</p>
      <TextField
        label={texts.delay}
        type="number"
        min="0"
        max={longest}
        value={delay.value}
        onType={value => {
          delay.value = Math.min(longest, Math.max(0, Math.round(Number(value)) || 0));
        }}
      />
      <Check label={texts.hideCode} checked={hidden.value} onChange={on => (hidden.value = on)} />
      {delay.value > 0 && (
        <>
          <p>{texts.watchLate}</p>
          <CopyLink link={`${outside}${paths.watch(shell.code)}?delay=${delay.value}`} text={texts.watch} />
        </>
      )}
      {overlayLinks.map(({ id }, i) => (
        <div key={id} class="co-host stack">
          {rememberedLink(id) === undefined ? (
            <p>{texts.old(i + 1)}</p>
          ) : (
            <>
              <p>{texts.made}</p>
              {/* At the address of this page, which the browser allows it to frame. */}
              <Preview
                link={part => {
                  const { pathname, search, hash } = new URL(
                    linkTo(rememberedLink(id) ?? '', part, delay.value, hidden.value),
                  );
                  return `${pathname}${search}${hash}`;
                }}
              />
              {Object.entries(texts.parts).map(([part, name]) => (
                <CopyLink
                  key={part}
                  link={linkTo(rememberedLink(id) ?? '', part, delay.value, hidden.value)}
                  text={name}
                />
              ))}
            </>
          )}
          <Button class="small dangerous" disabled={busy} onClick={() => void manage({ do: 'revoke', id })}>
            {texts.revoke}
          </Button>
        </div>
      ))}
      <Button disabled={busy} onClick={() => void manage({ do: 'overlay' })}>
        {texts.make}
      </Button>
    </div>
  );
};

export default Overlays;
