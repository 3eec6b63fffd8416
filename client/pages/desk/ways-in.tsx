/** On the server's own machine: the network in which the phones are, and what to do if they cannot connect. */
import type { Networks } from '../../../shared/networks.ts';
import { networks as texts } from '../../../shared/words/en/networks.ts';
import { Select } from '../../parts/fields.tsx';
import { chooseNetwork, typedAddress, useNetworks } from '../../parts/outside.ts';

const wayText = ({ address, name }: Networks['ways'][number]) =>
  `${typedAddress(address)}${name === '' ? '' : ` (${name})`}`;

const WaysIn = () => {
  const networks = useNetworks();
  if (networks === null) return null;
  const { address, ways, noWay, home } = networks;
  if (noWay !== '')
    return (
      <p class="confirm problem w-full on-field r2 mb-2 p-3" role="alert">
        {texts.noWay[noWay]}
      </p>
    );
  return (
    <div class="stack ways-in">
      {ways.length > 1 && (
        <label class="stack">
          {texts.choose}
          <Select value={address} of={ways.map(way => [way.address, wayText(way)])} onChoose={chooseNetwork} />
        </label>
      )}
      {home && (
        <details>
          <summary>{texts.trouble}</summary>
          <p>{texts.help(new URL(address).port || '80')}</p>
        </details>
      )}
    </div>
  );
};

export default WaysIn;
