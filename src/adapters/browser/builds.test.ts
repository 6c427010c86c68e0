import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { browserBuilds, watchBuilds } from './builds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();
const page = (id: string | null) =>
  ({ querySelector: () => (id === null ? null : { getAttribute: () => id }) }) as unknown as Document;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const builds = (answers: Readonly<Record<string, () => Response>>, running: string | null = 'old') => {
  const asked: string[] = [];
  const port = browserBuilds({
    now: () => 1234,
    page: page(running),
    fetch: async (url) => {
      asked.push(url);
      const answer = answers[url];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
  return { asked, port };
};
const latest = '/builds/latest.json?t=1234';

it('BUILD-1: asks with a timestamp, and reads the list of a build that is new', async () => {
  const { asked, port } = builds({
    [latest]: () => json({ id: 'new' }),
    '/builds/meta/new.json': () => json({ id: 'new', files: [] }),
  });
  expect([await port.latest(signal), asked]).toEqual([succeeded('new'), [latest, '/builds/meta/new.json']]);
});

it('BUILD-1: asks no more where the build still runs', async () => {
  const { asked, port } = builds({ [latest]: () => json({ id: 'old' }) });
  expect([await port.latest(signal), asked, port.running()]).toEqual([succeeded('old'), [latest], 'old']);
  expect(builds({}, null).port.running()).toBeNull();
});

it.each([
  ['unreachable', {}, failed({ kind: 'unreachable' })],
  ['refused', { [latest]: () => json({}, 503) }, failed({ kind: 'refused', code: 503 })],
  ['no manifest', { [latest]: () => json({}) }, failed({ kind: 'malformed', detail: `no id in ${latest}` })],
  ['not all there yet', { [latest]: () => json({ id: 'new' }) }, failed({ kind: 'unreachable' })],
])('BUILD-1: a manifest that is %s is a failure', async (_, answers, expected) => {
  expect(await builds(answers).port.latest(signal)).toEqual(expected);
});

const watch = (answer: () => Outcome<string>) => {
  const told: string[] = [];
  const logged: unknown[] = [];
  let visible = true;
  let changed: (visible: boolean) => void = () => {};
  const stop = watchBuilds({
    builds: { running: () => 'old', latest: async () => answer() },
    visibility: {
      isVisible: () => visible,
      watch: (listener) => {
        changed = listener;
        return () => (changed = () => {});
      },
    },
    log: { warn: (message, detail) => logged.push([message, detail]), report: () => {} },
    tell: (id) => told.push(id),
  });
  const turn = (now: boolean) => {
    visible = now;
    changed(now);
  };
  return { told, logged, stop, turn };
};

it('BUILD-1: asks every 5 minutes while seen, and on return to the tab', async () => {
  const { told, turn, stop } = watch(() => succeeded('new'));
  await vi.advanceTimersByTimeAsync(299_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['new']);
  turn(false);
  await vi.advanceTimersByTimeAsync(900_000);
  expect(told).toEqual(['new']);
  turn(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['new', 'new']);
  turn(true);
  stop();
  await vi.advanceTimersByTimeAsync(900_000);
  expect(told).toEqual(['new', 'new']);
});

it('BUILD-1: a failed fetch is logged', async () => {
  const { told, logged, stop } = watch(() => failed({ kind: 'unreachable' }));
  await vi.advanceTimersByTimeAsync(300_000);
  expect([told, logged]).toEqual([[], [['Build manifest could not be read', { kind: 'unreachable' }]]]);
  stop();
});
