import type { MouseEvent, ReactNode } from 'react';
import { matchPageOf } from '#domain/football/matchPageOf.ts';
import type { Match } from '#domain/match/match.ts';
import { dayOf, type Day } from '#domain/shared/zone.ts';
import { matchSearch } from '#machines/schedule/search.resources.ts';
import type { MatchSearch } from '#ports/schedule.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNow } from '../hooks/useNow.ts';
import { dayName } from '../features/matches/dayLabel.ts';
import { MatchRow } from '../features/matches/MatchRow.tsx';
import { ScheduleSkeleton } from '../features/matches/ScheduleSkeleton.tsx';
import { Feed } from '../kit/Feed.tsx';
import { PageAction } from './PageAction.tsx';
import * as styles from './MatchSearchScreen.css.ts';

/** Consecutive matches of one day and league, below a heading with what has changed. */
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

/** Records the match as viewed, whether its room or its details were opened. */
const lookFrom = ({ target, currentTarget }: MouseEvent, matches: readonly Match[], onLook: (match: Match) => void) => {
  const row = target instanceof Element ? target.closest('li') : null;
  const match = matches[[...currentTarget.children].findIndex((one) => one === row)];
  if (match) onLook(match);
};

interface FoundMatchesProps {
  readonly asked: MatchSearch;
  readonly booked: ReadonlySet<string>;
  readonly onLook: (match: Match) => void;
  /** Shown if nothing was found. */
  readonly empty: ReactNode;
}

const FoundRow = ({ match, booked }: { readonly match: Match; readonly booked: boolean }) => {
  const page = matchPageOf(match);
  const action = page !== null && <PageAction {...{ match, page, booked }} />;
  return <MatchRow match={match} booked={booked} {...(action && { action })} />;
};

/** The results, by day and league. */
export const FoundMatches = ({ asked, booked, onLook, empty }: FoundMatchesProps) => {
  const t = useWords('matchSearch');
  const schedule = useWords('schedule');
  const locale = useLocale();
  const today = dayOf(useNow(60_000), asked.timezone);
  return (
    <Feed
      of={useFeed(matchSearch, asked)}
      empty={empty}
      loading={<ScheduleSkeleton rowsEach={3} />}
      failed={t('failed')}
    >
      {(list) =>
        groupsOf(list, asked.timezone).map(({ day, league, matches }, i, groups) => (
          <section key={matches[0]!.fixtureId} className={styles.group}>
            {day !== groups[i - 1]?.day && <h2 className={styles.day}>{dayName(day, today, locale, schedule)}</h2>}
            <p className={styles.league}>{league}</p>
            <ul className={styles.rows} onClickCapture={(event) => lookFrom(event, matches, onLook)}>
              {matches.map((match) => (
                <FoundRow key={match.fixtureId} match={match} booked={booked.has(match.fixtureId)} />
              ))}
            </ul>
          </section>
        ))
      }
    </Feed>
  );
};
