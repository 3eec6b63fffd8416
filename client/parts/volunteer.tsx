/** Whoever would like to play says so, and takes the seat that they are called up to. */
import { useEffect } from 'preact/hooks';
import type { RoomNews } from '../../shared/crowd/messages.ts';
import type { CrowdWords } from '../../shared/words/en/crowd.ts';
import { paths } from '../paths.ts';
import { saveSeat } from '../saved-links.ts';
import type { Account } from './account.ts';

interface Props {
  readonly code: string;
  readonly account: Account;
  readonly news: RoomNews;
  readonly texts: CrowdWords['volunteer'];
}

export const Volunteer = ({ code, account: { purse, ask }, news: { up }, texts }: Props) => {
  const called = up !== null && up.name === purse?.name ? up.at : 0;
  useEffect(() => {
    if (called > 0) void ask({ do: 'look' });
  }, [called]);
  if (purse === null) return null;
  if (purse.seat !== undefined) {
    const { seat, token } = purse.seat;
    const take = () => {
      saveSeat({ code, seat, token, name: purse.name });
      location.assign(`${paths.play(code)}#${token}`);
    };
    return (
      <section class="called-up" role="alert">
        <h2>{texts.up}</h2>
        <p>{texts.upText(purse.name)}</p>
        <button type="button" class="hero" onClick={take}>
          {texts.take}
        </button>
      </section>
    );
  }
  if (purse.listed !== undefined)
    return (
      <section class="volunteer" role="status">
        <p>{texts.listed(purse.listed)}</p>
      </section>
    );
  return (
    <section class="volunteer">
      {purse.volunteers && <p>{texts.wants}</p>}
      <button
        type="button"
        class="small"
        aria-pressed={purse.volunteers}
        onClick={() => void ask({ do: 'volunteer', on: !purse.volunteers })}
      >
        {purse.volunteers ? texts.not : texts.want}
      </button>
    </section>
  );
};
