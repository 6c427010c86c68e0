import type { Match } from '#domain/match/match.ts';
import { dayOf, type Day } from '#domain/shared/zone.ts';
import { dayName } from '../features/matches/dayLabel.ts';
import { MatchRow } from '../features/matches/MatchRow.tsx';
import { useBookings } from '../features/matches/useBookings.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import * as styles from './ProfileScreen.css.ts';

/** Matches in the given order, grouped by day. */
export const MatchesByDay = ({ matches }: { readonly matches: readonly Match[] }) => {
  const t = useWords('schedule');
  const locale = useLocale();
  const zone = useZone();
  const today = dayOf(useNow(60_000), zone);
  const { booked } = useBookings();
  const days = new Map<Day, Match[]>();
  for (const match of matches) {
    const day = dayOf(match.startTime, zone);
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return [...days].map(([day, all]) => (
    <section key={day} aria-label={dayName(day, today, locale, t)}>
      <h3 className={styles.day}>{dayName(day, today, locale, t)}</h3>
      <ul className={styles.rows}>
        {all.map((match) => (
          <MatchRow key={match.fixtureId} match={match} booked={booked.has(match.fixtureId)} />
        ))}
      </ul>
    </section>
  ));
};
