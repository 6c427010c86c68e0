import { useRef } from 'react';
import type { Day } from '#domain/shared/zone.ts';

/**
 * The matches of a day; while those for another zone are loading, the ones of the previous zone. A page that was
 * painted for another zone than the browser's is thus corrected without its rows disappearing.
 */
export const useThroughZones = <A>(value: A | null, day: Day): A | null => {
  const last = useRef<{ readonly day: Day; readonly value: A } | null>(null);
  if (value !== null) last.current = { day, value };
  return value ?? (last.current?.day === day ? last.current.value : null);
};
