/** A week by post for its host: over all shows, who owes what since when and until when, what to press, and one post about all. */
import './forum.css';
import { useEffect, useState } from 'preact/hooks';
import type { DeskMessage } from '../../../shared/engine/desk-message.ts';
import type { ForumWords } from '../../../shared/words/en/forum.ts';
import { Declined, sendToDesk } from '../../api.ts';
import { CopyLink } from '../../pages/desk/copy-link.tsx';
import { paths, spacedCode } from '../../paths.ts';
import { Button } from '../button.tsx';
import { localTime } from '../deadline.tsx';
import { Dialog } from '../dialog.tsx';
import { Emblem } from '../emblem.tsx';
import { Problem } from '../fields.tsx';
import { useTask } from '../task.ts';
import { getOwed, getWeekPost, type OwedNews, remindSeat, useForumWords } from './asking.ts';
import { Copying } from './copy-post.tsx';

export interface HostedShow {
  readonly code: string;
  /** Of its desk; "" where this browser has only that of its season. */
  readonly desk: string;
  /** Of the season's host; "" for none. */
  readonly season: string;
}

export interface WeekProps {
  readonly shows: readonly HostedShow[];
  /** Name of the season that heads the post; "" for none. */
  readonly season: string;
  readonly onClose: () => void;
}

const day = 86_400;

interface ShowProps {
  readonly show: HostedShow;
  readonly news: OwedNews;
  readonly reload: () => Promise<void>;
  readonly texts: ForumWords;
}

const Show = ({ show: { code, desk, season }, news, reload, texts: { week } }: ShowProps) => {
  const { busy, problem, fail, run } = useTask();
  const [said, say] = useState('');
  const [sure, setSure] = useState(false);
  /** To the seat that was given away: whoever gets it has to be told. */
  const [link, setLink] = useState('');
  const now = Date.now();
  const press = (message: DeskMessage) =>
    run(async () => {
      setSure(false);
      const reply = await sendToDesk(code, desk, message);
      await reload();
      if (!reply.ok) fail(reply.message);
      else if (reply.link !== undefined) setLink(reply.link);
    });
  const remind = (seat: number) =>
    run(async () => {
      const { told } = await remindSeat(code, desk || season, seat);
      say(told === 0 ? week.noReminders : week.reminded);
    });
  const when =
    news.phase === 'lobby'
      ? week.lobby
      : news.paused
        ? week.paused
        : news.deadline > 0
          ? week.until(localTime(news.deadline, now))
          : '';
  return (
    <section class="forum-part stack">
      <h3>
        <bdi dir="auto">{news.name || news.title}</bdi> <small class="in-ink-2">{spacedCode(code)}</small>
      </h3>
      {when !== '' && <p>{when}</p>}
      {news.owing.map(({ seat, name, moves, since, missed, season: before, reachable, due }) => (
        <div key={seat} class="stack">
          <p class="across gap-2">
            <Emblem seat={seat} size="24px" />
            <span>
              <b>
                <bdi dir="auto">{name}</bdi>
              </b>
              {`: ${moves.join(', ')}${since > 0 ? `, ${week.since(localTime(since, now))}` : ''}`}
              {missed + before > 0 && ` · ${week.missed(missed, missed + before)}`}
              {due && <b> {week.due}</b>}
            </span>
          </p>
          <p class="row">
            <Button disabled={busy || !reachable} onClick={() => void remind(seat)}>
              {week.remind}
            </Button>
            {news.next !== '' && desk !== '' && (
              <Button disabled={busy} onClick={() => void press({ do: 'substitute', seat })}>
                {week.substitute(news.next)}
              </Button>
            )}
          </p>
        </div>
      ))}
      {news.owing.some(({ reachable }) => !reachable) && <p class="note">{week.noReminders}</p>}
      {news.owing.length === 0 && news.host && <p>{week.hostNext}</p>}
      {desk !== '' && (
        <p class="row">
          {news.deadline > 0 && !news.paused && (
            <>
              <Button disabled={busy} onClick={() => void press({ do: 'extend', seconds: day })}>
                {week.more}
              </Button>
              <Button disabled={busy} onClick={() => (sure ? void press({ do: 'time-up' }) : setSure(true))}>
                {sure ? week.timeUpSure : week.timeUp}
              </Button>
            </>
          )}
          <a class="small" href={paths.host(code, desk)}>
            {week.desk}
          </a>
        </p>
      )}
      <Problem text={problem} />
      {link !== '' && <CopyLink link={link} text={week.link} />}
      {said !== '' && <p role="status">{said}</p>}
    </section>
  );
};

const Opened = ({ shows, season, onClose, texts }: WeekProps & { readonly texts: ForumWords }) => {
  const { week, box } = texts;
  /** By code; null: the server no longer knows it. */
  const [news, setNews] = useState<Readonly<Record<string, OwedNews | null>>>({});
  const load = async ({ code, desk, season: held }: HostedShow) => {
    try {
      const found = await getOwed(code, desk || held);
      setNews(all => ({ ...all, [code]: found }));
    } catch (error) {
      if (error instanceof Declined) setNews(all => ({ ...all, [code]: null }));
    }
  };
  const codes = shows.map(({ code }) => code).join();
  useEffect(() => {
    for (const show of shows) void load(show);
  }, [codes]);
  const on = shows
    .flatMap(show => {
      const found = news[show.code];
      return found == null || found.over > 0 ? [] : [{ show, found }];
    })
    // Whoever has least time comes first.
    .toSorted((a, b) => (a.found.deadline || Infinity) - (b.found.deadline || Infinity));
  const isLoaded = shows.every(({ code }) => news[code] !== undefined);
  const known = shows.flatMap(({ code }) => (news[code] == null ? [] : [code]));
  return (
    <Dialog title={week.title} close={box.close} onClose={onClose}>
      <p class="lead">{week.about}</p>
      {on.map(({ show, found }) => (
        <Show key={show.code} show={show} news={found} reload={() => load(show)} texts={texts} />
      ))}
      {isLoaded && on.length === 0 && <p>{week.nothing}</p>}
      {known.length > 0 && (
        <section class="forum-part stack">
          <h3>{week.post}</h3>
          <Copying load={(form, zone) => getWeekPost(known, season, form, zone)} texts={texts} />
        </section>
      )}
    </Dialog>
  );
};

export default (props: WeekProps) => {
  const texts = useForumWords();
  return texts === undefined ? null : <Opened {...props} texts={texts} />;
};
