import { memo } from 'react';
import { hasSides, matchTitle, type Match, type Side } from '#domain/match/match.ts';
import { matchStatus } from '#domain/match/matchStatus.ts';
import { shownScore } from '#domain/match/shownScore.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Faces } from '../../kit/Face.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { LiveDot } from '../../kit/LiveDot.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import { MatchAction } from './MatchAction.tsx';
import { ModeIcon } from './ModeIcon.tsx';
import { calledOffText, rowState, whenOf } from './when.ts';
import * as styles from './MatchRow.css.ts';

type Result = 'won' | 'lost' | 'level';
const level = [0, 0] as const;

const resultOf = (ended: boolean, own: number, other: number): Result => {
  if (!ended || own === other) return 'level';
  return own > other ? 'won' : 'lost';
};

const Team = ({ side, at, result }: { readonly side: Side; readonly at: 'home' | 'away'; readonly result: Result }) => (
  <span className={styles.side} data-side={at} data-result={result}>
    <Crest side={side} size={24} />
    <span className={styles.name}>{side.name}</span>
  </span>
);

/** The score: in a tile while live, plain after the end, an unlit tile while it is hidden, nothing before the start. */
const Score = ({ match }: { readonly match: Match }) => {
  const t = useWords('schedule');
  const state = rowState(matchStatus(match.status));
  const score = shownScore(match);
  if (!score)
    return (
      <span className={styles.score}>
        {match.hidden ? (
          <Unlit of={match} tile={styles.tile} />
        ) : (
          <span className={styles.versus}>{state === 'off' ? '–' : t('versus')}</span>
        )}
      </span>
    );
  const [home, away] = score;
  const ended = state === 'ended';
  return (
    <span className={styles.score}>
      <span className={styles.tile} data-lit={state === 'live'}>
        <span className={styles.digit} data-result={resultOf(ended, home, away)}>
          <Figure size={20}>{home}</Figure>
        </span>
        <span className={styles.dash} aria-hidden="true">
          –
        </span>
        <span className={styles.digit} data-result={resultOf(ended, away, home)}>
          <Figure size={20}>{away}</Figure>
        </span>
      </span>
    </span>
  );
};

interface MatchRowProps {
  readonly match: Match;
  readonly booked: boolean;
}

/** One match in a list: time, teams, state, commentators, and its action. */
export const MatchRow = memo(({ match, booked }: MatchRowProps) => {
  const t = useWords('schedule');
  const when = whenOf(match, useZone(), t);
  const sides = hasSides(match);
  const ended = when.state === 'ended';
  const [home, away] = shownScore(match) ?? level;
  const why = calledOffText(match, t);
  return (
    <li className={styles.row} data-state={when.state} data-sides={sides}>
      <span className={styles.when}>
        {when.state === 'live' && (
          <span className={styles.onlyWide}>
            <LiveDot />
          </span>
        )}
        {when.figures ? <Figure size={18}>{when.text}</Figure> : <span className={styles.word}>{when.text}</span>}
      </span>
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
          <Team side={match.localteam} at="home" result={resultOf(ended, home, away)} />
          <Score match={match} />
          <Team side={match.visitorteam} at="away" result={resultOf(ended, away, home)} />
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
      {why === null ? (
        <MatchAction match={match} state={when.state} booked={booked} />
      ) : (
        <span className={styles.why}>{why}</span>
      )}
    </li>
  );
});
