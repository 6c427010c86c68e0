import type { Fixture, TeamRef } from '#domain/football/fixture.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import { minuteText } from '#domain/football/minuteText.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { dayMonth } from './dayLabel.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Crest, Edge } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Link } from '../../kit/Link.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import * as styles from './MatchBlock.css.ts';

interface FixtureProps {
  readonly fixture: Fixture;
}

const Side = ({ team, fixture, at }: FixtureProps & { readonly team: TeamRef; readonly at: 'home' | 'away' }) => (
  <span className={styles.side}>
    <Edge side={team} className={styles.edge} />
    <Crest side={team} size={24} />
    <span>{team.name}</span>
    {fixture.hidden ? (
      <Unlit of={fixture} size={28} second={at === 'away'} />
    ) : (
      fixture.score && (
        <Figure size={28} tone="lit">
          {fixture.score[at]}
        </Figure>
      )
    )}
  </span>
);

const When = ({ fixture: { status, phase, minute, added, startTs, timeTbc } }: FixtureProps) => {
  const t = useWords('news');
  const zone = useZone();
  const locale = useLocale();
  if (status === 'live' && minute !== undefined && phase !== 'HT')
    return (
      <Figure size={26} tone="live">
        {`${minuteText({ minute, ...(added && { added }) })}'`}
      </Figure>
    );
  if (status === 'upcoming' && !timeTbc)
    return (
      <>
        <Figure size={26}>{hourMinute(startTs, zone)}</Figure>
        <span>{dayMonth(dayOf(startTs, zone), locale)}</span>
      </>
    );
  return <span>{t(`match.${status === 'live' && phase === 'HT' ? 'half' : status}`)}</span>;
};

/** A match beside what tells of it: its board of now, and the way to its room or page. */
export const MatchBlock = ({ fixture }: FixtureProps) => {
  const t = useWords('news');
  const { localteam, visitorteam, status } = fixture;
  const room = status === 'ended' ? null : roomPath(fixtureMatch(fixture));
  return (
    <section className={styles.scores} aria-label={`${localteam.name} – ${visitorteam.name}`}>
      <div className={styles.sides}>
        <Side team={localteam} fixture={fixture} at="home" />
        <Side team={visitorteam} fixture={fixture} at="away" />
      </div>
      <div className={styles.stub}>
        <When fixture={fixture} />
        <Link to={room ?? fixturePath(fixture)} {...buttonLook({ tone: 'board', size: 's' })}>
          {t(room === null ? 'match.page' : 'match.room')}
        </Link>
      </div>
    </section>
  );
};
