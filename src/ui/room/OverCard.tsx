import type { Match } from '#domain/match/match.ts';
import { matchTitle } from '#domain/match/match.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { parseScore } from '#domain/match/score.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { figure } from '../kit/Figure.css.ts';
import { Link } from '../kit/Link.tsx';
import { StageCard } from './StageCard.tsx';
import * as styles from './StageCard.css.ts';

type Over = Pick<Match, 'home' | 'away' | 'title' | 'status' | 'score' | 'note'>;

/** Shown in place of the video: the match has ended, was called off, or is not streamed. */
export const OverCard = ({ match }: { readonly match: Over }) => {
  const t = useWords('room');
  const phase = matchPhase(matchStatus(match.status));
  const off = phase === 'cancel';
  const ended = phase === 'ended';
  const sentence = off ? t('calledOff') : t(ended ? 'ended' : 'noStream');
  const fact = off && match.note ? match.note : t(ended || off ? 'endedFact' : 'noStreamFact');
  return (
    <StageCard head={matchTitle(match)}>
      {ended && match.score !== null && (
        <b className={`${figure} ${styles.countdown}`}>{parseScore(match.score).join(' – ')}</b>
      )}
      <b className={styles.sentence}>{sentence}</b>
      <span className={styles.fact}>{fact}</span>
      <Link to="/lich-truc-tiep" {...buttonLook({ tone: 'board' })}>
        {t('toSchedule')}
      </Link>
    </StageCard>
  );
};
