import { useRef } from 'react';
import type { Day } from '#domain/shared/zone.ts';

/**
 * The matches of a day, or while they are on their way in another zone those of the zone before: a page that was
 * painted for another zone than the browser's is put right without its rows going away meanwhile.
 */
export const useThroughZones = <A>(value: A | null, day: Day): A | null => {
  const last = useRef<{ readonly day: Day; readonly value: A } | null>(null);
  if (value !== null) last.current = { day, value };
  return value ?? (last.current?.day === day ? last.current.value : null);
};
