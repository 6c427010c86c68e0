import type { ReactNode } from 'react';
import { roomPath } from '#domain/room/roomAddress.ts';
import { hasSides, matchTitle, type Booking, type Match } from '#domain/match/match.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Face } from '../../kit/Face.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveBadge } from '../../kit/LiveBadge.tsx';
import { Ticket } from '../../kit/Ticket.tsx';
import { calledOffText } from './when.ts';
import { dayMonth, nearDay, weekday } from './dayLabel.ts';
import { ModeIcon } from './ModeIcon.tsx';
import { useMatchSheet } from './matchSheet.ts';
import * as styles from './BookingTicket.css.ts';

const HOURS_COUNTED = 6;

/** The text on the stub: a countdown for the next hours, else day and time; after the start, the state of the match. */
export const StubText = ({ match }: { readonly match: Match }) => {
  const t = useWords('schedule');
  const locale = useLocale();
  const zone = useZone();
  const now = useNow(1000);
  const day = dayOf(match.startTime, zone);
  const today = dayOf(now, zone);
  const status = matchStatus(match.status);
  const left = match.startTime - now;
  if (calledOffText(match, t) !== null) return <span className={styles.small}>{calledOffText(match, t)}</span>;
  if (matchPhase(status) === 'live') return <LiveBadge small>{t('status.live')}</LiveBadge>;
  if (matchPhase(status) === 'ended') return <b className={styles.small}>{t('status.ended')}</b>;
  if (left > 0 && left < HOURS_COUNTED * 3_600_000)
    return (
      <>
        <span className={styles.small}>{t('in')}</span>
        <span className={styles.soon}>
          <Figure size={26}>{clockDuration(left / 1000)}</Figure>
        </span>
        <span className={styles.small}>{hourMinute(match.startTime, zone)}</span>
      </>
    );
  return (
    <>
      <span className={styles.small}>{nearDay(day, today, t) ?? weekday(day, locale, 'long')}</span>
      <Figure size={26}>{hourMinute(match.startTime, zone)}</Figure>
      <span className={styles.small}>{dayMonth(day, locale)}</span>
    </>
  );
};

/** A booked match as a ticket; `children` are its actions, below the teams. */
export const BookingTicket = ({ booking, children }: { readonly booking: Booking; readonly children?: ReactNode }) => {
  const t = useWords('schedule');
  const sheet = useMatchSheet();
  const { match } = booking;
  const speaker = match.users.find((user) => user.userId === booking.commentatorId) ?? match.users[0];
  const path = matchPhase(matchStatus(match.status)) === 'live' ? roomPath(match) : null;
  const name = matchTitle(match);
  return (
    <div className={styles.place}>
      <Ticket
        colours={[match.localteam.colours?.[0] ?? '#35c07d', match.visitorteam.colours?.[0] ?? '#b9f24b']}
        stub={<StubText match={match} />}
      >
        <span className={styles.league}>{[match.leagueName, match.round].filter(Boolean).join(', ')}</span>
        {hasSides(match) ? (
          [match.localteam, match.visitorteam].map((side) => (
            <span key={side.id} className={styles.team}>
              <Crest side={side} size={20} />
              <span className={styles.teamName}>{side.name}</span>
            </span>
          ))
        ) : (
          <span className={styles.team}>
            <ModeIcon liveModeId={match.liveModeId} />
            <span className={styles.teamName}>{name}</span>
          </span>
        )}
        {speaker && (
          <span className={styles.speaker}>
            <Face user={speaker} size={18} />
            <span className={styles.cut}>{t('commentator', { name: speaker.displayName })}</span>
          </span>
        )}
        {children && <span className={styles.actions}>{children}</span>}
        {path === null ? (
          <button
            type="button"
            className={styles.stretched}
            aria-label={t('detailsOf', { match: name })}
            onClick={() => sheet.show(match)}
          />
        ) : (
          <Link to={path} className={styles.stretched} aria-label={t('enterMatch', { match: name })}>
            {''}
          </Link>
        )}
      </Ticket>
    </div>
  );
};
