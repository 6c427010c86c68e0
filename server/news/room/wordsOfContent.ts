import type { ArticleBlock } from '#domain/news/article.ts';
import type { ManuscriptContent } from '#domain/news/newsroom.ts';
import type { FoundWords } from '../../shared/door/wordsIn.ts';

const textOf = (block: ArticleBlock): string => {
  if (block.kind === 'picture') return [block.picture.alt, block.caption ?? ''].join('\n');
  if (!('spans' in block)) return '';
  const spans = block.spans.map(({ text }) => text).join('');
  return block.kind === 'entry' ? `${block.label}\n${block.title}\n${spans}` : spans;
};

/** The texts of a manuscript that readers will see, by field of the editor. */
export const wordsOfContent = ({ versions, tags, byline }: ManuscriptContent): readonly FoundWords[] =>
  [
    ...Object.entries(versions).flatMap(([lang, { title, summary, safeTitle, safeSummary, coverAlt, blocks }]) =>
      [
        ...Object.entries({ title, summary, safeTitle, safeSummary, coverAlt }),
        ...blocks.map((block, i) => [`blocks.${i}`, textOf(block)] as const),
      ].map(([name, text]) => ({ field: `versions.${lang}.${name}`, text })),
    ),
    { field: 'tags', text: tags.join('\n') },
    { field: 'byline', text: byline },
  ]
    .filter(({ text }) => text.trim() !== '')
    .map(({ field, text }): FoundWords => ({ field, kind: 'article', text: text.normalize('NFC') }));
