import { Suspense, useCallback, useMemo, useState, type ComponentType } from 'react';
import { ESPORT, leagueOf } from '#domain/schedule/league.ts';
import { filterCounts, filterMatches } from '#domain/schedule/scheduleView.ts';
import { modeFilters, modeOfSchedule, modes } from '#domain/schedule/mode.ts';
import type { Match } from '#domain/match/match.ts';
import type { Params } from '#domain/routing/routeSpec.ts';
import { hrefOf, type RouteId } from '#domain/routing/routes.ts';
import { addDays, dayOf, hourMinute, isDay, type Day } from '#domain/shared/zone.ts';
import { dayCounts, leagues, scheduleDay } from '#machines/schedule/schedule.resources.ts';
import { useAfterFrame } from '../hooks/useAfterFrame.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNow } from '../hooks/useNow.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useZone } from '../hooks/useZone.ts';
import { updated } from '../features/matches/dayHead.css.ts';
import { DayStrip } from '../features/matches/DayStrip.tsx';
import { DemoNote } from '../features/matches/DemoNote.tsx';
import { LeagueList } from '../features/matches/LeagueList.tsx';
import { MatchSheetProvider } from '../features/matches/MatchSheetProvider.tsx';
import { ScheduleSkeleton } from '../features/matches/ScheduleSkeleton.tsx';
import { useBookings } from '../features/matches/useBookings.ts';
import { useThroughZones } from '../features/matches/useThroughZones.ts';
import { GoOn } from '../features/shelf/GoOn.tsx';
import { zoneCity } from '../shared/zoneCity.ts';
import { Failed } from '../kit/Failed.tsx';
import { buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Link } from '../kit/Link.tsx';
import { EmptyDay } from './EmptyDay.tsx';
import { ModeChips } from './ModeChips.tsx';
import { ScheduleAside } from './ScheduleAside.tsx';
import { filterOf, pathOf, pathOfFilter, scheduleQuery, type ScheduleFilter } from './scheduleRoutes.ts';
import * as styles from './ScheduleScreen.css.ts';

const ShieldBar = lazyPart(() => import('../shared/ShieldBar.tsx'));
const CommentatorBar = lazyPart(() => import('./CommentatorBar.tsx'), { painted: 'first' });

interface ScheduleScreenProps {
  readonly routeId: RouteId;
  readonly params: Params;
  /** The rooms that are on, which lead where the page is not asked for another day or one commentator. */
  readonly lead?: ComponentType<LeadProps>;
}

export interface LeadProps {
  /** The mode whose rooms are shown; undefined for all. */
  readonly liveModeId: string | undefined;
  readonly mode: ScheduleFilter;
}

const isLiveFilter = (filter: ScheduleFilter): filter is (typeof modeFilters)[number] =>
  (modeFilters as readonly string[]).includes(filter);

const shownBy = (
  matches: readonly Match[],
  filter: ScheduleFilter,
  booked: ReadonlySet<string>,
  league: string | null,
  commentator: string | null,
) => {
  const byMode = isLiveFilter(filter)
    ? filterMatches(matches, filter, booked)
    : matches.filter((match) => modes.find((mode) => mode.liveModeId === match.liveModeId)?.slug === filter);
  return byMode.filter(
    ({ leagueId, users }) =>
      (league === null || leagueId === league) &&
      (commentator === null || users.some(({ userId }) => userId === commentator)),
  );
};

/** `league` is the id of the only league shown; null for all, undefined while it is unknown. */
const Schedule = ({
  routeId,
  params,
  lead: Lead,
  league,
}: ScheduleScreenProps & { readonly league: string | null | undefined }) => {
  const t = useWords('schedule');
  const zone = useZone();
  const today = dayOf(useNow(60_000), zone);
  const wanted = useQuery('date');
  const day = wanted !== null && isDay(wanted) ? wanted : today;
  const commentator = useQuery('blv');
  const [turned, setTurned] = useState(false);
  const direction = day < addDays(today, -1) !== turned ? 'backward' : 'forward';

  const filter = filterOf(routeId);
  const { value: heard, failure, busy, receivedAt, retry } = useResource(scheduleDay, { date: day, timezone: zone });
  const value = useThroughZones(heard, day);
  const path = pathOf(routeId, params);
  // The rows follow a filter at once; what stands around them is drawn after that.
  const around = useAfterFrame(path);
  const leading = useAfterFrame(filter);
  const mode = modeOfSchedule(around);
  const counts = useResource(dayCounts, {
    ...{ from: addDays(today, -5), to: addDays(today, 5), timezone: zone },
    ...(mode && { liveModeId: mode.liveModeId }),
    ...(league && { leagueId: league }),
  });
  const countByDay = useMemo(
    () => new Map((counts.value ?? []).map(({ day: one, total }) => [one, total])),
    [counts.value],
  );
  const { booked } = useBookings();
  const { policy } = useSpoiler();
  const shown = useMemo(
    () => (value && league !== undefined ? shownBy(value, filter, booked, league, commentator) : null),
    [value, filter, booked, league, commentator],
  );
  const byFilter = useMemo(() => filterCounts(value ?? [], booked), [value, booked]);
  const queryOf = useCallback(
    (one: Day, by = commentator) => scheduleQuery(one === today ? null : one, by),
    [commentator, today],
  );
  const hrefOfDay = useCallback((one: Day) => around + queryOf(one), [around, queryOf]);
  const turn = useCallback(() => setTurned((before) => !before), [setTurned]);
  const live = Lead !== undefined;
  const leads = live && day === today && commentator === null;
  const titleOfAll = t(live ? 'onNow' : 'title');
  const title = filter === 'all' || filter === 'scheduled' ? titleOfAll : t(`titles.${filter}`);
  const all = live ? hrefOf('scheduleAll') : pathOfFilter('all');
  const chips = <ModeChips selected={filter} counts={byFilter} query={queryOf(day)} all={all} />;

  return (
    <MatchSheetProvider>
      <div className={styles.columns} data-live={live || undefined}>
        <div className={styles.main}>
          <header className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {receivedAt !== null && (
              <span className={updated}>
                {t('updated', {
                  zone: zone === 'Asia/Bangkok' ? t('zoneVn') : zoneCity(zone),
                  time: hourMinute(receivedAt, zone),
                })}
              </span>
            )}
          </header>
          {live && chips}
          {leads && <GoOn look="strip" />}
          {leads && <Lead liveModeId={mode?.liveModeId} mode={leading} />}
          <div className={styles.sticky}>
            <DayStrip
              today={today}
              selected={day}
              direction={direction}
              counts={countByDay}
              hrefOfDay={hrefOfDay}
              onTurn={turn}
            />
            {!live && chips}
          </div>
          {policy !== 'off' && (
            <div className={styles.shield}>
              <Suspense>
                <ShieldBar />
              </Suspense>
            </div>
          )}
          {failure && !shown && <Failed failure={failure} onRetry={retry} />}
          {!failure && !shown && <ScheduleSkeleton />}
          {shown?.length === 0 && !busy && commentator !== null && (
            <Empty
              action={
                <Link to={path + queryOf(day, null)} replace {...buttonLook({ tone: 'quiet' })}>
                  {t('by.clear')}
                </Link>
              }
            >
              {t('by.empty')}
            </Empty>
          )}
          {shown?.length === 0 && !busy && commentator === null && (
            <EmptyDay
              {...{ filter, path, day, today }}
              counts={countByDay}
              others={value !== null && value.length > 0}
            />
          )}
          {value && shown && <LeagueList matches={value} shown={shown} booked={booked} heading={leads ? 'h3' : 'h2'} />}
          {/* SC-4: below the rows, because nothing that is loaded late may move them. */}
          <Suspense fallback={<div className={styles.commentators} />}>
            <CommentatorBar chosen={commentator} hrefBy={(by) => path + queryOf(day, by)} />
          </Suspense>
          {shown?.some((match) => match.demo) && <DemoNote />}
        </div>
        {!live && <ScheduleAside />}
      </div>
    </MatchSheetProvider>
  );
};

/** An unknown league is a 404. */
const LeagueSchedule = (props: ScheduleScreenProps & { readonly slug: string }) => {
  const { value, failure } = useResource(leagues, ESPORT);
  const league = leagueOf(value ?? [], props.slug);
  const missing = value !== null && league === null;
  useNotFound(missing);
  // An address may contain a league's id too, which can be used if the names could not be loaded.
  return <Schedule {...props} league={league?.leagueId ?? (failure && !value ? props.slug : undefined)} />;
};

/** A day of the live schedule; day and filter are in the address, so that both can be shared and restored. */
export default function ScheduleScreen(props: ScheduleScreenProps) {
  const slug = props.params['slug'];
  return slug === undefined ? <Schedule {...props} league={null} /> : <LeagueSchedule {...props} slug={slug} />;
}
