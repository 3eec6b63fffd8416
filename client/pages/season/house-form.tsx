/** The season's host sets other rules for future games. The ledger records since when. */
import { useState } from 'preact/hooks';
import { season as texts } from '../../../shared/words/en/season.ts';
import { Button } from '../../parts/button.tsx';
import { lazily } from '../../parts/lazy.ts';
import { refusalText } from '../../parts/refusal-text.ts';
import { useTask } from '../../parts/task.ts';
import { changeHouse } from '../../season-api.ts';
import type { SeasonPage } from './page.ts';

const { rules } = texts;

const HousePanel = lazily(() => import('../../house/house-panel.tsx'));

export const HouseForm = ({ season, token, reload }: SeasonPage) => {
  const [changed, setChanged] = useState(season.rules);
  const [saved, setSaved] = useState('');
  const { problem, run } = useTask(async error => texts.failed(await refusalText(error, season.show)));
  const save = () =>
    run(async () => {
      setSaved('');
      await changeHouse(season.name, token, changed);
      await reload();
      setSaved(rules.saved);
    });
  return (
    <div class="season-form stack">
      <p>{rules.help}</p>
      <HousePanel show={season.show} options={changed} onChange={setChanged} inSeason />
      <Button onClick={() => void save()}>{rules.save}</Button>
      <p role="status">{problem || saved}</p>
    </div>
  );
};
