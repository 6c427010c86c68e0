import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Match } from '#domain/match/match.ts';
import { dayOf, type Day } from '#domain/shared/zone.ts';
import { matchSearch } from '#machines/schedule/search.resources.ts';
import type { MatchSearch } from '#ports/schedule.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { dayName } from '../features/matches/dayLabel.ts';
import { MatchRow } from '../features/matches/MatchRow.tsx';
import { ScheduleSkeleton } from '../features/matches/ScheduleSkeleton.tsx';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import * as styles from './MatchSearchScreen.css.ts';

/** Matches that follow each other on one day and in one league, under what is new about them. */
interface Group {
  readonly day: Day;
  readonly league: string;
  readonly matches: readonly Match[];
}
const groupsOf = (list: readonly Match[], zone: string): readonly Group[] => {
  const groups: { day: Day; league: string; matches: Match[] }[] = [];
  for (const match of list) {
    const day = dayOf(match.startTime, zone);
    const last = groups.at(-1);
    if (last?.day === day && last.league === match.leagueName) last.matches.push(match);
    else groups.push({ day, league: match.leagueName, matches: [match] });
  }
  return groups;
};

/** Whichever way a row is followed, to its room or its details, it was looked at. */
const lookFrom = ({ target, currentTarget }: MouseEvent, matches: readonly Match[], onLook: (match: Match) => void) => {
  const row = target instanceof Element ? target.closest('li') : null;
  const match = matches[[...currentTarget.children].findIndex((one) => one === row)];
  if (match) onLook(match);
};

interface FoundPageProps {
  readonly asked: MatchSearch;
  readonly booked: ReadonlySet<string>;
  readonly onLook: (match: Match) => void;
  /** The last day of the page before. */
  readonly after?: Day;
  /** What stands there where nothing was found at all. */
  readonly empty: ReactNode;
}

/** A page of what was found, by day; the next one comes under it when it is asked for, and moves nothing above. */
export const FoundPage = ({ asked, booked, onLook, after, empty }: FoundPageProps) => {
  const t = useWords('matchSearch');
  const schedule = useWords('schedule');
  const locale = useLocale();
  const today = dayOf(useNow(60_000), asked.timezone);
  const { value, failure, busy, retry } = useResource(matchSearch, asked);
  const [more, setMore] = useState(false);
  if (failure && !value)
    return (
      <div className={styles.notice}>
        <Failed failure={failure} onRetry={retry} busy={busy}>
          {t('failed')}
        </Failed>
      </div>
    );
  if (!value) return <ScheduleSkeleton rowsEach={3} />;
  if (value.list.length === 0 && after === undefined) return empty;
  const groups = groupsOf(value.list, asked.timezone);
  return (
    <>
      {groups.map(({ day, league, matches }, i) => (
        <section key={matches[0]!.fixtureId} className={styles.group}>
          {day !== (groups[i - 1]?.day ?? after) && (
            <h2 className={styles.day}>{dayName(day, today, locale, schedule)}</h2>
          )}
          <p className={styles.league}>{league}</p>
          <ul className={styles.rows} onClickCapture={(event) => lookFrom(event, matches, onLook)}>
            {matches.map((match) => (
              <MatchRow key={match.fixtureId} match={match} booked={booked.has(match.fixtureId)} />
            ))}
          </ul>
        </section>
      ))}
      {value.next !== null &&
        (more ? (
          <FoundPage
            {...{ booked, onLook, empty }}
            asked={{ ...asked, cursor: value.next }}
            {...(groups.at(-1) && { after: groups.at(-1)!.day })}
          />
        ) : (
          <div className={styles.more}>
            <Button tone="quiet" onClick={() => setMore(true)}>
              {t('more')}
            </Button>
          </div>
        ))}
    </>
  );
};
