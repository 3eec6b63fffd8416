/**
 * What a page does after an upgrade of the server: its unloaded parts are gone, and it may not understand newer messages. Pages
 * that cannot lose anything reload by themselves. The others offer a reload.
 */
import { reload as texts } from '../shared/words/en/reload.ts';
import { keep, recall } from './storage.ts';

const offerId = 'reload-offer';
const reloadedKey = 'boxcars:reloaded';

/** A page does not reload twice within this time, milliseconds. */
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

/** Whether the server now serves other pages than this one; false if it does not answer. */
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

/** Reloads. False if it did so a moment ago, or if that cannot be remembered. */
const beginAnew = (): boolean => {
  if (Date.now() - Number(recall(reloadedKey, 'sessionStorage')) < rest) return false;
  if (!keep(reloadedKey, String(Date.now()), 'sessionStorage')) return false;
  location.reload();
  return true;
};

/** Nobody types on this page, or its player waits with nothing to type. */
const nothingIsLost = () =>
  ['screen', 'tv', 'overlay', 'watch', undefined].includes(document.body.dataset.page) ||
  document.querySelector('.sheet:is(.waiting-sheet, .you-are-in)') !== null;

/** A part of the page could not be fetched, in spite of the retries. */
export const partFailed = async (): Promise<void> => {
  const upgraded = await isUpgraded();
  if (upgraded && nothingIsLost() && beginAnew()) return;
  offer(upgraded ? texts.updated : texts.notLoaded);
};

/** The connection is back, perhaps to an upgraded server. During development the pages' name does not change. */
export const serverIsBack = async (): Promise<void> => {
  if (!ownScript().pathname.includes('/assets/') || !(await isUpgraded())) return;
  if (!nothingIsLost() || !beginAnew()) offer(texts.updated);
};
