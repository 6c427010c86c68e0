import { describe, expect, it } from 'vitest';
import type { Standing } from './social.ts';
import { countOf, isOn, meanInStars, pointsOf, rated, reacted, starsOf, turned } from './standing.ts';

const me = { liked: false, saved: false, following: false, reactions: [], rating: null };
const standing: Standing = {
  ...{ target: { type: 'user', id: 'blv-khang' }, counters: { followers: 7 }, rating: { avg: 8.4, n: 5 } },
  me,
};

describe('how a thing stands after an act', () => {
  it.each(['follow', 'save', 'like'] as const)('CA-8: %s is on, counted once, and off again', (toggle) => {
    const before = countOf(standing, toggle);
    const on = turned(standing, toggle, true);
    expect([isOn(standing, toggle), isOn(on, toggle), countOf(on, toggle)]).toEqual([false, true, before + 1]);
    expect(turned(on, toggle, true)).toBe(on);
    expect(countOf(turned(on, toggle, false), toggle)).toBe(before);
  });

  it('no count falls below nobody, and of a viewer without an account nothing changes', () => {
    const alone = { ...standing, counters: {}, me: { ...me, saved: true } };
    expect(turned(alone, 'save', false).counters).toEqual({ saves: 0 });
    const { me: _, ...everybody } = standing;
    expect(turned(everybody, 'follow', true)).toBe(everybody);
    expect(rated(everybody, 8)).toBe(everybody);
    expect(isOn(everybody, 'follow')).toBe(false);
  });

  it('an emoji is counted once, off again, and not for a viewer without an account', () => {
    const plain = { ...standing, counters: { reactions: { '🔥': 2 } }, me: { ...me, reactions: [] } };
    const on = reacted(plain, '🔥', true);
    expect([on.counters.reactions, on.me?.reactions]).toEqual([{ '🔥': 3 }, ['🔥']]);
    expect(reacted(on, '🔥', true)).toBe(on);
    const two = reacted(on, '👏', true);
    expect([two.counters.reactions, two.me?.reactions]).toEqual([{ '🔥': 3, '👏': 1 }, ['🔥', '👏']]);
    expect(reacted(two, '🔥', false)).toMatchObject({
      counters: { reactions: { '🔥': 2 } },
      me: { reactions: ['👏'] },
    });
    const { me: _, ...everybody } = plain;
    expect(reacted(everybody, '🔥', true)).toBe(everybody);
  });

  it('a rating is the viewer’s own at once; the mean is left as the origin said it', () => {
    expect(rated(standing, 8)).toEqual({ ...standing, me: { ...me, rating: 8 } });
    expect(rated(standing, 8).rating).toEqual({ avg: 8.4, n: 5 });
  });
});

it('five stars are a 10, half of it lit for what lies between', () => {
  expect([pointsOf(1), pointsOf(5)]).toEqual([2, 10]);
  expect([null, 1, 2, 7, 10].map(starsOf)).toEqual([0, 1, 1, 4, 5]);
  expect([meanInStars(8.4), meanInStars(0), meanInStars(8.5)]).toEqual([4.2, 0, 4.3]);
});
