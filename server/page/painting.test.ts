import { describe, expect, it, vi } from 'vitest';
import { findRoute } from '#domain/routing/findRoute.ts';
import type { CallContext, Handlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import { encode } from '../http/encoded.ts';
import { timeless, withContent } from './content.ts';
import { createStalePages } from './stalePages.ts';
import { createPainter, isAskedWhole, isPainted, type Paint } from './painting.ts';

const visit = {
  url: '/',
  locale: 'vi',
  zone: 'Asia/Bangkok',
  domain: 'khandai.example',
  hides: { results: false, odds: false },
} as const;
const context = { now: 5 } as CallContext;

const start = (paint: Paint, schedule = {}) => {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (event: string) => void warnings.push(event), error: () => {} };
  const handlers = new Proxy({ schedule } as unknown as Handlers, {
    get: (given, area) => Reflect.get(given, area) ?? {},
  });
  return { painter: createPainter({ paint, handlers, nobody: () => context, log }), warnings };
};

describe('painting', () => {
  it('asks the handlers for nobody in particular, and tells a refusal as a value', async () => {
    const asked: unknown[] = [];
    const { painter } = start(
      async ({ ask, now }) => ({
        html: String(now),
        island: [
          await ask('GET /other/api/schedule/total-live-schedule', { id: 'a' }),
          await ask('GET /live/api/schedule/liveRoom', {}),
        ],
      }),
      {
        totalLive: async (...given: unknown[]) => {
          asked.push(given);
          return { totalLive: 3 };
        },
        liveRoom: async () => refused(404),
      },
    );
    expect(await painter.paint(visit)).toEqual({
      html: '5',
      island: [
        { ok: true, value: { totalLive: 3 } },
        { ok: false, failure: { kind: 'refused', code: 404 } },
      ],
    });
    expect(asked).toEqual([[{ id: 'a' }, context]]);
  });

  it('counts and logs a page that could not be painted, and lets it go without its content', async () => {
    const { painter, warnings } = start(() => Promise.reject(new Error('on purpose')));
    expect(await painter.paint(visit)).toBeNull();
    expect([painter.failures(), warnings]).toEqual([1, ['page not painted']]);
  });

  it('waits a second and no longer', async () => {
    vi.useFakeTimers();
    const { painter } = start(() => new Promise(() => {}));
    const painted = painter.paint(visit);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await painted).toBeNull();
    vi.useRealTimers();
  });

  it('paints four pages at once; a fifth goes without, rather than into a queue', async () => {
    let finish = () => {};
    const done = new Promise<void>((end) => (finish = end));
    const { painter } = start(() => done.then(() => ({ html: '', island: null })));
    const under = [1, 2, 3, 4].map(() => painter.paint(visit));
    expect([painter.isBusy(), await painter.paint(visit), painter.failures()]).toEqual([true, null, 0]);
    finish();
    await Promise.all(under);
    expect(painter.isBusy()).toBe(false);
  });

  it('paints forty pages in a row and then ten a second, whoever asks for ever new ones', async () => {
    vi.useFakeTimers();
    const { painter } = start(() => Promise.resolve({ html: '', island: null }));
    const paintedOf = async (asked: number) => {
      let painted = 0;
      for (let i = 0; i < asked; i += 1) if (await painter.paint(visit)) painted += 1;
      return painted;
    };
    expect([await paintedOf(100), painter.isBusy(), painter.failures()]).toEqual([40, true, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([painter.isBusy(), await paintedOf(100)]).toEqual([false, 10]);
    vi.useRealTimers();
  });

  it.each([
    ['/', true],
    ['/lich-truc-tiep/the-thao/bong-da', true],
    ['/thong-tin', true],
    ['/truc-tiep/the-thao/bong-da/ben-go-vs-ha-thanh-7', true],
    ['/lich-truc-tiep/dat-lich-cua-ban', false],
    ['/chatroom', false],
  ])('of %s: %s', (path, painted) => {
    expect(isPainted(findRoute(path)!)).toBe(painted);
  });

  it('leaves what is asked for beside a day to the browser', () => {
    expect(
      ['/?date=2026-11-22', '/?link=x', '/?tab=odds', '/?blv=1', '/a?date=x&q=ben', '/a?muc=lich'].map(isAskedWhole),
    ).toEqual([...[true, true, true, false, false, false]]);
  });
});

it('an older page is had for a minute, and only so many are kept', () => {
  let now = 0;
  const stale = createStalePages<string>({ maxEntries: 2, mostMs: 60_000, clock: () => now });
  for (const key of ['a', 'b', 'a', 'c']) stale.keep(key, key);
  expect(['a', 'b', 'c'].map(stale.of)).toEqual(['a', null, 'c']);
  now = 60_001;
  expect(stale.of('a')).toBeNull();
});

it('a page with its content has its data as data, and its code where the blocking script finds it', () => {
  const page =
    '<html><head><script type="module" crossorigin src="/assets/i.js"></script><link rel="modulepreload" crossorigin href="/assets/r.js"></head><body><div id="root"></div></body></html>';
  const painted = { html: '<link rel="preload" as="image" href="/p.webp"/><main>$& Bến</main>', island: ['</script>'] };
  const whole = withContent(page, painted);
  expect(whole).toContain('<div id="root"><main>$& Bến</main></div>');
  expect(whole).toContain('<script type="application/json" id="island">["\\u003c/script\\u003e"]</script>');
  expect(whole).toContain('<meta name="entry" content="/assets/r.js /assets/i.js"></head>');
  expect(whole).toContain('<link rel="later" crossorigin href="/assets/r.js">');
  expect(whole).not.toContain('type="module"');
});

it('ETag: a page painted again is the same page until something else than its time has changed', async () => {
  const page = '<script type="module" crossorigin src="/i.js"></script><div id="root"></div>';
  const tagOf = async (at: number, score: string) => {
    const answers = [['room', { at, value: { score, kickOff: { at: 17 } } }]];
    const text = withContent(page, { html: '<main></main>', island: { at, answers } });
    return (await encode(text, timeless(text))).etag;
  };
  const first = await tagOf(1_795_000_000_000, '1-0');
  expect(await tagOf(1_795_000_002_000, '1-0')).toBe(first);
  expect(await tagOf(1_795_000_002_000, '2-0')).not.toBe(first);
  const bare = '<div id="root">{"at":5}</div>';
  expect(timeless(bare)).toBe(bare);
});
