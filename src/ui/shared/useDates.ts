import { localeConfig } from '#domain/locale/locale.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useZone } from '../hooks/useZone.ts';

/** Formats instants in the viewer's zone: as a day, "21 thg 11, 2026", or to the minute. */
export const useDates = () => {
  const { iso } = localeConfig(useLocale());
  const timeZone = useZone();
  return {
    day: (at: number) => new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeZone }).format(at),
    minute: (at: number) =>
      new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at),
  };
};
