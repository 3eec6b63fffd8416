/** The clock's less frequent settings: another time per turn, more time, a pause over holidays. Fetched when opened. */
import { useSignal } from '@preact/signals';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { PauseUntil } from '../../parts/pause-until.tsx';
import { SettingField } from '../../parts/setting-field.tsx';
import type { Desk } from './desk.ts';

/** Seconds. */
const hour = 3600;
const day = 24 * hour;

interface Props {
  readonly desk: Desk;
  readonly done: () => void;
}

const ClockTools = ({ desk, done }: Props) => {
  const { shell, busy, manage, connection } = desk;
  const holiday = useSignal(false);
  const { desk: texts, clock } = words().pages;
  const running = shell.phase !== 'lobby' && shell.phase !== 'over';
  return (
    <Dialog
      title={shell.clock === 0 ? texts.clockOff : texts.clock(clock.perMove(shell.clock))}
      close={texts.close}
      onClose={done}
    >
      <SettingField
        name="clock"
        value={shell.clock}
        disabled={busy}
        onChange={settings => {
          done();
          void manage({ do: 'set', settings });
        }}
      />
      <div class="row">
        {[hour, day].map(seconds => (
          <Button
            key={seconds}
            disabled={busy || shell.clock === 0 || !running}
            onClick={() => void manage({ do: 'extend', seconds })}
          >
            {seconds === hour ? deskMore.holiday.extendHour : deskMore.holiday.extendDay}
          </Button>
        ))}
        <Button aria-expanded={holiday.value} disabled={!running} onClick={() => (holiday.value = !holiday.value)}>
          {deskMore.holiday.holiday}
        </Button>
      </div>
      {holiday.value && (
        <PauseUntil
          now={connection.now}
          disabled={busy}
          onPause={async until => {
            if (await manage({ do: 'pause', until })) done();
          }}
        />
      )}
    </Dialog>
  );
};

export default ClockTools;
