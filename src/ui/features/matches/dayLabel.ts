import { localeConfig, type Locale } from '#domain/locale/locale.ts';
import { memoizeByKey } from '#domain/shared/memoizeByKey.ts';
import { addDays, type Day } from '#domain/shared/zone.ts';
import type { Words } from '../../hooks/useWords.ts';

const noon = (day: Day): number => Date.parse(`${day}T12:00:00Z`);

const formatIn = (parts: Intl.DateTimeFormatOptions) =>
  memoizeByKey((locale: Locale) => new Intl.DateTimeFormat(localeConfig(locale).iso, { ...parts, timeZone: 'UTC' }));
const weekdays = { long: formatIn({ weekday: 'long' }), short: formatIn({ weekday: 'short' }) };
const daysAndMonths = formatIn({ day: 'numeric', month: 'numeric' });

/** A weekday's name, "Thứ Bảy" or "T7". */
export const weekday = (day: Day, locale: Locale, width: 'long' | 'short'): string => {
  const name = weekdays[width](locale).format(noon(day));
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Day and month in the language's format, "21/11". */
export const dayMonth = (day: Day, locale: Locale): string => daysAndMonths(locale).format(noon(day));

/** The word for yesterday, today or tomorrow; null for other days. */
export const nearDay = (day: Day, today: Day, t: Words<'schedule'>): string | null => {
  if (day === today) return t('days.today');
  if (day === addDays(today, -1)) return t('days.yesterday');
  return day === addDays(today, 1) ? t('days.tomorrow') : null;
};

/** A day in a sentence: one of these words, or weekday and date. */
export const dayName = (day: Day, today: Day, locale: Locale, t: Words<'schedule'>): string =>
  nearDay(day, today, t) ?? `${weekday(day, locale, 'long')} ${dayMonth(day, locale)}`;
