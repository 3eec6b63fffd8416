/** After an episode of a season, on a player's phone: the seat reserved in the next one, or the place on the list. */
import { useEffect, useState } from 'preact/hooks';
import type { SeasonWords } from '../../shared/words/en/season.ts';
import { words as catalogue } from '../../shared/words/index.ts';
import { getEpisode } from '../api.ts';
import { paths } from '../paths.ts';
import { type NextSeat as Found, getNextSeat } from '../season-api.ts';
import { reachable } from './outside.ts';

/** Milliseconds between two requests. */
const look = 4000;

interface Props {
  readonly code: string;
  /** Of the seat in this episode. */
  readonly token: string;
}

interface Offer extends Found {
  readonly season: string;
}

const NextSeat = ({ code, token }: Props) => {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [texts, setTexts] = useState<SeasonWords['seat'] | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = async (season: string) => {
      try {
        const found = await getNextSeat(season, token);
        if (wanted) setOffer({ ...found, season });
        // Every answer with a seat makes a new private link, so one is enough.
        if (found.link !== undefined) return;
      } catch {
        // It will be retried. The season's page has the rest.
      }
      if (wanted) timer = setTimeout(() => void ask(season), look);
    };
    const begin = async () => {
      const { season } = await getEpisode(code);
      if (season === undefined || !wanted) return;
      setTexts((await catalogue().season()).seat);
      await ask(season.name);
    };
    begin().catch(() => undefined);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [code, token]);
  if (offer === null || texts === null) return null;
  const { link, plays = false, place = 0, of = 0, season, series, name = '' } = offer;
  return (
    <div class="card next-seat" role="status">
      {link === undefined ? (
        <p>{plays ? texts.plays : place > 0 ? texts.place(place, of) : texts.thanks}</p>
      ) : (
        <>
          <p>
            <b>{texts.yours}</b>
          </p>
          <a class="hero go" href={reachable(link)}>
            {texts.take}
          </a>
        </>
      )}
      <p>
        <a class="small" href={paths.season(season)}>
          {texts.series(series)}
        </a>{' '}
        {name !== '' && (
          <a class="small" href={paths.player(season, name)}>
            {texts.games}
          </a>
        )}
      </p>
    </div>
  );
};

export default NextSeat;
