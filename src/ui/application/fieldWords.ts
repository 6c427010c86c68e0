import type { FieldName, Problems } from '#domain/application/form.ts';
import type { Words } from '../hooks/useWords.ts';
import type { Key } from '../i18n/groups.ts';

/** The sentence for what is wrong with a field; nothing where it is right. */
export const problemWord = (t: Words<'application'>, problems: Problems, field: FieldName): string | undefined => {
  const problem = problems[field];
  // That each of these is there is tested (fieldWords.test.ts).
  return problem && t(`errors.${field}.${problem}` as Key<'application'>);
};

/** A few lines as a list: a text that is empty has none. */
export const toLines = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** A day of the calendar in a sentence: "21 tháng 11". */
export const dateIn = (atMs: number, locale: string, zone: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: zone }).format(atMs);

/** The same with the time of day. */
export const momentIn = (atMs: number, locale: string, zone: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(atMs);
