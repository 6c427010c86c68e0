import { expect, it } from 'vitest';
import { readCharts } from '../charts/machines.ts';
import { clauses } from '../clauses.ts';
import { ROOT } from '../files.ts';
import { describeKeeper, exists } from './keepers.ts';
import { toPage } from './page.ts';
import { testsIn } from './tests.ts';

it('finds the clauses in titles of every quoting', () => {
  const text = `
    it('AUTH-4: a 401 isn\\'t kept', run);
    it.each(rows)(\`CHAT-2, CHAT-3: after \${n} closes\`, run);
    it('AU-5, item 11: reaches the other tab', run);
    it('items 23 and 24: names no clause', run);
    describe("NAV-1", () => it('says nothing of a clause: really', run));
  `;
  expect(testsIn('a.test.ts', text)).toEqual([
    { ids: ['AUTH-4'], title: "a 401 isn't kept", file: 'a.test.ts' },
    { ids: ['CHAT-2', 'CHAT-3'], title: 'after ${n} closes', file: 'a.test.ts' },
    { ids: ['AU-5'], title: 'reaches the other tab', file: 'a.test.ts' },
  ]);
});

it('knows what is there and what is not', async () => {
  const charts = await readCharts(ROOT);
  const there = (keeper: Parameters<typeof exists>[0]) => exists(keeper, charts, ROOT);
  expect([
    there({ kind: 'state', chart: 'player', path: 'watching.sound.blocked' }),
    there({ kind: 'state', chart: 'player', path: 'watching.sound.deaf' }),
    there({ kind: 'word', chart: 'navigation', name: 'buildIsDue' }),
    there({ kind: 'word', chart: 'navigation', name: 'buildIsLate' }),
    there({ kind: 'word', chart: 'ferry', name: 'buildIsDue' }),
    there({ kind: 'export', file: 'src/domain/shared/slug.ts', name: 'slug' }),
    there({ kind: 'export', file: 'src/domain/shared/slug.ts', name: 'slu' }),
    there({ kind: 'export', file: 'src/domain/shared/snail.ts', name: 'slug' }),
  ]).toEqual([true, false, true, false, false, true, false, false]);
  expect(describeKeeper({ kind: 'state', chart: 'player', path: 'idle' })).toBe('state `idle` of the chart player');
});

it('names each clause once', () => {
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
});

it('writes a row a clause, with its tests by file', () => {
  const [clause] = clauses;
  const test = (title: string, file: string) => ({ ids: [clause!.id], title, file });
  const page = toPage([clause!], [test('a | b', 'x.test.ts'), test('c', 'x.test.ts'), test('d', 'y.test.ts')]);
  expect(page).toContain('[x.test.ts](../x.test.ts): a \\| b; c<br>[y.test.ts](../y.test.ts): d |');
});
