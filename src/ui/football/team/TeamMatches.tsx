import { dayOf } from '#domain/shared/zone.ts';
import { grouped } from '#domain/shared/grouped.ts';
import { teamFixtures } from '#machines/football/teams.resources.ts';
import { useFeed } from '../../hooks/useFeed.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { chipLook } from '../../kit/Chip.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Feed } from '../../kit/Feed.tsx';
import { Link } from '../../kit/Link.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { MatchLine } from './MatchLine.tsx';
import { lines } from './MatchLine.css.ts';
import * as styles from './TeamMatches.css.ts';

const whens = ['past', 'coming'] as const;

/** All matches of a team by year: those before, newest first, or those to come; which is in the address. */
export const TeamMatches = ({ id, path }: { readonly id: string; readonly path: string }) => {
  const t = useWords('teams');
  const zone = useZone();
  const when = useQuery('tran') === 'sap-da' ? 'coming' : 'past';
  const feed = useFeed(teamFixtures, { id, when });
  return (
    <section>
      <nav className={styles.chips} aria-label={t('matches.label')}>
        {whens.map((one) => (
          <Link
            key={one}
            to={`${path}?muc=lich${one === 'coming' ? '&tran=sap-da' : ''}`}
            replace
            {...chipLook(one === when)}
            aria-current={one === when ? 'page' : undefined}
          >
            {t(`matches.${one}`)}
          </Link>
        ))}
      </nav>
      <Feed
        of={feed}
        empty={<Empty>{t(`matches.none.${when}`)}</Empty>}
        failed={t('matches.failed')}
        loading={<SkeletonRows rows={12} height={45} />}
      >
        {(list) =>
          [...grouped(list, ({ startTs }) => dayOf(startTs, zone).slice(0, 4))].map(([year, fixtures]) => (
            <section key={year} aria-label={year}>
              <h2 className={styles.year}>{year}</h2>
              <ul className={lines}>
                {fixtures.map((fixture) => (
                  <MatchLine key={fixture.fixtureId} fixture={fixture} />
                ))}
              </ul>
            </section>
          ))
        }
      </Feed>
    </section>
  );
};
