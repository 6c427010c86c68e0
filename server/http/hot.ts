import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';

/**
 * How long the same bytes answer a call that is the same for everybody, in milliseconds; other calls are never kept.
 * These answers follow from their input and language alone. `Currency` changes none of them and does not count: whoever
 * changed it with each request would have them all made anew.
 */
const hot: ReadonlyMap<AnyCall, number> = new Map<AnyCall, number>([
  [api.schedule.featureMatch, 1000],
  [api.schedule.liveRoom, 1000],
  [api.schedule.liveSchedule, 1000],
  [api.schedule.totalLive, 1000],
  [api.schedule.dayCounts, 1000],
  [api.schedule.anchorSchedule, 2000],
  [api.schedule.search, 2000],
  [api.schedule.leagues, 2000],
  [api.schedule.modes, 1000],
  [api.schedule.anchors, 2000],
  [api.match.overview, 1000],
  [api.match.analysis, 2000],
  [api.match.odds, 1000],
  [api.help.known, 1000],
  [api.portal.menu, 1000],
  [api.portal.marquee, 1000],
  [api.portal.banners, 1000],
  [api.portal.domains, 1000],
  [api.portal.language, 1000],
]);

/** Null for a call whose answers are nobody else's. */
export const hotTtlMs = (spec: AnyCall): number | null => hot.get(spec) ?? null;
