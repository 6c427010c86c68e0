import { expect, it } from 'vitest';
import type { Goal } from '#ports/navigation.ts';
import type { BrowserHistory } from './history.ts';
import { paintedHistory } from './paintedHistory.ts';

/** An address bar, and what was written to it. */
const addressBar = (at: string) => {
  const written: string[] = [];
  let address = at;
  let heard: (goal: Goal) => void = () => {};
  const bar: BrowserHistory = {
    here: () => address,
    state: () => 'kept',
    key: () => 'k',
    cameByPress: () => false,
    push: (to) => written.push(`push ${to}`),
    replace: (to) => written.push(`replace ${to}`),
    hardLoad: () => {},
    watch: (told) => {
      heard = told;
      return () => {};
    },
  };
  const pop = (to: string) => {
    address = to;
    heard({ to, replace: true, state: 'popped', pop: true });
  };
  return { bar, written, pop };
};
const watched = (at: string, painted: string | null) => {
  const { bar, written, pop } = addressBar(at);
  const history = paintedHistory(bar, painted);
  const goals: string[] = [];
  history.watch(({ to }) => goals.push(to));
  return { history, written, pop, goals };
};

it('PAINT: is the address bar itself on the page that was painted, with what the origin does not read', () => {
  const { history, pop, goals } = watched('/en/menu?utm=1#end', '/en/menu');
  expect([history.here(), history.path(), history.state()]).toEqual(['/en/menu?utm=1#end', '/en/menu', 'kept']);
  history.alive();
  expect(goals).toEqual([]);
  pop('/thong-tin');
  expect([goals, history.here()]).toEqual([['/thong-tin'], '/thong-tin']);
});

it('PAINT: is the painted address until hydration is complete, and goes where the browser is then', () => {
  for (const [at, painted] of [
    ['/thong-tin?x=1', '/menu'],
    ['/lich-truc-tiep', '/lich-truc-tiep?date=2026-11-24'],
    ['/lich-truc-tiep?date=2026-11-25', '/lich-truc-tiep?date=2026-11-24'],
  ] as const) {
    const { history, written, goals } = watched(at, painted);
    expect([history.here(), history.state()]).toEqual([painted, null]);
    // The painted page's own words about its address must not be written over another page's.
    history.replace('/menu/better', null);
    expect([written, goals]).toEqual([[], []]);
    history.alive();
    history.alive();
    expect([goals, history.here(), history.state()]).toEqual([[at], at, 'kept']);
    history.replace('/x', null);
    expect(written).toEqual(['replace /x']);
  }
});

it('PAINT: whoever goes Back while a page is hydrated is taken there once it is', () => {
  const { history, pop, goals } = watched('/menu', '/menu');
  pop('/thong-tin');
  expect([goals, history.here()]).toEqual([[], '/menu']);
  history.alive();
  expect(goals).toEqual(['/thong-tin']);
});

it('PAINT: whoever follows a link before the whole page is alive is not brought back', () => {
  for (const go of ['push', 'replace'] as const) {
    const { history, written, goals, pop } = watched('/menu', '/menu');
    history[go]('/thong-tin', null);
    history.alive();
    expect([written, goals]).toEqual([[`${go} /thong-tin`], []]);
    pop('/');
    expect(goals).toEqual(['/']);
  }
});

it('a page that was not painted has the address bar from the start', () => {
  const { history, pop, goals } = watched('/menu', null);
  pop('/');
  history.alive();
  expect([goals, history.here(), history.path()]).toEqual([['/'], '/', '/']);
});
