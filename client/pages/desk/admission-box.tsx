/** Who may play: rude names, bans, and how to lift them. Fetched when opened. */
import './admission-box.css';
import { order } from '../../../shared/words/en/order.ts';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { Name } from '../../parts/emblem.tsx';
import { SettingField } from '../../parts/setting-field.tsx';
import { Confirm } from './confirm.tsx';
import type { Desk } from './desk.ts';

const { doors: texts } = order;

const AdmissionBox = ({ view, shell, tell, connection, busy, manage }: Desk) => {
  const { banned = [] } = connection.desk.value ?? {};
  const seated = view.seats.flatMap(({ name }, seat) => (name === '' ? [] : [{ name, seat }]));
  return (
    <div class="doors mt-2">
      <SettingField
        name="filter"
        value={shell.filter}
        disabled={busy}
        onChange={settings => void manage({ do: 'set', settings })}
      />
      {shell.phase !== 'over' &&
        seated.map(({ name, seat }) => (
          <div key={`${seat}${name}`} class="door row between min-w-0 relative">
            <Name name={name} />
            <Confirm
              label={texts.ban}
              question={texts.banSure(tell.name(seat))}
              disabled={busy}
              onYes={() => void manage({ do: 'ban', seat })}
            />
          </div>
        ))}
      <h3>{texts.banned}</h3>
      {banned.length === 0 && <p class="note">{texts.nobody}</p>}
      {banned.map(({ id, name }) => (
        <div key={id} class="door row between min-w-0 relative">
          <Name name={name === '' ? words().pages.seats.free : name} />
          <Button disabled={busy} onClick={() => void manage({ do: 'readmit', id })}>
            {texts.readmit}
          </Button>
        </div>
      ))}
    </div>
  );
};

export default AdmissionBox;
