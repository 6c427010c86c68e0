import type { Locale } from '#domain/locale/locale.ts';

/** A title as a sentence, to be read aloud among others. */
export const sentenceOf = (title: string, locale: Locale): string =>
  /[.!?…。！？]$/u.test(title) ? title : `${title}${locale === 'zh' ? '。' : '.'}`;
