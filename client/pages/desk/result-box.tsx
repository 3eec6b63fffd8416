/** After the end: who won what, and where anyone can check the dice. */
import { useSignal } from '@preact/signals';
import { bonusNamed, winnerOf } from '../../../shared/engine/taken-home.ts';
import { seriesOf } from '../../../shared/season/cup.ts';
import { manifestOf } from '../../../shared/shows/index.ts';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { words } from '../../../shared/words/index.ts';
import { sumsOf } from '../../../shared/words/sums.ts';
import { getEpisode, type OwnQuestions } from '../../api.ts';
import { Emblem, Name } from '../../parts/emblem.tsx';
import { lazily } from '../../parts/lazy.ts';
import { NextShow, RematchButton } from '../../parts/next-show.tsx';
import { useLoaded } from '../../parts/task.ts';
import { paths } from '../../paths.ts';
import { openRematch } from '../../saved-links.ts';
import { getSeason } from '../../season-api.ts';
import type { Desk } from './desk.ts';

/** A link to the season of an episode; nothing for other episodes. */
const SeasonLink = ({ code }: { readonly code: string }) => {
  const found = useLoaded(async () => {
    const { season } = await getEpisode(code);
    if (season === undefined) return undefined;
    const [{ cup }, { seat }] = await Promise.all([getSeason(season.name, ''), words().season()]);
    return { name: season.name, text: seat.series(seriesOf(cup?.rule)) };
  }, [code]);
  return found === undefined ? null : (
    <a class="small" href={paths.season(found.name)}>
      {found.text}
    </a>
  );
};

/** Fetched once the host brings other questions. */
const NextQuestions = lazily(() => import('./next-questions.tsx'));

const ResultBox = ({ view, shell, tell, token, connection, options, manage }: Desk) => {
  const { desk: texts, play } = words().pages;
  const brings = useSignal(false);
  const own = useSignal<OwnQuestions | null>(null);
  const checking = useSignal(false);
  if (view.phase !== 'over') return null;
  const asks = manifestOf(shell.show)?.bank !== undefined;
  const winner = winnerOf(view);
  const bonus = bonusNamed(view.result, tell);
  const open = () => openRematch(shell.code, token, own.value);
  return (
    <section class="box filler result-box flex-1">
      <h2>{deskMore.result.resultTitle}</h2>
      <p class="question-text">
        {winner !== undefined && winner >= 0 && <Emblem seat={winner} size="44px" />}
        {winner === undefined ? play.over : winner < 0 ? play.noWinner : play.winner(tell.name(winner))}
      </p>
      <ol>
        {sumsOf(view, tell).map(({ seat, text }) => (
          <li key={seat} class="player as-grid items-center">
            <Emblem seat={seat} size="28px" />
            <Name name={view.seats[seat]?.name ?? ''} />
            <strong class="bold-figure tabular lh-105">{text}</strong>
          </li>
        ))}
      </ol>
      {bonus.length > 0 && <p>{deskMore.result.bonusCash(tell.list(bonus))}</p>}
      <NextShow nextAt={shell.nextAt} now={connection.now} open={open} goOn={on => void manage({ do: 'go-on', on })} />
      <RematchButton
        open={open}
        label={deskMore.result.again}
        opening={deskMore.result.opening}
        class="hero go"
        waits={checking.value}
      />
      <p class="again-text">{asks ? deskMore.result.againText : deskMore.result.againPlain}</p>
      {asks && (
        <details onToggle={event => (brings.value = event.currentTarget.open)}>
          <summary>{deskMore.result.otherQuestions}</summary>
          {brings.value && (
            <NextQuestions
              shell={shell}
              options={options}
              manage={manage}
              onOwn={(next, busy) => {
                own.value = next;
                checking.value = busy;
              }}
            />
          )}
        </details>
      )}
      <p class="row">
        <a class="small" href={paths.recap(shell.code)}>
          {play.recap}
        </a>
        <a class="small" href={paths.verify(shell.code)}>
          {texts.verify}
        </a>
        <SeasonLink code={shell.code} />
      </p>
    </section>
  );
};

export default ResultBox;
