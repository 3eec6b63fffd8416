/** Under which address people reach this server. */
import { networkInterfaces } from 'node:os';

/** This machine's address in its home network, "" where it has none. */
export const homeAddress = (): string => {
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? []);
  const outward = all.filter(
    ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
  );
  const isPrivate = ({ address }: { address: string }) => /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);
  return (outward.find(isPrivate) ?? outward[0])?.address ?? '';
};

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
const isHost = (host: string) => /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host);

export interface Addresses {
  /** For the browser that asked: it keeps what belongs to this address. */
  readonly here: string;
  /** For other people's devices: a QR code of localhost helps no phone. */
  readonly everywhere: string;
}

/** `host` is the request's Host; `publicAddress` wins over everything, "" for none. Without a slash at the end. */
export const addressesFor = (publicAddress: string, host: string | undefined, port: number): Addresses => {
  if (publicAddress !== '') return { here: publicAddress, everywhere: publicAddress };
  const asked = host !== undefined && isHost(host) ? host : `localhost:${port}`;
  const here = `http://${asked}`;
  if (!isLoopback(asked)) return { here, everywhere: here };
  const home = homeAddress();
  return { here, everywhere: home === '' ? here : `http://${home}:${port}` };
};

/** PUBLIC_ADDRESS as it is used in links. Throws on what is no web address. */
export const readPublicAddress = (value: string | undefined): string => {
  if (value === undefined || value.trim() === '') return '';
  const typed = value.trim();
  const url = new URL(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
};

/** The pages of an episode, the host’s with the token in its fragment. */
export const linksOf = ({ here, everywhere }: Addresses, code: string, token: string) => ({
  host: `${here}/e/${code}/host#${token}`,
  play: `${everywhere}/e/${code}`,
  watch: `${everywhere}/e/${code}/watch`,
  tv: `${everywhere}/e/${code}/tv`,
});
