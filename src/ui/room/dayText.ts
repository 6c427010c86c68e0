import { localeConfig, type Locale } from '#domain/locale/locale.ts';
import { memoizeByKey } from '#domain/shared/memoizeByKey.ts';
import type { Day } from '#domain/shared/zone.ts';

const formatIn = memoizeByKey(
  (locale: Locale) =>
    new Intl.DateTimeFormat(localeConfig(locale).iso, {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A day with its year in the language's format, "21/11/2026". */
export const dayText = (day: Day, locale: Locale): string => formatIn(locale).format(Date.parse(`${day}T12:00:00Z`));
