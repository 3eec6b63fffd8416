/** What the audience is given: exact odds, and a game of its own. Fetched when it is opened. */
import './audience-tools.css';
import type { SideBoard } from '../../../shared/side-game/messages.ts';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import type { Desk } from './desk.ts';

const said = deskMore.audience;

const viewers = ['nobody', 'audience', 'everyone'] as const;

const AudienceTools = ({ shell, busy, manage, tell }: Desk) => {
  const on = shell.side !== 'off';
  const best = JSON.parse(shell.best) as SideBoard;
  return (
    <div class="inline-form audience-tools">
      <fieldset class="row">
        <legend>{said.odds}</legend>
        {viewers.map(who => (
          <button
            key={who}
            type="button"
            class="small"
            aria-pressed={shell.odds === who}
            disabled={busy}
            onClick={() => void manage({ do: 'odds', for: who })}
          >
            {said.who[who]}
          </button>
        ))}
      </fieldset>
      <p>{said.oddsAre[shell.odds]}</p>
      <fieldset class="row">
        <legend>{said.game}</legend>
        {[true, false].map(wanted => (
          <button
            key={String(wanted)}
            type="button"
            class="small"
            aria-pressed={on === wanted}
            disabled={busy}
            onClick={() => void manage({ do: 'side-game', on: wanted })}
          >
            {wanted ? said.on : said.off}
          </button>
        ))}
      </fieldset>
      <p>{said.gameIs}</p>
      {best.length > 0 && (
        <ol>
          {best.map(([who, points], i) => (
            <li key={i}>
              <bdi dir="auto">{who}</bdi> <b>{tell.number(points)}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};

export default AudienceTools;
