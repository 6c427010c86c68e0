import type { Fixture } from '#domain/football/fixture.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { dayMonth } from '../../features/matches/dayLabel.ts';
import { useBookings } from '../../features/matches/useBookings.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Figure } from '../../kit/Figure.tsx';
import { Ticket } from '../../kit/Ticket.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import { cut } from '../../theme/text.css.ts';
import { pairText } from './boardWords.ts';
import * as page from './MatchPage.css.ts';

/** The ticket of a match that is over, as a keepsake; nothing for who had none. */
export const KeptTicket = ({ fixture }: { readonly fixture: Fixture }) => {
  const t = useWords('match');
  const locale = useLocale();
  const zone = useZone();
  const { bookings } = useBookings();
  const { fixtureId, localteam, visitorteam, score, hidden, startTs } = fixture;
  const booking = bookings.find((one) => one.fixtureId === fixtureId);
  if (!booking) return null;
  const speaker = booking.match.users.find(({ userId }) => userId === booking.commentatorId);
  return (
    <Ticket
      colours={[localteam.colours?.[0] ?? '#35c07d', visitorteam.colours?.[0] ?? '#b9f24b']}
      stub={
        <>
          <span className={page.note}>{t('ticket.score')}</span>
          {hidden && <Unlit of={fixture} size={26} second />}
          {score && <Figure size={26}>{pairText([score.home, score.away])}</Figure>}
          <span className={page.note}>{dayMonth(dayOf(startTs, zone), locale)}</span>
        </>
      }
    >
      <span className={page.note}>{t('ticket.used')}</span>
      <b className={cut}>{t('ticket.booked')}</b>
      {speaker && <span className={page.note}>{t('ticket.blv', { name: speaker.displayName })}</span>}
    </Ticket>
  );
};
