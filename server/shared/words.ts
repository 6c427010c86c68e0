import type { Locale } from '#domain/locale/locale.ts';

/** A text in the three languages of the portal. */
export type Words = Readonly<Record<Locale, string>>;

export const words = (vi: string, en: string, zh: string): Words => ({ vi, en, zh });

/** The same text in every language, for names of people. */
export const sameWords = (text: string): Words => ({ vi: text, en: text, zh: text });

/** One text for all languages, or one per language, as `Words`. */
export const wordsOf = (name: string | Words): Words => (typeof name === 'string' ? sameWords(name) : name);
