import { Suspense } from 'react';
import type { RouteId } from '#domain/routing/routes.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { fixtureDay } from '#machines/football/football.resources.ts';
import { dayName } from '../features/matches/dayLabel.ts';
import { DemoNote } from '../features/matches/DemoNote.tsx';
import { MatchSheetProvider } from '../features/matches/MatchSheetProvider.tsx';
import { ScheduleSkeleton } from '../features/matches/ScheduleSkeleton.tsx';
import { useBookings } from '../features/matches/useBookings.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useResource } from '../hooks/useResource.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Link } from '../kit/Link.tsx';
import { zoneCity } from '../shared/zoneCity.ts';
import { DayHead } from './DayHead.tsx';
import { FixtureList } from './FixtureList.tsx';
import { NoMatches } from './NoMatches.tsx';
import { RowSheetProvider } from './rowHand/RowSheetProvider.tsx';
import { useDayCounts } from './useDayCounts.ts';
import { dayViews, useDayMatches, useFootballDay } from './useFootballDay.ts';
import * as styles from './FixturesScreen.css.ts';

const ShieldBar = lazyPart(() => import('../shared/ShieldBar.tsx'));

/** MC-12: the football matches of a day by competition, as results or as fixtures; day and filter are in the address. */
export default function FixturesScreen({ routeId }: { readonly routeId: RouteId }) {
  const t = useWords('football');
  const schedule = useWords('schedule');
  const locale = useLocale();
  const of = useFootballDay(routeId === 'footballFixtures' ? 'footballFixtures' : 'footballResults');
  const { zone, today, day, filter } = of;
  const input = { date: day, timezone: zone, view: dayViews[of.view] };
  const { value, failure, receivedAt, retry } = useResource(fixtureDay, input);
  const { leagues, byFilter, ofMine, passing, teams } = useDayMatches(value, of);
  const countByDay = useDayCounts(of);
  const failed = leagues ? null : (failure ?? teams.failure);
  const { booked } = useBookings();
  const { policy } = useSpoiler();
  const age = receivedAt !== null && {
    zone: zone === 'Asia/Bangkok' ? schedule('zoneVn') : zoneCity(zone),
    time: hourMinute(receivedAt, zone),
  };

  return (
    <MatchSheetProvider>
      <div className={styles.page}>
        <DayHead {...{ of, byFilter, ofMine }} counts={countByDay} age={age && schedule('updated', age)} />
        {policy !== 'off' && (
          <div className={styles.shield}>
            <Suspense>
              <ShieldBar />
            </Suspense>
          </div>
        )}
        {failed && <Failed failure={failed} onRetry={failure ? retry : teams.retry} />}
        {!failed && !leagues && <ScheduleSkeleton />}
        {passing === 0 && (
          <NoMatches {...{ of, teams }}>
            <div className={styles.notice}>
              <Empty
                fact={dayName(day, today, locale, schedule)}
                action={
                  filter !== 'all' && (
                    <Link to={of.hrefOfFilter('all')} replace {...buttonLook({ tone: 'quiet' })}>
                      {t('showAll')}
                    </Link>
                  )
                }
              >
                {filter === 'all' ? t('empty') : t('emptyFilter')}
              </Empty>
            </div>
          </NoMatches>
        )}
        {leagues && (
          <RowSheetProvider leagues={leagues}>
            <FixtureList {...{ leagues, filter, booked }} />
          </RowSheetProvider>
        )}
        {leagues?.some(({ fixtures }) => fixtures.some(({ demo }) => demo)) && <DemoNote />}
      </div>
    </MatchSheetProvider>
  );
}
