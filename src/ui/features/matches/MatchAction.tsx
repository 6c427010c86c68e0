import { roomPath } from '#domain/room/roomAddress.ts';
import { matchTitle, type Match } from '#domain/match/match.ts';
import { useWords } from '../../hooks/useWords.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveDot } from '../../kit/LiveDot.tsx';
import { BookButton } from './BookButton.tsx';
import { useMatchSheet } from './matchSheet.ts';
import type { RowState } from './when.ts';
import * as styles from './MatchRow.css.ts';

interface MatchActionProps {
  readonly match: Match;
  readonly state: RowState;
  readonly booked: boolean;
}

/** The action of a row: the room while it is live and after it (V-15), booking while it is upcoming, details otherwise. */
export const MatchAction = ({ match, state, booked }: MatchActionProps) => {
  const t = useWords('schedule');
  const sheet = useMatchSheet();
  const name = matchTitle(match);
  const path = roomPath(match);
  if (state === 'live' && path !== null)
    return (
      <>
        <Link to={path} className={styles.stretched} aria-label={t('enterMatch', { match: name })} />
        <span className={styles.act} data-through aria-hidden="true">
          <span {...buttonLook({ tone: 'quiet', size: 's' })}>
            <LiveDot />
            <span className={styles.onlyWide}>{t('enter')}</span>
            <span className={styles.onlyPhone}>{t('watch')}</span>
          </span>
        </span>
      </>
    );
  if (state === 'ended' && path !== null)
    return (
      <>
        <Link to={path} className={styles.stretched} aria-label={t('enterMatch', { match: name })} />
        <Through />
      </>
    );
  return (
    <>
      <button
        type="button"
        className={styles.stretched}
        aria-label={t('detailsOf', { match: name })}
        onClick={() => sheet.show(match)}
      />
      {state === 'coming' ? (
        <span className={styles.act}>
          <BookButton match={match} booked={booked} />
        </span>
      ) : (
        <Through />
      )}
    </>
  );
};

const Through = () => (
  <span className={styles.act} data-through aria-hidden="true">
    <Icon name="chevron-right" />
  </span>
);
