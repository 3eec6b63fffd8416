/** The address at which other devices reach this server, if the page itself was opened on the server's machine. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Networks } from '../../shared/networks.ts';
import { ask, post } from '../api.ts';

/** A page that came from another address can be reached there by everyone else too. */
export const isOnServer = (): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(location.hostname);

const known = signal<Networks | null>(null);

const look = async (): Promise<void> => {
  known.value = await ask<Networks>('/api/networks').catch(() => known.value);
};

/** Milliseconds between two requests. A laptop may change networks, and a television on the same machine follows the choice. */
const retryAfter = 10_000;

/** Null until the server has answered, and on other devices always. */
export const useNetworks = (): Networks | null => {
  useEffect(() => {
    if (!isOnServer()) return;
    void look();
    const timer = setInterval(() => void look(), retryAfter);
    return () => clearInterval(timer);
  }, []);
  return known.value;
};

/** The beginning of links for other people, without a slash at the end. */
export const useOutside = (): string => useNetworks()?.address ?? location.origin;

/**
 * A link from the server at the address by which this page reached it. A server behind a proxy may not know its own address.
 */
export const reachable = (link: string): string => {
  const { pathname, search, hash } = new URL(link);
  return isOnServer() ? link : `${location.origin}${pathname}${search}${hash}`;
};

export const chooseNetwork = async (address: string): Promise<void> => {
  known.value = await post<Networks>('/api/networks', { address }).catch(() => known.value);
};

/** A link in the form in which people type it. Browsers add the rest. */
export const typedAddress = (link: string): string => link.replace(/^https?:\/\//, '').replace(/\/$/, '');
