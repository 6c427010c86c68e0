import type { Locale } from '#domain/locale/locale.ts';
import type { TextForm } from './tvForm.ts';

/** A text in a reader's language; otherwise in English, otherwise in the first language given. */
export const textIn = (text: TextForm, locale: Locale): string => {
  if (typeof text === 'string') return text;
  return text[locale] ?? text['en'] ?? Object.values(text)[0] ?? '';
};

/** A text in all its languages, for a search. */
export const allOf = (text: TextForm): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));
