import type { FeatureQuery } from '#ports/live.ts';

/** What the hero and the rail are chosen from; one call for both. */
export const LIVE_NOW: FeatureQuery = { status: 'live', pageSize: 12 };
