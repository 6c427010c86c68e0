import { expect, it } from 'vitest';
import { demoHighlights } from './demoHighlights.ts';

const HOUR = 3_600_000;
const AT = Date.UTC(2026, 10, 24, 13);

it('NE-6: the demo has twelve highlights at any time, newest first, of football and other sports', async () => {
  const sports = new Set<string>();
  for (let hour = 0; hour < 24 * 14; hour += 5) {
    const wishes = await demoHighlights().wishes(AT + hour * HOUR);
    expect([hour, wishes.length]).toEqual([hour, 12]);
    expect(new Set(wishes.map(({ highlightId }) => highlightId)).size).toBe(12);
    for (const { category, type } of wishes) sports.add(`${category}/${type}`);
    const times = wishes.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(AT + hour * HOUR);
  }
  expect([...sports].toSorted()).toEqual([
    ...['bong-da/ban-thang', 'bong-da/tran-dau', 'bong-ro/khoanh-khac', 'esport/khoanh-khac'],
  ]);
});

it('NE-6: one that is there stays what it is, whatever is played later', async () => {
  const [before, after] = [await demoHighlights().wishes(AT), await demoHighlights().wishes(AT + 6 * HOUR)];
  const later = new Map(after.map((wish) => [wish.highlightId, wish]));
  const both = before.filter(({ highlightId }) => later.has(highlightId));
  expect(both.length).toBeGreaterThan(6);
  for (const wish of both) expect(later.get(wish.highlightId)).toEqual(wish);
});

it('NE-7: titles in three languages tell the score, and what stands in their place tells none', async () => {
  for (const { titles, safeTitles, description, safeCover, cover } of await demoHighlights().wishes(AT)) {
    for (const title of Object.values(titles)) expect(title).toMatch(/\d+–\d+/u);
    for (const text of [...Object.values(safeTitles), ...Object.values(description!)])
      expect(text).not.toMatch(/\d\s*–\s*\d/u);
    expect([safeCover!.url, cover!.url].map((url) => url.includes('/safe~'))).toEqual([true, false]);
  }
});
