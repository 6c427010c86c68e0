import { Suspense } from 'react';
import { leadOf } from '#domain/bookings/reminder.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { hasSides, matchTitle, type Match } from '#domain/match/match.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { shownScore } from '#domain/match/shownScore.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useZone } from '../../hooks/useZone.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Crest } from '../../kit/Crest.tsx';
import { Face } from '../../kit/Face.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Link } from '../../kit/Link.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import { BookButton } from './BookButton.tsx';
import { dayName } from './dayLabel.ts';
import { MatchScorers } from './MatchScorers.tsx';
import { LeadField } from './LeadField.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { useBookings } from './useBookings.ts';
import { useDefaultLead } from './useDefaultLead.ts';
import { calledOffText } from './when.ts';
import * as styles from './MatchSheet.css.ts';

/** The details of a match without an open room, and its booking. */
export default function MatchSheet({ match, onClose }: { readonly match: Match; readonly onClose: () => void }) {
  const t = useWords('schedule');
  const words = useWords('booking');
  const locale = useLocale();
  const zone = useZone();
  const now = useNow(1000);
  const { booked, bookings } = useBookings();
  const usualLead = useDefaultLead();
  const booking = bookings.find(({ fixtureId }) => fixtureId === match.fixtureId);
  const phase = matchPhase(matchStatus(match.status));
  const score = shownScore(match);
  const path = roomPath(match);
  const left = match.startTime - now;
  const why = calledOffText(match, t);
  return (
    <Sheet open onClose={onClose} title={matchTitle(match)}>
      <div className={styles.body}>
        {hasSides(match) && (
          <div className={styles.sides}>
            <Crest side={match.localteam} size={56} />
            {score && <Figure size={34}>{score.join('–')}</Figure>}
            {match.hidden && (
              <Figure size={34}>
                <Unlit of={match} />–<Unlit of={match} second />
              </Figure>
            )}
            <Crest side={match.visitorteam} size={56} />
          </div>
        )}
        {phase === 'ended' && hasSides(match) && (
          <Suspense>
            <MatchScorers fixtureId={match.fixtureId} />
          </Suspense>
        )}
        <dl className={styles.facts}>
          <dt>{words('sheet.league')}</dt>
          <dd>{[match.leagueName, match.round].filter(Boolean).join(', ')}</dd>
          <dt>{words('sheet.kickoff')}</dt>
          <dd>
            {t('atTime', {
              time: hourMinute(match.startTime, zone),
              day: dayName(dayOf(match.startTime, zone), dayOf(now, zone), locale, t),
            })}
            {why === null && phase === 'comingUp' && left > 0 && (
              <span className={styles.left}>{words('sheet.countdown', { time: clockDuration(left / 1000) })}</span>
            )}
          </dd>
          {match.users.length > 0 && (
            <>
              <dt>{words('sheet.commentators')}</dt>
              <dd className={styles.speakers}>
                {match.users.map((user) => (
                  <span key={user.userId} className={styles.speaker}>
                    <Face user={user} size={28} />
                    {user.displayName}
                  </span>
                ))}
              </dd>
            </>
          )}
        </dl>
        {why !== null && <p className={styles.why}>{why}</p>}
        {why === null && path === null && phase === 'comingUp' && (
          <p className={styles.hint}>{words('sheet.noRoom')}</p>
        )}
        <div className={styles.actions}>
          {(phase === 'live' || phase === 'ended') && path !== null && (
            <Link to={path} {...buttonLook({ tone: 'primary' })}>
              {t('enter')}
            </Link>
          )}
          <BookButton match={match} booked={booked.has(match.fixtureId)} worded />
          {phase === 'comingUp' && why === null && (
            <Suspense>
              {booking && <LeadField booking={booking} />}
              <CalendarButton match={match} leadMin={booking ? leadOf(booking, usualLead) : usualLead} />
            </Suspense>
          )}
        </div>
      </div>
    </Sheet>
  );
}
