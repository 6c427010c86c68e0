import { useCallback, useEffect, useRef, useState } from 'react';
import { MATCH_SEARCH } from '#domain/schedule/matchSearch.ts';
import type { Match } from '#domain/match/match.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { leagues } from '#machines/schedule/schedule.resources.ts';
import { useApp } from '../hooks/useApp.ts';
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
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Link } from '../kit/Link.tsx';
import { askedBy, asksForAnything, searchPath, type Asked } from './asked.ts';
import { FoundMatches } from './FoundMatches.tsx';
import { LookedLast } from './LookedLast.tsx';
import { rememberLooked } from './looked.ts';
import * as styles from './MatchSearchScreen.css.ts';

/** Delay after the last input before a search starts, in milliseconds. */
const PAUSE_MS = 300;

/** The search in the address, and a function to change it. */
const useAsked = (): readonly [Asked, (change: Partial<Asked>) => void] => {
  const navigate = useNavigate();
  const values: Readonly<Record<string, string | null>> = {
    ...{ q: useQuery('q'), date: useQuery('date'), league: useQuery('league'), when: useQuery('when') },
  };
  const asked = askedBy((name) => values[name] ?? null);
  return [asked, (change) => navigate(searchPath({ ...asked, ...change }), { replace: true })];
};

/** Writes the typed words to the address after a pause; other changes of the address replace the typed words. */
const useTyped = (q: string, ask: (q: string) => void) => {
  const [typed, setTyped] = useState(q);
  const [told, setTold] = useState(q);
  if (q !== told) {
    setTold(q);
    if (q.trim() !== typed.trim()) setTyped(q);
  }
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (typed === told) return;
    const pause = setTimeout(() => latest.current(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, told]);
  return [typed, setTyped] as const;
};

interface FiltersProps {
  readonly asked: Asked;
  readonly ask: (change: Partial<Asked>) => void;
}

const Filters = ({ asked, ask }: FiltersProps) => {
  const t = useWords('matchSearch');
  const { value } = useResource(leagues, {});
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
        {value?.map(({ leagueId, leagueName }) => (
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

/** searches the whole schedule by team, league and day; the search is in the address. */
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
          <div className={styles.box}>
            <Icon name="search" size={18} />
            <input
              className={styles.input}
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
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
