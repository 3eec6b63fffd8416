import type { NoWayIn } from '../../networks.ts';

type Reason = Exclude<NoWayIn, ''>;

const noWay: Readonly<Record<Reason, string>> = {
  'only-here':
    'Phones can’t reach this computer: Boxcars only listens to the computer itself. Start it again without HOST, or use a tunnel and set PUBLIC_ADDRESS.',
  'no-network':
    'Phones can’t reach this computer: it isn’t on a network. Join the phones’ Wi-Fi, or use a tunnel and set PUBLIC_ADDRESS.',
};

/** How phones find the server, on the desk. */
export const networks = {
  /** Before the address that is typed. */
  type: 'Or type',
  choose: 'Which network are the phones on?',
  trouble: 'A phone can’t open it?',
  help: (port: string) =>
    `Put phone and computer on the same Wi-Fi. A guest network keeps devices apart. On this computer, allow port ${port} in the firewall. Nothing helps? Use a tunnel and set PUBLIC_ADDRESS.`,
  noWay,
};
