import type { match } from '#contract/http/match.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { MatchSource } from '../shared/matchSource.ts';
import { refused } from '../shared/refusal.ts';

/** Events, form and reference odds of a fixture; 404 if no source has them. */
export const matchHandlers = (sources: readonly MatchSource[]): AreaHandlers<typeof match> => {
  const first = async <A>(ask: (source: MatchSource) => Promise<A | null>) => {
    for (const source of sources) {
      const found = await ask(source);
      if (found !== null) return found;
    }
    return refused(404);
  };
  return {
    overview: ({ id }, view) => first((source) => source.overview(id, view)),
    analysis: ({ id }, view) => first((source) => source.analysis(id, view)),
    odds: ({ id }, view) => first((source) => source.odds(id, view)),
  };
};
