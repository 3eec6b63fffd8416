/** Warns loudly when a page's part in the dice is missing or was changed (fairness.md 10). */
import type { DiceAlarm } from '../../shared/engine/protocol.ts';
import { dice } from '../../shared/words/en/dice.ts';
import type { Connection } from '../connection.ts';
import { paths } from '../paths.ts';

/** For the user of this page. */
export const OwnAlarm = ({ connection }: { readonly connection: Connection }) => {
  const alarms = connection.part.value?.alarms.value ?? [];
  if (alarms.length === 0) return null;
  const { alarm } = dice;
  return (
    <section class="dice-alarm" role="alert">
      <h2>{alarm.title}</h2>
      {alarms.map(({ what, entry }) => (
        <p key={`${what} ${entry}`}>{what === 'link' ? alarm.link(entry) : alarm[what]}</p>
      ))}
      <p>
        {alarm.keep} <a href={paths.verify(connection.code)}>{alarm.check}</a>
      </p>
    </section>
  );
};

/** A quiet notice: somebody else also locks dice under the name of this page. Its user knows best who that is. */
export const OthersNote = ({ connection }: { readonly connection: Connection }) => {
  const part = connection.part.value;
  const came = part?.others.value ?? [];
  if (part === null || came.length === 0) return null;
  const { others } = dice;
  const hosts = connection.hello.value?.role === 'host';
  return (
    <section class="row dice-others" role="status">
      <p>{came.map(how => (how === 'link' ? (hosts ? others.coHost : others.link) : others.device)).join(' ')}</p>
      <button type="button" class="small" onClick={() => part.answerOthers(true)}>
        {others.known}
      </button>
      <button type="button" class="small" onClick={() => part.answerOthers(false)}>
        {others.strange}
      </button>
    </section>
  );
};

/** An alarm in words, about the page that raised it. `names`: of the seats. */
const reportedText = ({ name, what, entry }: DiceAlarm, names: readonly string[]): string => {
  const { reported } = dice;
  const seat = name.startsWith('player:') ? (names[Number(name.slice('player:'.length))] ?? '') : '';
  const who = seat === '' ? reported.host : seat;
  return what === 'link' ? reported.link(who, entry) : reported[what](who);
};

/** For the host and readers of the recap: the alarms of all pages. */
export const ReportedAlarms = ({
  alarms,
  names,
}: {
  readonly alarms: readonly DiceAlarm[];
  readonly names: readonly string[];
}) =>
  alarms.length === 0 ? null : (
    <section class="dice-alarm" role="alert">
      <h2>{dice.reported.title}</h2>
      {alarms.map(alarm => (
        <p key={`${alarm.name} ${alarm.what} ${alarm.entry}`}>{reportedText(alarm, names)}</p>
      ))}
    </section>
  );
