import { isOfMatch } from '#domain/bookings/ticket.ts';
import { ticketsToCome, titleOf } from '#domain/tv/clash.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { tickets } from '#machines/tv/tv.resources.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Figure } from '../kit/Figure.tsx';
import { Link } from '../kit/Link.tsx';
import { Ticket } from '../kit/Ticket.tsx';
import * as styles from './tv.css.ts';

/** Tickets with less time than this count down. */
const SOON_MS = 3_600_000;
const SHOWN = 2;
const plain = ['#35c07d', '#0e7490'] as const;

/** TV-10: the next tickets, of programmes and of matches. */
export const TicketsToCome = () => {
  const t = useWords('tv');
  const zone = useZone();
  const nowMs = useNow(1000);
  const member = useLoggedIn();
  const list = ticketsToCome(useResource(tickets, { member }).value ?? [], nowMs).slice(0, SHOWN);
  if (list.length === 0) return null;
  return (
    <section className={styles.tickets} aria-label={t('tickets')}>
      {list.map((ticket) => {
        const left = ticket.startTime - nowMs;
        const path = isOfMatch(ticket) ? '/lich-truc-tiep/dat-lich-cua-ban' : ticket.card.path;
        return (
          <Link key={ticket.bookingId} to={path} className={styles.ticketLink}>
            <Ticket
              colours={plain}
              stub={
                <>
                  <Figure size={26}>
                    {left < SOON_MS ? clockDuration(left / 1000) : hourMinute(ticket.startTime, zone)}
                  </Figure>
                  {left < SOON_MS && <small>{hourMinute(ticket.startTime, zone)}</small>}
                </>
              }
            >
              <small>{isOfMatch(ticket) ? t('matchTicket') : ticket.card.subtitle}</small>
              <b>{titleOf(ticket)}</b>
            </Ticket>
          </Link>
        );
      })}
    </section>
  );
};
