import type { match } from '#contract/http/match.ts';
import { momentsOf } from '#domain/room/moments.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { firstKnown } from '../shared/firstKnown.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import type { MatchSource, View } from '../shared/matchSource.ts';
import { isRefused, refused } from '../shared/refusal.ts';
import { statOf } from '../shared/roomStat.ts';
import type { MomentLabel } from './momentTexts.ts';

/** The past as far as a source knows one. */
const asked = ({ stood }: MatchSource, { locale, now }: View, atTs: number | undefined): View =>
  stood && atTs !== undefined && atTs < now ? { locale, now: atTs, present: now } : { locale, now };

/** Events, form and reference odds of a fixture; 404 if no source has them. `football` has those of matches without rooms. */
export const matchHandlers = (
  sources: readonly MatchSource[],
  labelOf: MomentLabel,
  football: Pick<FootballSource, 'odds' | 'oddsHistory' | 'lineHistory'>,
): AreaHandlers<typeof match> => {
  const first = async <A>(ask: (source: MatchSource) => Promise<A | null>) =>
    (await firstKnown(sources, ask)) ?? refused(404);
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
        return overview && { fixtureId: id, asOf: view.now, ...overview };
      }),
    analysis: ({ id }, view) => first((source) => source.analysis(id, view)),
    moments: async ({ roomId, fromTs = 0 }, view) => {
      const room = await first((source) => source.room(roomId, view));
      if (isRefused(room)) return room;
      const overview = await first((source) => source.overview(room.fixtureId, view));
      if (isRefused(overview)) return [];
      return momentsOf(overview)
        .filter(({ ts }) => ts >= fromTs)
        .map(({ text, ...moment }) => ({
          ...{ ...moment, roomId, count: 0 },
          label: labelOf({ ...moment, text }, [room.home, room.away], view.locale),
        }));
    },
    odds: async ({ id, market, atTs }, view) => {
      const known = await firstKnown(sources, async (source) =>
        atTs !== undefined && !source.stood ? null : source.odds(id, asked(source, view, atTs)),
      );
      const all = known ?? (atTs === undefined ? (await football.odds([id], view)).get(id) : undefined);
      if (!all) return refused(404);
      return market === undefined ? all : all.filter((one) => one.market === market);
    },
    oddsHistory: async ({ id, market, line, bookmaker }, view) => {
      const wanted = line === undefined ? undefined : Number(line);
      const of = {
        market,
        ...(wanted !== undefined && { line: wanted }),
        ...(bookmaker !== undefined && { bookmaker }),
      };
      return (
        (await firstKnown(sources, (source) => source.oddsHistory(id, market, wanted, view))) ??
        (await football.oddsHistory(id, of, view)) ??
        refused(404)
      );
    },
    lineHistory: async ({ id, ...of }, view) => (await football.lineHistory(id, of, view)) ?? refused(404),
  };
};
