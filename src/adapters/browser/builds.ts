import { runningBuild } from './runningBuild.ts';
import { NAVIGATION } from '#domain/navigation/navigation.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import type { BuildsPort } from '#ports/portal.ts';
import type { LogPort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';

type Fetch = (url: string, init: { readonly signal: AbortSignal; readonly cache: 'no-store' }) => Promise<Response>;

export interface BuildsNeeds {
  readonly fetch: Fetch;
  /** Epoch milliseconds, used as a cache buster. */
  readonly now: () => number;
  readonly page: Pick<Document, 'querySelector'>;
}

/**
 * BUILD-1: the build of this page, and the one that the origin serves now. A new build counts once its own file list is
 * available.
 */
export const browserBuilds = ({ fetch, now, page }: BuildsNeeds): BuildsPort => {
  const running = () => runningBuild(page);
  const idAt = async (url: string, signal: AbortSignal): Promise<Outcome<string>> => {
    try {
      const response = await fetch(url, { signal, cache: 'no-store' });
      if (!response.ok) return failed({ kind: 'refused', code: response.status });
      const { id } = (await response.json()) as { readonly id?: unknown };
      return typeof id === 'string' ? succeeded(id) : failed({ kind: 'malformed', detail: `no id in ${url}` });
    } catch {
      return failed({ kind: 'unreachable' });
    }
  };
  return {
    running,
    latest: async (signal) => {
      const latest = await idAt(`/builds/latest.json?t=${now()}`, signal);
      if (!latest.ok || latest.value === running()) return latest;
      return idAt(`/builds/meta/${encodeURIComponent(latest.value)}.json`, signal);
    },
  };
};

export interface BuildWatchNeeds {
  readonly builds: BuildsPort;
  readonly visibility: VisibilityPort;
  readonly log: LogPort;
  /** Called with every answer, new or not. */
  readonly tell: (id: string) => void;
}

/**
 * BUILD-1: polls every 5 minutes while the tab is visible, and when it becomes visible; returns the function to stop.
 */
export const watchBuilds = ({ builds, visibility, log, tell }: BuildWatchNeeds): (() => void) => {
  const stopping = new AbortController();
  const ask = async () => {
    const latest = await builds.latest(stopping.signal);
    if (stopping.signal.aborted) return;
    if (latest.ok) tell(latest.value);
    else log.warn('Build manifest could not be read', latest.failure);
  };
  const ticking = setInterval(() => {
    if (visibility.isVisible()) void ask();
  }, NAVIGATION.manifestPollMs);
  const unwatch = visibility.watch((visible) => {
    if (visible) void ask();
  });
  return () => {
    stopping.abort();
    clearInterval(ticking);
    unwatch();
  };
};
