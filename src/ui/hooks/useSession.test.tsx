import { Suspense, use, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { AppContext, type App } from '../app/AppContext.ts';
import { createLazy } from '../app/lazy.ts';
import { useEarlySession } from './useSession.ts';

interface PageProps {
  readonly app: App;
  /** What a part of the page waits for before it can be hydrated. */
  readonly until: Promise<void> | null;
  readonly alive?: () => void;
}
const Later = ({ until }: Pick<PageProps, 'until'>) => {
  if (until) use(until);
  return <output>painted</output>;
};
const Frame = ({ until, alive }: Omit<PageProps, 'app'>) => {
  const session = useEarlySession();
  useEffect(() => alive?.(), [alive]);
  return (
    <>
      <p>{session ? 'session' : 'none'}</p>
      <Suspense>
        <Later until={until} />
      </Suspense>
    </>
  );
};
const Page = ({ app, ...rest }: PageProps) => (
  <AppContext value={app}>
    <Frame {...rest} />
  </AppContext>
);

it('PAINT: a session that comes during hydration leaves the parts that are not hydrated yet as they were painted', async () => {
  const base = fakeApp();
  const loaded = await base.session.load();
  const session = createLazy(() => Promise.resolve(loaded));
  const app: App = { ...base, session };
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Page app={app} until={null} />);
  const painted = place.querySelector('output');
  const said: string[] = [];
  let letGo = () => {};
  const until = new Promise<void>((go) => (letGo = go));
  let alive = () => {};
  const hydrated = new Promise<void>((yes) => (alive = yes));
  const root = hydrateRoot(place, <Page app={app} until={until} alive={alive} />, {
    onRecoverableError: (error) => void said.push(String(error)),
  });
  await hydrated;
  expect(place.querySelector('p')?.textContent).toBe('none');
  await session.load();
  letGo();
  await expect.poll(() => place.querySelector('p')?.textContent).toBe('session');
  expect(place.querySelector('output')).toBe(painted);
  expect(said).toEqual([]);
  root.unmount();
  place.remove();
});
