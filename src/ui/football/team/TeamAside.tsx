import type { TeamDetail } from '#domain/football/answers.ts';
import { managerPath, venuePath } from '#domain/football/footballPaths.ts';
import { spaced } from '#domain/shared/count.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Face } from '../../kit/Face.tsx';
import { Link } from '../../kit/Link.tsx';
import { SourceLine } from '../SourceLine.tsx';
import { StandsPlan } from '../venue/StandsPlan.tsx';
import { Heading } from './Heading.tsx';
import * as styles from './TeamScreen.css.ts';

/** Beside a team's overview: its ground, its manager, and where the data is from. */
export const TeamAside = ({ team: { venue, ground, manager, live, next, last } }: { readonly team: TeamDetail }) => {
  const t = useWords('teams');
  const told = live ?? last[0] ?? next;
  return (
    <aside className={styles.column}>
      {venue && (
        <section>
          <Heading to={venuePath(venue)} all={t('ownPage')}>
            {t('ground')}
          </Heading>
          <StandsPlan />
          <p className={styles.card}>
            <span className={styles.strong}>{venue.name}</span>
            {ground?.capacity !== undefined && (
              <span className={styles.strong}>{t('venue.seatsOf', { seats: spaced(ground.capacity) })}</span>
            )}
          </p>
          <p className={styles.quiet}>
            {[ground?.surface && t(`venue.surfaces.${ground.surface}`), venue.city].filter(Boolean).join(', ')}
          </p>
        </section>
      )}
      {manager && (
        <section>
          <Heading>{t('manager')}</Heading>
          <Link to={managerPath(manager)} className={styles.named}>
            <Face user={{ userId: manager.playerId, profilePicture: null }} size={48} />
            <span className={styles.strong}>{manager.name}</span>
          </Link>
        </section>
      )}
      {told && <SourceLine of={told.source} />}
    </aside>
  );
};
