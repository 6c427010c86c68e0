import { endOfMinute } from '#domain/football/upTo.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { pricedFixture } from '#domain/odds/pricedMatch.ts';
import { matchOdds, matchOddsAt } from '#machines/football/matchOdds.resources.ts';
import type { OddsPace } from '#machines/football/oddsBoard.machine.ts';
import { MatchOdds } from '../../features/odds/MatchOdds.tsx';
import { useOddsBoard } from '../../features/odds/useOddsBoard.ts';
import { useFixtureFeed } from '../../hooks/useFixtureFeed.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Failed } from '../../kit/Failed.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { AdultPart } from '../../shared/AdultPart.tsx';
import * as styles from './OddsSection.css.ts';

export interface OddsSectionProps {
  readonly fixture: Fixture;
  readonly events: readonly MatchEvent[];
  /** The minute that the page is wound back to; null for now. */
  readonly until: number | null;
}

const paceOf = ({ status }: Fixture): OddsPace =>
  status === 'live' ? 'live' : status === 'upcoming' ? 'coming' : 'rest';

/** MC-8: the odds of a match on its page. B2, TI-9: nothing of them where its result, or odds, are hidden. */
export default function OddsSection(props: OddsSectionProps) {
  const t = useWords('odds');
  const { hideOdds } = useSpoiler();
  const { fixture, events, until } = props;
  if (hideOdds || fixture.hidden || !fixture.coverage.odds) return null;
  const atTs = until === null ? Infinity : endOfMinute(until, events, fixture);
  return (
    <section aria-label={t('heading')}>
      <h2 className={styles.heading}>{t('heading')}</h2>
      <AdultPart>{Number.isFinite(atTs) ? <Then {...props} atTs={atTs} /> : <Now fixture={fixture} />}</AdultPart>
    </section>
  );
}

const waits = <SkeletonRows rows={5} height={56} />;

const Now = ({ fixture }: { readonly fixture: Fixture }) => {
  const seen = useResource(matchOdds, { fixtureId: fixture.fixtureId });
  const { told, mode } = useFixtureFeed(fixture);
  const joined = mode === 'live' && told !== null && told.odds.length > 0;
  const { goneSince } = useOddsBoard(seen, paceOf(fixture), { joined, odds: told?.odds ?? null });
  const { failure, busy, retry } = seen;
  const value = joined ? told.odds : seen.value;
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return waits;
  return <MatchOdds match={pricedFixture(fixture)} markets={value} goneSince={goneSince} until={null} />;
};

const Then = ({ fixture, atTs }: OddsSectionProps & { readonly atTs: number }) => {
  const { value, failure, busy, retry } = useResource(matchOddsAt, { fixtureId: fixture.fixtureId, atTs });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return waits;
  return <MatchOdds match={pricedFixture(fixture)} markets={value} goneSince={null} until={atTs} />;
};
