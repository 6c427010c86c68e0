import { describe, expect, it } from 'vitest';
import type { Goal } from '#ports/navigation.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { browserHistory, originAnswers, tabReloads } from './history.ts';

/** A window whose history works like a browser's, but loads no pages. */
const fakeWindow = (at: string, state: unknown = null) => {
  const target = new EventTarget();
  const loads: string[] = [];
  const entries = [{ url: new URL(at, 'https://khandai.example'), state }];
  let index = 0;
  const current = () => entries[index]!;
  const window = Object.assign(target, {
    history: {
      get state() {
        return current().state;
      },
      scrollRestoration: 'auto',
      pushState: (next: unknown, _: string, to: string) => {
        entries.splice(index + 1, Infinity, { url: new URL(to, current().url), state: next });
        index += 1;
      },
      replaceState: (next: unknown, _: string, to: string) => {
        entries[index] = { url: new URL(to, current().url), state: next };
      },
    },
    location: {
      get pathname() {
        return current().url.pathname;
      },
      get search() {
        return current().url.search;
      },
      get hash() {
        return current().url.hash;
      },
      get href() {
        return current().url.href;
      },
      assign: (url: string) => loads.push(`assign ${url}`),
      reload: () => loads.push('reload'),
    },
  });
  const back = () => {
    index -= 1;
    target.dispatchEvent(new Event('popstate'));
  };
  return { window: window as unknown as Window, loads, back };
};
const start = (at = '/menu?a=1#b', state: unknown = null, kept: Readonly<Record<string, string>> = {}) => {
  const fake = fakeWindow(at, state);
  let ids = 0;
  const tab = fakeStorage(kept);
  return {
    ...fake,
    kept: tab.kept,
    history: browserHistory({ window: fake.window, tab, id: () => `key${(ids += 1)}` }),
  };
};

it('tells where it is, gives the first entry a key, and keeps the scroll from the browser', () => {
  const { history, window } = start();
  expect([history.here(), history.key(), history.state(), window.history.scrollRestoration]).toEqual([
    '/menu?a=1#b',
    'key1',
    null,
    'manual',
  ]);
});

it('finds the key and the state of an entry again after a reload', () => {
  const { history } = start('/', { key: 'kept', state: { layer: 'login' } });
  expect([history.key(), history.state()]).toEqual(['kept', { layer: 'login' }]);
});

it('pushes with a key of its own, and replaces under the same key', () => {
  const { history } = start();
  history.push('/chatroom', 1);
  expect([history.here(), history.key(), history.state()]).toEqual(['/chatroom', 'key2', 1]);
  history.replace('/en/chatroom', 2);
  expect([history.here(), history.key(), history.state()]).toEqual(['/en/chatroom', 'key2', 2]);
});

it('V-3: knows a document that a press asked for, once', () => {
  const pressed = start('/menu?a=1', null, { 'khandai.pressed': '/menu' });
  expect([pressed.history.cameByPress(), pressed.kept.size]).toEqual([true, 0]);
  const leaving = start('/menu', null, { 'khandai.pressed': '/other' });
  expect([leaving.history.cameByPress(), leaving.kept.get('khandai.pressed')]).toEqual([false, '/other']);
  leaving.history.push('/other', null);
  expect(leaving.kept.size).toBe(0);
  expect(start().history.cameByPress()).toBe(false);
});

it('V-3: a document that it leaves for was asked for by a press, a reload was not', () => {
  const { history, kept } = start();
  history.hardLoad('/chatroom?x=1');
  expect(kept.get('khandai.pressed')).toBe('/chatroom');
  const other = start('/menu');
  other.history.hardLoad('/menu');
  expect(other.kept.size).toBe(0);
});

it('tells Back until it is stopped', () => {
  const { history, back } = start();
  const goals: Goal[] = [];
  const stop = history.watch((goal) => goals.push(goal));
  history.push('/a', 'a');
  history.push('/b', 'b');
  back();
  stop();
  back();
  expect(goals).toEqual([{ to: '/a', replace: true, state: 'a', pop: true }]);
  expect(history.key()).toBe('key1');
});

it('loads another page, and this one anew', () => {
  const { history, loads } = start();
  history.hardLoad('/chatroom');
  history.hardLoad('/menu?a=1#b');
  history.hardLoad('https://example.org/');
  expect(loads).toEqual(['assign /chatroom', 'reload', 'assign https://example.org/']);
});

describe('NAV-5', () => {
  const tab = (broken = false) => {
    const kept = new Map<string, string>();
    let now = 1_000_000;
    let serves = true;
    const reloads = tabReloads({
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => {
          if (broken) throw new Error('full');
          kept.set(key, value);
        },
      },
      now: () => now,
      answers: () => Promise.resolve(serves),
    });
    return { kept, reloads, pass: (ms: number) => (now += ms), serve: (on: boolean) => (serves = on) };
  };

  it('NAV-5: grants a reload once per 10 s per path', async () => {
    const { reloads, pass } = tab();
    expect(await reloads.permit('/a')).toBe('granted');
    expect(await reloads.permit('/a')).toBe('tooSoon');
    expect(await reloads.permit('/b')).toBe('granted');
    pass(9999);
    expect(await reloads.permit('/a')).toBe('tooSoon');
    pass(1);
    expect(await reloads.permit('/a')).toBe('granted');
  });

  it('NAV-5: forgets what is old, survives what is not its own, and grants nothing that it cannot remember', async () => {
    const { kept, reloads, pass } = tab();
    await reloads.permit('/a');
    pass(10_000);
    await reloads.permit('/b');
    expect(kept.get('khandai.reloads')).toBe('{"/b":1010000}');
    kept.set('khandai.reloads', 'nonsense');
    expect(await reloads.permit('/b')).toBe('granted');
    kept.set('khandai.reloads', 'null');
    expect(await reloads.permit('/b')).toBe('granted');
    expect(await tab(true).reloads.permit('/a')).toBe('tooSoon');
  });

  it('NAV-5: no reload where the origin does not answer, and none is remembered', async () => {
    const { kept, reloads, serve } = tab();
    serve(false);
    expect([await reloads.permit('/a'), kept.size]).toEqual(['unreachable', 0]);
    serve(true);
    expect(await reloads.permit('/a')).toBe('granted');
  });

  it.each<readonly [string, () => Promise<Response>, boolean]>([
    ['that it serves', () => Promise.resolve(new Response()), true],
    ['that there is no such page', () => Promise.resolve(new Response(null, { status: 404 })), true],
    ['that it does not', () => Promise.resolve(new Response(null, { status: 503 })), false],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('NAV-5: the origin says %s', async (_, answer, serves) => {
    const asked: unknown[] = [];
    const answers = originAnswers((url, init) => {
      asked.push([init?.method, url, init?.cache, init?.signal?.aborted]);
      return answer();
    });
    expect([await answers('/en/menu'), asked]).toEqual([serves, [['HEAD', '/en/menu', 'no-store', false]]]);
  });
});
