/** Fetches records from the server that played the show. */

/** What the server says about a record. */
export interface Published {
  /** SHA-256 of the record in hex. */
  readonly hash?: string;
}

type Fetched =
  | { readonly ok: true; readonly text: string; readonly published: Published }
  | { readonly ok: false; readonly why: 'unknownCode' | 'notOver' | 'offline' };

const publishedIn = async (address: string): Promise<Published> => {
  const answer = await fetch(address);
  const found: unknown = answer.ok ? await answer.json() : {};
  const hash = typeof found === 'object' && found !== null && 'hash' in found ? found.hash : undefined;
  return typeof hash === 'string' ? { hash: hash.toLowerCase() } : {};
};

export const fetchRecord = async (code: string): Promise<Fetched> => {
  const address = `/api/episodes/${code}`;
  try {
    const answer = await fetch(`${address}/record`);
    if (answer.status === 404) return { ok: false, why: 'unknownCode' };
    if (answer.status >= 400 && answer.status < 500) return { ok: false, why: 'notOver' };
    if (!answer.ok) return { ok: false, why: 'offline' };
    return { ok: true, text: await answer.text(), published: await publishedIn(address) };
  } catch {
    return { ok: false, why: 'offline' };
  }
};
