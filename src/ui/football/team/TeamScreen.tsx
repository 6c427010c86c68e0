import type { TeamDetail } from '#domain/football/answers.ts';
import type { SquadPlayer } from '#domain/football/entities.ts';
import { teamPath } from '#domain/football/footballPaths.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { teamDetail, teamSquad } from '#machines/football/teams.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../../app/screen.ts';
import { DemoNote } from '../../features/matches/DemoNote.tsx';
import { useCanonical } from '../../hooks/useCanonical.ts';
import { useNotFound } from '../../hooks/useNotFound.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Failed } from '../../kit/Failed.tsx';
import { SectionNav } from '../../kit/SectionNav.tsx';
import { Skeleton, SkeletonRows } from '../../kit/Skeleton.tsx';
import { LiveStrip } from './LiveStrip.tsx';
import { TeamAside } from './TeamAside.tsx';
import { TeamHead } from './TeamHead.tsx';
import { TeamHistory } from './TeamHistory.tsx';
import { TeamMatches } from './TeamMatches.tsx';
import { TeamOverview } from './TeamOverview.tsx';
import { TeamSquad } from './TeamSquad.tsx';
import { TeamStats } from './TeamStats.tsx';
import { TeamTables } from './TeamTables.tsx';
import { Veil } from './Veil.tsx';
import * as styles from './TeamScreen.css.ts';

/** Sections by their name in the address. */
const sections = {
  ...{ overview: '', matches: 'lich', squad: 'doi-hinh', table: 'bang', stats: 'thong-ke', history: 'lich-su' },
} as const;
type Section = keyof typeof sections;

/** MC-2: sections for which there is data. */
const shownOf = ({ last, place }: TeamDetail, squad: readonly SquadPlayer[] | null): readonly Section[] => [
  'overview',
  'matches',
  ...(squad?.length ? (['squad'] as const) : []),
  ...(place ? (['table'] as const) : []),
  ...(last.length > 0 ? (['stats', 'history'] as const) : []),
];

/** TP-1: a team with what is on, what comes and what was, its squad and its place; the section is in the address. */
export default function TeamScreen({ params: { id, team: slug } }: Pick<ScreenProps<'footballTeam'>, 'params'>) {
  const { value: team, failure, busy, retry } = useResource(teamDetail, { id });
  useNotFound(!team && isMissing(failure));
  useCanonical(team && teamPath(team), hrefOf('footballTeam', { team: slug, id }));
  if (failure && !team) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!team)
    return (
      <div className={styles.page}>
        <Skeleton height={170} />
        <div className={styles.body}>
          <SkeletonRows rows={10} height={44} />
        </div>
      </div>
    );
  return <Team team={team} />;
}

const Team = ({ team }: { readonly team: TeamDetail }) => {
  const t = useWords('teams');
  const wanted = useQuery('muc') ?? '';
  const squad = useResource(teamSquad, { id: team.id }).value;
  const shown = shownOf(team, squad);
  const section = shown.find((one) => sections[one] === wanted) ?? 'overview';
  const path = teamPath(team);
  const latest = [team.live, ...team.last];
  const demo = [...latest, team.next].some((fixture) => fixture?.demo);
  return (
    <div className={styles.page}>
      <TeamHead team={team} />
      {team.live && <LiveStrip fixture={team.live} teamId={team.id} />}
      <div className={styles.nav}>
        <SectionNav
          label={t('tabs.label')}
          links={shown.map((one) => ({
            to: path + (sections[one] && `?muc=${sections[one]}`),
            label: t(`tabs.${one}`),
            current: one === section,
          }))}
        />
      </div>
      <div className={styles.body}>
        {section === 'overview' && (
          <div className={styles.columns}>
            <TeamOverview team={team} squad={squad ?? []} />
            <TeamAside team={team} />
          </div>
        )}
        {section === 'matches' && <TeamMatches id={team.id} path={path} />}
        {section === 'squad' && <TeamSquad squad={squad ?? []} figures={!latest.some((fixture) => fixture?.hidden)} />}
        {section === 'table' && <TeamTables leagues={team.leagues} teamId={team.id} />}
        {section === 'stats' && (
          <Veil of={latest}>
            <TeamStats id={team.id} path={path} />
          </Veil>
        )}
        {section === 'history' && (
          <Veil of={latest}>
            <TeamHistory id={team.id} />
          </Veil>
        )}
        {demo && <DemoNote />}
      </div>
    </div>
  );
};
