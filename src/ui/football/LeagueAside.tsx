import type { LeagueDetail, TopPlayerRow } from '#domain/football/answers.ts';
import { leagueFixtures, leagueTopPlayers } from '#machines/football/football.resources.ts';
import type { SeasonQuery } from '#ports/football.ts';
import { useResource } from '../hooks/useResource.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useWords } from '../hooks/useWords.ts';
import { Crest } from '../kit/Crest.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { RoundPager } from './RoundPager.tsx';
import { Veil } from './team/Veil.tsx';
import * as styles from './LeagueAside.css.ts';

interface LeagueAsideProps {
  readonly league: LeagueDetail;
  readonly of: SeasonQuery;
  /** Without a table the rounds stand in its place, not here. */
  readonly hasTable: boolean;
  /** The table leaves hidden matches out, in which somebody may have scored; null as long as that is not known. */
  readonly withheld: boolean | null;
}

/** Beside a table: one round with a way to the others; and who scored and made most. */
export const LeagueAside = ({ league, of, hasTable, withheld }: LeagueAsideProps) => {
  const t = useWords('football');
  const { policy } = useSpoiler();
  const { value: round, failure } = useResource(leagueFixtures, of);
  const isHidden = round?.some(({ hidden }) => hidden) ?? false;
  // Before that is known nobody asks who scored, lest a painted page have it.
  const isKnown = policy === 'off' || (withheld !== null && (round !== null || failure !== null));
  return (
    <aside className={styles.aside}>
      {hasTable && <RoundPager {...{ league, of }} />}
      {isKnown && (
        <Veil when={withheld === true || isHidden}>
          <TopList of={of} type="goal" title={t('league.scorers')} />
          <TopList of={of} type="assist" title={t('league.assists')} />
        </Veil>
      )}
    </aside>
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
