/** All settings of the episode, generated from their declarations. Fetched when opened. */
import { askedSettings } from '../../../shared/engine/settings.ts';
import { settings as texts } from '../../../shared/words/en/settings.ts';
import { roomNews } from '../../parts/room-news.ts';
import { SettingField } from '../../parts/setting-field.tsx';
import type { Desk } from './desk.ts';

const SettingsBox = ({ shell, busy, manage, tell }: Desk) => {
  const best = roomNews(shell.room)?.table ?? [];
  return (
    <div class="stack">
      {askedSettings.map(name => (
        <SettingField
          key={name}
          name={name}
          value={shell[name]}
          disabled={busy}
          onChange={settings => void manage({ do: 'set', settings })}
        />
      ))}
      {best.length > 0 && (
        <>
          <h3>{texts.best}</h3>
          <ol>
            {best.map(([who, points], i) => (
              <li key={i} class="row between">
                <bdi dir="auto">{who}</bdi> <b>{tell.number(points)}</b>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
};

export default SettingsBox;
