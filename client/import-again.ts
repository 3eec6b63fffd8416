/**
 * Fetches a part of a page, and once more where it does not come through: under another address, because Firefox never asks the
 * network again for one that failed. Then the page offers to be loaded anew. After an upgrade of the server its old parts are
 * gone: pages on which nobody types find that out and begin anew by themselves.
 */
import { reload as said } from '../shared/words/en/reload.ts';

const waits = [0, 400, 1500] as const;
const offerId = 'reload-offer';
const reloadedKey = 'boxcars:reloaded';

/** Milliseconds within which a page does not begin anew twice. */
const rest = 30_000;

const offer = (text: string): void => {
  const box = document.getElementById(offerId) ?? document.createElement('div');
  box.id = offerId;
  box.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = said.button;
  button.addEventListener('click', () => location.reload());
  box.replaceChildren(`${text} `, button);
  document.body.append(box);
};

const ownScript = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '', location.href);

/** Whether the server hands out other pages than this one by now; false where it does not answer. */
const isUpgraded = async (): Promise<boolean> => {
  try {
    const page = await fetch(location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
    return page.ok && !(await page.text()).includes(ownScript().pathname);
  } catch {
    return false;
  }
};

/** False where it did so a moment ago, or nothing can be kept. */
const beginAnew = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0) < rest) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
};

const nobodyTypes = () => ['tv', 'overlay', 'watch', undefined].includes(document.body.dataset.page);

const failed = async (): Promise<void> => {
  const upgraded = await isUpgraded();
  if (upgraded && nobodyTypes() && beginAnew()) return;
  offer(upgraded ? said.updated : said.notLoaded);
};

const importAgain = async (path: string, base: string): Promise<unknown> => {
  const url = new URL(path, base).href;
  for (const [i, wait] of waits.entries()) {
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
    try {
      const part: unknown = await import(/* @vite-ignore */ i === 0 ? url : `${url}?again=${Date.now()}`);
      document.getElementById(offerId)?.remove();
      return part;
    } catch (error) {
      if (i < waits.length - 1) continue;
      await failed();
      throw error;
    }
  }
};

Object.assign(globalThis, { importAgain });

// A style that does not come through keeps no script from running.
addEventListener('vite:preloadError', event => event.preventDefault());
