import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Standing, Target } from '#domain/social/social.ts';
import { reacted, turned } from '#domain/social/standing.ts';
import { failed, succeeded, type Failure } from '#ports/failure.ts';
import type { SocialPort } from '#ports/social.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { LOGIN_LAYER } from '../../app/loginLayer.ts';
import { SocialBar } from './SocialBar.tsx';

afterEach(unmountAll);

const target: Target = { type: 'fixture', id: 'f1' };
const me = { liked: false, saved: false, following: false, reactions: [], rating: null };

interface Given {
  readonly held?: 'member' | 'none';
  readonly refuses?: Failure;
  readonly known?: boolean;
}

/** The bar of a match, whose origin keeps what is done there. */
const open = async ({ held = 'member', refuses, known = true }: Given = {}) => {
  const seen: Target[] = [];
  let stored: Standing = {
    ...{ target, counters: { views: 12_400, reactions: { '🔥': 2 } }, rating: { avg: 0, n: 0 } },
    ...(held === 'member' && { me }),
  };
  const social: Partial<SocialPort> = {
    standing: async () => succeeded(known ? [stored] : []),
    view: async (one) => {
      seen.push(one);
      return succeeded(null);
    },
    react: async ({ kind, on }) => {
      if (refuses) return failed(refuses);
      stored = reacted(stored, kind, on);
      return succeeded({ on, counters: stored.counters });
    },
    save: async ({ on }) => {
      stored = turned(stored, 'save', on);
      return succeeded({ on });
    },
  };
  const app = fakeApp({ held, ports: silentPorts({ loadPort: fakeLoadPort({ social }) }) });
  const place = await mount(app, <SocialBar target={target} name="A – B" saves />, ['social', 'act']);
  const button = (name: string) => [...place.querySelectorAll('button')].find((one) => one.ariaLabel === name);
  const press = async (name: string) => {
    await expect.poll(() => button(name)).toBeDefined();
    await userEvent.click(button(name)!);
  };
  return { app, place, button, press, seen };
};

it('shows views and emoji, counts the view, and adds and takes back one’s own', async () => {
  const t = await open();
  await t.press('🔥 2');
  await expect.poll(() => t.button('🔥 3')?.ariaPressed).toBe('true');
  expect([t.place.textContent?.includes('12.4K lượt xem'), t.seen[0]]).toEqual([true, target]);
  await t.press('🔥 3');
  await expect.poll(() => t.button('🔥 2')?.ariaPressed).toBe('false');
  await t.press('👏 0');
  await expect.poll(() => t.button('👏 1')?.ariaPressed).toBe('true');
});

it('a match is saved by itself', async () => {
  const t = await open();
  await t.press('Lưu A – B');
  await expect.poll(() => t.button('Đã lưu A – B')?.ariaPressed).toBe('true');
});

it('CA-8: one emoji too many is taken back and says why; a guest is asked in', async () => {
  const t = await open({ refuses: { kind: 'refused', code: 409 } });
  await t.press('🔥 2');
  await expect.poll(() => t.app.notices.getSnapshot().context.shown?.text).toContain('nhiều nhất');
  expect(t.button('🔥 2')?.ariaPressed).toBe('false');
  await unmountAll();
  const guest = await open({ held: 'none' });
  await guest.press('🔥 2');
  await expect.poll(() => guest.app.layers.names()).toEqual([LOGIN_LAYER]);
});

it('of what the origin does not know there is nothing to press', async () => {
  const t = await open({ known: false });
  await expect.poll(() => t.seen[0]).toEqual(target);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(t.place.querySelector('button')).toBeNull();
});
