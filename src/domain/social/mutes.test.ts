import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsMuted, isAboutMuted, muteKey, type Mute, type MuteKind } from './mutes.ts';

const mute = (text: string, kind: MuteKind = 'word'): Mute => ({ kind, text, since: 0 });

it.each([
  ['kèo thơm', 'Có KÈO  thơm đây!', true],
  ['kèo thơm', 'Kèo này thơm', false],
  ['kèo', 'Keo dán', false],
  ['keo', 'Kèo nào cũng được', true],
  ['chó', 'Cho tôi hỏi', false],
  ['cho', 'Con chó', true],
  ['an', 'Anh ơi', false],
  ['an', '(An) nói', true],
  ['#xổ-số', 'xổ số hôm nay', true],
  ['赌', '我不赌球', true],
  ['!!!', 'Hay quá!!!', false],
])('SO-10: %j is met by %j: %s', (muted, text, met) => {
  expect(holdsMuted([mute(muted)], text)).toBe(met);
});

it('SO-10: a topic is met by what something is about, and not by its text', () => {
  const mutes = [mute('Bến Gỗ', 'topic')];
  expect([isAboutMuted(mutes, ['Đồng Bằng', 'bến gỗ']), isAboutMuted(mutes, ['Đồng Bằng'])]).toEqual([true, false]);
  expect(holdsMuted(mutes, 'Bến Gỗ thắng rồi')).toBe(false);
  expect(isAboutMuted([mute('Bến Gỗ')], ['Bến Gỗ'])).toBe(false);
  expect(isAboutMuted([], ['Bến Gỗ'])).toBe(false);
});

it('SO-10: what is muted is met by itself, between whatever words, and by itself in any case', () => {
  const word = fc.constantFrom('kèo', 'đỏ', 'vàng', 'ok', 'số 9', 'Gió Bấc');
  fc.assert(
    fc.property(word, word, word, (muted, before, after) => {
      expect(holdsMuted([mute(muted)], `${before}, ${muted.toUpperCase()}! ${after}`)).toBe(true);
      expect(muteKey(muted.toUpperCase())).toBe(muteKey(`  ${muted}.`));
    }),
  );
});
