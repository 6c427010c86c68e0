import type { ManagerDetail } from '#domain/football/answers.ts';
import { managerPath, teamPath } from '#domain/football/footballPaths.ts';
import { ageAt } from '#domain/football/ofTeam.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { managerDetail } from '#machines/football/teams.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../../app/screen.ts';
import { DemoNote } from '../../features/matches/DemoNote.tsx';
import { useCanonical } from '../../hooks/useCanonical.ts';
import { useNotFound } from '../../hooks/useNotFound.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Face } from '../../kit/Face.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { Link } from '../../kit/Link.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import { SourceLine } from '../SourceLine.tsx';
import { Board } from '../team/Board.tsx';
import { Heading } from '../team/Heading.tsx';
import { MatchLine } from '../team/MatchLine.tsx';
import { lines } from '../team/MatchLine.css.ts';
import { NextTicket } from '../team/NextTicket.tsx';
import { PageSkeleton } from '../team/PageSkeleton.tsx';
import { RecordTable } from '../team/RecordTable.tsx';
import { Veil } from '../team/Veil.tsx';
import * as styles from '../team/TeamScreen.css.ts';

const DAY_MS = 86_400_000;

/** TP-4: a manager with the team, the record and the matches. */
export default function ManagerScreen({
  params: { id, manager: slug },
}: Pick<ScreenProps<'footballManager'>, 'params'>) {
  const { value: manager, failure, busy, retry } = useResource(managerDetail, { id });
  useNotFound(!manager && isMissing(failure));
  useCanonical(manager && managerPath(manager), hrefOf('footballManager', { manager: slug, id }));
  if (failure && !manager) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!manager) return <PageSkeleton head={190} />;
  return <Manager manager={manager} />;
}

const Manager = ({ manager }: { readonly manager: ManagerDetail }) => {
  const t = useWords('teams');
  const now = useNow(DAY_MS);
  const { team, record, last, next, birthDate, byLeague, since } = manager;
  const played = record.w + record.d + record.l;
  const told = last[0] ?? next;
  const hidden = last.find((fixture) => fixture.hidden);
  const figures = [
    { key: 'played', value: played, label: t('person.played') },
    { key: 'w', value: record.w, label: t('person.won') },
    { key: 'd', value: record.d, label: t('person.drawn') },
    { key: 'l', value: record.l, label: t('person.lost') },
    ...(played === 0
      ? []
      : [{ key: 'share', value: `${Math.round((100 * record.w) / played)}%`, label: t('person.wonShare') }]),
  ];
  return (
    <div className={styles.page}>
      <Board
        side={team ?? {}}
        sign={<Face user={{ userId: manager.playerId, profilePicture: null }} size={76} first />}
        title={manager.name}
        note={
          <>
            {t('manager')}
            {birthDate !== undefined && `, ${t('squad.age', { age: ageAt(birthDate, now) })}`}
          </>
        }
        figures={hidden ? figures.map((one, i) => ({ ...one, value: <Unlit of={hidden} second={i > 0} /> })) : figures}
      />
      <div className={styles.body}>
        <div className={styles.columns}>
          <div className={styles.column}>
            {byLeague.length > 0 && (
              <section>
                <Heading>{t('person.byLeague')}</Heading>
                <Veil of={last}>
                  <RecordTable
                    caption={t('person.byLeague')}
                    rows={byLeague.map((one) => ({ ...one, key: one.leagueId }))}
                  />
                </Veil>
              </section>
            )}
            <section>
              <Heading>{t('person.last')}</Heading>
              {last.length === 0 && <Empty>{t('person.noMatches')}</Empty>}
              <ul className={lines}>
                {last.map((fixture) => (
                  <MatchLine key={fixture.fixtureId} fixture={fixture} />
                ))}
              </ul>
            </section>
          </div>
          <aside className={styles.column}>
            {team && (
              <section>
                <Heading>{t('person.team')}</Heading>
                <Link to={teamPath(team)} className={styles.named}>
                  <Crest side={team} size={34} />
                  <span>
                    <b className={styles.strong}>{team.name}</b>
                    {since !== null && (
                      <span className={styles.line}>
                        {t('person.since', { year: new Date(since).getUTCFullYear(), matches: played })}
                      </span>
                    )}
                  </span>
                </Link>
              </section>
            )}
            {next && (
              <section>
                <Heading>{t('next')}</Heading>
                <NextTicket fixture={next} />
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
