import type { Span } from '../content/blocks.ts';
import type { Locale } from '../locale/locale.ts';
import type { ArticleBlock } from './article.ts';

const spansOf = (block: ArticleBlock): readonly Span[] => ('spans' in block ? block.spans : []);

/** What is read of an article, a line for each block. */
export const articleText = (blocks: readonly ArticleBlock[]): string =>
  blocks
    .map((block) => {
      const text = spansOf(block)
        .map((span) => span.text)
        .join('');
      return block.kind === 'entry' && block.title !== '' ? `${block.title}\n${text}` : text;
    })
    .filter((line) => line !== '')
    .join('\n');

/** In a minute somebody reads so many syllables of Vietnamese, words of English, characters of Chinese. */
const PER_MINUTE: Readonly<Record<Locale, number>> = { vi: 260, en: 220, zh: 400 };

/** NE-2: for how many minutes one reads, at least one. */
export const readMinutes = (text: string, lang: Locale): number => {
  const units = lang === 'zh' ? [...text].filter((sign) => /\p{L}/u.test(sign)).length : text.split(/\s+/u).length;
  return Math.max(1, Math.round(units / PER_MINUTE[lang]));
};
