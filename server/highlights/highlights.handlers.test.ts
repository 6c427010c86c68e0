import { expect, it } from 'vitest';
import type { HighlightSlice } from '#domain/highlights/highlight.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import { aStoredHighlight, fakeHighlightCatalogue, fakeHighlights } from '../testing/fakeHighlights.ts';

const context = (locale: 'vi' | 'en' | 'zh' = 'vi') => ({ locale, now: 0, viewer: null }) as unknown as CallContext;
const HOUR = 3_600_000;
const guard = {
  ...{ fixtureId: 'f1', leagueId: 'l1', startTs: 0, localteam: { id: 't1' }, visitorteam: { id: 't2' } },
};
const stored = Array.from({ length: 30 }, (_, i) =>
  aStoredHighlight(`k${String(i).padStart(2, '0')}`, {
    ...{ createdAt: i * HOUR, slug: `doan-${i}` },
    targets: i === 3 ? [{ type: 'team', id: 't1' }] : [],
    ...(i % 2 === 0 && { category: 'esport', type: 'tran-dau' }),
    ...(i === 4 && { titles: { vi: 'Tỷ số 2–1', en: 'Two–one' }, spoilerMatches: [guard] }),
  }),
);
const handlers = fakeHighlights({ catalogue: fakeHighlightCatalogue(stored, new Map([['k07', 90]])) });
const ids = (slice: unknown) => (slice as HighlightSlice).list.map(({ highlightId }) => highlightId);
const list = (input: Parameters<typeof handlers.list>[0]) => handlers.list(input, context());

it('NE-3: newest first, whole in slices without a repetition, and by views', async () => {
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const slice = (await list(cursor === undefined ? {} : { cursor })) as HighlightSlice;
    seen.push(...ids(slice));
    cursor = slice.next;
  }
  expect(seen).toEqual(stored.map(({ highlightId }) => highlightId).toReversed());
  expect(ids(await list({ sort: 'viewCount,desc' }))[0]).toBe('k07');
  expect(ids(await list({ hot: 'xem-nhieu-nhat' }))[0]).toBe('k07');
  expect(ids(await list({ hot: 'xem-nhieu-nhat', sort: 'mostArticle,desc' }))[0]).toBe('k29');
  expect(ids(await list({ hot: 'de-xuat', teams: 't1,t9' }))[0]).toBe('k03');
});

it('NE-1: a list is of its category and type, or about one thing; the tree names what there is, by sport', async () => {
  expect(ids(await list({ category: 'bong-da', type: 'tran-dau' }))).toEqual([]);
  expect(ids(await list({ category: 'esport', type: 'tran-dau' }))).toHaveLength(15);
  expect(ids(await list({ about: 'fixture:f1' }))).toEqual(['k04']);
  expect(await handlers.categoryTree({}, context('en'))).toEqual([
    { slug: 'bong-da', name: 'Football', types: [{ slug: 'ban-thang', name: 'Goals' }] },
    { slug: 'esport', name: 'Esports', types: [{ slug: 'tran-dau', name: 'Matches' }] },
  ]);
});

it('NE-6: a highlight comes with its streams and what is next, its title in the language of the reader', async () => {
  const found = await handlers.detail({ slug: 'doan-4' }, context('en'));
  expect(found).toMatchObject({
    ...{ lang: 'en', title: 'Two–one', safeTitle: 'Bến Gỗ – Nắng Sớm', spoilerFor: ['f1'], durationSec: 4.8 },
    streams: [{ protocol: 'dash', streamLink: '/media/highlights/k04/index.mpd' }, { protocol: 'hls' }],
  });
  expect((found as { next: readonly unknown[] }).next).toHaveLength(8);
  expect(await handlers.detail({ slug: 'doan-4' }, context('zh'))).toMatchObject({ lang: 'vi', title: 'Tỷ số 2–1' });
  expect(await handlers.detail({ slug: 'khong-co' }, context())).toMatchObject({ code: 404 });
});

it('NE-6: nobody cuts, asks for a cut or withdraws one but the roles leaderOperator and qc', async () => {
  for (const [role, siteRoleId] of Object.entries(SITE_ROLES)) {
    const by = { ...context(), viewer: { kind: 'member', userId: 'lan', siteRoleId } as MemberViewer };
    const answers = [
      await handlers.state({ highlightId: 'h' }, by),
      await handlers.withdraw({ highlightId: 'h', clientId: 'c' }, by),
    ];
    const code = role === 'leaderOperator' || role === 'qc' ? 404 : 403;
    expect([role, answers]).toMatchObject([role, [{ code }, { code }]]);
  }
});
