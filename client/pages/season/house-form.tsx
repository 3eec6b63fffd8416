/** The season's host sets other rules for future games. The ledger records since when. */
import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { useLazy } from '../../parts/lazy.ts';
import { refusalText } from '../../parts/refusal-text.ts';
import { changeHouse } from '../../season-api.ts';
import type { SeasonPage } from './page.ts';

export const HouseForm = ({ season, texts, token, reload }: SeasonPage) => {
  const { rules } = texts;
  const HousePanel = useLazy(() => import('../../house/house-panel.tsx'));
  const [changed, setChanged] = useState(season.rules);
  const [status, setStatus] = useState('');
  if (HousePanel === null) return null;
  const save = async () => {
    try {
      await changeHouse(season.name, token, changed);
      await reload();
      setStatus(rules.saved);
    } catch (error) {
      setStatus(texts.failed(await refusalText(error, season.show)));
    }
  };
  return (
    <div class="season-form stack">
      <p>{rules.help}</p>
      <HousePanel show={season.show} options={changed} onChange={setChanged} inSeason />
      <Button onClick={() => void save()}>{rules.save}</Button>
      <p role="status">{status}</p>
    </div>
  );
};
