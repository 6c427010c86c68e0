import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { boxAt, boxes } from '#server/media/box.ts';
import { keptHighlights } from '#server/highlights/highlights.store.ts';
import type { CutWish } from '#domain/highlights/highlight.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { highlightsWorld, MINUTE } from './support/highlightsWorld.ts';

const fieldsOf = (answer: unknown) => (isRefused(answer) ? [answer.code, answer.fields] : answer);
const codeOf = (answer: unknown) => (isRefused(answer) ? answer.code : 200);

onEveryEngine('highlights', (open) => {
  const { home, process, by, wish, goal } = highlightsWorld(open);
  const filesOf = (highlightId: string) => join(home.made, highlightId);
  const listed = async (calls: ReturnType<typeof process>['calls']) =>
    granted(await calls.list({}, callContext({ now: home.now }))).list;

  it('NE-6: what is asked for is cut by the job, with the goal of the match as its chapter, and is then there for all', async () => {
    const { calls, cutting } = process();
    const begun = granted(await calls.create(wish(), by()));
    expect(begun).toEqual({ highlightId: begun.highlightId, state: 'cutting' });
    expect([await listed(calls), existsSync(filesOf(begun.highlightId))]).toEqual([[], false]);
    await cutting.run();
    const ready = granted(await calls.state({ highlightId: begun.highlightId }, by()));
    expect(ready).toMatchObject({ state: 'ready', slug: `ben-go-nang-som-vong-3-${begun.highlightId}` });
    expect(await listed(calls)).toMatchObject([
      {
        ...{ title: 'Sa mở tỷ số: 1–0', safeTitle: 'Bến Gỗ – Nắng Sớm, Vòng 3', durationSec: 12.8, createdAt: NOW },
        ...{ fixtureId: 'f1', roomId: 'r1', spoilerFor: ['f1'], demo: false, lang: 'vi' },
      },
    ]);
    const one = granted(await calls.detail({ slug: ready.slug! }, callContext({ locale: 'en' })));
    expect(one).toMatchObject({
      ...{ safeTitle: 'Bến Gỗ – Nắng Sớm, Round 3', lang: 'vi', roomTs: expect.any(Number) as number },
      chapters: [{ label: '20′ Sa 1–0', kind: 'goal', eventId: 'e1', momentId: 'f1-g1' }],
    });
    expect(one.roomTs! + one.chapters[0]!.sec * 1000).toBe(one.chapters[0]!.ts);
    const tracks = readdirSync(filesOf(begun.highlightId)).filter((name) => !name.includes('.'));
    expect(tracks.toSorted()).toEqual(['a1', 'v1080', 'v1080max', 'v540', 'v720']);
  });

  it('NE-6: chapters that somebody named stand instead, each with the moment of the match that is there', async () => {
    const { calls, cutting } = process();
    const chapters = [
      { sec: 3, label: ' Sa <b>dứt điểm</b> ' },
      { sec: 11, label: 'Ăn mừng' },
    ];
    const { highlightId } = granted(await calls.create(wish({ chapters }), by()));
    await cutting.run();
    const { slug } = granted(await calls.state({ highlightId }, by()));
    const { chapters: shown } = granted(await calls.detail({ slug: slug! }, callContext()));
    expect(shown).toMatchObject([{ label: 'Sa dứt điểm', momentId: 'f1-g1' }, { label: 'Ăn mừng' }]);
    expect(shown[1]!.momentId).toBeUndefined();
  });

  it('NE-6: a press that comes twice is one highlight, whoever else presses the same', async () => {
    const { calls, cutting } = process();
    const once = wish();
    const [one, two] = await Promise.all([calls.create(once, by()), calls.create(once, by())]);
    expect(granted(one).highlightId).toBe(granted(two).highlightId);
    const others = granted(await calls.create(once, by('minh')));
    await cutting.run();
    expect(granted(await calls.create(once, by()))).toMatchObject({ state: 'ready' });
    expect((await listed(calls)).map(({ highlightId }) => highlightId).toSorted()).toEqual(
      [granted(one).highlightId, others.highlightId].toSorted(),
    );
  });

  const hostile: readonly (readonly [string, Partial<CutWish>, Readonly<Record<string, string>>])[] = [
    ['backwards', { fromTs: goal.ts, toTs: goal.ts - 1 }, { toTs: 'must be later than fromTs' }],
    ['shorter than three seconds', { fromTs: goal.ts, toTs: goal.ts + 2999 }, { toTs: 'shorter than 3 seconds' }],
    ['longer than five minutes', { toTs: goal.ts + 5 * MINUTE }, { toTs: 'longer than 5 minutes' }],
    ['before the match', { fromTs: 0, toTs: 10_000 }, { fromTs: 'the stream does not reach back so far' }],
    ['not yet there', { fromTs: NOW - 4000, toTs: NOW + 4000 }, { toTs: 'the stream is not there yet' }],
    ['of no room', { roomId: 'khongco' }, { roomId: 'unknown' }],
    ['of a room with somebody else’s stream', { roomId: 'r2' }, { roomId: 'no stream of this origin' }],
    ['in no category', { category: 'bong-da', type: 'hop-dong' }, { category: 'unknown' }],
    ['without a title that is seen', { titles: { vi: '\u200e <script></script> ' } }, { 'titles.vi': 'empty' }],
    ['with a chapter of nothing', { chapters: [{ sec: 1, label: '\u202e' }] }, { 'chapters.0.label': 'empty' }],
    ['with a chapter behind its end', { chapters: [{ sec: 13, label: 'x' }] }, { 'chapters.0.sec': 'behind the end' }],
  ];
  it.each(hostile)(
    'NE-6: a cut %s is refused with the field, and nothing of it is stored',
    async (_title, changed, why) => {
      const { calls, store } = process();
      expect(fieldsOf(await calls.create(wish(changed), by()))).toEqual([422, why]);
      expect(await store.toCut()).toEqual([]);
    },
  );

  it('NE-6: who may not cut is told so before anything is read of the wish', async () => {
    const { calls } = process();
    for (const role of ['member', 'commentator', 'host', 'silent', 'customerCare', 'ad'] as const)
      expect(codeOf(await calls.create(wish({ roomId: 'khongco' }), by('x', SITE_ROLES[role])))).toBe(403);
  });

  it('HOUSE-6: a process that dies while it cuts leaves nothing half, and the next one ends what it began', async () => {
    const { calls, cutting } = process({
      streams: {
        plan: () => null,
        cut: () => Promise.reject(new Error('killed')),
      },
      // The row stays as the dead process left it.
      store: { ...process().store, fail: async () => 0 },
    });
    const { highlightId } = granted(await process().calls.create(wish(), by()));
    await cutting.run();
    expect(granted(await calls.state({ highlightId }, by())).state).toBe('cutting');
    // It dies again after writing the files, before anybody is notified.
    const after = process();
    const dying = process({
      store: { ...after.store, finish: () => Promise.reject(new Error('killed')), fail: async () => 0 },
    });
    await dying.cutting.run();
    expect([existsSync(filesOf(highlightId)), await listed(after.calls)]).toEqual([true, []]);
    await after.cutting.run();
    expect(granted(await after.calls.state({ highlightId }, by())).state).toBe('ready');
    expect(readdirSync(home.made)).toEqual([highlightId]);
  });

  it('NE-6: what waits too long is still cut, as the stream stood when it was asked for', async () => {
    const { calls } = process();
    const { highlightId } = granted(await calls.create(wish(), by()));
    home.now = NOW + 120 * MINUTE;
    const late = process();
    await late.cutting.run();
    const { state, slug } = granted(await late.calls.state({ highlightId }, by()));
    expect(state).toBe('ready');
    const view = callContext({ now: home.now });
    expect(granted(await late.calls.detail({ slug: slug! }, view)).roomTs).toBeUndefined();
  });

  it('NE-6: a cut that cannot be made says why, and the next is cut all the same', async () => {
    const { calls } = process();
    const [one, two] = [granted(await calls.create(wish(), by())), granted(await calls.create(wish(), by()))];
    const ids = [one.highlightId, two.highlightId].toSorted();
    const gone = process({ streams: { plan: () => null, cut: async () => null } });
    await gone.cutting.run();
    for (const highlightId of ids)
      expect(granted(await calls.state({ highlightId }, by()))).toEqual({ highlightId, state: 'failed', why: 'gone' });
    const third = granted(await calls.create(wish(), by()));
    const full = process({ streams: { plan: () => null, cut: () => Promise.reject(new Error('ENOSPC')) } });
    await full.cutting.run();
    expect(granted(await calls.state({ highlightId: third.highlightId }, by()))).toMatchObject({ why: 'failed' });
    const fourth = granted(await calls.create(wish(), by()));
    await process().cutting.run();
    expect(granted(await calls.state({ highlightId: fourth.highlightId }, by())).state).toBe('ready');
  });

  it('NE-6: a withdrawn highlight is gone with its files, also where it was withdrawn while it was cut', async () => {
    const { calls, cutting } = process();
    const { highlightId } = granted(await calls.create(wish(), by()));
    await cutting.run();
    const { slug } = granted(await calls.state({ highlightId }, by()));
    const away = (id: string) => calls.withdraw({ highlightId: id, clientId: 'w' }, by());
    expect([await away(highlightId), await away(highlightId)]).toEqual([null, null]);
    expect([await listed(calls), existsSync(filesOf(highlightId))]).toEqual([[], false]);
    expect(codeOf(await calls.detail({ slug: slug! }, callContext()))).toBe(404);
    expect(codeOf(await calls.state({ highlightId }, by()))).toBe(404);
    expect(codeOf(await away('khong-co'))).toBe(404);

    const next = granted(await calls.create(wish(), by()));
    const { store } = process();
    const slow = process({
      store: {
        ...store,
        finish: async (...done) => {
          await away(next.highlightId);
          return store.finish(...done);
        },
      },
    });
    await slow.cutting.run();
    expect([await listed(slow.calls), readdirSync(home.made)]).toEqual([[], []]);
  });

  it('HOUSE-6: files that belong to nothing any more are removed, whole or half', async () => {
    const { calls, cutting, store } = process();
    const { highlightId } = granted(await calls.create(wish(), by()));
    await cutting.run();
    await store.withdraw(highlightId);
    const kept = granted(await calls.create(wish(), by()));
    await cutting.run();
    expect(readdirSync(home.made).toSorted()).toEqual([highlightId, kept.highlightId].toSorted());
    await cutting.tidy();
    expect(readdirSync(home.made)).toEqual([kept.highlightId]);
  });

  it('NE-6: what was cut joins to one film: each rendition counts its time on from 0 without a gap', async () => {
    const { calls, cutting } = process();
    const { highlightId } = granted(await calls.create(wish(), by()));
    await cutting.run();
    for (const track of ['v540', 'v1080max', 'a1']) {
      const of = (n: number) => readFileSync(join(filesOf(highlightId), track, `${n}.m4s`));
      const times = Array.from({ length: 8 }, (_, n) => {
        const [moof] = boxes(of(n));
        return Number(of(n).readBigUInt64BE(boxAt(of(n), moof!, 'traf', 'tfdt').body + 4));
      });
      expect(times[1]).toBeGreaterThan(0);
      expect(times).toEqual(times.map((_, n) => n * times[1]!));
    }
  });

  it('HOUSE-6: of a member it is told what they cut, and after their erasure nobody cut it', async () => {
    const { calls, cutting } = process();
    const { highlightId } = granted(await calls.create(wish(), by('minh')));
    await cutting.run();
    const kept = keptHighlights(open());
    expect(await kept.tell('minh')).toEqual([{ highlightId, roomId: 'r1', at: NOW }]);
    await kept.erase(open(), 'minh');
    expect([await kept.tell('minh'), (await listed(calls)).length]).toEqual([[], 1]);
  });
});
