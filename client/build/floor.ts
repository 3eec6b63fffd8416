/** The oldest supported engines, from .browserslistrc, as build targets. */
import browserslist from 'browserslist';

/** Browserslist's names and those of Vite. Browsers that are missing here follow one of them. */
const engines: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** `15.2-15.3` begins with 15.2. */
const versionOf = (named: string): number => Number.parseFloat(named.split('-')[0] ?? '');

/** `chrome85`, `firefox102` …: the lowest version of each engine. */
export const floorTargets = (root: string): string[] => {
  const lowest = new Map<string, number>();
  for (const browser of browserslist(undefined, { path: root })) {
    const [name = '', version = ''] = browser.split(' ');
    const engine = engines[name];
    if (engine === undefined) continue;
    lowest.set(engine, Math.min(lowest.get(engine) ?? Number.POSITIVE_INFINITY, versionOf(version)));
  }
  if (lowest.size < Object.keys(engines).length) throw new Error('.browserslistrc lists no version of some engine');
  return [...lowest].map(([engine, version]) => `${engine}${version}`);
};
