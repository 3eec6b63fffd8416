/** The address under which other devices reach this server, where the page itself was opened on the server's own machine. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Networks } from '../../shared/engine/networks.ts';
import { ask, post } from '../api.ts';

/** A page that came from another address got there by it, and so does everybody else. */
export const isOnServer = (): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(location.hostname);

const known = signal<Networks | null>(null);

const look = async (): Promise<void> => {
  known.value = await ask<Networks>('/api/networks').catch(() => known.value);
};

/** A laptop changes its network, and a television beside the desk follows what is chosen there. Milliseconds. */
const retryAfter = 10_000;

/** Null until the server has told, and on all other devices for ever. */
export const useNetworks = (): Networks | null => {
  useEffect(() => {
    if (!isOnServer()) return;
    void look();
    const timer = setInterval(() => void look(), retryAfter);
    return () => clearInterval(timer);
  }, []);
  return known.value;
};

/** What links for other people begin with, without a slash at the end. */
export const useOutside = (): string => useNetworks()?.address ?? location.origin;

export const chooseNetwork = async (address: string): Promise<void> => {
  known.value = await post<Networks>('/api/networks', { address }).catch(() => known.value);
};

/** A link as it is typed: browsers put the rest before it. */
export const typedAddress = (link: string): string => link.replace(/^https?:\/\//, '').replace(/\/$/, '');
