import type { TeamDetail } from '#domain/football/answers.ts';
import type { SquadPlayer } from '#domain/football/entities.ts';
import { leaguePath, teamPath } from '#domain/football/footballPaths.ts';
import { leadersOf } from '#domain/football/leaders.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Link } from '../../kit/Link.tsx';
import { FormSteps } from './FormSteps.tsx';
import { Heading } from './Heading.tsx';
import { NextTicket } from './NextTicket.tsx';
import { SquadLine } from './SquadLine.tsx';
import { TeamPlace } from './TeamPlace.tsx';
import { Veil } from './Veil.tsx';
import * as squadStyles from './TeamSquad.css.ts';
import * as styles from './TeamScreen.css.ts';

interface OverviewProps {
  readonly team: TeamDetail;
  readonly squad: readonly SquadPlayer[];
}

/** What a team's page shows first. */
export const TeamOverview = ({ team, squad }: OverviewProps) => {
  const t = useWords('teams');
  const { id, live, next, last, leagues, place, missing } = team;
  const path = teamPath(team);
  const leaders = leadersOf(squad);
  const latest = [live, ...last];
  // While it is kept back, nobody knows whether anybody leads.
  const hasLeaders = leaders.length > 0 || (squad.length > 0 && latest.some((fixture) => fixture?.hidden));
  return (
    <div className={styles.column}>
      <section>
        <Heading to={`${path}?muc=lich&tran=sap-da`} all={t('allMatches')}>
          {t('next')}
        </Heading>
        {next ? <NextTicket fixture={next} teamId={id} /> : <p className={styles.quiet}>{t('noNext')}</p>}
      </section>
      {last.length > 0 && (
        <section>
          <Heading note={t('form.newest')} to={`${path}?muc=lich`} all={t('form.all')}>
            {t('form.title', { count: last.length })}
          </Heading>
          <FormSteps last={last} teamId={id} />
        </section>
      )}
      {place && (
        <section>
          <Heading to={`${path}?muc=bang`} all={t('place.all')} note={place.leagueName}>
            {t('place.title')}
          </Heading>
          <TeamPlace place={place} teamId={id} />
        </section>
      )}
      {(hasLeaders || missing.length > 0) && (
        <section>
          <Heading to={`${path}?muc=doi-hinh`} all={t('leaders.all')}>
            {t('leaders.title')}
          </Heading>
          {hasLeaders && (
            <Veil of={latest}>
              <ul className={squadStyles.list}>
                {leaders.map(({ one, key }) => (
                  <SquadLine key={key} one={one} value={t.tn(`leaders.${key}`, one.season![key])} />
                ))}
              </ul>
            </Veil>
          )}
          {missing.length > 0 && (
            <>
              <h3 className={squadStyles.group}>{t('leaders.missing')}</h3>
              <ul className={squadStyles.list}>
                {missing.map(({ player, reason }) => (
                  <SquadLine
                    key={player.playerId}
                    one={
                      squad.find((one) => one.player.playerId === player.playerId) ?? {
                        player,
                        number: null,
                        pos: 'MF',
                      }
                    }
                    value={reason}
                  />
                ))}
              </ul>
            </>
          )}
        </section>
      )}
      {leagues.length > 0 && (
        <section>
          <Heading>{t('leagues')}</Heading>
          <ul className={styles.cards}>
            {leagues.map((league) => (
              <li key={`${league.leagueId} ${league.season}`} className={styles.card}>
                <Link to={leaguePath(league)} className={styles.strong}>
                  {league.leagueName}
                </Link>
                <span className={styles.quiet}>{league.season}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
