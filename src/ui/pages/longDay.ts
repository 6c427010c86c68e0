import { localeConfig, type Locale } from '#domain/locale/locale.ts';
import type { Day } from '#domain/shared/zone.ts';

/** A day with month and year in the language's format, "21 tháng 11, 2026". */
export const longDay = (day: Day, locale: Locale): string =>
  new Intl.DateTimeFormat(localeConfig(locale).iso, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T12:00:00Z`),
  );
