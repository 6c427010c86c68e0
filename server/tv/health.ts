import { healthFrom, type Verdict } from '#domain/tv/health.ts';
import type { Health } from '#domain/tv/channel.ts';
import { isAllowed } from '../shared/tv/allowed.ts';
import type { Clock } from '../shared/clock.ts';
import type { SourceForm } from '../shared/tv/tvForm.ts';
import type { TvSource } from '../shared/tv/tvSource.ts';
import type { TvStore, VerdictsOf } from './tv.store.ts';

/** The health of a source, and since when it is known; null if nobody has checked. */
export interface Standing {
  readonly health: Health;
  readonly checkedTs: number | null;
}
/** The health of sources at one time. */
export type StandingOf = (source: SourceForm) => Standing;

export interface HealthNeeds {
  readonly store: Pick<TvStore, 'looks' | 'reports'>;
  readonly demo: Pick<TvSource, 'look'> | null;
  readonly streamOrigins: readonly string[];
  readonly clock: Clock;
}

/** How long verdicts are cached. */
const KEPT_MS = 5000;

export const createHealth = ({ store, demo, streamOrigins, clock }: HealthNeeds) => {
  let known: { readonly at: number; readonly met: Promise<readonly [VerdictsOf, VerdictsOf]> } | null = null;
  const met = (now: number): Promise<readonly [VerdictsOf, VerdictsOf]> => {
    if (known && Math.abs(now - known.at) < KEPT_MS) return known.met;
    const read = Promise.all([store.looks(), store.reports(now)]);
    known = { at: now, met: read };
    read.catch(() => {
      known = null;
    });
    return read;
  };
  return {
    read: async (): Promise<StandingOf> => {
      const now = clock();
      const [looks, reports] = await met(now);
      const lookOf = ({ sourceId, link }: SourceForm): Verdict | null =>
        demo && link.startsWith('/') ? { state: demo.look(link, now), at: now } : (looks.get(sourceId)?.[0] ?? null);
      return (source) => {
        if (!isAllowed(source.link, streamOrigins)) return { health: 'notAllowed', checkedTs: null };
        const verdict = healthFrom(reports.get(source.sourceId) ?? [], lookOf(source), now);
        return verdict ? { health: verdict.state, checkedTs: verdict.at } : { health: 'ok', checkedTs: null };
      };
    },
    /** Makes the next read see what was just stored. */
    forget: () => {
      known = null;
    },
  };
};
export type HealthReader = ReturnType<typeof createHealth>;
