import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { succeeded } from '#ports/failure.ts';
import { fakeApp, fakeLayerHistory } from '../../../tests/fakes/app.ts';
import { silentPorts } from '../../../tests/fakes/ports.ts';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { SearchBox } from './SearchBox.tsx';

afterEach(unmountAll);

const open = async (embedded?: boolean) => {
  const bar = fakeLayerHistory();
  const matches = () => Promise.resolve(succeeded([aMatch({ status: '67' })]));
  const ports = silentPorts({ schedule: { feature: matches, day: matches } });
  const app = fakeApp({ layerHistory: bar.history, ports });
  const place = await mount(app, <SearchBox {...(embedded && { embedded, focused: true })} />, []);
  await expect.poll(() => place.querySelector('input')).not.toBeNull();
  const input = place.querySelector('input')!;
  const suggested = () => place.querySelectorAll('[role="option"]').length > 0;
  const type = async (text: string) => {
    await userEvent.type(input, text);
    await expect.poll(suggested).toBe(true);
  };
  return { bar, app, place, input, suggested, type };
};

it('X44: Back closes what the box suggests before anything else, and leaves the text', async () => {
  const { app, bar, input, suggested, type } = await open();
  await userEvent.click(input);
  expect(bar.depth()).toBe(0);
  await type('ben');
  expect([bar.depth(), input.ariaExpanded]).toEqual([1, 'true']);
  bar.go(-1);
  await expect.poll(suggested).toBe(false);
  expect([bar.depth(), app.layers.names(), input.value, input.ariaExpanded]).toEqual([0, [], 'ben', 'false']);
  expect(document.activeElement).toBe(input);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(suggested).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(suggested).toBe(false);
  expect([bar.depth(), input.value]).toEqual([0, '']);
});

it('X44: takes its entry along when the text is cleared, when the box is left, and when it goes', async () => {
  const { bar, input, suggested, type } = await open();
  await type('b');
  await userEvent.clear(input);
  await expect.poll(suggested).toBe(false);
  expect(bar.depth()).toBe(0);
  await type('b');
  expect(bar.depth()).toBe(1);
  input.blur();
  await expect.poll(suggested).toBe(false);
  expect(bar.depth()).toBe(0);
  input.focus();
  await expect.poll(suggested).toBe(true);
  unmountAll();
  expect(bar.depth()).toBe(0);
});

it('adds no layer of its own inside the sheet of a phone', async () => {
  const { bar, type } = await open(true);
  await type('ben');
  expect(bar.depth()).toBe(0);
});

it('SH-12: what is not found today is looked for in the whole schedule, by Enter or as the last line', async () => {
  const { app, input, place } = await open();
  const where = () => {
    const { path, search } = app.navigation.getSnapshot().context;
    return search === '' ? path : `${path}?${search}`;
  };
  await userEvent.type(input, 'gió mùa & 1');
  await expect.poll(() => place.querySelectorAll('[role="option"]').length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(where).toBe('/thong-tin-tran-dau?q=gi%C3%B3%20m%C3%B9a%20%26%201');
  await userEvent.type(input, 'ben');
  await expect.poll(() => place.querySelectorAll('[role="option"]').length).toBeGreaterThan(1);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => [...place.querySelectorAll('[role="option"]')].at(-1)?.ariaSelected).toBe('true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(where).toBe('/thong-tin-tran-dau?q=ben');
});
