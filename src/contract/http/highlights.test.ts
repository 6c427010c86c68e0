import * as Schema from 'effect/Schema';
import { expect, it } from 'vitest';
import { aCut, aHighlight, aHighlightCard, highlightCategories } from '../../../tests/fakes/highlights.ts';
import { CutStandingWire, HighlightCardWire, HighlightWire } from './highlightShapes.ts';
import { highlights } from './highlights.ts';
import { CategoryWire } from './newsShapes.ts';

const passes = <A>(schema: Schema.Codec<A, unknown>, value: A) =>
  Schema.decodeUnknownSync(schema)(JSON.parse(JSON.stringify(Schema.encodeSync(schema)(value))));

it('NE-6: what tests have in the place of highlights is what the contract carries, hidden or not', () => {
  expect(passes(HighlightCardWire, aHighlightCard())).toEqual(aHighlightCard());
  expect(passes(HighlightWire, aHighlight())).toEqual(aHighlight());
  const hidden = aHighlightCard({ durationSec: null, hidden: true, cover: null });
  expect(passes(HighlightCardWire, hidden)).toEqual(hidden);
  expect(passes(Schema.Array(CategoryWire), highlightCategories)).toEqual(highlightCategories);
  const failed = aCut({ state: 'failed', why: 'gone' });
  expect(passes(CutStandingWire, failed)).toEqual(failed);
});

it.each([
  ['no title in Vietnamese', { titles: { en: 'Goal' } }],
  ['a title that is too long', { titles: { vi: 'x'.repeat(161) } }],
  ['a time that is no number', { fromTs: '0' }],
  ['half a millisecond', { toTs: 0.5 }],
  ['a room id with a path', { roomId: '../etc' }],
  ['a category with a slash', { category: 'bong-da/x' }],
  ['a chapter before the beginning', { chapters: [{ sec: -1, label: 'x' }] }],
  ['a chapter at no number', { chapters: [{ sec: Infinity, label: 'x' }] }],
  ['a chapter without a name', { chapters: [{ sec: 1, label: '' }] }],
  ['too many chapters', { chapters: Array.from({ length: 41 }, (_, sec) => ({ sec, label: 'x' })) }],
])('NE-6: a wish with %s is refused by its schema', (_title, changed) => {
  const wish = {
    ...{ roomId: 'r1', fromTs: 0, toTs: 4800, titles: { vi: 'Bàn thắng' }, category: 'bong-da', type: 'ban-thang' },
    clientId: 'c',
  };
  const decode = Schema.decodeUnknownResult(highlights.create.input);
  expect([decode(wish)._tag, decode({ ...wish, ...changed })._tag]).toEqual(['Success', 'Failure']);
});
