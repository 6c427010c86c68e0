import { useState } from 'react';
import type { LeagueDetail, TopPlayerRow } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import { matchTitle } from '#domain/match/match.ts';
import { leagueFixtures, leagueRounds, leagueTopPlayers } from '#machines/football/football.resources.ts';
import type { SeasonQuery } from '#ports/football.ts';
import * as row from '../features/matches/MatchRow.css.ts';
import { useResource } from '../hooks/useResource.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Crest } from '../kit/Crest.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Unlit } from '../kit/Unlit.tsx';
import { offText, whenOfFixture } from './fixtureWhen.ts';
import { Veil } from './team/Veil.tsx';
import * as styles from './LeagueAside.css.ts';

interface LeagueAsideProps {
  readonly league: LeagueDetail;
  readonly of: SeasonQuery;
  /** The table leaves hidden matches out, in which somebody may have scored; null as long as that is not known. */
  readonly withheld: boolean | null;
}

/** Beside a table: one round with a way to the others, and who scored and made most. */
export const LeagueAside = ({ league, of, withheld }: LeagueAsideProps) => {
  const t = useWords('football');
  const { policy } = useSpoiler();
  const { value: round, failure } = useResource(leagueFixtures, of);
  const isHidden = round?.some(({ hidden }) => hidden) ?? false;
  // Before that is known nobody asks who scored, lest a painted page have it.
  const isKnown = policy === 'off' || (withheld !== null && (round !== null || failure !== null));
  return (
    <aside className={styles.aside}>
      <RoundPager {...{ league, of }} />
      {isKnown && (
        <Veil when={withheld === true || isHidden}>
          <TopList of={of} type="goal" title={t('league.scorers')} />
          <TopList of={of} type="assist" title={t('league.assists')} />
        </Veil>
      )}
    </aside>
  );
};

const RoundPager = ({ league, of }: { readonly league: LeagueDetail; readonly of: SeasonQuery }) => {
  const t = useWords('football');
  const [chosen, setChosen] = useState<string | null>(null);
  const rounds = useResource(leagueRounds, of).value;
  const { value } = useResource(leagueFixtures, chosen === null ? of : { ...of, round: chosen });
  const at = rounds?.findIndex(({ roundKey }) => roundKey === (chosen ?? league.currentRound)) ?? -1;
  const name = rounds?.[at]?.name ?? value?.[0]?.round ?? '';
  const turn = (by: number) => {
    const to = rounds?.[at + by];
    if (to) setChosen(to.roundKey);
  };
  return (
    <section>
      <div className={styles.pager} role="group" aria-label={t('league.roundNav')}>
        <IconButton label={t('league.earlier')} disabled={!rounds?.[at - 1]} onClick={() => turn(-1)}>
          <Icon name="chevron-left" />
        </IconButton>
        <h2 className={styles.round} aria-live="polite">
          {name}
        </h2>
        <IconButton label={t('league.later')} disabled={!rounds?.[at + 1]} onClick={() => turn(1)}>
          <Icon name="chevron-right" />
        </IconButton>
      </div>
      {!value && <SkeletonRows rows={6} height={62} />}
      {value?.length === 0 && <p className={styles.quiet}>{t('league.noMatches')}</p>}
      <ul className={styles.matches}>
        {value?.map((fixture) => (
          <RoundMatch key={fixture.fixtureId} fixture={fixture} />
        ))}
      </ul>
    </section>
  );
};

const RoundMatch = ({ fixture }: { readonly fixture: Fixture }) => {
  const said = { football: useWords('football'), schedule: useWords('schedule') };
  const when = whenOfFixture(fixture, useZone(), said);
  const off = offText(fixture, said);
  const { score, status } = fixture;
  const lead = status === 'ended' && score ? Math.sign(score.home - score.away) : 0;
  return (
    <li className={styles.match} data-state={off === null ? status : 'off'}>
      <span className={styles.when}>{when.figures ? <Figure size={18}>{when.text}</Figure> : when.text}</span>
      <span className={styles.teams}>
        {[fixture.localteam, fixture.visitorteam].map((team, i) => (
          <span key={team.id} className={styles.team} data-lost={lead === (i === 0 ? -1 : 1) || undefined}>
            <Crest side={team} size={18} />
            <span className={styles.cut}>{team.name}</span>
          </span>
        ))}
        {off !== null && <small className={styles.off}>{off}</small>}
      </span>
      <Link to={fixturePath(fixture)} className={row.stretched} aria-label={matchTitle(fixtureMatch(fixture))} />
      {fixture.hidden && (
        <span className={styles.score}>
          <Unlit of={fixture} size={18} />
          <Unlit of={fixture} size={18} second />
        </span>
      )}
      {score && (
        <span className={styles.score} data-lit={status === 'live' || undefined}>
          <Figure size={18}>{score.home}</Figure>
          <Figure size={18}>{score.away}</Figure>
        </span>
      )}
    </li>
  );
};

const SHOWN = 5;

interface TopListProps {
  readonly of: SeasonQuery;
  readonly type: 'goal' | 'assist';
  readonly title: string;
}

const TopList = ({ of, type, title }: TopListProps) => {
  const { value } = useResource(leagueTopPlayers, { ...of, type });
  if (value?.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2 className={styles.heading}>{title}</h2>
      {!value && <SkeletonRows rows={SHOWN} height={52} />}
      <ol>
        {value?.slice(0, SHOWN).map((row) => (
          <Top key={row.totals.player.playerId} row={row} />
        ))}
      </ol>
    </section>
  );
};

const Top = ({ row: { rank, totals, value } }: { readonly row: TopPlayerRow }) => {
  const t = useWords('football');
  return (
    <li className={styles.top}>
      <span className={styles.quiet}>{rank}</span>
      <Crest side={totals.team} size={24} />
      <span className={styles.who}>
        <b className={styles.cut}>{totals.player.name}</b>
        <small className={styles.quiet}>{totals.team.name}</small>
      </span>
      <span className={styles.value}>
        <b>{value}</b>
        {totals.minutes > 0 && (
          <small className={styles.quiet}>{t('league.perPlayer', { minutes: totals.minutes })}</small>
        )}
      </span>
    </li>
  );
};
