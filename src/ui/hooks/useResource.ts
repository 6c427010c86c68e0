import { useCallback, useEffect } from 'react';
import type { Ports } from '#machines/resource/ports.ts';
import { isLoading, selectFailure, selectReceivedAt, selectValue } from '#machines/resource/resource.selectors.ts';
import type { Resource } from '#machines/resource/resources.ts';
import type { Failure } from '#ports/failure.ts';
import { useApp } from './useApp.ts';
import { useSelector } from './useSelector.ts';
import { useSpoiler } from './useSpoiler.ts';

/** What a screen sees of a resource; `receivedAt` is epoch milliseconds, null before the first answer. */
export interface Seen<A> {
  readonly value: A | null;
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly receivedAt: number | null;
  /** Loads it again now. */
  readonly retry: () => void;
}

/**
 * Reads a resource while the component is mounted; many readers share one call. Results that the viewer hides are not in
 * the value (B2), so that no screen can show one.
 */
export const useResource = <Input, A>(resource: Resource<Ports, Input, A>, input: Input): Seen<A> => {
  const { resources } = useApp();
  const { open } = useSpoiler();
  const ref = resources.ref(resource, input);
  // The ref stands for (resource, input): an equal input, made anew at each render, has the same ref.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => resources.hold(resource, input), [resources, ref]);
  const value = useSelector(ref, selectValue(ref));
  return {
    value: value && open(value),
    failure: useSelector(ref, selectFailure),
    busy: useSelector(ref, isLoading),
    receivedAt: useSelector(ref, selectReceivedAt),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
    retry: useCallback(() => resources.refresh(resource, input), [resources, ref]),
  };
};
