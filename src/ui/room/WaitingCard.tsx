import type { Match } from '#domain/match/match.ts';
import { hasSides, matchTitle } from '#domain/match/match.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Crest } from '../kit/Crest.tsx';
import { figure } from '../kit/Figure.css.ts';
import { Icon } from '../kit/Icon.tsx';
import { cut } from '../theme/text.css.ts';
import { dayText } from './dayText.ts';
import { StageCard } from './StageCard.tsx';
import * as styles from './StageCard.css.ts';

interface WaitingCardProps {
  readonly match: Pick<Match, 'home' | 'away' | 'title' | 'localteam' | 'visitorteam' | 'startTime'>;
  /** Epoch milliseconds by the server's clock. */
  readonly now: number;
  readonly zone: string;
  readonly booked: boolean;
  readonly onBook: () => void;
}

/** A room before its stream: the teams, a countdown, and the booking. */
export const WaitingCard = ({ match, now, zone, booked, onBook }: WaitingCardProps) => {
  const t = useWords('room');
  const locale = useLocale();
  const left = Math.ceil((match.startTime - now) / 1000);
  const when = t('startsAt', {
    time: hourMinute(match.startTime, zone),
    day: dayText(dayOf(match.startTime, zone), locale),
  });
  return (
    <StageCard head={left > 0 ? t('startsIn') : t('startsSoon')}>
      {left > 0 && (
        <b className={`${figure} ${styles.countdown}`} role="timer">
          {clockDuration(left)}
        </b>
      )}
      <div className={styles.teams}>
        {hasSides(match) && <Crest side={match.localteam} size={32} />}
        <span className={cut}>{matchTitle(match)}</span>
        {hasSides(match) && <Crest side={match.visitorteam} size={32} />}
      </div>
      <span className={styles.fact}>{when}</span>
      {left > 0 && (
        <Button tone={booked ? 'quiet' : 'board'} aria-pressed={booked} onClick={onBook}>
          <Icon name={booked ? 'ticket' : 'bell'} />
          {t(booked ? 'booked' : 'book')}
        </Button>
      )}
    </StageCard>
  );
};
