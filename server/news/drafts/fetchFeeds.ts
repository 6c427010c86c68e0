import type { Log } from '../../log.ts';
import { askOutside } from '../../shared/askOutside.ts';
import type { Clock } from '../../shared/clock.ts';
import { draftOf } from './draftOf.ts';
import type { DraftsStore } from './drafts.store.ts';
import { FeedFault, FEEDS, readFeed } from './readFeed.ts';

export interface FetchNeeds {
  /** The feed URLs from the settings; no other URL is fetched. */
  readonly feeds: readonly string[];
  /** Origins from which pages may load pictures. */
  readonly origins: readonly string[];
  readonly store: DraftsStore;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

const TIMEOUT_MS = 20_000;
/** Drafts that nobody has worked on are deleted after this time, and older articles are not imported. */
export const DRAFT_MS = 30 * 86_400_000;

/** Decodes a response in the charset that it declares, else in UTF-8. */
const textOf = (bytes: Buffer, type: string): string => {
  const named =
    /charset\s*=\s*"?([\w.:-]+)/iu.exec(type)?.[1] ??
    /^<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/iu.exec(bytes.subarray(0, 200).toString('latin1'))?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

const read = async (address: string): Promise<string> => {
  const answer = await askOutside(new URL(address), {
    ...{ method: 'GET', mostBytes: FEEDS.bytes, timeoutMs: TIMEOUT_MS },
    headers: {
      accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
      'accept-encoding': 'identity',
    },
  });
  if (!answer) throw new FeedFault('gaveNoAnswer');
  if (answer.status !== 200) throw new FeedFault(`status${answer.status}`);
  if (answer.cut) throw new FeedFault('isTooLarge');
  return textOf(answer.bytes, answer.type);
};

/** Imports the new items of all feeds as drafts. A feed that cannot be read does not affect the others, and is reported at the end. */
export const fetchFeeds = async ({ feeds, origins, store, clock, log }: FetchNeeds): Promise<void> => {
  const faults: FeedFault[] = [];
  for (const address of feeds) {
    const now = clock();
    const { host } = new URL(address);
    try {
      const feed = readFeed(await read(address), address);
      const drafts = feed.items
        .map((item) => draftOf(item, feed, { address, origins, now }))
        .filter(({ createdAt }) => createdAt > now - DRAFT_MS);
      const added = await store.put(address, drafts);
      if (added > 0) log.info('news.drafts', { host, added });
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      log.warn('news.feed', { host, why: error.why });
      faults.push(error);
    }
    await store.forget(address, now - DRAFT_MS);
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some feeds could not be read.');
};
