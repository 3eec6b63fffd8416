/**
 * What a page does once the server was upgraded: its parts that are not loaded yet are gone, and what it is told may be new to
 * it. Pages on which nothing can be lost begin anew by themselves, the others offer it.
 */
import { reload as texts } from '../shared/words/en/reload.ts';

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
  button.textContent = texts.button;
  button.addEventListener('click', () => location.reload());
  box.replaceChildren(`${text} `, button);
  document.body.append(box);
};

export const withdrawOffer = (): void => document.getElementById(offerId)?.remove();

const ownScript = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '', location.href);

/** Whether the server hands out other pages than this one by now; false where it does not answer. */
const isUpgraded = async (): Promise<boolean> => {
  try {
    const page = await fetch(location.pathname + location.search, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
    });
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

/** Nobody types here, or a player waits who has nothing to type. */
const nothingIsLost = () =>
  ['tv', 'overlay', 'watch', undefined].includes(document.body.dataset.page) ||
  document.querySelector('.sheet:is(.waiting-sheet, .you-are-in)') !== null;

/** A part of the page did not come, however often it was asked for. */
export const partFailed = async (): Promise<void> => {
  const upgraded = await isUpgraded();
  if (upgraded && nothingIsLost() && beginAnew()) return;
  offer(upgraded ? texts.updated : texts.notLoaded);
};

/** The server was away and is back: perhaps it is another one. A page in development has no name that changes. */
export const serverIsBack = async (): Promise<void> => {
  if (!ownScript().pathname.includes('/assets/') || !(await isUpgraded())) return;
  if (!nothingIsLost() || !beginAnew()) offer(texts.updated);
};
