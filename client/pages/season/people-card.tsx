/** Everyone who has played in a season, with their status. */
import type { PersonSummary } from '../../../shared/season/story.ts';
import { season as texts } from '../../../shared/words/en/season.ts';
import { seasonPlayers as players } from '../../../shared/words/en/season-players.ts';
import { paths } from '../../paths.ts';
import type { SeasonPage } from './page.ts';

const { people } = texts;

const statusOf = ({ story, season }: SeasonPage, person: PersonSummary): string => {
  const { eliminatedAfter: eliminated = 0 } = season.limits;
  if (!person.standing.ok) return person.standing.wait < 0 ? people.retired : people.away(person.standing.wait);
  const place =
    person.name === story.champion
      ? people.champion(person.streak)
      : [person.name, ...person.also].some(name => season.lineup.includes(name))
        ? people.contestant
        : '';
  if (eliminated === 0 || person.losses === 0) return place;
  const losses = person.losses >= eliminated ? people.mayReturn : people.losses(person.losses);
  return place === '' ? losses : `${place}, ${losses}`;
};

export const PeopleCard = (page: SeasonPage) => {
  const { story, amount, tell } = page;
  return (
    <section class="page-card season-people">
      <h2>{people.title}</h2>
      <table class="data-table">
        <thead>
          <tr>
            <th scope="col">{people.name}</th>
            <th scope="col" class="figure">
              {people.earnings}
            </th>
            <th scope="col" class="figure">
              {people.won}
            </th>
            <th scope="col" class="figure">
              {people.longest}
            </th>
          </tr>
        </thead>
        <tbody>
          {story.people.map(person => {
            const notes = [
              person.also.length > 0 ? players.also(tell.list(person.also)) : '',
              statusOf(page, person),
              tell.list(person.goods),
              person.missed > 0 ? people.missed(person.missed) : '',
              person.guest > 0 ? people.guest(tell.money(person.guest)) : '',
            ].filter(note => note !== '');
            return (
              <tr key={person.name} class={person.name === story.champion ? 'champion' : ''}>
                <th scope="row">
                  <a href={paths.player(page.season.name, person.name)}>
                    <bdi dir="auto">{person.name}</bdi>
                  </a>
                  {notes.map(note => (
                    <small key={note}>{note}</small>
                  ))}
                </th>
                <td class="figure">{amount(person.earnings)}</td>
                <td class="figure">{people.wonOf(person.won, person.played)}</td>
                <td class="figure">{tell.number(person.longest)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
