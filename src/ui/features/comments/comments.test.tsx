import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COMMENTS, type Comment } from '#domain/comments/comment.ts';
import type { User } from '#domain/people/user.ts';
import type { Mute } from '#domain/social/mutes.ts';
import type { CommentWish } from '#ports/comments.ts';
import { succeeded, type Failure } from '#ports/failure.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { aComment, fakeComments, someComments } from '../../../../tests/fakes/comments.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import '../../layouts/Shell.css.ts';
import Thread from './Thread.tsx';

afterEach(unmountAll);

const NOW = Date.now();
const lan: User = { userId: 'u1', displayName: 'Lan', nickname: 'Lan', profilePicture: null, siteRoleId: 1 };

const followedOne = {
  ...{ target: { type: 'user' as const, id: 'u9' }, since: NOW },
  card: { target: { type: 'user' as const, id: 'u9' }, title: 'Hạnh', subtitle: '', img: null, path: '/' },
};

const open = async ({
  viewer = lan,
  comments = someComments(NOW),
  refuses = null,
  mutes = [],
  storage,
}: {
  readonly viewer?: User | null;
  readonly comments?: readonly Comment[];
  readonly refuses?: Failure | null;
  readonly mutes?: readonly Mute[];
  readonly storage?: Readonly<Record<string, string>>;
} = {}) => {
  const written: CommentWish[] = [];
  const likes: boolean[] = [];
  const muted: (string | undefined)[] = [];
  const unmuted: (string | undefined)[] = [];
  const app = fakeApp({
    held: viewer ? 'member' : 'none',
    ...(viewer && { accounts: { info: async () => succeeded(viewer) } }),
    ports: silentPorts({
      loadPort: fakeLoadPort({
        comments: fakeComments({ now: NOW, comments, refuses, written, ...(viewer && { viewer }) }),
        social: {
          react: async ({ on }) => {
            likes.push(on);
            return succeeded({ on, counters: { likes: on ? 4 : 3 } });
          },
          followed: async () => succeeded({ list: [followedOne], next: null }),
          mutes: async () => succeeded(mutes),
          mute: async ({ userId, on }) => {
            (on ? muted : unmuted).push(userId);
            return succeeded([]);
          },
        },
      }),
    }),
  });
  for (const [key, value] of Object.entries(storage ?? {})) app.storage.write(key, value);
  const place = await mount(
    app,
    <main>
      <Thread target={{ type: 'fixture', id: 'f1' }} name="Bến Gỗ – Nắng Sớm" />
    </main>,
    ['comments', 'feed', 'act', 'shell', 'social'],
  );
  await expect.poll(() => place.textContent).toContain('Bình luận');
  return { app, place, written, likes, muted, unmuted };
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string | RegExp = /^Bình luận về/) => page.getByRole('textbox', { name });

/** Chooses a line of the menu of somebody's comment. */
const choose = async (author: string, line: string): Promise<void> => {
  await userEvent.click(button(`Thêm với bình luận của ${author}`));
  await userEvent.click(page.getByRole('menuitem', { name: line }));
};

it('NE-8: a thread has its comments, the place of a deleted one, and its replies behind a button', async () => {
  const { place } = await open();
  await expect.poll(() => place.querySelectorAll('article').length).toBe(1);
  expect(place.textContent).toContain('Bình luận đã bị xoá.');
  await userEvent.click(button('Xem 1 câu trả lời'));
  await expect.poll(() => place.querySelectorAll('article').length).toBe(2);
  expect(place.textContent).toContain('đã sửa');
  expect(place.querySelector('blockquote')!.textContent).toBe('Hạt Dẻ: Cả hàng C đứng từ phút 60.');
  expect((await axe.run(place)).violations).toEqual([]);
});

it('NE-8: newest, best and oldest first', async () => {
  const { place } = await open({
    comments: [aComment({ text: 'Sau' }), aComment({ commentId: 'c9', text: 'Trước' })],
  });
  const texts = () => [...place.querySelectorAll('article')].map((one) => one.querySelector('p + p')!.textContent);
  await expect.poll(texts).toEqual(['Sau', 'Trước']);
  await userEvent.click(page.getByText('Cũ nhất'));
  await expect.poll(texts).toEqual(['Trước', 'Sau']);
});

it('NE-8: what a member writes stands at the head at once, is sent once, and leaves no draft', async () => {
  const { app, place, written } = await open();
  await userEvent.fill(field(), '  Hay quá \n\n\n\n thật ');
  await userEvent.dblClick(button('Gửi'));
  await expect.poll(() => place.querySelector('article')?.textContent).toContain('Hay quá');
  expect(written.map(({ text, target }) => [text, target.id])).toEqual([['Hay quá\n\n thật', 'f1']]);
  await expect.element(field()).toHaveValue('');
  expect(app.storage.read('comment.draft.fixture:f1')).toBeNull();
});

it('a draft survives a reload; what is refused stays in its field with the reason', async () => {
  const refuses = { kind: 'refused', code: 404 } as const;
  const { app } = await open({ refuses, storage: { 'comment.draft.fixture:f1': 'Từ hôm qua' } });
  await expect.element(field()).toHaveValue('Từ hôm qua');
  await userEvent.click(button('Gửi'));
  await expect.element(page.getByText('Chỗ này không còn nữa.')).toBeVisible();
  await expect.element(field()).toHaveValue('Từ hôm qua');
  expect(app.storage.read('comment.draft.fixture:f1')).toBe('Từ hôm qua');
});

it('one character too many is said before it is sent', async () => {
  await open();
  await userEvent.fill(field(), 'a'.repeat(COMMENTS.textMax + 1));
  await expect.element(page.getByText('Nhiều nhất 1000 ký tự.')).toBeVisible();
  await expect.element(button('Gửi')).toBeDisabled();
});

it('NE-8: an answer to an answer names its author, quotes it if wanted, and joins the thread', async () => {
  const { place, written } = await open();
  await userEvent.click(button('Xem 1 câu trả lời'));
  await choose('Gió Bấc', 'Trích và trả lời');
  const answer = field('Trả lời Gió Bấc');
  await expect.element(answer).toHaveValue('@Gió\u00a0Bấc ');
  await expect.element(answer).toHaveFocus();
  await userEvent.type(answer, 'đúng vậy');
  await userEvent.click(page.getByRole('button', { name: 'Gửi' }).last());
  await expect.poll(() => place.querySelectorAll('article').length).toBe(3);
  expect(written).toMatchObject([{ parentId: 'c1', quoteId: 'c2', text: '@Gió\u00a0Bấc đúng vậy' }]);
  expect((await axe.run(place)).violations).toEqual([]);
});

it('a like is seen at once and taken back, once for each press', async () => {
  const { likes } = await open();
  const like = button(/^Thích bình luận của Hạt Dẻ/);
  await userEvent.click(like);
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  await expect.element(like).toHaveTextContent('4');
  await userEvent.click(like);
  await expect.element(like).toHaveAttribute('aria-pressed', 'false');
  expect(likes).toEqual([true, false]);
});

it('NE-8: one’s own is edited within 15 minutes and deleted after a question; another’s is neither', async () => {
  const own = aComment({ commentId: 'c8', user: lan, text: 'Sai rồi', createdAt: NOW });
  const { place } = await open({ comments: [own, aComment()] });
  await userEvent.click(button('Thêm với bình luận của Hạt Dẻ'));
  await expect
    .poll(() => [...place.querySelectorAll('[role="menuitem"]')].map((one) => one.textContent))
    .toEqual(['Trích và trả lời', 'Chép liên kết', 'Ẩn người này', 'Báo cáo']);
  await userEvent.keyboard('{Escape}');
  await choose('Lan', 'Sửa');
  await userEvent.fill(field('Sửa'), 'Đúng rồi');
  await userEvent.click(button('Lưu'));
  await expect.poll(() => place.querySelector('article')!.textContent).toContain('Đúng rồi');
  await choose('Lan', 'Xoá');
  await userEvent.click(button('Giữ lại'));
  await choose('Lan', 'Xoá');
  await userEvent.click(button('Xoá'));
  await expect.poll(() => place.textContent).toContain('Bình luận đã bị xoá.');
  expect(place.querySelectorAll('article')).toHaveLength(1);
});

it('CH-11: staff delete somebody else’s with a reason, which is sent', async () => {
  const reasons: (string | undefined)[] = [];
  const port = fakeComments({ now: NOW, comments: [aComment()] });
  const app = fakeApp({
    ...{ held: 'member', accounts: { info: async () => succeeded({ ...lan, siteRoleId: 5 }) } },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        comments: {
          ...port,
          remove: (wish, signal) => {
            reasons.push(wish.reason);
            return port.remove(wish, signal);
          },
        },
      }),
    }),
  });
  const place = await mount(
    app,
    <main>
      <Thread target={{ type: 'fixture', id: 'f1' }} name="Bến Gỗ – Nắng Sớm" />
    </main>,
    ['comments', 'report', 'feed', 'act', 'shell', 'social'],
  );
  await choose('Hạt Dẻ', 'Xoá');
  await expect.element(page.getByRole('dialog', { name: 'Xoá bình luận của Hạt Dẻ' })).toBeVisible();
  await userEvent.click(page.getByText('Xúc phạm, chửi bới'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Nói thêm/ }), ' Nhắm vào một người ');
  await userEvent.click(button('Xoá'));
  await expect.poll(() => reasons).toEqual(['Xúc phạm, chửi bới: Nhắm vào một người']);
  await expect.poll(() => place.textContent).toContain('Bình luận đã bị xoá.');
});

it('a guest reads, and is asked to log in before anything is sent', async () => {
  const { place, written } = await open({ viewer: null });
  await expect.poll(() => place.querySelectorAll('article').length).toBe(1);
  await userEvent.fill(field(), 'Hay quá');
  await userEvent.click(button('Gửi'));
  expect(written).toEqual([]);
  await expect.element(field()).toHaveValue('Hay quá');
});

it('SO-10: after "@" those in the thread and whom one follows are offered; arrows move, Enter chooses, Escape closes', async () => {
  const { place, written } = await open();
  await expect.poll(() => place.querySelectorAll('article').length).toBe(1);
  await userEvent.click(field());
  await userEvent.keyboard('Chào @ha');
  const names = () => [...place.querySelectorAll('[role="option"]')].map((one) => one.textContent);
  await expect.poll(names).toEqual(['Hạt Dẻ', 'Hạnh']);
  expect((await axe.run(place)).violations).toEqual([]);
  const active = () => {
    const id = place.querySelector('textarea')!.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id)!.textContent;
  };
  expect(active()).toBe('Hạt Dẻ');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Hạnh');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('Chào @Hạt\u00a0Dẻ ');
  expect(names()).toEqual([]);
  await userEvent.keyboard('@h');
  await expect.poll(names).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.poll(names).toEqual([]);
  await userEvent.keyboard('an{Enter}nhé');
  await expect.element(field()).toHaveValue('Chào @Hạt\u00a0Dẻ @han\nnhé');
  await userEvent.click(button('Gửi'));
  await expect.poll(() => written.length).toBe(1);
});

it('what is changed has the same count and limit, and cannot be sent as it was', async () => {
  const { place } = await open({
    comments: [aComment({ commentId: 'c8', user: lan, text: 'Sai rồi', createdAt: NOW })],
  });
  await choose('Lan', 'Sửa');
  await expect.element(button('Lưu')).toBeDisabled();
  await userEvent.fill(field('Sửa'), 'a'.repeat(COMMENTS.textMax + 1));
  await expect.element(page.getByText('Nhiều nhất 1000 ký tự.')).toBeVisible();
  expect(place.textContent).toContain('1001/1000');
  await expect.element(button('Lưu')).toBeDisabled();
});

it('SO-10: comments with muted words are left out, with how many they are, and can be seen', async () => {
  const { place } = await open({
    comments: [aComment({ muted: true, text: 'Kèo thơm đây' }), aComment({ commentId: 'c9', text: 'Hay quá' })],
  });
  await expect.poll(() => place.querySelectorAll('article').length).toBe(1);
  expect(place.textContent).not.toContain('Kèo thơm');
  await expect.element(page.getByText('1 mục đang ẩn vì từ, chủ đề hoặc người bạn đã chọn')).toBeVisible();
  await userEvent.click(button('Hiện'));
  await expect.poll(() => place.querySelectorAll('article').length).toBe(2);
  expect((await axe.run(place)).violations).toEqual([]);
  await userEvent.click(button('Ẩn lại'));
  await expect.poll(() => place.querySelectorAll('article').length).toBe(1);
});

it('NE-8: a deletion of one’s own can be undone at its place', async () => {
  const own = aComment({ commentId: 'c8', user: lan, text: 'Sai rồi', createdAt: NOW });
  const { place } = await open({ comments: [own, aComment()] });
  await choose('Lan', 'Xoá');
  await userEvent.click(button('Xoá'));
  await expect.poll(() => place.textContent).toContain('Bình luận đã bị xoá.');
  await userEvent.click(button('Hoàn tác'));
  await expect.poll(() => place.textContent).toContain('Sai rồi');
  expect(place.textContent).not.toContain('Hoàn tác');
});

it('SO-10: an author is muted from their comment; one’s own has no such line', async () => {
  const own = aComment({ commentId: 'c8', user: lan, text: 'Của tôi', createdAt: NOW });
  const { muted } = await open({ comments: [own, aComment()] });
  await userEvent.click(button('Thêm với bình luận của Lan'));
  await expect.element(page.getByRole('menuitem', { name: 'Xoá' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Ẩn người này' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await choose('Hạt Dẻ', 'Ẩn người này');
  await expect.poll(() => muted).toEqual(['u2']);
});

it('SO-10: a guest’s menu has no line that mutes', async () => {
  await open({ viewer: null, comments: [aComment()] });
  await userEvent.click(button('Thêm với bình luận của Hạt Dẻ'));
  await expect.element(page.getByRole('menuitem', { name: 'Chép liên kết' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Ẩn người này' })).not.toBeInTheDocument();
});

it('SO-10: somebody who is muted is heard again from a comment that was left out', async () => {
  const { unmuted } = await open({
    comments: [aComment({ muted: true })],
    mutes: [{ kind: 'person', text: 'Hạt Dẻ', userId: 'u2', since: NOW }],
  });
  await userEvent.click(button('Hiện'));
  await choose('Hạt Dẻ', 'Hiện lại người này');
  await expect.poll(() => unmuted).toEqual(['u2']);
});
