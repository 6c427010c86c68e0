import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCharts } from '../charts/machines.ts';
import { clauses } from '../clauses.ts';
import type { Clause } from './clause.ts';
import { keepFile, ROOT } from '../files.ts';
import { describeKeeper, exists } from './keepers.ts';
import { toPage } from './page.ts';
import { expanded, type TableTest } from './tables.ts';
import { testsIn, titlesIn } from './tests.ts';
import { faultsOf, keepTraceability, thingsOf } from './traceability.ts';

const file = 'a.test.ts';
const charts = await readCharts(ROOT);
const nothing = { routes: [], calls: [] };
const kept: Clause = {
  id: 'FMT-4',
  says: 'slugs',
  keptBy: [{ kind: 'export', file: 'src/domain/shared/slug.ts', name: 'slug' }],
};

describe('T-2: the titles of tests', () => {
  it('are read in every quoting, at any depth', () => {
    const text = `
      it('AUTH-4: a 401 isn\\'t kept', run);
      it.each(rows)(\`CHAT-2, CHAT-3: after \${n} closes\`, run);
      test.describe('NAV-1: a page', () => { test.only('AU-5, item 11: reaches the other tab', run); });
      it('items 23 and 24: names no clause', run);
      it('CALL GET /live/api/link/:token: leads here', run);
      describe('ROUTE /tai-khoan/{slug}', () => it('CALL-9 says nothing of a clause', run));
    `;
    expect(testsIn(file, text)).toEqual([
      { ids: ['AUTH-4'], title: "a 401 isn't kept", file },
      { ids: ['CHAT-2', 'CHAT-3'], title: 'after ${n} closes', file },
      { ids: ['NAV-1'], title: 'a page', file },
      { ids: ['AU-5'], title: 'reaches the other tab', file },
      { ids: ['CALL GET /live/api/link/{token}'], title: 'leads here', file },
      { ids: ['ROUTE /tai-khoan/{slug}'], title: 'what its tests say', file },
    ]);
  });

  it('are no strings that only look like them: not those of this file', () => {
    const text = `
      const fixture = "it('AUTH-4: not run', run)"; // it('AUTH-5: commented', run)
      expect(message).toBe('AUTH-6: said');
      commit('AUTH-7: another function', run);
    `;
    expect(testsIn(file, text)).toEqual([]);
    const own = testsIn('x.test.ts', readFileSync(join(ROOT, 'tools/traceability/traceability.test.ts'), 'utf8'));
    expect(own.flatMap(({ ids }) => ids)).toEqual(own.map(() => 'T-2'));
  });
});

describe('T-2: a test over a table', () => {
  const title = 'CALL $method $path: answers';
  const table: TableTest = { file, title, each: 'rows', rows: { rows: 'Object.values(api)' }, ids: ['CALL GET /x'] };
  const judged = (text: string) => expanded([table], titlesIn(file, text), () => text);

  it('stands for its rows', () => {
    const text = `const rows = Object.values(api);\nit.each(rows)('${title}', run);`;
    expect(judged(text)).toEqual({ tests: [{ ids: ['CALL GET /x'], file, title: 'answers' }], faults: [] });
  });

  it.each([
    ['other rows', `const rows = Object.values(api).slice(1);\nit.each(rows)('${title}', run);`],
    ['fewer of them', `const rows = Object.values(api);\nit.each(rows.slice(1))('${title}', run);`],
    ['no table', `const rows = Object.values(api);\nit('${title}', run);`],
    ['another title', `const rows = Object.values(api);\nit.each(rows)('CALL $path', run);`],
  ])('proves nothing with %s', (_, text) => {
    const { tests, faults } = judged(text);
    expect([tests.length, faults.length]).toEqual([0, 1]);
  });
});

describe('T-2: the check', () => {
  const proof = { ids: ['FMT-4'], title: 'folds', file };

  it('finds nothing wrong with a clause that is kept and proven', () => {
    expect(faultsOf([kept], nothing, [proof], charts)).toEqual([]);
  });

  it('says what has no test, what is nowhere, and who keeps nothing', () => {
    const route = { id: 'ROUTE /menu', later: false };
    const dead: Clause = { ...kept, keptBy: [{ ...kept.keptBy[0], name: 'snail' } as Clause['keptBy'][0]] };
    expect(faultsOf([kept], nothing, [], charts)).toEqual(['FMT-4 (slugs) has no test']);
    expect(faultsOf([], { routes: [route], calls: [] }, [], charts)).toEqual(['ROUTE /menu is served and has no test']);
    expect(faultsOf([], { routes: [{ ...route, later: true }], calls: [] }, [], charts)).toEqual([]);
    expect(faultsOf([], nothing, [{ ...proof, ids: ['CALL GET /nowhere'] }], charts)).toHaveLength(1);
    expect(faultsOf([dead], nothing, [proof], charts)).toEqual([
      'FMT-4: there is no `snail` in src/domain/shared/slug.ts, or nothing uses it',
    ]);
  });

  it('knows what keeps a clause and is used by more than tests', () => {
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
      there({ kind: 'export', file: 'src/domain/chat/address.ts', name: 'privateTopic' }),
    ]).toEqual([true, false, true, false, false, true, false, false, false]);
    expect(describeKeeper({ kind: 'state', chart: 'player', path: 'idle' })).toBe('state `idle` of the chart player');
  });

  it('passes on the project as it is', async () => {
    expect(await keepTraceability(true)).toEqual([]);
  });

  it('fails on a page that says something else, be it one word', () => {
    const page = readFileSync(join(ROOT, 'docs/traceability.md'), 'utf8');
    expect(keepFile('docs/traceability.md', page, true)).toBe(false);
    expect(keepFile('docs/traceability.md', page.replace('| AUTH-4 |', '| AUTH-44 |'), true)).toBe(true);
    expect(keepFile('docs/traceability.md', page.replace(/\n\| AUTH-1 .*/, ''), true)).toBe(true);
  });
});

it('names each clause once', () => {
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
});

it('T-2: every address of the specification is on the page, served or later, and so is every call', () => {
  const { routes, calls } = thingsOf(['/menu', '/tivi/{nation}'], ['/menu', '/other/:x']);
  expect(routes).toEqual([
    { id: 'ROUTE /menu', later: false },
    { id: 'ROUTE /tivi/{nation}', later: true },
    { id: 'ROUTE /other/{x}', later: false },
  ]);
  expect(calls).toContainEqual({ id: 'CALL GET /other/api/schedule-tips/v2/top-rating', later: false });
  expect(calls).toContainEqual({ id: 'CALL GET /live/api/link/{token}', later: false });
});

it('writes a row a clause, with its tests by file', () => {
  const test = (title: string, where: string) => ({ ids: ['FMT-4'], title, file: where });
  const tests = [test('a | b', 'x.test.ts'), test('c', 'x.test.ts'), test('d', 'y.test.ts')];
  const page = toPage([kept], { routes: [{ id: 'ROUTE /tivi', later: true }], calls: [] }, tests);
  expect(page).toContain('[x.test.ts](../x.test.ts): a \\| b; c<br>[y.test.ts](../y.test.ts): d |');
  expect(page).toContain('| ROUTE /tivi | later |  |');
});
