import * as Schema from 'effect/Schema';
import { expect, it } from 'vitest';
import { ArticleCardWire, ArticleWire, CategoryWire, DigestWire } from '#contract/http/newsShapes.ts';
import { aDigest, anArticle, anArticleCard, aReportCard, newsCategories } from '../fakes/news.ts';

it('5.5: articles, their cards, categories and the digest go over the wire and come back as they were', () => {
  const there = <A>(wire: Schema.Codec<A, unknown>, value: A) =>
    Schema.decodeUnknownSync(wire)(JSON.parse(JSON.stringify(Schema.encodeSync(wire)(value))));
  for (const card of [anArticleCard(), aReportCard()]) expect(there(ArticleCardWire, card)).toEqual(card);
  expect(there(ArticleWire, anArticle())).toEqual(anArticle());
  expect(there(DigestWire, aDigest)).toEqual(aDigest);
  for (const category of newsCategories) expect(there(CategoryWire, category)).toEqual(category);
});

it.each([
  ['a block that nobody knows', { blocks: [{ kind: 'script', spans: [{ text: 'alert(1)' }] }] }],
  ['a run of text with markup of its own', { blocks: [{ kind: 'paragraph', html: '<b>1</b>' }] }],
  ['no title', { title: undefined }],
  ['a language that the portal does not speak', { lang: 'fr' }],
])('5.5: an article with %s is refused', (_name, change) => {
  expect(() => Schema.decodeUnknownSync(ArticleWire)({ ...anArticle(), ...change })).toThrow();
});
