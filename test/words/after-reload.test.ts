/** A page that is loaded again says what happened last, at every moment of every show, also after the end. */
import { h } from 'preact';
import { expect, test } from 'vitest';
import { SentBox } from '../../client/pages/desk/sent-box.tsx';
import { linesOf, shownFrames } from '../../client/parts/commentary.ts';
import { RevealQueue } from '../../client/reveal-queue.ts';
import { boardFor } from '../../client/shows/index.ts';
import { stageLines } from '../../client/stage/commentary.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import { loadTell, narratorFor, words } from '../../shared/words/index.ts';
import { goldenEpisodes, goldenMoments, type Moment } from '../../tools/preview/moments.ts';
import { textIn } from '../stage/reading.ts';
import './paper.ts';

/** What a page knows that comes at this moment. */
const arrived = ({ shell, view }: Moment): RevealQueue => {
  const reveals = new RevealQueue(() => 0);
  reveals.take({ ...shell, board: view.board } as never, JSON.parse(shell.cues) as CueFrame, false);
  reveals.close();
  return reveals;
};

test.each(goldenEpisodes)('%s: the desk and the television have something to tell after a reload', async name => {
  const [, ...moments] = goldenMoments(name);
  const show = moments[0]?.view.show ?? '';
  const tell = await loadTell(show);
  for (const moment of moments) {
    const { view, shell, host, frames } = moment;
    const lines = shownFrames(arrived(moment)).flatMap(frame => linesOf(frame, tell));
    const where = `${name} ${host.entries} ${view.phase}`;
    expect(lines.map(({ text }) => text).join(''), where).not.toBe('');
    const names = narratorFor(view.seats.map(seat => seat.name));
    const desk = textIn(h(SentBox as never, { view: host.view, shell, own: host, lines, tell: names } as never));
    expect(desk, where).not.toContain(words().pages.desk.nothingSent);
    if (view.phase === 'lobby') continue;
    expect(desk, where).toContain(lines.at(-1)?.text);
    // The television's rail, too: of the act in which it happened.
    const board = await boardFor(view.show, frames.at(-1)?.act ?? '');
    expect(stageLines(moment, board).join(''), where).not.toBe('');
  }
});
