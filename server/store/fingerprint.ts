/** Whether the key beside a database is the one with which its seeds were sealed. */
import type { Vault } from '../vault.ts';
import type { Store } from './store.ts';

/** Under this name the fingerprint lies in the database. It says nothing of the key. */
const name = 'key-fingerprint';

/** Keeps the fingerprint on the first start. A database of before there were any is asked for a seed that the key must open. */
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
