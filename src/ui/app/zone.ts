import { DEFAULT_ZONE, isZone } from '#domain/shared/zone.ts';

/** The viewer's time zone: the chosen one, else that of the Timezone cookie (GEO-1), else the browser's. */
export interface Zone {
  readonly current: () => string;
  readonly choose: (zone: string) => void;
  readonly subscribe: (changed: () => void) => () => void;
}

/** `read` and `keep` access the Timezone cookie. */
export const createZone = (read: () => string | null, keep: (zone: string) => void): Zone => {
  const listeners = new Set<() => void>();
  const known = (zone: string | null | undefined): string | null => (zone && isZone(zone) ? zone : null);
  let zone = known(read()) ?? known(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? DEFAULT_ZONE;
  return {
    current: () => zone,
    choose: (wanted) => {
      if (!isZone(wanted) || wanted === zone) return;
      zone = wanted;
      keep(wanted);
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};
