import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Progress, Standing, Target } from '#domain/social/social.ts';
import { turned, type Toggle } from '#domain/social/standing.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { SocialPort } from '#ports/social.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { aBooking, aCommentator, aMatch, aRoom } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { LOGIN_LAYER } from '../app/loginLayer.ts';
import { CommentatorRow } from './CommentatorRow.tsx';
import { LateActs } from './LateActs.tsx';

// Preloaded: these tests are not about lazy loading.
beforeAll(() => import('./RoomActs.tsx'));
beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const users = [aCommentator()];
const room = aRoom({ users });
const next = aMatch({ fixtureId: 'f2', home: 'Cá Mập', startTime: Date.parse('2026-11-21T14:00:00Z'), users });

const open = async (given: Partial<SocialPort> = {}, held: 'member' | 'none' = 'member', beside: ReactNode = null) => {
  const visits: Progress[] = [];
  const stored = new Map<string, Standing>();
  const of = (target: Target): Standing =>
    stored.get(target.id) ?? {
      ...{ target, counters: { followers: 12_400 }, rating: { avg: 0, n: 0 } },
      ...(held === 'member' && { me: { liked: false, saved: false, following: false, reactions: [], rating: null } }),
    };
  const turn = (toggle: Toggle, target: Target, on: boolean) => {
    stored.set(target.id, turned(of(target), toggle, on));
    return Promise.resolve(succeeded({ on, counters: {} }));
  };
  const social: Partial<SocialPort> = {
    standing: (targets) => Promise.resolve(succeeded(targets.map(of))),
    follow: ({ target, on }) => turn('follow', target, on),
    save: ({ target, on }) => turn('save', target, on),
    react: ({ target, on }) => turn('like', target, on),
    putHistory: (items) => {
      visits.push(...items);
      return Promise.resolve(succeeded({ accepted: 1 }));
    },
    ...given,
  };
  const commentators = { announced: () => Promise.resolve(succeeded([aBooking(room), aBooking(next)])) };
  const bookings = { list: () => Promise.resolve(succeeded([])) };
  const app = fakeApp({ held, ports: silentPorts({ loadPort: fakeLoadPort({ social, commentators, bookings }) }) });
  const place = await mount(
    app,
    <>
      <CommentatorRow room={room} />
      {beside}
      <LateActs of="like" room={room} />
    </>,
    ['room', 'schedule', 'social', 'act'],
  );
  const buttons = (name: string) =>
    [...place.querySelectorAll<HTMLElement>('button')].filter((one) =>
      (one.ariaLabel ?? one.textContent).includes(name),
    );
  const press = async (name: string) => {
    await expect.poll(() => buttons(name).length).toBeGreaterThan(0);
    await userEvent.click(buttons(name)[0]!);
  };
  return { app, place, buttons, press, visits };
};

it('LR-9: who is heard can be followed from the head of the room, and every such button says the same', async () => {
  const { place, buttons, press } = await open({}, 'member', <CommentatorRow room={room} small />);
  await expect.poll(() => place.textContent).toContain('12.4K theo dõi');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/thanh-vien/blv1');
  await press('Theo dõi Khang Còi');
  await expect.poll(() => buttons('Đang theo dõi Khang Còi').map((one) => one.ariaPressed)).toEqual(['true', 'true']);
});

it('LR-9: what they speak over next, and not what is on, can be booked from there', async () => {
  const { press, buttons } = await open();
  await press('Trận tới với Khang Còi: 21:00 Hôm nay');
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('Cá Mập – Nắng Sớm');
  expect(document.querySelectorAll('dialog li')).toHaveLength(1);
  await expect.poll(() => buttons('Đặt vé').length).toBe(1);
});

it('LR-9: a heart and a mark of the room, each taken back where the origin says no', async () => {
  const { press, buttons, app } = await open({ save: async () => failed({ kind: 'refused', code: 409 }) });
  await press('Thích Bến Gỗ – Nắng Sớm');
  await expect.poll(() => buttons('Đã thích Bến Gỗ – Nắng Sớm')[0]?.ariaPressed).toBe('true');
  await press('Lưu Bến Gỗ – Nắng Sớm');
  await expect.poll(() => app.notices.getSnapshot().context.shown?.tone).toBe('error');
  expect(buttons('Lưu Bến Gỗ – Nắng Sớm')[0]?.ariaPressed).toBe('false');
});

it('LR-9: a guest is told what the log-in is for; of a member it is remembered that they were here', async () => {
  const guest = await open({}, 'none');
  await guest.press('Theo dõi Khang Còi');
  await expect.poll(() => guest.app.layers.names()).toEqual([LOGIN_LAYER]);
  expect([guest.app.membership.intent()?.kind, guest.visits]).toEqual(['follow', []]);
  await unmountAll();
  const { visits } = await open();
  await expect.poll(() => visits[0]?.target).toEqual({ type: 'room', id: 'r1' });
});
