import { Suspense, use, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { createResources } from '#machines/resource/resources.ts';
import { totalLive } from '#machines/schedule/schedule.resources.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { silentPorts } from '../../../tests/fakes/ports.ts';
import { AppContext, type App } from '../app/AppContext.ts';
import { createHeldAtPainting } from '../app/heldAtPainting.ts';
import { bareStage, createStage } from '../app/stage.ts';
import { useStage } from '../features/player/useStage.ts';
import { useResource } from './useResource.ts';
import { useSelector } from './useSelector.ts';

const all = { liveModeId: null };
const now = 1_700_000_000_000;
const seeds = new Map([['totalLive {"liveModeId":null}', { value: { totalLive: 2 }, at: now }]]);
const counter = setup({ types: { context: {} as { readonly count: number }, events: {} as { type: 'up' } } });
const counterMachine = counter.createMachine({
  context: { count: 0 },
  on: { up: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});

/** A page as both sides start it: with an embedded answer. */
const pageOf = () => {
  const base = fakeApp();
  const atPainting = createHeldAtPainting();
  const resources = createResources(silentPorts(), {
    clock: { now: () => now },
    visibility: { isVisible: () => true, watch: () => () => {} },
    log: base.log,
    seeds,
    made: (_key, data) => atPainting.keep(data),
  });
  resources.prefetch(totalLive, all);
  const count = createActor(counterMachine).start();
  const painted = { at: now, zone: 'UTC', menus: {}, held: atPainting.held };
  const app: App = { ...base, resources, painted, stage: createStage() };
  return { app, count, alive: false };
};
type PageOf = ReturnType<typeof pageOf>;

const Alive = ({ page }: { readonly page: PageOf }) => {
  useEffect(() => {
    page.alive = true;
  }, [page]);
  return null;
};
const Shown = ({ count }: PageOf) => {
  const { value, busy, receivedAt } = useResource(totalLive, all);
  const times = useSelector(count, ({ context }) => context.count);
  const mode = useStage((stage) => stage.mode);
  return <output>{JSON.stringify([value?.totalLive, busy, receivedAt, times, mode])}</output>;
};
const Waits = ({ until, children }: { readonly until: Promise<void> | null; readonly children: ReactNode }) => {
  if (until) use(until);
  return children;
};
/** Two parts that show the same data, one of which can be hydrated later. */
const Parts = ({ page, until }: { readonly page: PageOf; readonly until: Promise<void> | null }) => (
  <AppContext value={page.app}>
    <Alive page={page} />
    <Shown {...page} />
    <Suspense>
      <Waits until={until}>
        <Shown {...page} />
      </Waits>
    </Suspense>
  </AppContext>
);

let root: Root | null = null;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});
const shown = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);

it('PAINT: what changes while a later part of a painted page is not taken over yet changes there too, without a word', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Parts page={pageOf()} until={null} />);
  const before = JSON.stringify([2, false, now, 0, bareStage.mode]);
  expect(shown()).toEqual([before, before]);
  const later = place.querySelectorAll('output')[1];
  const said: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts) => void said.push(parts.join(' ')));
  const page = pageOf();
  let letGo = () => {};
  const until = new Promise<void>((go) => (letGo = go));
  root = hydrateRoot(place, <Parts page={page} until={until} />, {
    onRecoverableError: (error) => void said.push(String(error)),
  });
  await expect.poll(() => page.alive).toBe(true);
  page.app.resources.update(totalLive, all, () => ({ totalLive: 3 }));
  page.app.resources.refresh(totalLive, all);
  page.app.stage.arrange({ mode: 'theater' });
  page.count.send({ type: 'up' });
  const after = JSON.stringify([3, true, now, 1, 'theater']);
  await expect.poll(shown).toEqual([after, before]);
  letGo();
  await expect.poll(shown).toEqual([after, after]);
  expect(place.querySelectorAll('output')[1]).toBe(later);
  expect(said).toEqual([]);
  spy.mockRestore();
});

it('a part that is made anew with each drawing is the same for the same snapshot', async () => {
  const count = createActor(counterMachine).start();
  const List = () => <output>{useSelector(count, ({ context }) => [context.count]).join(' ')}</output>;
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<List />);
  await expect.poll(shown).toEqual(['0']);
  count.send({ type: 'up' });
  await expect.poll(shown).toEqual(['1']);
});
