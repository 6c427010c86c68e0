import { localeConfig, type Locale } from '#domain/locale/locale.ts';

/** A day of a calendar (YYYY-MM-DD) in figures: "03/05/2002". */
export const dateText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeConfig(locale).iso, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  }).format(Date.parse(`${day}T12:00:00Z`));
