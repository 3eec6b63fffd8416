/**
 * /tv: a screen without a keyboard. Until it has a show, it shows four digits for the host; then the show, in a frame, so that it
 * goes on hearing what the desk wants of it.
 */
import '../style/screen.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ScreenNews } from '../../shared/engine/screens.ts';
import { screens as texts } from '../../shared/words/en/screens.ts';
import { words } from '../../shared/words/index.ts';
import { Declined } from '../api.ts';
import { useAwake } from '../parts/awake.ts';
import { BulbFigures } from '../parts/bulb-figures.tsx';
import { BulbFrame } from '../parts/bulb-frame.tsx';
import { Button } from '../parts/button.tsx';
import { Arriving } from '../parts/notice.tsx';
import { typedAddress, useOutside } from '../parts/outside.ts';
import { QrCode } from '../parts/qr-code.tsx';
import { useTitles } from '../parts/task.ts';
import { useAfter, useWork } from '../parts/timing.ts';
import { paths, spacedCode } from '../paths.ts';
import { pause } from '../requests.ts';
import { askScreen, leaveShow } from '../screen-api.ts';
import { serverIsBack } from '../upgraded.ts';

/** Milliseconds between two requests while the server does not answer. */
const patience = 2000;

/** How long it says which show it was given, and how long after a key or a tap, milliseconds. */
const introduced = 20_000;
const reminded = 8000;

const useNews = () => {
  const [news, setNews] = useState<ScreenNews | null>(null);
  const [away, setAway] = useState(false);
  useWork(async wanted => {
    let known = '';
    let failed = false;
    while (wanted()) {
      try {
        const next = await askScreen(known);
        if (!wanted()) return;
        known = next.known;
        setNews(next);
        setAway(false);
        if (failed) void serverIsBack();
        failed = false;
      } catch (error) {
        failed ||= !(error instanceof Declined);
        if (wanted()) setAway(failed);
        await pause(patience);
      }
    }
  }, []);
  return { news, away };
};

const Waiting = ({ pin, away }: { readonly pin: string; readonly away: boolean }) => {
  const { name, television } = words().pages;
  const pair = `${useOutside()}${paths.pair}`;
  return (
    <main class="screen-page on-dark in-white">
      <BulbFrame />
      <header>
        <p class="bold-figure">{name.toUpperCase()}</p>
        <h1>{texts.title}</h1>
      </header>
      <section class="to-type">
        <p>{texts.onDesk(television)}</p>
        <div class="digits" role="status" aria-label={texts.digits(pin)}>
          <BulbFigures text={pin} />
        </div>
      </section>
      <section class="to-scan">
        <QrCode text={`${pair}#${pin}`} label={`${pair}#${pin}`} />
        <p>
          {texts.scan} <b>{typedAddress(pair)}</b>
        </p>
      </section>
      <p class="screen-away" role="alert">
        {away ? texts.away : ''}
      </p>
    </main>
  );
};

type Shows = Extract<ScreenNews, { readonly code: string }>;

const addressOf = ({ code, view, season }: Shows): string => {
  if (view === 'cup') return season === '' ? paths.tv(code) : paths.cup(season);
  return `${paths.tv(code)}${view === 'tv' ? '' : `?part=${view}`}`;
};

const back: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Whose show this is, for a while. The arrows and the OK of a remote control reach both buttons. */
const Introduction = ({ news, onDone }: { readonly news: Shows; readonly onDone: () => void }) => {
  const titles = useTitles([news.show]);
  const title = news.title || (titles[news.show] ?? '');
  const box = useRef<HTMLDivElement>(null);
  const buttons = () => [...(box.current?.querySelectorAll('button') ?? [])];
  useEffect(() => buttons()[0]?.focus(), []);
  return (
    <div
      ref={box}
      class="screen-introduction across wrap between on-glass in-paper"
      role="alert"
      onKeyDown={({ key }) => {
        const to = back[key];
        if (to !== undefined) buttons()[to < 0 ? 0 : 1]?.focus();
      }}
    >
      <p>{texts.shows(news.name, title, spacedCode(news.code))}</p>
      <span class="across gap-5">
        <Button class="hero mid pale" onClick={onDone}>
          {texts.keep}
        </Button>
        <Button class="hero mid" onClick={() => void leaveShow()}>
          {texts.wrong}
        </Button>
      </span>
    </div>
  );
};

const Showing = ({ news }: { readonly news: Shows }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const address = addressOf(news);
  const [first] = useState(address);
  /** Until when it is introduced, by the page's clock. */
  const [until, setUntil] = useState(() => performance.now() + introduced);
  useEffect(() => {
    const inside = frame.current?.contentWindow;
    if (!inside || inside.location.href === 'about:blank') return;
    // Its page follows to the next show of the same people by itself.
    if (inside.location.pathname + inside.location.search !== address) inside.location.replace(address);
  }, [address]);
  const done = (pressed: boolean) => {
    const inside = frame.current?.contentWindow;
    // The press is a gesture, which the show inside needs for its sound.
    if (pressed) inside?.dispatchEvent(new KeyboardEvent('keydown'));
    inside?.focus();
    setUntil(0);
  };
  useAfter(until === 0 ? -1 : Math.max(0, until - performance.now()), () => done(false), [until]);
  const remind = () => setUntil(before => Math.max(before, performance.now() + reminded));
  return (
    <div class="screen-shows">
      <iframe
        ref={frame}
        src={first}
        title={texts.frame}
        allow="autoplay; fullscreen; screen-wake-lock"
        onLoad={() => {
          for (const gesture of ['keydown', 'pointerdown'])
            frame.current?.contentWindow?.addEventListener(gesture, remind);
        }}
      />
      {until > 0 && <Introduction news={news} onDone={() => done(true)} />}
    </div>
  );
};

const Screen = () => {
  const { news, away } = useNews();
  useAwake(true);
  if (news === null) return <Arriving />;
  return 'pin' in news ? <Waiting pin={news.pin} away={away} /> : <Showing news={news} />;
};

export default Screen;
