import type { ReactNode } from 'react';
import type { PlayerDetail, SeasonStat } from '#domain/football/answers.ts';
import { playerPath } from '#domain/football/footballPaths.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { playerCareer, playerDetail, playerMatches, playerSeason } from '#machines/football/players.resources.ts';
import { teamDetail } from '#machines/football/teams.resources.ts';
import type { PlayerSeasonQuery } from '#ports/football.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../../app/screen.ts';
import { DemoNote } from '../../features/matches/DemoNote.tsx';
import { useCanonical } from '../../hooks/useCanonical.ts';
import { useNotFound } from '../../hooks/useNotFound.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { useResource, type Seen } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Failed } from '../../kit/Failed.tsx';
import { Skeleton, SkeletonRows } from '../../kit/Skeleton.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { Nothing, SectionBody, SectionFrame } from '../matchSections/SectionFrame.tsx';
import { SourceLine } from '../SourceLine.tsx';
import { NextTicket } from '../team/NextTicket.tsx';
import { Career } from './Career.tsx';
import { MatchLog } from './MatchLog.tsx';
import { KeyFigures, PlayerHead } from './PlayerHead.tsx';
import { Profile } from './Profile.tsx';
import { Ratings } from './Ratings.tsx';
import { SeasonNav } from './SeasonNav.tsx';
import { TeamsVeil } from '../team/TeamsVeil.tsx';
import * as styles from './PlayerScreen.css.ts';

/** TP-3: a player with a season's figures, latest matches and career; the season is in the address. */
export default function PlayerScreen({ params: { id, player: slug } }: Pick<ScreenProps<'footballPlayer'>, 'params'>) {
  const t = useWords('players');
  const { value: player, failure, busy, retry } = useResource(playerDetail, { id });
  useNotFound(!player && isMissing(failure));
  useCanonical(player && playerPath(player), hrefOf('footballPlayer', { player: slug, id }));
  if (failure && !player) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!player)
    return (
      <>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height={152} />
        <div className={styles.page}>
          <SkeletonRows rows={10} height={44} />
        </div>
      </>
    );
  return <Player key={id} player={player} />;
}

const Player = ({ player }: { readonly player: PlayerDetail }) => {
  const t = useWords('players');
  const { policy } = useSpoiler();
  const of = { id: player.playerId };
  const log = useResource(playerMatches, of);
  const career = useResource(playerCareer, of);
  const teamId = player.team?.id;
  const latest = log.value?.[0]?.fixture;
  const page = (seen: Seen<SeasonStat> | null) => (
    <div className={styles.player}>
      <PlayerHead player={player} />
      {seen?.value && policy === 'off' && <KeyFigures stat={seen.value} log={log.value ?? []} />}
      {player.stat && (
        <SeasonNav path={playerPath(player)} rows={career.value ?? []} chosen={seen?.value ?? player.stat} />
      )}
      <div className={styles.page}>
        <div className={styles.main}>
          {seen ? (
            <SectionBody seen={seen} failed={t('statFailed')} loading={<SkeletonRows rows={9} height={40} />}>
              {(stat) => (
                <TeamsVeil first={stat.totals.team.id}>
                  {policy !== 'off' && <KeyFigures stat={stat} log={log.value ?? []} />}
                  <Profile player={player} stat={stat} />
                </TeamsVeil>
              )}
            </SectionBody>
          ) : (
            <Nothing>{t('noStat')}</Nothing>
          )}
          {log.value && <Ratings teamId={teamId} log={log.value} />}
          <SectionFrame title={t('matches')}>
            <SectionBody seen={log} failed={t('matchesFailed')} loading={<SkeletonRows rows={6} height={44} />}>
              {(matches) => <MatchLog teamId={teamId} log={matches} />}
            </SectionBody>
          </SectionFrame>
        </div>
        <aside className={styles.main}>
          {career.value?.length !== 0 && (
            <SectionFrame title={t('career')}>
              <SectionBody seen={career} failed={t('careerFailed')} loading={<SkeletonRows rows={3} height={52} />}>
                {(rows) =>
                  teamId === undefined ? (
                    <Career rows={rows} />
                  ) : (
                    <TeamsVeil first={teamId}>
                      <Career rows={rows} />
                    </TeamsVeil>
                  )
                }
              </SectionBody>
            </SectionFrame>
          )}
          {teamId !== undefined && <NextMatch teamId={teamId} />}
        </aside>
      </div>
      <div className={styles.foot}>{latest?.demo && <DemoNote />}</div>
    </div>
  );
  return <ChosenSeason player={player}>{page}</ChosenSeason>;
};

/** What the team plays next, and where the data is from; a team of which nothing is known shows nothing. */
const NextMatch = ({ teamId }: { readonly teamId: string }) => {
  const t = useWords('players');
  const { value } = useResource(teamDetail, { id: teamId });
  const told = value?.last[0] ?? value?.next;
  if (!told) return null;
  return (
    <>
      {value?.next && (
        <SectionFrame title={t('next')}>
          <NextTicket fixture={value.next} />
        </SectionFrame>
      )}
      <SourceLine of={told.source} />
    </>
  );
};

interface ChosenSeasonProps {
  readonly player: PlayerDetail;
  /** Gets null where there are no figures of any season. */
  readonly children: (seen: Seen<SeasonStat> | null) => ReactNode;
}

/** The season that the address names; the latest one came with the player. */
const ChosenSeason = ({ player, children }: ChosenSeasonProps) => {
  const season = useQuery('mua');
  const leagueId = useQuery('giai');
  const { stat, playerId: id } = player;
  if (!stat) return children(null);
  const isLatest = (season ?? stat.season) === stat.season && (leagueId ?? stat.leagueId) === stat.leagueId;
  if (isLatest) return children({ value: stat, failure: null, busy: false, receivedAt: null, retry: () => {} });
  const query = { id, ...(season !== null && { season }), ...(leagueId !== null && { leagueId }) };
  return <OtherSeason query={query}>{children}</OtherSeason>;
};

interface OtherSeasonProps extends Pick<ChosenSeasonProps, 'children'> {
  readonly query: PlayerSeasonQuery;
}
const OtherSeason = ({ query, children }: OtherSeasonProps) => children(useResource(playerSeason, query));
