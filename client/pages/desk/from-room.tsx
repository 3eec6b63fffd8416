/**
 * A seat for somebody of the crowd who would like to play, or a place on the season's list: by lot, or the best of them. Fetched when
 * somebody does.
 */
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { getEpisode } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { useLoaded } from '../../parts/task.ts';
import type { Desk } from './desk.ts';

interface Props {
  readonly desk: Desk;
  /** In place of whoever holds it; left out for a seat that is free. */
  readonly seat?: number;
  /** A seat is free. */
  readonly free?: boolean;
  /** How many would like to play. */
  readonly of: number;
}

const ways = ['lot', 'best', 'season'] as const;

const texts = deskMore.fromRoom;

interface WaysProps extends Pick<Props, 'desk' | 'of'> {
  readonly title: string;
  readonly inSeason: boolean;
  /** What is given away. */
  readonly what: { readonly seat: number; readonly instead: true } | { readonly list: true } | object;
}

const Ways = ({ desk: { busy, manage }, of, title, inSeason, what }: WaysProps) => (
  <div class="inline-form stack">
    <p>{title}</p>
    <div class="row">
      {ways.map(by =>
        by === 'season' && !inSeason ? null : (
          <Button key={by} disabled={busy} onClick={() => void manage({ do: 'call-up', by, ...what })}>
            {by === 'lot' ? texts.lot(of) : texts[by]}
          </Button>
        ),
      )}
    </div>
  </div>
);

const FromRoom = ({ desk, seat, free = false, of }: Props) => {
  const { code } = desk.shell;
  const facts = useLoaded(() => getEpisode(code), [code]);
  const given = { desk, of, inSeason: facts?.season !== undefined };
  return (
    <>
      {(free || seat !== undefined) && (
        <Ways {...given} title={texts.next} what={seat === undefined ? {} : { seat, instead: true }} />
      )}
      {given.inSeason && seat === undefined && <Ways {...given} title={texts.list} what={{ list: true }} />}
    </>
  );
};

export default FromRoom;
