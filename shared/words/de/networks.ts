import type { networks as english } from '../en/networks.ts';
import type { Translated } from '../translated.ts';

export const networks: Translated<typeof english> = {
  type: 'Oder eintippen:',
  choose: 'In welchem Netz sind die Handys?',
  trouble: 'Ein Handy kann ihn nicht öffnen?',
  help: port =>
    `Handy und Computer müssen im selben WLAN sein. Ein Gastnetz trennt die Geräte. Gib auf diesem Computer Port ${port} in der Firewall frei. Hilft nichts? Nimm einen Tunnel und setze PUBLIC_ADDRESS.`,
  noWay: {
    'only-here':
      'Handys erreichen diesen Computer nicht: Boxcars hört nur auf ihn selbst. Starte ohne HOST neu oder nimm einen Tunnel und setze PUBLIC_ADDRESS.',
    'no-network':
      'Handys erreichen diesen Computer nicht: Er ist in keinem Netz. Verbinde ihn mit dem WLAN der Handys oder nimm einen Tunnel und setze PUBLIC_ADDRESS.',
  },
};
