/** Whether the key beside a database is the one that encrypted its seeds. */
import type { Vault } from '../vault.ts';
import type { Store } from './store.ts';

/** The name of the fingerprint in the database. It reveals nothing about the key. */
const name = 'key-fingerprint';

/** Stores the fingerprint on the first start. If the database is older, the key must open one of its seeds. */
export const holdsTheKey = async (store: Store, vault: Vault): Promise<boolean> => {
  const own = vault.secretFor('fingerprint');
  const sealed = await store.anySeed();
  const opens = () => {
    try {
      if (sealed !== undefined) vault.open(sealed.seed, sealed.code);
      return true;
    } catch {
      return false;
    }
  };
  return opens() && (await store.shared(name, () => own)) === own;
};
