import { useMemo } from 'react';
import type { Slice } from '#domain/shared/slice.ts';
import type { FeedOf, FeedResource } from '#machines/resource/feed.ts';
import { hasGrown, isGrowing, selectMoreFailure, selectUnseen } from '#machines/resource/feed.selectors.ts';
import type { Feed } from '#machines/resource/feedValue.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Failure } from '#ports/failure.ts';
import { useApp } from './useApp.ts';
import { useResource, type Seen } from './useResource.ts';
import { useSelector } from './useSelector.ts';

/** What a screen sees of a paginated list. */
export interface SeenFeed<F extends Feed<unknown> = Feed<unknown>> extends Seen<F> {
  /** Whether the next slice is loading. */
  readonly growing: boolean;
  /** Why the next slice could not be loaded. */
  readonly moreFailure: Failure | null;
  /** Whether more than the first slice was loaded. */
  readonly grown: boolean;
  /** Number of new items at the head that wait for the reader. */
  readonly unseen: number;
  /** Loads the next slice. */
  readonly more: () => void;
  /** Shows the new items at the head. */
  readonly show: () => void;
}

/** Reads a list while the component is mounted; after returning to the page, as many slices are shown as before. */
export const useFeed = <Input, S extends Slice<unknown>>(
  feed: FeedResource<Ports, Input, S>,
  input: Input,
): SeenFeed<FeedOf<S>> => {
  const seen = useResource(feed, input);
  const ref = useApp().resources.ref(feed, input);
  const wishes = useMemo(
    () => ({ more: () => ref.send({ type: 'feed.more' }), show: () => ref.send({ type: 'feed.show' }) }),
    [ref],
  );
  return {
    ...seen,
    ...wishes,
    growing: useSelector(ref, isGrowing),
    moreFailure: useSelector(ref, selectMoreFailure),
    grown: useSelector(ref, hasGrown),
    unseen: useSelector(ref, selectUnseen),
  };
};
