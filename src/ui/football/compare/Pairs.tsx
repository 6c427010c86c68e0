import type { Candidate, Chosen } from '#domain/football/candidate.ts';
import { chosenQuery, playerCandidate, teamCandidate } from '#domain/football/candidate.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { fixtureDay, leagueTopPlayers } from '#machines/football/football.resources.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Link } from '../../kit/Link.tsx';
import { SectionFrame } from '../matchSections/SectionFrame.tsx';
import type { Kind } from './CompareFrame.tsx';
import * as styles from './Pairs.css.ts';

type Pair = readonly [a: Candidate, b: Candidate];

const paths = { team: hrefOf('footballCompareTeams'), player: hrefOf('footballComparePlayers') } as const;
const MOST = 6;
const MINUTE_MS = 60_000;

interface PairListProps {
  readonly kind: Kind;
  readonly pairs: readonly Pair[];
}

const PairList = ({ kind, pairs }: PairListProps) => {
  const t = useWords('compare');
  if (pairs.length === 0) return <Empty fact={t('emptyFact')}>{t(`empty.${kind}`)}</Empty>;
  return (
    <div className={styles.place}>
      <SectionFrame title={t(`pairs.${kind}`)}>
        <ul className={styles.pairs}>
          {pairs.map(([a, b]) => (
            <li key={`${a.id} ${b.id}`}>
              <Link className={styles.pair} to={paths[kind] + chosenQuery({ a: a.id, b: b.id })} replace>
                <Crest side={a.side} size={28} />
                <span className={styles.cut}>{a.name}</span>
                <span className={styles.against} aria-hidden="true">
                  –
                </span>
                <span className={styles.cut}>{b.name}</span>
                <Crest side={b.side} size={28} />
              </Link>
            </li>
          ))}
        </ul>
      </SectionFrame>
    </div>
  );
};

interface PairsProps {
  readonly chosen: Chosen;
  /** The one that is chosen already; null where nobody is, or before it is known. */
  readonly one: Candidate | null;
  /** Whom to compare that one with. */
  readonly others: readonly Candidate[];
}

const besides = ({ chosen, one, others }: PairsProps): readonly Pair[] =>
  one ? others.map((other): Pair => (chosen.a === one.id ? [one, other] : [other, one])).slice(0, MOST) : [];

const useDay = () => {
  const zone = useZone();
  const day = dayOf(useNow(MINUTE_MS), zone);
  return useResource(fixtureDay, { date: day, timezone: zone, view: 'ket-qua' }).value?.leagues ?? null;
};

/** TP-6: with nobody chosen, the matches of the day; with one chosen, its next and latest opponents. */
export const TeamPairs = (props: PairsProps) => {
  const leagues = useDay();
  const ofDay = (leagues ?? [])
    .flatMap(({ fixtures }) => fixtures)
    .map(({ localteam, visitorteam }): Pair => [teamCandidate(localteam), teamCandidate(visitorteam)]);
  return <PairList kind="team" pairs={props.one ? besides(props) : ofDay.slice(0, MOST)} />;
};

/** With nobody chosen, those who scored most in a competition of the day, two by two. */
export const PlayerPairs = (props: PairsProps) => {
  const leagueId = useDay()?.[0]?.league.leagueId;
  if (props.one || leagueId === undefined) return <PairList kind="player" pairs={besides(props)} />;
  return <ScorerPairs leagueId={leagueId} />;
};

const ScorerPairs = ({ leagueId }: { readonly leagueId: string }) => {
  const rows = useResource(leagueTopPlayers, { id: leagueId, type: 'goal' }).value ?? [];
  const all = rows.slice(0, MOST + 1).map(({ totals }) => playerCandidate({ ...totals.player, team: totals.team }));
  return <PairList kind="player" pairs={all.slice(1).map((other, i): Pair => [all[i]!, other])} />;
};
