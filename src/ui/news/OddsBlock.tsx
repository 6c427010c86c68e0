import type { Fixture } from '#domain/football/fixture.ts';
import { pricedFixture } from '#domain/odds/pricedMatch.ts';
import { matchOdds } from '#machines/football/matchOdds.resources.ts';
import { MatchOdds } from '../features/odds/MatchOdds.tsx';
import { useOddsBoard } from '../features/odds/useOddsBoard.ts';
import { useResource } from '../hooks/useResource.ts';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { AdultPart } from '../shared/AdultPart.tsx';

const Prices = ({ fixture }: { readonly fixture: Fixture }) => {
  const seen = useResource(matchOdds, { fixtureId: fixture.fixtureId });
  const pace = fixture.status === 'live' ? 'live' : fixture.status === 'upcoming' ? 'coming' : 'rest';
  const { goneSince } = useOddsBoard(seen, pace);
  const { value, failure, busy, retry } = seen;
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={5} height={56} />;
  return <MatchOdds match={pricedFixture(fixture)} markets={value} goneSince={goneSince} until={null} />;
};

/** The reference odds of a match that an article names, for adults. */
export default function OddsBlock(props: { readonly fixture: Fixture }) {
  return (
    <AdultPart>
      <Prices {...props} />
    </AdultPart>
  );
}
