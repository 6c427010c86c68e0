import { localeConfig, type Locale } from '#domain/locale/locale.ts';
import type { Day } from '#domain/shared/zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day with its year as the language writes it, "21/11/2026". */
export const dayText = (day: Day, locale: Locale): string => {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(localeConfig(locale).iso, {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    });
    formats.set(locale, format);
  }
  return format.format(Date.parse(`${day}T12:00:00Z`));
};
