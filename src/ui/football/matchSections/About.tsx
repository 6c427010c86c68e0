import type { ReactNode } from 'react';
import type { AboutFixture } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { leaguePath } from '#domain/football/footballPaths.ts';
import { fixtureAbout } from '#machines/football/matchSections.resources.ts';
import { useDates } from '../../shared/useDates.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { SourceLine } from '../SourceLine.tsx';
import { PersonName } from './PersonName.tsx';
import type { SectionProps } from './section.ts';
import { SectionBody, SectionFrame } from './SectionFrame.tsx';
import { VenueName } from './VenueName.tsx';
import * as styles from './About.css.ts';

export default function About({ fixture, until }: SectionProps) {
  const t = useWords('matchSections');
  const seen = useResource(fixtureAbout, { id: fixture.fixtureId });
  return (
    <SectionFrame title={t('about.title')}>
      <SectionBody seen={seen} failed={t('about.failed')} loading={<SkeletonRows rows={5} height={44} />}>
        {(about) => <Facts {...{ fixture, about }} past={until !== null} />}
      </SectionBody>
      <SourceLine of={fixture.source} />
    </SectionFrame>
  );
}

/** Thousands have a thin space. */
const grouped = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u2009');

interface FactProps {
  readonly icon: IconName;
  readonly name: string;
  readonly children: ReactNode;
}

const Fact = ({ icon, name, children }: FactProps) => (
  <div className={styles.fact}>
    <dt className={styles.name}>
      <Icon name={icon} size={16} />
      {name}
    </dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

interface FactsProps {
  readonly fixture: Fixture;
  readonly about: AboutFixture;
  /** Wound back: the attendance was not known then. */
  readonly past: boolean;
}

const Facts = ({ fixture, about: { venue, referee, attendance, managers }, past }: FactsProps) => {
  const t = useWords('matchSections');
  const { minute, day } = useDates();
  const { leagueId, leagueName, leagueSlug, round, startTs, timeTbc, neutral, localteam, visitorteam } = fixture;
  const capacity = venue?.capacity;
  const where = [
    venue?.city,
    capacity !== undefined && t.tn('about.capacity', capacity, { count: grouped(capacity) }),
    venue?.surface && t(`about.surface.${venue.surface}`),
    neutral && t('about.neutral'),
  ].filter((one) => typeof one === 'string');
  const coaches = [
    { team: localteam, manager: managers.home },
    { team: visitorteam, manager: managers.away },
  ].flatMap(({ team, manager }) => (manager ? [{ team, manager }] : []));
  return (
    <dl className={styles.facts}>
      <Fact icon="trophy" name={t('about.competition')}>
        <Link className={styles.link} to={leaguePath({ leagueId, slug: leagueSlug })}>
          {leagueName}
        </Link>
        <small className={styles.quiet}>{round}</small>
      </Fact>
      <Fact icon="clock" name={t('about.kickOff')}>
        {timeTbc ? day(startTs) : minute(startTs)}
      </Fact>
      {venue && (
        <Fact icon="flag" name={t('about.venue')}>
          <VenueName venue={venue} />
          {where.length > 0 && <small className={styles.quiet}>{where.join(', ')}</small>}
        </Fact>
      )}
      {referee !== undefined && (
        <Fact icon="user-round" name={t('about.referee')}>
          {referee}
        </Fact>
      )}
      {attendance !== undefined && !past && (
        <Fact icon="users" name={t('about.attendance')}>
          {grouped(attendance)}
          {capacity !== undefined && capacity > 0 && attendance <= capacity && (
            <small className={styles.quiet}>
              {t('about.full', { share: Math.round((100 * attendance) / capacity) })}
            </small>
          )}
        </Fact>
      )}
      {coaches.length > 0 && (
        <Fact icon="megaphone" name={t('about.managers')}>
          {coaches.map(({ team, manager }) => (
            <span key={team.id} className={styles.coach}>
              <PersonName person={manager} coach />
              <small className={styles.quiet}>{team.name}</small>
            </span>
          ))}
        </Fact>
      )}
    </dl>
  );
};
