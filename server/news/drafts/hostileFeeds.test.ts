import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ArticleBlock } from '#domain/news/article.ts';
import { markdownPieces } from '../../import/news/markdownBlocks.ts';
import { draftOf } from './draftOf.ts';
import { FeedFault, readFeed } from './readFeed.ts';

const ADDRESS = 'https://bao.example/rss.xml';
const SHOWN = 'https://anh.example';

/** Known attacks. */
const attacks = [
  ...[
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//x.example/a.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
  ],
  ...['<img src=x onerror=alert(1)>', '<img src="javascript:alert(1)">', '<IMG """><SCRIPT>alert(1)</SCRIPT>">'],
  ...['<img src="https://anh.example/p.gif" width="1" height="1">', '<img src="//dem.example/1.gif?utm_source=x">'],
  ...[
    '<a href="javascript:alert(1)">đọc</a>',
    '<a href=" jAvA&#x0A;ScRiPt:alert(1)">đọc</a>',
    '<a href="data:text/html,x">đọc</a>',
  ],
  ...[
    '<a href="//x.example\\@bao.example">đọc</a>',
    '<a href="https://a:b@x.example/">đọc</a>',
    '<a href="/..//x.example">đọc</a>',
  ],
  ...['<a href="vbscript:x">đọc</a>', '<a href="&#106;avascript:x">đọc</a>', '<a href="\u0001javascript:x">đọc</a>'],
  ...['<iframe src="https://x.example"></iframe>', '<iframe srcdoc="<script>1</script>">', '<object data=x></object>'],
  ...['<svg onload=alert(1)><script>alert(1)</script></svg>', '<svg/onload=alert(1)>', '<math><mtext></mtext></math>'],
  ...[
    '<style>*{background:url(javascript:1)}</style>',
    '<p style="background:url(//x.example)">',
    '<link rel=stylesheet href=x>',
  ],
  ...[
    '<form action=/x><input name=a></form>',
    '<base href="https://x.example/">',
    '<meta http-equiv=refresh content=0>',
  ],
  ...[
    '<!--<script>-->',
    '<!DOCTYPE x [<!ENTITY a "b">]>',
    '<?xml-stylesheet href="x"?>',
    '<![CDATA[<script>1</script>]]>',
    ']]>',
  ],
  ...[
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&amp;lt;img src=x onerror=y&amp;gt;',
    '&#60;b&#62;',
    '&notanentity;',
    '\u202e\u0000\ufffe',
  ],
  ...[
    '<noscript><p title="</noscript><img src=x onerror=1>">',
    '<template><b>x</b></template>',
    '<title><b>x</b></title>',
  ],
  ...[
    '<constructor>a</constructor>',
    '<__proto__>a</__proto__>',
    '<toString hidden>a</toString>',
    '<b><i><b>',
    '</p></div></b>',
  ],
  ...[
    '<ul><li>một<li>hai<ul><li>ba</ul></ul>',
    '<table><tr><td>1<td>2</table>',
    '<h2>Đầu</h2>',
    '<blockquote>lời</blockquote>',
  ],
  ...[
    '[a](javascript:alert(1))',
    '![a](data:image/svg+xml,x)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '```match\n<b>\n```',
  ],
  ...['\ud800', '<'.repeat(50), '<a '.repeat(30), '<b>'.repeat(300), '&'.repeat(40), '\\<img src=x\\>'],
];
const words = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...attacks) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.constantFrom('<', '>', '"', "'", '&', '/', '=', ' ', '\n', '\n\n') },
);
const html = fc.array(words, { maxLength: 10 }).map((parts) => parts.join(''));
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const wraps: readonly ((text: string) => string)[] = [
  (text) => text,
  escaped,
  (text) => escaped(escaped(text)),
  (text) => `<![CDATA[${text}]]>`,
  (text) => `<div xmlns="http://www.w3.org/1999/xhtml">${text}</div>`,
];
const part = fc.tuple(html, fc.constantFrom(...wraps)).map(([text, wrap]) => wrap(text));
const rss = fc
  .tuple(part, part, part, part)
  .map(
    ([title, link, description, content]) =>
      `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title><item><title>Bài ${title}</title>` +
      `<guid>${link}1</guid><link>${link}</link><description>${description}</description>` +
      `<content:encoded>${content}</content:encoded></item></channel></rss>`,
  );
const atom = fc
  .tuple(part, part, part)
  .map(
    ([title, summary, content]) =>
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>${title}</title><entry><id>1</id>` +
      `<title type="html">Bài ${title}</title><link href="${escaped(summary).replaceAll('"', '')}"/><author><name>${title}</name></author>` +
      `<summary type="html">${summary}</summary><content type="xhtml">${content}</content></entry></feed>`,
  );
const kinds = new Set(['paragraph', 'heading', 'quote', 'list', 'picture']);

/** Checks every text and every URL that a reader's page would contain. */
const judge = (blocks: readonly ArticleBlock[], texts: readonly string[], addresses: readonly string[]): void => {
  const all = [...texts];
  const leads = [...addresses];
  for (const block of blocks) {
    expect(kinds.has(block.kind)).toBe(true);
    if ('spans' in block)
      for (const span of block.spans) {
        expect(Object.keys(span).every((key) => ['text', 'bold', 'italic', 'to'].includes(key))).toBe(true);
        all.push(span.text);
        if (span.to !== undefined) leads.push(span.to);
      }
    if (block.kind === 'picture') {
      all.push(block.picture.alt);
      expect(new URL(block.picture.url).origin).toBe(SHOWN);
      expect(Math.min(block.picture.w, block.picture.h)).toBeGreaterThan(2);
    }
  }
  for (const text of all) {
    expect(text).not.toMatch(/<[a-z/!?]/iu);
    expect(text).not.toMatch(/[\u202a-\u202e]|(?![\n\t])\p{Cc}|\p{Surrogate}/u);
  }
  for (const address of leads) {
    expect(address).toMatch(/^(?:https?:\/\/[^\s\\<>"@/]+(?:\/|$)|\/(?!\/))[^\s\\<>]*$/u);
    expect(address).not.toMatch(/[?&]utm_/u);
  }
};

const runs = { numRuns: 1000, seed: 20_261_124 } as const;

it.each([
  ['RSS', rss],
  ['Atom', atom],
])('X20: a thousand hostile feeds of %s leave no markup, no script and no unsafe address', (_name, feeds) => {
  let taken = 0;
  fc.assert(
    fc.property(feeds, (text) => {
      let feed;
      try {
        feed = readFeed(text, ADDRESS);
      } catch (error) {
        expect(error).toBeInstanceOf(FeedFault);
        return;
      }
      for (const item of feed.items) {
        const { blocks, version, article, slug } = draftOf(item, feed, {
          address: ADDRESS,
          origins: [SHOWN],
          now: 1e12,
        });
        judge(
          blocks,
          [version.title, version.summary, article.author.name, article.source!.name],
          [article.source!.url],
        );
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
        taken += 1;
      }
    }),
    runs,
  );
  expect(taken).toBeGreaterThan(300);
});

it('X20: a thousand hostile texts in Markdown leave none either', () => {
  fc.assert(
    fc.property(html, (text) => {
      const pieces = markdownPieces(text);
      judge(
        pieces.flatMap((one): readonly ArticleBlock[] => (one.kind === 'file' || one.kind === 'named' ? [] : [one])),
        [],
        [],
      );
    }),
    runs,
  );
});

it('X20: what would keep a reader of feeds busy for hours is refused, or cut', () => {
  expect(() => readFeed(`<rss>${'<a>'.repeat(100_000)}${'</b>'.repeat(100_000)}`, ADDRESS)).toThrow(FeedFault);
  expect(() => readFeed('<html><body>Không</body></html>', ADDRESS)).toThrow(FeedFault);
  const deep = `Trước ${'<b>'.repeat(20_000)}${'</i>'.repeat(20_000)}sau`;
  const item = { id: '1', link: null, title: 'A', author: '', published: 1, summary: '', html: deep };
  const { blocks } = draftOf(item, { title: 'B', lang: 'vi' }, { address: ADDRESS, origins: [], now: 1 });
  expect(blocks).toEqual([{ kind: 'paragraph', spans: [{ text: 'Trước' }] }]);
});
