/** After an episode of a season, on a contestant's phone: the seat that is kept in the next one, or the place on the list. */
import { useEffect, useState } from 'preact/hooks';
import type { SeasonWords } from '../../shared/words/en/season.ts';
import { words as catalogue } from '../../shared/words/index.ts';
import { getEpisode } from '../api.ts';
import { paths } from '../paths.ts';
import { type NextSeat as Found, getNextSeat } from '../season-api.ts';

/** How often it is asked for, in milliseconds. */
const look = 4000;

interface Props {
  readonly code: string;
  /** Of the seat held here. */
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
        // Each answer with a seat is a new private link: one will do.
        if (found.link !== undefined) return;
      } catch {
        // It is asked for again; the season's page says the rest.
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
  const { link, plays = false, place = 0, of = 0, season } = offer;
  return (
    <div class="card next-seat" role="status">
      {link === undefined ? (
        <p>{plays ? texts.plays : place > 0 ? texts.place(place, of) : texts.thanks}</p>
      ) : (
        <>
          <p>
            <b>{texts.yours}</b>
          </p>
          <a class="hero go" href={link}>
            {texts.take}
          </a>
        </>
      )}
      <p>
        <a class="small" href={paths.season(season)}>
          {texts.season}
        </a>
      </p>
    </div>
  );
};

export default NextSeat;
