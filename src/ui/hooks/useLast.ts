import { useState } from 'react';
import type { Seen } from './useResource.ts';

/** A value, or the one before as long as it loads. */
export const useLast = <A>(value: A | null): A | null => {
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return value ?? last;
};

/** What is asked for keeps the one before in sight until it comes or fails. */
export const useLastSeen = <S extends Seen<unknown>>(seen: S): S => {
  const last = useLast<S['value']>(seen.value);
  return seen.failure ? seen : { ...seen, value: last };
};
