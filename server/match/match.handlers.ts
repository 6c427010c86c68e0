import type { match } from '#contract/http/match.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { MatchSource, View } from '../shared/matchSource.ts';
import { isRefused, refused } from '../shared/refusal.ts';
import { statOf } from '../shared/roomStat.ts';

/** The past as far as a source knows one. */
const asked = ({ stood }: MatchSource, { locale, now }: View, atTs: number | undefined): View =>
  stood && atTs !== undefined && atTs < now ? { locale, now: atTs, present: now } : { locale, now };

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
    stat: ({ id, atTs }, { locale, now }) =>
      first(async (source) => {
        if (source.stood) return source.stood(id, Math.min(atTs ?? now, now), { locale, now });
        const room = await source.room(id, { locale, now });
        return room && statOf(room, now, now);
      }),
    overview: ({ id, atTs }, view) =>
      first(async (source) => {
        const overview = await source.overview(id, asked(source, view, atTs));
        return overview && { asOf: view.now, ...overview };
      }),
    analysis: ({ id }, view) => first((source) => source.analysis(id, view)),
    odds: async ({ id, market, atTs }, view) => {
      const all = await first(async (source) =>
        atTs !== undefined && !source.stood ? null : source.odds(id, asked(source, view, atTs)),
      );
      return market === undefined || isRefused(all) ? all : all.filter((one) => one.market === market);
    },
    oddsHistory: ({ id, market, line }, view) =>
      first((source) => source.oddsHistory(id, market, line === undefined ? undefined : Number(line), view)),
  };
};
