import { useApp } from '../hooks/useApp.ts';
import { useZone } from '../hooks/useZone.ts';
import { zoneCity } from './zoneCity.ts';
import { commonZones, zoneOffset } from './zones.ts';

/** The time zones to choose from: the common ones, and the current one. */
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
