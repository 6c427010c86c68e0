import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createPromotionCatalogue } from '#server/promotions/catalogue.ts';
import { promotionsStore } from '#server/promotions/promotions.store.ts';
import { importFile } from '#server/import/importFile.ts';
import { onEveryEngine } from './support/engines.ts';

const example = readFileSync('examples/promotions.json', 'utf8');
const changedTo = (change: (one: Record<string, unknown>) => object): string => {
  const file = JSON.parse(example) as { readonly promotions: readonly [Record<string, unknown>] };
  return JSON.stringify({ promotions: [{ ...file.promotions[0], ...change(file.promotions[0]) }] });
};

onEveryEngine('the import of promotions', (database) => {
  const all = () =>
    createPromotionCatalogue(
      promotionsStore(database(), async () => null),
      null,
    ).all(0);

  it('MI-11: takes a file once, and a second time changes nothing', async () => {
    const first = await importFile(database(), example);
    expect(first).toMatchObject({ kind: 'imported', tally: { new: 1, changed: 0, same: 0 } });
    expect(await importFile(database(), example)).toMatchObject({ tally: { new: 0, changed: 0, same: 1 } });
    expect(await all()).toMatchObject([
      { promotionId: 'tuan-khai-mac', points: 50, rules: [{ kind: 'mailProven', atLeast: 1 }, { atLeast: 2 }] },
    ]);
    expect(
      await importFile(
        database(),
        changedTo(() => ({ points: 60 })),
      ),
    ).toMatchObject({ tally: { changed: 1 } });
    const gone = JSON.stringify({ promotions: [], withdraw: ['tuan-khai-mac'] });
    expect(await importFile(database(), gone)).toMatchObject({ tally: { changed: 1 } });
    expect(await all()).toEqual([]);
  });

  it.each<readonly [string, (one: Record<string, unknown>) => object, string]>([
    ['an end before its start', ({ starts }) => ({ ends: starts }), 'promotions.0.ends'],
    ['a picture from elsewhere', () => ({ picture: 'https://x.example/a.png' }), 'promotions.0.picture'],
    [
      'the same condition twice',
      () => ({ rules: [{ kind: 'level' }, { kind: 'level' }] }),
      'promotions.0.rules.1.kind',
    ],
    ['MI-12: a deposit', () => ({ rules: [{ kind: 'deposit', atLeast: 1 }] }), 'promotions.0.rules.0.kind'],
    ['MI-12: money in a field of its own', () => ({ deposit: 1 }), 'promotions.0.deposit'],
  ])('refuses %s by its field, and takes nothing', async (_what, change, field) => {
    const refused = await importFile(database(), changedTo(change));
    expect(refused).toMatchObject({ kind: 'refused', faults: [{ field }] });
    expect(await all()).toEqual([]);
  });
});
