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

/** What a screen sees of a list that goes on. */
export interface SeenFeed<F extends Feed<unknown> = Feed<unknown>> extends Seen<F> {
  /** The next slice is on its way. */
  readonly growing: boolean;
  /** Why it did not go on. */
  readonly moreFailure: Failure | null;
  /** It went on at least once. */
  readonly grown: boolean;
  /** How many came at the head and wait. */
  readonly unseen: number;
  /** Asks for the next slice. */
  readonly more: () => void;
  /** Shows what waits at the head. */
  readonly show: () => void;
}

/** Reads a list for as long as the component stands; who comes back finds as much of it as was shown. */
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
