import { Suspense, type ReactNode } from 'react';
import type { TeamDetail } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { FollowLead } from '../../features/social/FollowLead.tsx';
import { HideTeam } from '../../features/hiddenTeams/HideTeam.tsx';
import { FollowStar } from '../../features/social/FollowStar.tsx';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { useWords, type Words } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import { Board, type BoardFigure } from './Board.tsx';
import * as styles from './Board.css.ts';

/** Rank and points where there is a table, else how many were played and won; then goals and clean sheets. */
const figuresOf = ({ leagues, place }: TeamDetail, t: Words<'teams'>): readonly BoardFigure[] => {
  const own = leagues.find(({ rank }) => rank !== undefined) ?? leagues.find(({ record }) => record.played > 0);
  if (!own) return [];
  const { record, rank, points } = own;
  return [
    ...(place && rank !== undefined
      ? [
          { key: 'rank', value: rank, label: t('head.rank') },
          { key: 'points', value: points ?? 0, label: t('head.points') },
        ]
      : [
          { key: 'played', value: record.played, label: t('person.played') },
          { key: 'won', value: record.win, label: t('person.won') },
        ]),
    { key: 'goals', value: record.gf, label: t('head.goals') },
    { key: 'clean', value: record.cleanSheets, label: t('head.cleanSheets') },
  ];
};

const unlit = (figures: readonly BoardFigure[], of: Fixture): readonly BoardFigure[] =>
  figures.map((figure, i) => ({ ...figure, value: <Unlit of={of} second={i > 0} /> }));

/** The page is painted for everybody: what a member chose comes once it is alive. */
const TeamLead = ({ team: { id, name } }: { readonly team: TeamDetail }) => {
  const loggedIn = useLoggedIn();
  if (!useHydrated() || !loggedIn) return null;
  return (
    <Suspense>
      <FollowLead target={{ type: 'team', id }} name={name} onBoard />
    </Suspense>
  );
};

/** The head of a team's page: crest, name, where it is from, its season in figures. `children` are its actions. */
export const TeamHead = ({ team, children }: { readonly team: TeamDetail; readonly children?: ReactNode }) => {
  const t = useWords('teams');
  const facts = [team.city, team.founded !== undefined && t('founded', { year: team.founded })].filter(Boolean);
  const hidden = [team.live, ...team.last].find((fixture) => fixture?.hidden);
  const figures = figuresOf(team, t);
  return (
    <Board
      side={team}
      sign={<Crest side={team} size={76} />}
      title={team.name}
      note={facts.join(', ')}
      figures={hidden ? unlit(figures, hidden) : figures}
    >
      {children}
      <TeamLead team={team} />
      <span className={styles.hands}>
        <HideTeam of={team} onBoard />
        <FollowStar of={{ type: 'team', id: team.id, name: team.name }} onBoard />
      </span>
    </Board>
  );
};
