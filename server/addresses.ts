/** The address at which people reach this server. Links, QR codes, previews and calendar files begin with it. */
import { hostname, networkInterfaces } from 'node:os';
import type { Networks, NoWayIn } from '../shared/networks.ts';

const isPrivate = (address: string) => /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);

/** Networks inside this machine, of containers and virtual machines. No phone is in them. */
const isInside = (name: string) => /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|podman|lxc|lxd|utun|zt)/i.test(name);

/** The order in which networks are tried: home networks first, networks inside the machine last. */
const rank = ({ name, address }: { readonly name: string; readonly address: string }): number =>
  (isInside(name) ? 2 : 0) + (isPrivate(address) ? 0 : 1);

type Interfaces = ReturnType<typeof networkInterfaces>;

/** This machine's addresses, the likeliest first. */
export const homeAddresses = (
  interfaces: Interfaces = networkInterfaces(),
): readonly { readonly name: string; readonly address: string }[] =>
  Object.entries(interfaces)
    .flatMap(([name, list]) => (list ?? []).map(item => ({ name, ...item })))
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ name, address }) => ({ name, address }))
    .sort((a, b) => rank(a) - rank(b));

const isLoopbackName = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
const isLoopback = (host: string) => isLoopbackName(host.replace(/:\d+$/, ''));
export const isHost = (host: string) => /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host);

/** What home networks append to the name of a machine. Nobody can own a site by such a name. */
const homeDomains = ['', '.local', '.lan', '.internal', '.home.arpa'];

/** The server listens at every address of the machine. */
const isEverywhere = (host: string) => ['', '0.0.0.0', '::', '*'].includes(host);

export interface Addresses {
  /** For the browser that asked, because its storage belongs to this address. */
  readonly here: string;
  /** For other people's devices: a QR code that says localhost helps no phone. */
  readonly everywhere: string;
}

interface Reach {
  /** PUBLIC_ADDRESS or SITE_ADDRESS, which overrides everything; "" for none. */
  readonly publicAddress: string;
  /** The only address at which the server listens; "" for all. */
  readonly listensAt: string;
  readonly port: () => number;
  readonly interfaces?: () => Interfaces;
  readonly name?: () => string;
  /** Told once of each name by which the machine was asked and which is not known to be its own. */
  readonly unknown?: (host: string) => void;
}

/** Unknown names that are reported, at most. */
const maxReported = 20;

/** Knows the networks of this machine and which of them was chosen for links. */
export class AddressBook {
  readonly #reach: Reach;
  readonly #reported = new Set<string>();
  #chosen = '';

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  /** The address in each network, the likeliest first. */
  #ways(): readonly { readonly name: string; readonly address: string }[] {
    const { listensAt, port, interfaces = networkInterfaces } = this.#reach;
    if (isLoopbackName(listensAt)) return [];
    const own = homeAddresses(interfaces());
    const open = isEverywhere(listensAt)
      ? own
      : own.some(({ address }) => address === listensAt)
        ? own.filter(({ address }) => address === listensAt)
        : [{ name: '', address: listensAt.includes(':') ? `[${listensAt}]` : listensAt }];
    return open.map(({ name, address }) => ({ name, address: `http://${address}:${port()}` }));
  }

  /** `host`: the request's. The addresses end without a slash. Anybody can send any name, so only the machine's own are used. */
  of(host: string | undefined): Addresses {
    const { publicAddress, port } = this.#reach;
    if (publicAddress !== '') return { here: publicAddress, everywhere: publicAddress };
    const own = host === undefined || this.isOwn(host);
    if (!own) this.#report(host);
    const here = `http://${own && host !== undefined ? host : `localhost:${port()}`}`;
    if (own && host !== undefined && !isLoopback(host)) return { here, everywhere: here };
    const everywhere = this.#best() || here;
    return { here: own ? here : everywhere, everywhere };
  }

  /** Whether a request's `Host` is an address or a name of this machine. */
  isOwn(host: string): boolean {
    if (!isHost(host)) return false;
    const { listensAt, interfaces = networkInterfaces, name = hostname } = this.#reach;
    const asked = host
      .toLowerCase()
      .replace(/:\d+$/, '')
      .replace(/^\[|\]$/g, '');
    if (isLoopbackName(asked) || asked === listensAt.toLowerCase()) return true;
    const [machine = ''] = name().toLowerCase().split('.');
    if (homeDomains.some(domain => asked === `${machine}${domain}`) || asked === name().toLowerCase()) return true;
    return Object.values(interfaces()).some(list => list?.some(({ address }) => address.toLowerCase() === asked));
  }

  #report(host: string): void {
    if (!isHost(host) || this.#reported.size >= maxReported || this.#reported.has(host)) return;
    this.#reported.add(host);
    this.#reach.unknown?.(host);
  }

  #best(): string {
    const ways = this.#ways();
    return (ways.find(({ address }) => address === this.#chosen) ?? ways[0])?.address ?? '';
  }

  networks(host: string | undefined): Networks {
    const { publicAddress, listensAt } = this.#reach;
    const { everywhere } = this.of(host);
    const atHome = publicAddress === '' && (host === undefined || isLoopback(host));
    const ways = atHome ? this.#ways() : [];
    const noWay: NoWayIn = !atHome || ways.length > 0 ? '' : isLoopbackName(listensAt) ? 'only-here' : 'no-network';
    return { address: everywhere, ways, noWay, home: atHome && noWay === '' };
  }

  /** False if the address does not belong to this machine. */
  choose(address: string): boolean {
    if (!this.#ways().some(way => way.address === address)) return false;
    this.#chosen = address;
    return true;
  }
}

/** PUBLIC_ADDRESS as links use it. Throws if it is not a web address. */
export const readPublicAddress = (value: string | undefined): string => {
  if (value === undefined || value.trim() === '') return '';
  const typed = value.trim();
  const url = new URL(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
};

/** The pages of an episode. The host's has the token in its fragment. */
export const linksOf = ({ here, everywhere }: Addresses, code: string, token: string) => ({
  host: `${here}/e/${code}/host#${token}`,
  play: `${everywhere}/e/${code}`,
  watch: `${everywhere}/e/${code}/watch`,
  tv: `${everywhere}/e/${code}/tv`,
});
