/** Encrypts the seeds of the dice at rest: AES-256-GCM under a key that is outside the database. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store/store.ts';

export const keyFile = 'key';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const scheme = 'aes-256-gcm';

/** If several processes start at once, one creates the key, complete before anybody reads it, and the others take that one. */
const makeKey = (file: string): void => {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(keyBytes).toString('hex'), { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
};

/** The key in `folder`, created on the first start and readable by its owner only. */
const readKey = (folder: string): Buffer => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, keyFile);
  if (!existsSync(file)) makeKey(file);
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) !== 0)
    throw new Error(`other users may read ${file} (mode ${mode.toString(8)}). Run: chmod 600 ${file}`);
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== keyBytes)
    throw new Error(`${file} is not a key of ${keyBytes} bytes in hex. Restore it from a backup.`);
  return key;
};

export const openVault = (folder: string) => {
  const key = readKey(folder);
  return {
    /** `about` names what the secret belongs to. It opens only under the same name. */
    seal(secret: Uint8Array, about: string): string {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(scheme, key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed: string, about: string): Uint8Array {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(scheme, key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const secret = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return new Uint8Array(secret);
    },
    /** A secret derived from the key for one purpose, in hex. */
    secretFor: (purpose: string) => createHmac('sha256', key).update(`boxcars ${purpose}`).digest('hex'),
  };
};

export type Vault = ReturnType<typeof openVault>;

/** The name of the fingerprint in the database. It reveals nothing about the key. */
const fingerprintName = 'key-fingerprint';

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
  return opens() && (await store.shared(fingerprintName, () => own)) === own;
};
