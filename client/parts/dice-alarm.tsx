/** Says loudly when a page's part in the dice is missing or changed (fairness.md 10). */
import type { DiceAlarm } from '../../shared/engine/protocol.ts';
import { dice } from '../../shared/words/en/dice.ts';
import type { Connection } from '../connection.ts';
import { paths } from '../paths.ts';

/** To whoever's page it is. */
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

/** Quietly: somebody else may lock dice under the name of this page, too. Whose that is, its person knows best. */
export const OthersNote = ({ connection }: { readonly connection: Connection }) => {
  const part = connection.part.value;
  const came = part?.others.value ?? [];
  if (part === null || came.length === 0) return null;
  const { others } = dice;
  const hosts = connection.hello.value?.role === 'host';
  return (
    <section class="dice-others" role="status">
      <p>{came.map(how => (how === 'link' ? (hosts ? others.coHost : others.link) : others.device)).join(' ')}</p>
      <button type="button" onClick={() => part.answerOthers(true)}>
        {others.known}
      </button>
      <button type="button" onClick={() => part.answerOthers(false)}>
        {others.strange}
      </button>
    </section>
  );
};

/** In words about whoever reported it; `names` of the seats. */
const reportedText = ({ name, what, entry }: DiceAlarm, names: readonly string[]): string => {
  const { reported } = dice;
  const seat = name.startsWith('player:') ? (names[Number(name.slice('player:'.length))] ?? '') : '';
  const who = seat === '' ? reported.host : seat;
  return what === 'link' ? reported.link(who, entry) : reported[what](who);
};

/** To the host, and to whoever reads the recap: what any page reported. */
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
