import { isBookable } from '#domain/bookings/booking.ts';
import { matchTitle, type Match } from '#domain/match/match.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useNow } from '../../hooks/useNow.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Stub } from '../../kit/Stub.tsx';
import { useBooking } from './useBookings.ts';
import * as styles from './MatchRow.css.ts';

interface BookButtonProps {
  readonly match: Match;
  readonly booked: boolean;
  /** Shows its label on phones too, where it is only a bell by default. */
  readonly worded?: boolean;
}

/** Books a match or cancels the booking; a guest logs in first. */
export const BookButton = ({ match, booked, worded = false }: BookButtonProps) => {
  const t = useWords('schedule');
  const { toggle } = useBooking();
  const now = useNow(60_000);
  const name = matchTitle(match);
  if (booked)
    return (
      <Stub
        aria-pressed="true"
        aria-label={`${t('booked')}. ${t('unbookMatch', { match: name })}`}
        onClick={() => void toggle(match, false)}
      >
        <span className={styles.onlyWide}>
          <Icon name="ticket" />
        </span>
        {t('booked')}
      </Stub>
    );
  if (!isBookable(match, now)) return null;
  return (
    <Button
      tone="plain"
      size="s"
      aria-pressed="false"
      aria-label={t('bookMatch', { match: name })}
      onClick={() => void toggle(match, true)}
    >
      <Icon name="bell" />
      <span className={worded ? undefined : styles.onlyWide}>{t('book')}</span>
    </Button>
  );
};
