import { useCallback, useMemo } from 'react';
import { MATCH_SEARCH } from '#domain/schedule/matchSearch.ts';
import type { Match } from '#domain/match/match.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { League } from '#domain/schedule/league.ts';
import { allLeagues } from '#machines/football/football.resources.ts';
import { leagues } from '#machines/schedule/schedule.resources.ts';
import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useZone } from '../hooks/useZone.ts';
import { MatchSheetProvider } from '../features/matches/MatchSheetProvider.tsx';
import { useBookings } from '../features/matches/useBookings.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Chip } from '../kit/Chip.tsx';
import { choice } from '../kit/choice.css.ts';
import { Empty } from '../kit/Empty.tsx';
import { hearTyped } from '../kit/hearTyped.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Link } from '../kit/Link.tsx';
import { searchField } from '../kit/searchField.ts';
import { useTyped } from '../shared/useTyped.ts';
import { askedBy, asksForAnything, searchPath, type Asked } from './asked.ts';
import { FoundMatches } from './FoundMatches.tsx';
import { LookedLast } from './LookedLast.tsx';
import { rememberLooked } from './looked.ts';
import * as styles from './MatchSearchScreen.css.ts';

/** The search in the address, and a function to change it. */
const useAsked = (): readonly [Asked, (change: Partial<Asked>) => void] => {
  const navigate = useNavigate();
  const values: Readonly<Record<string, string | null>> = {
    ...{ q: useQuery('q'), date: useQuery('date'), league: useQuery('league'), when: useQuery('when') },
  };
  // Of a query, a painted page knows nothing.
  const hydrated = useHydrated();
  const asked = askedBy((name) => (hydrated ? (values[name] ?? null) : null));
  return [asked, (change) => navigate(searchPath({ ...asked, ...change }), { replace: true })];
};

interface FiltersProps {
  readonly asked: Asked;
  readonly ask: (change: Partial<Asked>) => void;
}

/** Those of the schedule and those of football, each once, by name. */
const useLeagues = (): readonly Pick<League, 'leagueId' | 'leagueName'>[] => {
  const locale = useLocale();
  const scheduled = useResource(leagues, {}).value;
  const football = useResource(allLeagues, null).value;
  return useMemo(() => {
    const once = new Map([...(football ?? []), ...(scheduled ?? [])].map((league) => [league.leagueId, league]));
    return [...once.values()].toSorted((a, b) => a.leagueName.localeCompare(b.leagueName, locale));
  }, [football, scheduled, locale]);
};

const Filters = ({ asked, ask }: FiltersProps) => {
  const t = useWords('matchSearch');
  const known = useLeagues();
  return (
    <div className={styles.filters}>
      <Chip on={!asked.past && asked.date === null} onClick={() => ask({ past: false, date: null })}>
        {t('coming')}
      </Chip>
      <Chip on={asked.past && asked.date === null} onClick={() => ask({ past: true, date: null })}>
        {t('past')}
      </Chip>
      <input
        className={choice}
        type="date"
        aria-label={t('day')}
        value={asked.date ?? ''}
        onChange={({ target }) => ask({ date: target.value === '' ? null : target.value })}
      />
      <select
        className={choice}
        aria-label={t('league')}
        value={asked.league ?? ''}
        onChange={({ target }) => ask({ league: target.value === '' ? null : target.value })}
      >
        <option value="">{t('everyLeague')}</option>
        {known.map(({ leagueId, leagueName }) => (
          <option key={leagueId} value={leagueId}>
            {leagueName}
          </option>
        ))}
      </select>
    </div>
  );
};

/** Shown if nothing was found: links to the other side of today, or to everything. */
const NothingFound = ({ asked, ask }: FiltersProps) => {
  const t = useWords('matchSearch');
  return (
    <Empty
      fact={t('noneHint')}
      action={
        <span className={styles.more}>
          {asked.date === null && (
            <Button onClick={() => ask({ past: !asked.past })}>{t(asked.past ? 'seeComing' : 'seePast')}</Button>
          )}
          {(asked.date !== null || asked.league !== null) && (
            <Button onClick={() => ask({ date: null, league: null })}>{t('clear')}</Button>
          )}
          <Link to={hrefOf('schedule')} {...buttonLook({ tone: 'plain' })}>
            {t('openSchedule')}
          </Link>
        </span>
      }
    >
      {asked.q.trim() === '' ? t('none') : t('noneFor', { q: asked.q.trim() })}
    </Empty>
  );
};

/** searches the whole schedule and all of football by team, league and day; the search is in the address. */
export default function MatchSearchScreen() {
  const t = useWords('matchSearch');
  const { storage } = useApp();
  const timezone = useZone();
  const [asked, ask] = useAsked();
  const [typed, type] = useTyped(asked.q, (q) => ask({ q }));
  const { booked } = useBookings();
  const onLook = useCallback((match: Match) => rememberLooked(storage, match), [storage]);
  const { q, date, league, past } = asked;
  const query = {
    timezone,
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(date !== null ? { date } : past && { when: 'past' as const }),
    ...(league !== null && { leagueId: league }),
  };
  return (
    <MatchSheetProvider>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <form
          className={styles.form}
          role="search"
          aria-label={t('title')}
          onSubmit={(event) => {
            event.preventDefault();
            ask({ q: typed });
          }}
        >
          <div className={styles.box} ref={hearTyped}>
            <Icon name="search" size={18} />
            <input
              className={styles.input}
              {...searchField}
              maxLength={MATCH_SEARCH.longest}
              aria-label={t('label')}
              placeholder={t('label')}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
            {typed !== '' && (
              <IconButton label={t('empty')} onClick={() => type('')}>
                <Icon name="x" size={18} />
              </IconButton>
            )}
          </div>
          <Filters asked={asked} ask={ask} />
        </form>
        {asksForAnything(asked) ? (
          <div className={styles.found} aria-live="off">
            <FoundMatches
              key={JSON.stringify(query)}
              asked={query}
              booked={booked}
              onLook={onLook}
              empty={
                <div className={styles.notice}>
                  <NothingFound asked={asked} ask={ask} />
                </div>
              }
            />
          </div>
        ) : (
          <LookedLast />
        )}
        <p className={styles.foot}>
          <Link className={styles.footLink} to={hrefOf('information')}>
            {t('information')}
          </Link>
        </p>
      </div>
    </MatchSheetProvider>
  );
}
