import type { FieldName, Problems } from '#domain/application/form.ts';
import type { Words } from '../hooks/useWords.ts';
import type { Key } from '../i18n/groups.ts';

/** The sentence for a field's error; undefined if it has none. */
export const problemWord = (t: Words<'application'>, problems: Problems, field: FieldName): string | undefined => {
  const problem = problems[field];
  // fieldWords.test.ts checks that each of these exists.
  return problem && t(`errors.${field}.${problem}` as Key<'application'>);
};

/** Lines as a list; an empty text gives an empty list. */
export const toLines = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** A day of the calendar in a sentence: "21 tháng 11". */
export const dateIn = (atMs: number, locale: string, zone: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: zone }).format(atMs);

/** The same with the time of day. */
export const momentIn = (atMs: number, locale: string, zone: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(atMs);
