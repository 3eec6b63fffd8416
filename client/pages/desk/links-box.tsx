/** Links for players, spectators, televisions and co-hosts. The players' link is also shown as a QR code. */
import { useSignal } from '@preact/signals';
import { generate } from 'lean-qr/nano';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { lazily } from '../../parts/lazy.ts';
import { isOnServer, typedAddress, useOutside } from '../../parts/outside.ts';
import { paths, spacedCode } from '../../paths.ts';
import { rememberedLink } from '../../saved-links.ts';
import { CopyButton } from './copy-button.tsx';
import type { Desk } from './desk.ts';

/** A link as a QR code. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const code = generate(text);
  let squares = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares += `M${x} ${y}h1v1h-1z`;
  }
  return (
    <svg
      class="qr-code on-field"
      viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={squares} />
    </svg>
  );
};

/** `outside`: the beginning of links for other devices. */
const linksFor = (code: string, outside: string) => ({
  play: `${outside}${paths.play(code)}`,
  watch: `${outside}${paths.watch(code)}`,
});

const loadLinks = () => import('./copy-link.tsx');
const CopyLink = lazily(async () => ({ default: (await loadLinks()).CopyLink }));
const MarkedLink = lazily(async () => ({ default: (await loadLinks()).MarkedLink }));

/** Links to the desk and to seats, whoever made them. Each can be revoked. */
const GivenLinks = ({ connection, busy, manage, tell }: Desk) => {
  const { desk: texts } = words().pages;
  const links = connection.desk.value?.links ?? [];
  const coHosts = links.filter(({ role }) => role === 'co-host');
  const seats = links.filter(({ role }) => role === 'seat');
  const row = (id: string, name: string, text: string) => {
    const link = rememberedLink(id);
    return (
      <div key={id} class="co-host stack">
        {link === undefined ? <p>{name}</p> : <CopyLink link={link} text={text} />}
        <Button
          class="small dangerous"
          disabled={busy}
          aria-label={`${texts.revoke}: ${name}`}
          onClick={() => void manage({ do: 'revoke', id })}
        >
          {texts.revoke}
        </Button>
      </div>
    );
  };
  return (
    <>
      <div class="link-row">
        {texts.coHost}
        <Button disabled={busy} onClick={() => void manage({ do: 'co-host' })}>
          {texts.makeLink}
        </Button>
      </div>
      {coHosts.map(({ id }, i) => row(id, `${texts.coHost} ${i + 1}`, texts.coHostLink))}
      {seats.map(({ id, seat }) => row(id, texts.seatLink(tell.name(seat)), texts.seatLink(tell.name(seat))))}
    </>
  );
};

const WaysIn = lazily<object>(() => import('./ways-in.tsx'));
const MoreLinks = lazily<Desk>(() => import('./more-links.tsx'));

export const LinksBox = (desk: Desk) => {
  const { desk: texts } = words().pages;
  const { code } = desk.shell;
  const outside = useOutside();
  const links = linksFor(code, outside);
  const shown = useSignal('');
  const more = useSignal(false);
  const [left = '', right = ''] = spacedCode(code).split(' ');
  const copy = (called: readonly string[], link: string) => (
    <CopyButton link={link} called={called} onShow={() => (shown.value = link)} />
  );
  return (
    <section class="box links">
      <h2>{texts.scan}</h2>
      <div class="qrs across mb-2 gap-3">
        <QrCode text={links.play} label={links.play} />
        <strong class="bold-figure tabular lh-105 t6">
          {left}
          <br />
          {right}
        </strong>
      </div>
      <p class="typed-address anywhere bold">{typedAddress(`${outside}/${code}`)}</p>
      {isOnServer() && desk.shell.phase === 'lobby' && <WaysIn />}
      <div class="stack">
        {copy(texts.play, links.play)}
        {copy(texts.watch, links.watch)}
      </div>
      {shown.value !== '' && <MarkedLink link={shown.value} />}
      <div class="link-row">
        {texts.tv}
        <a class="small" href={paths.tv(code)} target="_blank" rel="noreferrer">
          {texts.open}
        </a>
      </div>
      <GivenLinks {...desk} />
      <div class="link-row">
        {texts.moreLinks}
        <Button aria-expanded={more.value} onClick={() => (more.value = !more.value)}>
          {more.value ? texts.less : texts.more}
        </Button>
      </div>
      {more.value && <MoreLinks {...desk} />}
    </section>
  );
};
