import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Seen } from '../hooks/useResource.ts';

/** A list that grows: while more is asked for, what was there stays, and the keyboard goes on from the first that came. */
export interface Growing<A> {
  readonly shown: A | null;
  /** What holds the rows. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Asks on, or again where that failed; the row of this number has the focus once it is there. */
  readonly more: (row: number) => void;
}

export const useGrowing = <A>({ value, failure, retry }: Seen<A>, ask: () => void): Growing<A> => {
  const [before, setBefore] = useState(value);
  if (value && value !== before) setBefore(value);

  const box = useRef<HTMLDivElement>(null);
  const first = useRef<number | null>(null);
  useEffect(() => {
    if (!value || first.current === null) return;
    const row = box.current?.querySelectorAll('li')[first.current];
    (row?.querySelector('a') ?? row)?.focus({ preventScroll: true });
    first.current = null;
  }, [value]);
  return {
    shown: value ?? before,
    box,
    more: (row) => {
      first.current = row;
      if (failure) retry();
      else ask();
    },
  };
};
