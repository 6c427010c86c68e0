import { createActor } from 'xstate';
import { FIXTURE_FEED, fixtureTopic, type FixtureLive } from '#domain/football/fixtureFeed.ts';
import type { FixtureLivePort } from '#ports/fixtureLive.ts';
import type { NetworkPort } from '#ports/network.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import { isOpen } from '../chat/chatSocket.selectors.ts';
import type { ChatSocketRef } from '../chat/chatSocket.wire.ts';
import { createNotifier } from '../chat/notifier.ts';
import { selectFeedLive, selectFeedMode, type FixtureFeedMode } from './fixtureFeed.selectors.ts';
import { wireFixtureFeed, type FixtureFeedRef } from './fixtureFeed.wire.ts';

/** What is shown of a match that is followed; the same object until something changes. */
export interface FixtureFeedShown {
  /** Null as long as nobody follows it. */
  readonly mode: FixtureFeedMode | null;
  /** Null before the first answer. */
  readonly live: FixtureLive | null;
}
export interface FixtureFeed {
  readonly getSnapshot: () => FixtureFeedShown;
  /** Follows the match until the last listener has left for a while. */
  readonly subscribe: (listener: () => void) => () => void;
}
export interface FixtureFeedOptions {
  readonly socket: ChatSocketRef;
  /** Keeps the socket open until it is released. */
  readonly hold: () => () => void;
  readonly port: FixtureLivePort;
  readonly network: NetworkPort;
  readonly visibility: VisibilityPort;
  /** Runs once before the next frame. */
  readonly frame: (run: () => void) => void;
  /** Runs once after a delay; returns the function to cancel it. */
  readonly after: (delayMs: number, run: () => void) => () => void;
}

export const notFollowed: FixtureFeedShown = { mode: null, live: null };

/** Tells a feed what its socket hears of its match. */
const hear = (socket: ChatSocketRef, topic: string, feed: FixtureFeedRef): (() => void) => {
  let wasOpen = isOpen(socket.getSnapshot());
  const hearing = socket.on('*', (event) => {
    if (!('topic' in event) || event.topic !== topic) return;
    if (event.type === 'socket.fixtureSubscribed') feed.send({ ...event, type: 'feed.subscribed' });
    else if (event.type === 'socket.fixtureEntries') feed.send({ type: 'feed.entries', entries: event.entries });
    else if (event.type === 'socket.refused') feed.send({ type: 'feed.refused' });
  });
  const watching = socket.subscribe((snapshot) => {
    const open = isOpen(snapshot);
    if (open === wasOpen) return;
    wasOpen = open;
    feed.send({ type: open ? 'feed.opened' : 'feed.closed' });
  });
  return () => {
    hearing.unsubscribe();
    watching.unsubscribe();
  };
};

/** Follows one match over the shared socket; answers what is shown, and how to stop. */
const follow = (fixtureId: string, changed: () => void, options: FixtureFeedOptions) => {
  const { socket, port, network, visibility } = options;
  const topic = fixtureTopic(fixtureId);
  const release = options.hold();
  const unsubscribe = () => socket.send({ type: 'chat.unsubscribe', topic });
  const feed = createActor(
    wireFixtureFeed({
      subscribe: (since) => {
        if (isOpen(socket.getSnapshot())) socket.send({ type: 'chat.subscribe', topic, since });
      },
      unsubscribe,
      read: (signal) => port.read(fixtureId, signal),
    }),
    { input: { visible: visibility.isVisible() } },
  );
  const notifier = createNotifier<FixtureFeedShown>(() => {
    const snapshot = feed.getSnapshot();
    return { mode: selectFeedMode(snapshot), live: selectFeedLive(snapshot) };
  }, options.frame);
  notifier.subscribe(changed);
  const stopHearing = hear(socket, topic, feed);
  const watching = feed.subscribe((snapshot) => {
    if (selectFeedMode(snapshot) === 'ended') release();
    notifier.changed();
  });
  const stops = [
    stopHearing,
    network.watch((online) => feed.send({ type: online ? 'feed.online' : 'feed.offline' })),
    visibility.watch((visible) => feed.send({ type: visible ? 'feed.visible' : 'feed.hidden' })),
    () => watching.unsubscribe(),
  ];
  feed.start();
  if (!network.isOnline()) feed.send({ type: 'feed.offline' });
  return {
    shown: notifier.snapshot,
    stop: (): void => {
      for (const stop of stops) stop();
      if (selectFeedMode(feed.getSnapshot()) !== 'ended') unsubscribe();
      feed.stop();
      release();
    },
  };
};

interface Followed {
  readonly listeners: Set<() => void>;
  readonly shown: () => FixtureFeedShown;
  readonly stop: () => void;
  stayLeaving: () => void;
}

/** The matches that the page follows, one feed for each however many listen. */
export const createFixtureFeeds = (options: FixtureFeedOptions): ((fixtureId: string) => FixtureFeed) => {
  const feeds = new Map<string, Followed>();
  const begin = (fixtureId: string): Followed => {
    const listeners = new Set<() => void>();
    const changed = () => {
      for (const listener of listeners) listener();
    };
    const followed = { listeners, ...follow(fixtureId, changed, options), stayLeaving: () => {} };
    feeds.set(fixtureId, followed);
    return followed;
  };
  return (fixtureId) => ({
    getSnapshot: () => feeds.get(fixtureId)?.shown() ?? notFollowed,
    subscribe: (listener) => {
      const followed = feeds.get(fixtureId) ?? begin(fixtureId);
      followed.stayLeaving();
      followed.listeners.add(listener);
      return () => {
        if (!followed.listeners.delete(listener) || followed.listeners.size > 0) return;
        followed.stayLeaving = options.after(FIXTURE_FEED.leaveAfterMs, () => {
          feeds.delete(fixtureId);
          followed.stop();
        });
      };
    },
  });
};
