/**
 * `npm run preview`: the real pages over moments of the golden episodes, without a server, at http://localhost:2567 (PORT changes
 * it). The first page lists them. On each page `step()` in the console acts out what happens next.
 */
import { goldenEpisodes, goldenMoments, phasesOf } from './moments.ts';
import { addressOf, openStudio } from './studio.ts';

const pages = ['tv', 'watch', 'host', 'play'] as const;

/** An HTML page with links to every phase of every episode. */
const list = (): string => {
  const rows = goldenEpisodes.flatMap(name => {
    const moments = goldenMoments(name);
    return phasesOf(moments).map(moment => {
      const at = moments.indexOf(moment);
      const links = pages.map(page => {
        const address = addressOf(page);
        return `<a href="${address}${address.includes('?') ? '&' : '?'}episode=${name}&at=${at}">${page}</a>`;
      });
      return `<tr><td>${name}<td>${moment.name}<td>${links.join(' ')}`;
    });
  });
  return `<!doctype html><meta charset="utf-8"><title>Moments</title><table cellpadding="4">${rows.join('\n')}</table>`;
};

const studio = await openStudio({ port: Number(process.env.PORT ?? 2567), list });
console.log(`Moments of the golden episodes: ${studio.url}`);
