import type { NextOpponent } from '#domain/football/answers.ts';
import type { Fixture, TeamRef } from '#domain/football/fixture.ts';
import { formFact } from '#domain/football/form.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { fixtureHeadToHead } from '#machines/football/matchSections.resources.ts';
import { dayMonth } from '../../features/matches/dayLabel.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { FormSteps } from './FormSteps.tsx';
import { useLeagueTable } from '../useLeagueTable.ts';
import { MatchLink } from './MatchLink.tsx';
import type { SectionProps } from './section.ts';
import { SectionBody, SectionFrame } from './SectionFrame.tsx';
import * as styles from './Form.css.ts';

export default function Form({ fixture }: SectionProps) {
  const t = useWords('matchSections');
  const seen = useResource(fixtureHeadToHead, { id: fixture.fixtureId });
  return (
    <SectionFrame title={t('form.title')} note={t('form.newest')}>
      <SectionBody seen={seen} failed={t('form.failed')} loading={<SkeletonRows rows={2} height={56} />}>
        {({ home, away }) => (
          <>
            <TeamForm team={fixture.localteam} latest={home} />
            <TeamForm team={fixture.visitorteam} latest={away} />
          </>
        )}
      </SectionBody>
      {fixture.coverage.standings && <NextMatches fixture={fixture} />}
    </SectionFrame>
  );
}

interface TeamFormProps {
  readonly team: TeamRef;
  /** Newest first. */
  readonly latest: readonly Fixture[];
}

const TeamForm = ({ team, latest }: TeamFormProps) => {
  const t = useWords('matchSections');
  const fact = formFact(latest, team.id);
  return (
    <div className={styles.line}>
      <Crest side={team} size={28} />
      <div className={styles.who}>
        <b className={styles.cut}>{team.name}</b>
        <span className={styles.fact}>
          {latest.length === 0 && t('form.none')}
          {fact && t(`form.facts.${fact.kind}`, { ...fact })}
        </span>
      </div>
      <FormSteps team={team} latest={latest} />
    </div>
  );
};

/** The next match of both teams in this competition. */
const NextMatches = ({ fixture }: { readonly fixture: Fixture }) => {
  const t = useWords('matchSections');
  const { leagueId, season, localteam, visitorteam } = fixture;
  const { value } = useLeagueTable({ id: leagueId, season });
  const rows = value?.groups.flatMap((group) => group.rows) ?? [];
  const found = [localteam, visitorteam].flatMap((team) => {
    const next = rows.find((row) => row.team.id === team.id)?.next;
    return next && next.fixtureId !== fixture.fixtureId ? [{ team, next }] : [];
  });
  if (found.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('form.next')}</h3>
      <ul>
        {found.map(({ team, next }) => (
          <NextMatch key={team.id} {...{ team, next, leagueId }} />
        ))}
      </ul>
    </>
  );
};

interface NextMatchProps {
  readonly team: TeamRef;
  readonly next: NextOpponent;
  readonly leagueId: string;
}

const NextMatch = ({ team, next: { fixtureId, startTs, opponent, home }, leagueId }: NextMatchProps) => {
  const t = useWords('matchSections');
  const zone = useZone();
  const day = dayMonth(dayOf(startTs, zone), useLocale());
  return (
    <li className={styles.next}>
      <Crest side={team} size={24} />
      <Figure size={18}>{hourMinute(startTs, zone)}</Figure>
      <Crest side={opponent} size={18} />
      <span className={styles.cut}>{opponent.name}</span>
      <span className={styles.fact}>{`${t(home ? 'form.home' : 'form.away')}, ${day}`}</span>
      <MatchLink
        fixture={{ slug: '', fixtureId, leagueId }}
        className={styles.stretched}
        title={home ? `${team.name} – ${opponent.name}` : `${opponent.name} – ${team.name}`}
      />
    </li>
  );
};
