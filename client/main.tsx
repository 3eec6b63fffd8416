import './retry-import.ts';
import './style/fonts.css';
import './style/tokens.css';
import './style/boxes.css';
import './style/modifiers.css';
import './style/base.css';
import './style/layout.css';
import './style/parts.css';
import './style/sheets.css';
import './shows/looks.ts';
import { type ComponentType, render } from 'preact';
import { words } from '../shared/words/index.ts';
import { followKeyboard } from './parts/keyboard.ts';
import { type Place, placeOf } from './paths.ts';

/**
 * Some kiosks, and WebKitGTK without a locale, report the language `C`, which `Intl` refuses. Libraries such as the charts ask
 * for it on import and then fail. From here on the browser reports the language of the page.
 */
const knownLanguage = (pageLanguage: string): void => {
  // Nearly all browsers. `Intl` would first load its data, before the page has shown anything.
  if (/^[a-z]{2,3}(-[A-Z]{2})?$/.test(navigator.language)) return;
  try {
    Intl.NumberFormat.supportedLocalesOf(navigator.language);
  } catch {
    Object.defineProperty(navigator, 'language', { value: pageLanguage, configurable: true });
  }
};

type Page = ComponentType<{ readonly place: Place }>;

/** Each page is a chunk of its own: a phone loads no stage, and a television no forms. */
const pages: Readonly<Record<Place['page'], () => Promise<{ readonly default: unknown }>>> = {
  lobby: () => import('./pages/lobby.tsx'),
  play: () => import('./pages/play.tsx'),
  host: () => import('./pages/host.tsx'),
  watch: () => import('./pages/watch.tsx'),
  tv: () => import('./pages/tv.tsx'),
  team: () => import('./pages/team.tsx'),
  overlay: () => import('./pages/overlay.tsx'),
  recap: () => import('./pages/recap/recap.tsx'),
  screen: () => import('./pages/screen.tsx'),
  pair: () => import('./pages/pair.tsx'),
  packs: () => import('./pages/packs/packs.tsx'),
  season: () => import('./pages/season/season.tsx'),
  cup: () => import('./pages/cup/cup.tsx'),
  rules: () => import('./pages/rules/rules.tsx'),
  odds: () => import('./pages/odds/odds.tsx'),
  verify: () => import('./pages/verify/verify.tsx'),
  fair: () => import('./pages/fair/fair.tsx'),
  operator: () => import('./pages/operator/operator.tsx'),
  kept: () => import('./pages/kept.tsx'),
  missing: () => import('./pages/missing.tsx'),
};

/** `toSorted` is the newest feature that old-engine.ts adds. Some engines with it still lack `:has` in styles. */
const prepare = async () => {
  if (!('toSorted' in Array.prototype)) await import('./old-engine.ts');
  if (!CSS.supports('selector(:has(*))')) (await import('css-has-pseudo/browser')).default(document);
};

/** Only iPhones and iPads say whether a page was opened from the home screen. */
const { standalone } = navigator as Navigator & { readonly standalone?: boolean };

const show = async () => {
  await prepare();
  if (standalone === true) (await import('./home-screen.ts')).takeLinks();
  document.documentElement.lang = words().language.split('-')[0] ?? 'en';
  // In a folder of somebody's, the path says nothing.
  const place: Place = document.body.dataset.page === 'kept' ? { page: 'kept' } : placeOf(location.pathname);
  const Shown = (await pages[place.page]()).default as Page;
  const root = document.getElementById('page');
  if (root === null) throw new Error('index.html has no #page');
  document.body.dataset.page = place.page;
  document.body.dataset.started = '';
  root.textContent = '';
  render(<Shown place={place} />, root);
};

knownLanguage(words().language);
followKeyboard();
void show();
if (standalone === false) void import('./home-screen.ts').then(({ carryLinks }) => carryLinks()).catch(() => undefined);
