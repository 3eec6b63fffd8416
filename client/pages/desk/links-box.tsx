/** Links for players, spectators, televisions and co-hosts. The players' link is also shown as a QR code. */
import { useSignal } from '@preact/signals';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { lazily } from '../../parts/lazy.ts';
import { isOnServer, typedAddress, useOutside } from '../../parts/outside.ts';
import { QrCode } from '../../parts/qr-code.tsx';
import { paths, spacedCode } from '../../paths.ts';
import { rememberedLink } from '../../saved-links.ts';
import { CopyButton } from './copy-button.tsx';
import type { Desk } from './desk.ts';
import type { ScreensProps } from './screens.tsx';

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
const Screens = lazily<ScreensProps>(() => import('./screens.tsx'));

export const LinksBox = (desk: Desk) => {
  const { desk: texts } = words().pages;
  const { code } = desk.shell;
  const outside = useOutside();
  const links = linksFor(code, outside);
  const shown = useSignal('');
  const more = useSignal(false);
  const pairs = useSignal(false);
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
      <div class="stack">
        <Button onClick={() => (pairs.value = true)}>{words().pages.television}</Button>
      </div>
      {pairs.value && <Screens code={code} token={desk.token} onClose={() => (pairs.value = false)} />}
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
