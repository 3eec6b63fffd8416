/** On the server's own machine: the network in which the phones are, and what to do if they cannot connect. */
import { networks as texts } from '../../../shared/words/en/networks.ts';
import { chooseNetwork, typedAddress, useNetworks } from '../../parts/outside.ts';

const WaysIn = () => {
  const networks = useNetworks();
  if (networks === null) return null;
  const { address, ways, noWay, home } = networks;
  if (noWay !== '')
    return (
      <p class="confirm problem" role="alert">
        {texts.noWay[noWay]}
      </p>
    );
  return (
    <div class="stack ways-in">
      {ways.length > 1 && (
        <label class="stack">
          {texts.choose}
          <select value={address} onChange={event => void chooseNetwork(event.currentTarget.value)}>
            {ways.map(way => (
              <option key={way.address} value={way.address}>
                {typedAddress(way.address)}
                {way.name === '' ? '' : ` (${way.name})`}
              </option>
            ))}
          </select>
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
