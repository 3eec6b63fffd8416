/** After the end: who won what, and where anyone can check the dice. */
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { words } from '../../../shared/words/index.ts';
import { scoreText } from '../../controls/index.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { useLazy } from '../../parts/lazy.ts';
import { RematchButton } from '../../parts/rematch-button.tsx';
import { bonusOf, standingOf, winnerOf } from '../../parts/result.ts';
import { Name } from '../../parts/seat-name.tsx';
import { paths } from '../../paths.ts';
import { openRematch } from '../../rematch.ts';
import type { Desk } from './desk.ts';

const loadSeasonLink = () => import('../../parts/season-link.tsx');

const ResultBox = ({ view, shell, tell, token }: Desk) => {
  const { desk: texts, play } = words().pages;
  const Season = useLazy(loadSeasonLink);
  if (view.phase !== 'over') return null;
  const winner = winnerOf(view);
  const { cash, prizes } = bonusOf(view);
  const bonus = [...(cash > 0 ? [tell.money(cash)] : []), ...prizes];
  return (
    <section class="box filler result-box">
      <h2>{deskMore.result.resultTitle}</h2>
      <p class="asked">
        {winner !== undefined && winner >= 0 && <Emblem seat={winner} size="44px" />}
        {winner === undefined ? play.over : winner < 0 ? play.noWinner : play.winner(tell.name(winner))}
      </p>
      <ol>
        {view.seats.map(({ name }, seat) => (
          <li key={seat} class="player">
            <Emblem seat={seat} size="28px" />
            <Name name={name} />
            <strong>{scoreText(standingOf(view, seat), { view, tell })}</strong>
          </li>
        ))}
      </ol>
      {bonus.length > 0 && <p>{deskMore.result.bonusCash(tell.list(bonus))}</p>}
      <RematchButton
        open={() => openRematch(shell.code, token)}
        label={deskMore.result.again}
        opening={deskMore.result.opening}
        class="hero go"
      />
      <p class="again-text">{deskMore.result.againText}</p>
      <p class="row">
        <a class="small" href={paths.recap(shell.code)}>
          {play.recap}
        </a>
        <a class="small" href={paths.verify(shell.code)}>
          {texts.verify}
        </a>
        {Season !== null && <Season code={shell.code} />}
      </p>
    </section>
  );
};

export default ResultBox;
