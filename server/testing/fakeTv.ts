import { demoTv } from '../demo/tv/demoTv.ts';
import type { Handlers } from '../http/handlers.ts';
import type { TvSource } from '../shared/tv/tvSource.ts';
import { createHealth } from '../tv/health.ts';
import { createLineup } from '../tv/lineup.ts';
import { tvHandlers, type TvParts } from '../tv/tv.handlers.ts';
import type { VerdictsOf } from '../tv/tv.store.ts';

/** The time at which sources are checked. */
export const FAKE_TV_NOW = Date.UTC(2026, 10, 23, 15);

const nothing: VerdictsOf = new Map();
const emptyStore = {
  ...{ revision: async () => 0, channels: async () => [], guide: async () => [], day: async () => [] },
  ...{ looks: async () => nothing, reports: async () => nothing },
};

/** A line-up of the demo's channels, or of others, that is in no database. */
export const fakeLineup = (demo: TvSource = demoTv, clock = () => 0) =>
  createLineup({ store: emptyStore, demo, clock });

export const fakeTv = (changed: Partial<Handlers['tv']> = {}, parts: Partial<TvParts> = {}): Handlers['tv'] => ({
  ...tvHandlers({
    lineup: fakeLineup(),
    allowed: () => true,
    health: createHealth({ store: emptyStore, demo: demoTv, streamOrigins: [], clock: () => FAKE_TV_NOW }),
    ...{ report: async () => {}, reporter: () => 'nobody', saved: async () => [], watched: async () => [] },
    matchesBetween: async () => [],
    ...parts,
  }),
  ...changed,
});
