import { useApp } from '../hooks/useApp.ts';
import { useZone } from '../hooks/useZone.ts';
import { zoneCity } from './zoneCity.ts';
import { commonZones, zoneOffset } from './zones.ts';

/** Time zones to choose from: the usual ones, and the one that holds. */
export const useZones = (zones: readonly string[] = commonZones) => {
  const { clock, zone } = useApp();
  const current = useZone();
  const shown = zones.includes(current) || zones !== commonZones ? zones : [current, ...zones];
  return shown.map((key) => ({
    key,
    label: zoneCity(key),
    hint: zoneOffset(key, clock.now()),
    checked: key === current,
    onSelect: () => zone.choose(key),
  }));
};
