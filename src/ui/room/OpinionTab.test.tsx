import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { User } from '#domain/people/user.ts';
import type { Take } from '#domain/takes/take.ts';
import { succeeded } from '#ports/failure.ts';
import type { CommentWish } from '#ports/comments.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeComments } from '../../../tests/fakes/comments.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import '../layouts/Shell.css.ts';
import { OpinionTab } from './OpinionTab.tsx';

afterEach(unmountAll);

const person = (userId: string, displayName: string, siteRoleId: number): User => ({
  ...{ userId, displayName, nickname: displayName, profilePicture: null, siteRoleId },
});
const host = person('u1', 'Lan', SITE_ROLES.host);
const speaker = person('u2', 'Hạt Dẻ', SITE_ROLES.commentator);
const takeOf = (author: User, text: string): Take => ({
  ...{ takeId: `k${text.length}`, fixtureId: 'f1', author, text, createdTs: Date.parse('2026-11-21T11:00:00Z') },
});

const open = async (
  viewer: User | null,
  { takes = [takeOf(speaker, 'Hoà thôi')], roomId = 'r1' as string | null } = {},
) => {
  let list: readonly Take[] = takes;
  const written: CommentWish[] = [];
  const app = fakeApp({
    held: viewer ? 'member' : 'none',
    ...(viewer && { accounts: { info: async () => succeeded(viewer) } }),
    ports: silentPorts({
      loadPort: fakeLoadPort({
        takes: {
          list: async () => succeeded({ list, next: null }),
          drop: async (takeId) => {
            list = list.filter((take) => take.takeId !== takeId);
            return succeeded(null);
          },
        },
        comments: fakeComments({ now: Date.now(), written, ...(viewer && { viewer }) }),
      }),
    }),
  });
  const place = await mount(
    app,
    <main>
      <OpinionTab fixtureId="f1" roomId={roomId} name="Bến Gỗ – Nắng Sớm" zone="Asia/Bangkok" />
    </main>,
    ['roomTabs', 'feed', 'act', 'comments', 'shell'],
  );
  await expect.poll(() => place.querySelector('article')).not.toBeNull();
  return { place, written };
};
const field = () => page.getByRole('textbox', { name: /^Bình luận về/ });

it('A6: the takes of hosts stand above the thread of the room, with who said what and when', async () => {
  const { place } = await open(null);
  const takes = place.querySelector('section[aria-label="Nhận định của host và bình luận viên"]')!;
  expect(takes.textContent).toContain('Hạt Dẻ · 18:00');
  expect(takes.textContent).toContain('Hoà thôi');
  const tools = [...takes.querySelectorAll('button')].map((one) => one.ariaLabel);
  expect(tools).toEqual(['Báo cáo nhận định của Hạt Dẻ']);
  expect(takes.compareDocumentPosition(place.querySelector('article')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect((await axe.run(place)).violations).toEqual([]);
});

it('NE-8: everybody writes a short take, in the thread of the room, or of a match that has none', async () => {
  const { place, written } = await open(host);
  await userEvent.fill(field(), '  Chủ nhà ép sân ');
  await userEvent.dblClick(page.getByRole('button', { name: 'Gửi', exact: true }));
  await expect.poll(() => place.querySelector('article')?.textContent).toContain('Chủ nhà ép sân');
  expect(written).toMatchObject([{ target: { type: 'room', id: 'r1' }, text: 'Chủ nhà ép sân' }]);
  await userEvent.fill(field(), 'x'.repeat(401));
  await expect.poll(() => place.textContent).toContain('Nhiều nhất 400 ký tự.');
  await unmountAll();
  const other = await open(host, { roomId: null });
  await userEvent.fill(field(), 'Đá lại ngày mai');
  await userEvent.click(page.getByRole('button', { name: 'Gửi', exact: true }));
  await expect.poll(() => other.written.length).toBe(1);
  expect(other.written[0]!.target).toEqual({ type: 'fixture', id: 'f1' });
});

it('A6: a host takes an own take away; without takes the thread stands alone', async () => {
  const { place } = await open(host, { takes: [takeOf(host, 'Chủ nhà ép sân'), takeOf(speaker, 'Hoà thôi')] });
  await userEvent.click(page.getByRole('button', { name: 'Xoá nhận định của Lan' }));
  await expect.poll(() => place.textContent).not.toContain('Chủ nhà ép sân');
  await unmountAll();
  const { place: bare } = await open(null, { takes: [] });
  expect(bare.textContent).not.toContain('Nhận định');
});
