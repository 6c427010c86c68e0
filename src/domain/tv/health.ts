import type { Health } from './channel.ts';

/**
 * What a browser tells of a source that it tried: it plays (`none`), it is slow, it could not be reached, the origin
 * answered with a refusal (`http`), what came cannot be played, or a viewer says that it is broken.
 */
export const reportErrors = ['none', 'slow', 'network', 'http', 'media', 'viewer'] as const;
export type ReportError = (typeof reportErrors)[number];

export const HEALTH = {
  /** A first picture later than this is slow, in milliseconds. */
  slowMs: 4000,
  /** How long a report counts. */
  reportMs: 30 * 60_000,
  /** A bad state needs so many different viewers: one alone sinks nothing. */
  viewers: 3,
  /** How long what the origin saw counts, before it has to look again. */
  lookMs: 2 * 3_600_000,
  /** As long as a look waits for an answer. */
  lookTimeoutMs: 8000,
} as const;

/** TV-6: a refusal that means out of area, not broken. */
const isBlocked = (status: number | undefined): boolean => status === 403 || status === 451;

/** What was met at a source, whoever met it. */
export const verdictOf = ({
  error,
  status,
  tookMs,
}: {
  readonly error: ReportError;
  readonly status?: number | undefined;
  readonly tookMs: number;
}): Exclude<Health, 'notAllowed'> => {
  if (error === 'none') return tookMs > HEALTH.slowMs ? 'slow' : 'ok';
  if (error === 'slow') return 'slow';
  return error === 'http' && isBlocked(status) ? 'blocked' : 'dead';
};

type Seen = Exclude<Health, 'notAllowed'>;
export interface Verdict {
  readonly state: Seen;
  /** Epoch milliseconds. */
  readonly at: number;
}

const seenStates: readonly Seen[] = ['ok', 'slow', 'blocked', 'dead'];

/**
 * How a source stands by what its viewers met lately, each counted once with their last word, and by what the origin saw
 * itself. Viewers are right about what they see, if there are enough of them and more than half agree; else the
 * origin's look counts, and without one nothing is held against a source.
 */
export const healthFrom = (reports: readonly Verdict[], look: Verdict | null, now: number): Verdict | null => {
  const fresh = reports.filter(({ at }) => now - at < HEALTH.reportMs);
  const counted = seenStates.map((state) => ({ state, of: fresh.filter((one) => one.state === state) }));
  const most = counted.toSorted((a, b) => b.of.length - a.of.length)[0];
  if (most && most.of.length * 2 > fresh.length && fresh.length >= HEALTH.viewers)
    return { state: most.state, at: Math.max(...most.of.map(({ at }) => at)) };
  return look && now - look.at < HEALTH.lookMs ? look : null;
};

const order: Readonly<Record<Health, number>> = { ok: 0, slow: 1, blocked: 2, dead: 3, notAllowed: 4 };

/** Sources in the order in which to try them: as the operator named them, but what is worse comes later. */
export const inTryingOrder = <A extends { readonly health: Health }>(sources: readonly A[]): readonly A[] =>
  sources.toSorted((a, b) => order[a.health] - order[b.health]);

/** Whether a channel belongs at the end of a list: nothing of it plays for anybody. */
export const isSunk = (health: Health): boolean => health === 'dead' || health === 'notAllowed';
