import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import type { Comment } from '#domain/comments/comment.ts';
import type { User } from '#domain/people/user.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { aComment, fakeComments } from '../../../tests/fakes/comments.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import '../layouts/Shell.css.ts';
import CommentsSection from './CommentsSection.tsx';

afterEach(unmountAll);

const NOW = Date.now();
const an: User = { userId: 'm1', displayName: 'An', nickname: 'An', profilePicture: null, siteRoleId: 1 };
const own = (changed: Partial<Comment>): Comment => aComment({ user: an, createdAt: NOW - 60_000, ...changed });

const open = async (comments: readonly Comment[], breaks = false) => {
  const port = fakeComments({ now: NOW, comments, viewer: an });
  const app = fakeApp({
    held: 'member',
    accounts: { info: async () => succeeded(an) },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        comments: breaks ? { ...port, mine: async () => failed({ kind: 'unreachable' }) } : port,
      }),
    }),
  });
  return mount(
    app,
    <main>
      <CommentsSection />
    </main>,
    ['comments', 'feed', 'shell'],
  );
};

it('NE-8: a member’s own comments with the way to each, and whether it was changed or deleted', async () => {
  const place = await open([
    own({ commentId: 'c1', text: 'Trận hay', editedAt: NOW, replyCount: 2 }),
    own({ commentId: 'c2', text: 'Đồng ý', parentId: 'c9' }),
    own({ commentId: 'c3', text: '', user: null, deleted: true }),
    aComment({ commentId: 'c4', text: 'Của người khác' }),
  ]);
  await expect.poll(() => place.querySelectorAll('[data-own]').length).toBe(3);
  const [edited, reply, deleted] = [...place.querySelectorAll('[data-own]')];
  expect([edited, reply, deleted].map((one) => one!.getAttribute('data-own'))).toEqual(['edited', 'plain', 'deleted']);
  expect(edited!.textContent).toContain('đã sửa');
  expect(edited!.textContent).toContain('2 câu trả lời');
  expect(reply!.textContent).toContain('Trả lời');
  expect(deleted!.textContent).toContain('Đã xoá');
  expect(edited!.querySelector('a')!.getAttribute('href')).toBe('/tran-dau/ben-go-vs-nang-som/f1');
  expect((await axe.run(place)).violations).toEqual([]);
});

it('says so where there are none, and where they could not be loaded', async () => {
  const empty = await open([]);
  await expect.poll(() => empty.textContent).toContain('Bạn chưa bình luận gì');
  await unmountAll();
  const broken = await open([], true);
  await expect.poll(() => broken.textContent).toContain('Chưa tải được bình luận của bạn.');
});
