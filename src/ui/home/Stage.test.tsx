import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Match } from '#domain/match/match.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import type { Seen } from '../hooks/useResource.ts';
import { Stage } from './Stage.tsx';

afterEach(unmountAll);

const open = (seen: Partial<Seen<readonly Match[]>>) => {
  const live = { value: null, failure: null, busy: false, receivedAt: null, retry: vi.fn<() => void>(), ...seen };
  return mount(fakeApp(), <Stage live={live} />, ['home', 'schedule']);
};

it('V-18: rooms that cannot be loaded say so, with a way to try again, and no stand-in waits for them', async () => {
  const retry = vi.fn<() => void>();
  const place = await open({ failure: { kind: 'unreachable' }, retry });
  await expect.poll(() => place.querySelector('[role="alert"]')).not.toBeNull();
  expect(place.querySelector('aside')).toBeNull();
  await userEvent.click(place.querySelector('[role="alert"] button')!);
  expect(retry).toHaveBeenCalledOnce();
});

it('while they load, the others have stand-ins; a room alone has nothing beside it', async () => {
  const loading = await open({});
  await expect.poll(() => loading.querySelectorAll('aside li').length).toBe(4);
  const alone = await open({ value: [aMatch({ status: '67' })] });
  await expect.poll(() => alone.querySelector('section a')).not.toBeNull();
  expect(alone.querySelector('aside')).toBeNull();
});
