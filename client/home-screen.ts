/**
 * An app on the home screen of an iPhone has a storage of its own, which is empty at first. So the address at which it starts
 * carries the links that Safari remembers, and the lobby leads back to the seat there as well.
 */
import { addLinks, type Links, linksChanged, newestLinks } from './saved-links.ts';
import { keep, recall } from './storage.ts';

const mark = '#links=';
const takenKey = 'boxcars:links-taken';

interface Manifest {
  readonly id: string;
  readonly scope: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string }[];
}

/** From now on the page's manifest starts the app with the links that are known then. */
export const carryLinks = async (): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (link === null) return;
  const manifest = (await (await fetch(link.href)).json()) as Manifest;
  const absolute = (path: string) => new URL(path, location.origin).href;
  let made = '';
  const carry = () => {
    const links = newestLinks();
    // Relative addresses would be looked for beside the blob.
    const own: Manifest = {
      ...manifest,
      id: absolute(manifest.id),
      scope: absolute(manifest.scope),
      start_url: absolute(`${manifest.start_url}${mark}${encodeURIComponent(JSON.stringify(links))}`),
      icons: manifest.icons.map(icon => ({ ...icon, src: absolute(icon.src) })),
    };
    URL.revokeObjectURL(made);
    made = URL.createObjectURL(new Blob([JSON.stringify(own)], { type: 'application/manifest+json' }));
    link.href = made;
  };
  carry();
  addEventListener(linksChanged, carry);
};

/** The app was opened: remembers the links in its address. It starts there each time, so what was forgotten since stays so. */
export const takeLinks = (): void => {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(mark)) return;
  history.replaceState(null, '', pathname + search);
  if (recall(takenKey) === hash) return;
  try {
    addLinks(JSON.parse(decodeURIComponent(hash.slice(mark.length))) as Partial<Links>);
    keep(takenKey, hash);
  } catch {
    // Cut off on its way. The lobby opens as for anybody.
  }
};
