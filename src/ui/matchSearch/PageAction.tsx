import { matchTitle, type Match } from '#domain/match/match.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { BookButton } from '../features/matches/BookButton.tsx';
import * as row from '../features/matches/MatchRow.css.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { LiveDot } from '../kit/LiveDot.tsx';

interface PageActionProps {
  readonly match: Match;
  readonly page: string;
  readonly booked: boolean;
}

/** The action of a row whose match has a page: it leads there, and while the match runs to its room besides. */
export const PageAction = ({ match, page, booked }: PageActionProps) => {
  const t = useWords('schedule');
  const name = matchTitle(match);
  const room = roomPath(match);
  const phase = matchPhase(matchStatus(match.status));
  return (
    <>
      <Link to={page} className={row.stretched} aria-label={t('detailsOf', { match: name })} />
      {phase === 'cancel' ? null : phase === 'live' && room !== null ? (
        <span className={row.act}>
          <Link to={room} {...buttonLook({ tone: 'quiet', size: 's' })} aria-label={t('enterMatch', { match: name })}>
            <LiveDot />
            <span className={row.onlyWide}>{t('enter')}</span>
            <span className={row.onlyPhone}>{t('watch')}</span>
          </Link>
        </span>
      ) : phase === 'comingUp' && room !== null ? (
        <span className={row.act}>
          <BookButton match={match} booked={booked} />
        </span>
      ) : (
        <span className={row.act} data-through aria-hidden="true">
          <Icon name="chevron-right" />
        </span>
      )}
    </>
  );
};
