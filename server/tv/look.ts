import { HEALTH, verdictOf, type Verdict } from '#domain/tv/health.ts';
import type { TvProtocol } from '#domain/tv/channel.ts';
import type { Clock } from '../shared/clock.ts';
import { isAllowed } from '../shared/tv/allowed.ts';
import type { SourceForm } from '../shared/tv/tvForm.ts';
import type { LineupReader } from './lineup.ts';
import type { TvStore, VerdictsOf } from './tv.store.ts';

export interface LookNeeds {
  readonly lineup: Pick<LineupReader, 'read'>;
  readonly store: Pick<TvStore, 'looks' | 'looked'>;
  readonly streamOrigins: readonly string[];
  readonly clock: Clock;
  readonly fetch: typeof fetch;
}

/** How many sources are checked concurrently, and how many characters of a manifest are read. */
const AT_ONCE = 4;
const MOST_CHARACTERS = 65_536;
/** A source is checked again after half the time for which a check counts. */
const AGAIN_MS = HEALTH.lookMs / 2;

const isManifest = (protocol: TvProtocol, text: string): boolean => {
  if (protocol === 'hls')
    return text
      .trimStart()
      .replace(/^\uFEFF/u, '')
      .startsWith('#EXTM3U');
  return protocol === 'dash' ? text.includes('<MPD') : true;
};

const startOf = async ({ body }: Response): Promise<string> => {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > MOST_CHARACTERS) break;
  }
  return text;
};

/** Requests a manifest; no redirects are followed, and nothing of the answer is kept. */
const lookAt = async ({ link, protocol }: SourceForm, { fetch: ask, clock }: LookNeeds): Promise<Verdict> => {
  const began = clock();
  const met = (error: 'none' | 'http' | 'network' | 'media', status?: number): Verdict => {
    const at = clock();
    return { state: verdictOf({ error, status, tookMs: Math.max(0, at - began) }), at };
  };
  const stop = new AbortController();
  try {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(HEALTH.lookTimeoutMs)]);
    const answer = await ask(link, { redirect: 'manual', signal });
    if (!answer.ok) return met('http', answer.status);
    // A raw stream never ends, so it is enough that it began.
    if (protocol === 'file') return met('none');
    return met(isManifest(protocol, await startOf(answer)) ? 'none' : 'media');
  } catch {
    return met('network');
  } finally {
    stop.abort();
  }
};

/** Sources due for a check: allowed sources of imported channels, those unchecked for longest first. */
const dueSources = async ({ lineup, streamOrigins, clock }: LookNeeds, looks: VerdictsOf) => {
  const lastLook = ({ sourceId }: SourceForm): number => looks.get(sourceId)?.[0]?.at ?? 0;
  const now = clock();
  return (await lineup.read()).all
    .flatMap(({ sources }) => sources)
    .filter((source) => !source.link.startsWith('/') && isAllowed(source.link, streamOrigins))
    .filter((source) => Math.abs(now - lastLook(source)) >= AGAIN_MS)
    .toSorted((a, b) => lastLook(a) - lastLook(b));
};

/** TV-6: checks the sources that viewers may load, so that a dead channel is known before somebody opens it. */
export const createLook = (needs: LookNeeds) => async (): Promise<void> => {
  const due = [...(await dueSources(needs, await needs.store.looks()))];
  const work = async (): Promise<void> => {
    for (let source = due.shift(); source; source = due.shift())
      await needs.store.looked(source.sourceId, await lookAt(source, needs));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
