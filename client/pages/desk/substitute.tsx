/**
 * How many deadlines a player has missed, and who could take over from one who is absent or missed too many: the next of the season's
 * list, or somebody of the room. Fetched when somebody is missing.
 */
import { useState } from 'preact/hooks';
import { bookOf, figureOf } from '../../../shared/season/ledger.ts';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { words } from '../../../shared/words/index.ts';
import { getEpisode } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { refusalText } from '../../parts/move-words.ts';
import { roomNews } from '../../parts/room-news.ts';
import { useLoaded } from '../../parts/task.ts';
import { getSeason } from '../../season-api.ts';
import { CopyLink } from './copy-link.tsx';
import { type Desk, mayDo } from './desk.ts';
import FromRoom from './from-room.tsx';

/** Who comes next, "" if the list is used up; undefined for an episode without a season. `missed`: over the season, without this show. */
const look = async (desk: Desk, who: string) => {
  const { season } = await getEpisode(desk.shell.code);
  if (season === undefined || season.kind !== 'main') return undefined;
  const seated = desk.shell.seats.map(({ name }) => name);
  const { list, lines } = await getSeason(season.name, '');
  const next = list.find(({ name, wait }) => wait === 0 && !seated.includes(name))?.name ?? '';
  return { texts: (await words().season()).substitute, next, missed: figureOf(bookOf(lines), 'missed', who) };
};

interface Props {
  readonly desk: Desk;
  readonly seat: number;
  /** Deadlines that whoever sits there has missed in this show. */
  readonly missed: number;
}

const Substitute = ({ desk, seat, missed }: Props) => {
  const [given, setGiven] = useState('');
  const [problem, setProblem] = useState('');
  const { shell } = desk;
  const seated = shell.seats.map(({ name }) => name);
  const who = seated[seat] ?? '';
  const found = useLoaded(() => look(desk, who), [seated.join('\n')]);
  const due = shell.substituteAfter > 0 && missed >= shell.substituteAfter;
  const volunteers = roomNews(shell.room)?.volunteers ?? 0;
  const seatNext = async () => {
    setProblem('');
    const reply = await desk.connection.manage({ do: 'substitute', seat });
    if (!reply.ok) setProblem(refusalText(reply));
    else if (reply.link !== undefined) setGiven(reply.link);
  };
  // The server chooses the name. A former occupant does not get the seat again.
  if (given !== '' && found !== undefined)
    return (
      <div class="inline-form stack">
        <CopyLink link={given} text={found.texts.link(who)} />
      </div>
    );
  const mayReplace = due && mayDo(desk, 'replace');
  const proposes = (found !== undefined && (due || !shell.seats[seat]?.connected)) || mayReplace;
  if (missed === 0 && !proposes) return null;
  return (
    <div class="inline-form stack">
      {missed > 0 && (
        <p>
          {deskMore.missed.some(desk.tell.name(seat), missed, missed + (found?.missed ?? 0))}
          {due && <b> {deskMore.missed.due}</b>}
        </p>
      )}
      {proposes && found !== undefined && <p>{found.next === '' ? found.texts.none : found.texts.next(found.next)}</p>}
      {proposes && found !== undefined && found.next !== '' && (
        <Button disabled={desk.busy} onClick={() => void seatNext()}>
          {found.texts.take}
        </Button>
      )}
      {mayReplace &&
        (found?.next ?? '') === '' &&
        (volunteers > 0 ? (
          <FromRoom desk={desk} seat={seat} of={volunteers} />
        ) : (
          found === undefined && <p>{deskMore.missed.nobody}</p>
        ))}
      {problem !== '' && <p class="problem">{problem}</p>}
    </div>
  );
};

export default Substitute;
