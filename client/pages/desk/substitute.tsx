/** In a season, seats the next player of the list for one who is absent. Fetched when somebody is missing. */
import { useState } from 'preact/hooks';
import { words } from '../../../shared/words/index.ts';
import { getEpisode } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { refusalText } from '../../parts/move-words.ts';
import { useLoaded } from '../../parts/task.ts';
import { getSeason } from '../../season-api.ts';
import { CopyLink } from './copy-link.tsx';
import type { Desk } from './desk.ts';

/** Who comes next, "" if the list is used up; undefined for an episode without a season. */
const look = async (desk: Desk) => {
  const { season } = await getEpisode(desk.shell.code);
  if (season === undefined || season.kind !== 'main') return undefined;
  const seated = desk.shell.seats.map(({ name }) => name);
  const { list } = await getSeason(season.name, '');
  const next = list.find(({ name, wait }) => wait === 0 && !seated.includes(name))?.name ?? '';
  return { texts: (await words().season()).substitute, next };
};

const Substitute = ({ desk, seat }: { readonly desk: Desk; readonly seat: number }) => {
  const [given, setGiven] = useState('');
  const [problem, setProblem] = useState('');
  const seated = desk.shell.seats.map(({ name }) => name);
  const who = seated[seat] ?? '';
  const found = useLoaded(() => look(desk), [seated.join('\n')]);
  if (found === undefined) return null;
  const { texts, next } = found;
  const seatNext = async () => {
    setProblem('');
    const reply = await desk.connection.manage({ do: 'substitute', seat });
    if (!reply.ok) setProblem(refusalText(reply));
    else if (reply.link !== undefined) setGiven(reply.link);
  };
  // The server chooses the name. A former occupant does not get the seat again.
  if (given !== '')
    return (
      <div class="inline-form stack">
        <CopyLink link={given} text={texts.link(who)} />
      </div>
    );
  return (
    <div class="inline-form stack">
      <p>{next === '' ? texts.none : texts.next(next)}</p>
      {next !== '' && (
        <Button disabled={desk.busy} onClick={() => void seatNext()}>
          {texts.take}
        </Button>
      )}
      {problem !== '' && <p class="problem">{problem}</p>}
    </div>
  );
};

export default Substitute;
