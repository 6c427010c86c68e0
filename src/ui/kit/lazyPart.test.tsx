import { memo, Suspense, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectPageError } from '#machines/navigation/navigation.selectors.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import { lazyPart, loadPaintedParts } from './lazyPart.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await clear();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const open = async (load: () => Promise<{ readonly default: (props: { readonly name: string }) => string }>) => {
  const Part = lazyPart(load);
  const app = fakeApp({ reloads: { permit: async () => 'unreachable' } });
  const { place } = await show(
    <>
      <p>trang</p>
      <Suspense fallback="chờ">
        <Part name="phần" />
      </Suspense>
    </>,
    app,
  );
  return { app, place };
};
const Shown = ({ name }: { readonly name: string }) => name;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Part.js'));

it('draws what comes, with its properties', async () => {
  const { place } = await open(async () => ({ default: Shown }));
  await pass(1000);
  expect(place.textContent).toBe('trangphần');
});

it('NAV-5: the page stays without code that cannot be had, which is asked for until it is there', async () => {
  let asked = 0;
  const { app, place } = await open(async () => {
    asked += 1;
    return asked < 3 ? missing() : { default: Shown };
  });
  await pass(1000);
  expect([place.textContent, asked]).toEqual(['trang', 1]);
  await pass(5000);
  expect([place.textContent, asked]).toEqual(['trang', 2]);
  await pass(5000);
  await pass(1000);
  expect([place.textContent, asked, selectPageError(app.navigation.getSnapshot())]).toEqual(['trangphần', 3, null]);
});

it('NAV-5: a style sheet that could not be had is asked for again with its code', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset['failed'] = '';
  link.href = 'data:text/css,p{letter-spacing:3px}';
  let asked = 0;
  const { place } = await open(async () => {
    asked += 1;
    if (asked > 1) return { default: Shown };
    document.head.append(link);
    return missing();
  });
  await pass(1000);
  await pass(5000);
  await vi.waitFor(() => expect(place.textContent).toBe('trangphần'));
  expect(document.querySelector('[data-failed]')).toBeNull();
  expect(getComputedStyle(place.querySelector('p')!).letterSpacing).toBe('3px');
  document.querySelector('link[href^="data:"]')!.remove();
});

it('what breaks in a part otherwise is left out, and not drawn again', async () => {
  const drawn = vi.fn(() => {
    throw new Error('broken on purpose');
  });
  const { app, place } = await open(async () => ({ default: drawn }));
  await pass(1000);
  const times = drawn.mock.calls.length;
  await pass(20_000);
  expect([place.textContent, drawn.mock.calls.length]).toEqual(['trang', times]);
  expect(selectPageError(app.navigation.getSnapshot())).toBeNull();
});

it('NE-8: what was painted of a later part stands as it was until its code is there, however its page is drawn meanwhile', async () => {
  vi.useRealTimers();
  const Said = ({ name }: { readonly name: string }) => {
    const [pressed, press] = useState(0);
    return <button onClick={() => press((n) => n + 1)}>{`${name} ${pressed}`}</button>;
  };
  let come: (module: { readonly default: typeof Said }) => void = () => {};
  const coming = new Promise<{ readonly default: typeof Said }>((done) => {
    come = done;
  });
  const pageWith = (Part: ComponentType<{ readonly name: string }>) => {
    const Place = memo(() => (
      <Suspense fallback="chờ">
        <Part name="phần" />
      </Suspense>
    ));
    return () => {
      const [drawn, draw] = useState(0);
      return (
        <>
          <a href="#a" onClick={() => draw((n) => n + 1)}>{`trang ${drawn}`}</a>
          <Place />
        </>
      );
    };
  };
  const There = pageWith(lazyPart(async () => ({ default: Said }), { painted: 'later' }));
  renderToString(<There />);
  await loadPaintedParts({ later: true });
  const Here = pageWith(lazyPart(() => coming, { painted: 'later' }));
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<There />);
  const painted = place.querySelector('button')!;
  expect(painted.textContent).toBe('phần 0');
  const said: unknown[] = [];
  const root = hydrateRoot(place, <Here />, { onRecoverableError: (error) => said.push(error) });
  await vi.waitFor(() => {
    place.querySelector('a')!.click();
    expect(place.querySelector('a')!.textContent).not.toBe('trang 0');
  });
  expect(place.querySelector('button')).toBe(painted);
  come({ default: Said });
  await vi.waitFor(() => {
    painted.click();
    expect(painted.textContent).not.toBe('phần 0');
  });
  expect([place.querySelector('button') === painted, said]).toEqual([true, []]);
  root.unmount();
  place.remove();
});
