import { localeConfig } from '#domain/locale/locale.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { dayMonth } from '../../features/matches/dayLabel.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useZone } from '../../hooks/useZone.ts';

const HOUR_MS = 3_600_000;

/** The day of a past match: "7/6", and with its year, "7/6/24", if that is not the present one. */
export const usePastDay = () => {
  const locale = useLocale();
  const zone = useZone();
  const present = dayOf(useNow(HOUR_MS), zone).slice(0, 4);
  return (startTs: number): string => {
    const day = dayOf(startTs, zone);
    if (day.startsWith(present)) return dayMonth(day, locale);
    const format = new Intl.DateTimeFormat(localeConfig(locale).iso, {
      ...{ day: 'numeric', month: 'numeric', year: '2-digit', timeZone: 'UTC' },
    });
    return format.format(Date.parse(`${day}T12:00:00Z`));
  };
};
