import type { VenueDetail } from '#domain/football/answers.ts';
import { teamPath, venuePath } from '#domain/football/footballPaths.ts';
import { venueMap } from '#domain/football/venueMap.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { venueDetail } from '#machines/football/teams.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../../app/screen.ts';
import { DemoNote } from '../../features/matches/DemoNote.tsx';
import { useCanonical } from '../../hooks/useCanonical.ts';
import { useNotFound } from '../../hooks/useNotFound.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { SourceLine } from '../SourceLine.tsx';
import { Heading } from '../team/Heading.tsx';
import { LiveStrip } from '../team/LiveStrip.tsx';
import { MatchLine } from '../team/MatchLine.tsx';
import { lines } from '../team/MatchLine.css.ts';
import { NextTicket } from '../team/NextTicket.tsx';
import { PageSkeleton } from '../team/PageSkeleton.tsx';
import * as styles from '../team/TeamScreen.css.ts';
import { Stands } from './Stands.tsx';
import { VenueHead } from './VenueHead.tsx';

/** TP-4: a ground with its stands, its teams and the matches there. */
export default function VenueScreen({ params: { id, venue: slug } }: Pick<ScreenProps<'footballVenue'>, 'params'>) {
  const { value: venue, failure, busy, retry } = useResource(venueDetail, { id });
  useNotFound(!venue && isMissing(failure));
  useCanonical(venue && venuePath(venue), hrefOf('footballVenue', { venue: slug, id }));
  if (failure && !venue) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!venue) return <PageSkeleton head={320} />;
  return <Venue venue={venue} />;
}

const Venue = ({ venue }: { readonly venue: VenueDetail }) => {
  const t = useWords('teams');
  const { nextFixtures, last, tenants, live } = venue;
  const told = last[0] ?? nextFixtures[0];
  // A simulated ground lies nowhere.
  const map = told?.demo ? null : venueMap(venue);
  return (
    <div className={styles.page}>
      <VenueHead venue={venue} />
      {live && <LiveStrip fixture={live} />}
      <div className={styles.body}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <Stands />
            {last.length > 0 && (
              <section>
                <Heading>{t('venue.played')}</Heading>
                <ul className={lines}>
                  {last.map((fixture) => (
                    <MatchLine key={fixture.fixtureId} fixture={fixture} crowd />
                  ))}
                </ul>
              </section>
            )}
          </div>
          <aside className={styles.column}>
            {nextFixtures.length > 0 && (
              <section>
                <Heading>{t('venue.next')}</Heading>
                <div className={styles.tickets}>
                  {nextFixtures.map((fixture) => (
                    <NextTicket key={fixture.fixtureId} fixture={fixture} />
                  ))}
                </div>
              </section>
            )}
            {map !== null && (
              <section>
                <Heading>{t('venue.way')}</Heading>
                <a className={styles.outside} href={map} target="_blank" rel="noopener noreferrer nofollow">
                  <Icon name="globe" size={18} />
                  {t('venue.map', { place: [venue.name, venue.city].filter(Boolean).join(', ') })}
                </a>
              </section>
            )}
            {tenants.length > 0 && (
              <section>
                <Heading>{t('venue.teams')}</Heading>
                <ul className={styles.cards}>
                  {tenants.map((team) => (
                    <li key={team.id}>
                      <Link to={teamPath(team)} className={styles.named}>
                        <Crest side={team} size={24} />
                        <span className={styles.strong}>{team.name}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {told && <SourceLine of={told.source} />}
          </aside>
        </div>
        {told?.demo && <DemoNote />}
      </div>
    </div>
  );
};
