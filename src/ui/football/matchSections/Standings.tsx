import type { StandingList } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { leaguePath } from '#domain/football/footballPaths.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Link } from '../../kit/Link.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { StandingTable } from '../StandingTable.tsx';
import { TableNote } from '../TableNote.tsx';
import { tableParts } from '../tableParts.ts';
import { useTableThen } from '../useTableThen.ts';
import type { SectionProps } from './section.ts';
import { Remark, SectionBody, SectionFrame } from './SectionFrame.tsx';

const HOUR_MS = 3_600_000;
/** So long after a match the table is that of its round. */
const ROUND_MS = 72 * HOUR_MS;

const titleOf = ({ status, startTs }: Fixture, table: StandingList | null, now: number) => {
  if (table?.withheld) return 'standings.title';
  if (table && table.liveMatches > 0) return 'standings.titleNow';
  return status === 'ended' && now - startTs < ROUND_MS ? 'standings.titleAfter' : 'standings.title';
};

export default function Standings({ fixture, events, until }: SectionProps) {
  const t = useWords('matchSections');
  const { leagueId, leagueSlug, leagueName, localteam, visitorteam } = fixture;
  const seen = useTableThen({ fixture, events, until });
  const now = useNow(HOUR_MS);
  const teams = [localteam.id, visitorteam.id];
  const parts = seen.value && tableParts(seen.value, teams);
  if (parts?.length === 0) return null;
  return (
    <SectionFrame
      title={seen.isPast ? t('standings.titleThen', { minute: until! }) : t(titleOf(fixture, seen.value, now))}
      act={<Link to={leaguePath({ leagueId, slug: leagueSlug })}>{t('standings.whole')}</Link>}
    >
      <SectionBody seen={seen} failed={t('standings.failed')} loading={<SkeletonRows rows={6} height={44} />}>
        {(table) => (
          <>
            {parts?.map((group) => (
              <StandingTable key={group.name ?? ''} {...{ group, table }} live name={leagueName} part={teams} />
            ))}
            <TableNote {...{ table }} countAll={seen.countAll} />
            {seen.isPast && <Remark icon="clock">{t('standings.then')}</Remark>}
          </>
        )}
      </SectionBody>
    </SectionFrame>
  );
}
