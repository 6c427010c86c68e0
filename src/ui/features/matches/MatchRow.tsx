import { memo, type ReactNode } from 'react';
import { hasSides, matchTitle, type Match } from '#domain/match/match.ts';
import { shownScore } from '#domain/match/shownScore.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Faces } from '../../kit/Face.tsx';
import { MatchAction } from './MatchAction.tsx';
import { ModeIcon } from './ModeIcon.tsx';
import { resultsOf, RowScore, RowTeam, RowWhen } from './RowParts.tsx';
import { calledOffText, whenOf } from './when.ts';
import * as styles from './MatchRow.css.ts';

interface MatchRowProps {
  readonly match: Match;
  readonly booked: boolean;
  /** Instead of the row's own action, also where the match is off. */
  readonly action?: ReactNode;
}

/** One match in a list: time, teams, state, commentators, and its action. */
export const MatchRow = memo(({ match, booked, action }: MatchRowProps) => {
  const t = useWords('schedule');
  const when = whenOf(match, useZone(), t);
  const sides = hasSides(match);
  const score = shownScore(match);
  const results = resultsOf(when.state === 'ended', score ? score[0] - score[1] : 0);
  const why = calledOffText(match, t);
  return (
    <li className={styles.row} data-state={when.state} data-sides={sides}>
      <RowWhen {...when} live={when.state === 'live'} />
      <span className={styles.who}>
        <Faces users={match.users} size={22} />
        {match.users[0] && (
          <span className={styles.speaker}>
            {match.users.length > 1
              ? t('commentatorsMore', { name: match.users[0].displayName, count: match.users.length - 1 })
              : match.users[0].displayName}
          </span>
        )}
      </span>
      {sides ? (
        <>
          <RowTeam team={match.localteam} at="home" result={results[0]} />
          <RowScore of={match} live={when.state === 'live'} off={when.state === 'off'} {...{ score, results }} />
          <RowTeam team={match.visitorteam} at="away" result={results[1]} />
        </>
      ) : (
        <span className={styles.solo}>
          <span className={styles.soloIcon}>
            <ModeIcon liveModeId={match.liveModeId} />
          </span>
          <span className={styles.soloText}>
            <span className={styles.name}>{matchTitle(match)}</span>
            {match.note && why === null && <span className={styles.note}>{match.note}</span>}
          </span>
        </span>
      )}
      {why !== null && <span className={styles.why}>{why}</span>}
      {action ?? (why === null && <MatchAction match={match} state={when.state} booked={booked} />)}
    </li>
  );
});
