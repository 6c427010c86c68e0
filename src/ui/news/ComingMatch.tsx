import { fixturePath } from '#domain/football/footballPaths.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { newsDigest } from '#machines/news/news.resources.ts';
import * as ticket from '../features/matches/BookingTicket.css.ts';
import { dayMonth } from '../features/matches/dayLabel.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Crest } from '../kit/Crest.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Link } from '../kit/Link.tsx';
import { Ticket } from '../kit/Ticket.tsx';
import * as styles from './news.css.ts';

const NO_COLOUR = '#62796d';

/** The next match that articles are about, as a ticket, with how many they are; nothing where there is none. */
export const ComingMatch = () => {
  const t = useWords('news');
  const locale = useLocale();
  const zone = useZone();
  const { value } = useResource(newsDigest, null);
  if (!value?.coming) return null;
  const { fixture, articles } = value.coming;
  const { localteam, visitorteam, startTs, timeTbc, leagueName, round } = fixture;
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2 className={styles.heading}>{t('coming.title')}</h2>
        <Link to={hrefOf('footballFixtures')}>{t('coming.all')}</Link>
      </div>
      <Ticket
        colours={[localteam.colours?.[0] ?? NO_COLOUR, visitorteam.colours?.[0] ?? NO_COLOUR]}
        stub={
          <>
            {!timeTbc && <Figure size={26}>{hourMinute(startTs, zone)}</Figure>}
            <span className={ticket.small}>{dayMonth(dayOf(startTs, zone), locale)}</span>
          </>
        }
      >
        <span className={ticket.league}>
          {[leagueName, round, t.tn('coming.articles', articles)].filter(Boolean).join(', ')}
        </span>
        {[localteam, visitorteam].map((team) => (
          <span key={team.id} className={ticket.team}>
            <Crest side={team} size={20} />
            <span className={ticket.teamName}>{team.name}</span>
          </span>
        ))}
        <Link
          to={fixturePath(fixture)}
          className={ticket.stretched}
          aria-label={`${localteam.name} – ${visitorteam.name}`}
        />
      </Ticket>
    </section>
  );
};
