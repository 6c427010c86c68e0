import type { Favourite } from '#domain/football/favourites.ts';
import { useBookings } from '../../features/matches/useBookings.ts';
import { FixtureRow } from '../FixtureRow.tsx';
import * as styles from './FavouritesScreen.css.ts';

/** The next match of each, once, by start. */
export const Coming = ({ list, heading }: { readonly list: readonly Favourite[]; readonly heading: string }) => {
  const { booked } = useBookings();
  const fixtures = [...new Map(list.flatMap(({ next }) => (next ? [[next.fixtureId, next] as const] : []))).values()]
    .filter(({ status }) => status === 'upcoming')
    .toSorted((a, b) => a.startTs - b.startTs);
  if (fixtures.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.rows}>
        {fixtures.map((fixture) => (
          <FixtureRow key={fixture.fixtureId} fixture={fixture} booked={booked.has(fixture.fixtureId)} />
        ))}
      </ul>
    </section>
  );
};
