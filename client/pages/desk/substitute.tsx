/** In a season, seats the next player of the list for one who is absent. Fetched when somebody is missing. */
import { useEffect, useState } from 'preact/hooks';
import type { SeasonWords } from '../../../shared/words/en/season.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { getEpisode } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { refusalText } from '../../parts/move-words.ts';
import { getSeason } from '../../season-api.ts';
import { CopyLink } from './copy-link.tsx';
import type { Desk } from './desk.ts';

interface NextInLine {
  readonly texts: SeasonWords['substitute'];
  /** "" if the list is used up. */
  readonly next: string;
}

/** Undefined for an episode without a season. */
const look = async (desk: Desk): Promise<NextInLine | undefined> => {
  const { season } = await getEpisode(desk.shell.code);
  if (season === undefined || season.kind !== 'main') return undefined;
  const seated = desk.shell.seats.map(({ name }) => name);
  const { list } = await getSeason(season.name, '');
  const next = list.find(({ name, wait }) => wait === 0 && !seated.includes(name))?.name ?? '';
  return { texts: (await catalogue().season()).substitute, next };
};

const Substitute = ({ desk, seat }: { readonly desk: Desk; readonly seat: number }) => {
  const [found, setFound] = useState<NextInLine | undefined>();
  const [seatNumber, setGiven] = useState('');
  const [problem, setProblem] = useState('');
  const seated = desk.shell.seats.map(({ name }) => name);
  const who = seated[seat] ?? '';
  useEffect(() => {
    let wanted = true;
    look(desk).then(
      news => wanted && setFound(news),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [seated.join('\n')]);
  if (found === undefined) return null;
  const { texts, next } = found;
  const seatNext = async () => {
    setProblem('');
    const reply = await desk.connection.manage({ do: 'substitute', seat });
    if (!reply.ok) setProblem(refusalText(reply));
    else if (reply.link !== undefined) setGiven(reply.link);
  };
  // The server chooses the name. A former occupant does not get the seat again.
  if (seatNumber !== '')
    return (
      <div class="inline-form stack">
        <CopyLink link={seatNumber} text={texts.link(who)} />
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
