/** The season's host sets other rules for future games. The ledger records since when. */
import { useState } from 'preact/hooks';
import { useLazy } from '../../parts/lazy.ts';
import { changeHouse } from '../../season-api.ts';
import type { SeasonPage } from './page.ts';

export const HouseForm = ({ season, texts, token, reload }: SeasonPage) => {
  const { rules } = texts;
  const HousePanel = useLazy(() => import('../../house/house-panel.tsx'));
  const [house, setHouse] = useState(season.house);
  const [status, setStatus] = useState('');
  if (HousePanel === null) return null;
  const save = async () => {
    try {
      await changeHouse(season.name, token, house);
      await reload();
      setStatus(rules.saved);
    } catch (error) {
      setStatus(texts.failed((error as Error).message));
    }
  };
  return (
    <div class="season-form stack">
      <p>{rules.help}</p>
      <HousePanel show={season.show} options={{}} house={house} onChange={next => setHouse(next ?? {})} />
      <button type="button" class="small" onClick={() => void save()}>
        {rules.save}
      </button>
      <p role="status">{status}</p>
    </div>
  );
};
