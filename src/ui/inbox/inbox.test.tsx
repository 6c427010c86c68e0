import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { withRead, type InboxMessage, type InboxChoice, type InboxPage } from '#domain/inbox/inbox.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { InboxPort } from '#ports/inbox.ts';
import { member } from '../../../tests/fakes/accounts.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { Bell } from './Bell.tsx';
import InboxSheet from './InboxSheet.tsx';
import { INBOX_LAYER } from './inboxLayer.ts';
import { InboxButton, UnreadDot } from './RoomInbox.tsx';

afterEach(unmountAll);

const NOW = Date.parse('2026-11-21T11:52:00Z');
const message = (id: string, change: Partial<InboxMessage> = {}): InboxMessage => ({
  ...{ id, type: 'social', kind: 'friendRequested', title: `${id} muốn kết bạn`, body: 'Đồng ý hoặc từ chối.' },
  ...{ createdAt: NOW - 3 * 60_000, read: false, goTo: '/thanh-vien?muc=loi-moi' },
  ...change,
});
const pageOf = (list: readonly InboxMessage[], change: Partial<InboxPage> = {}): InboxPage => {
  const unread = { all: 0, system: 0, booking: 0, social: 0, tip: 0, content: 0, reward: 0, apply: 0 };
  for (const { read, type } of list)
    if (!read) {
      unread.all += 1;
      unread[type] += 1;
    }
  return { list, pageNum: 1, pageSize: 50, total: list.length, unread, ...change };
};

/** A fake origin with one page of messages. */
const origin = (first: InboxPage, given: Partial<InboxPort> = {}) => {
  let page = first;
  const asked: string[] = [];
  const marked: InboxChoice[] = [];
  const port: InboxPort = {
    page: (type, pageNum) => {
      asked.push(`${type ?? 'all'} ${pageNum}`);
      const list = page.list.filter((one) => type === null || one.type === type);
      return Promise.resolve(succeeded({ ...page, list, pageNum }));
    },
    unread: () => Promise.resolve(succeeded(page.unread)),
    markRead: (choice) => {
      marked.push(choice);
      page = withRead(page, choice);
      return Promise.resolve(succeeded(page.unread));
    },
    mailEnd: () => Promise.resolve(succeeded('gone')),
    ...given,
  };
  return { port, asked, marked };
};

const open = async (first: InboxPage, given: Partial<InboxPort> = {}, now = () => NOW) => {
  const { port, asked, marked } = origin(first, given);
  const app = fakeApp({ held: 'member', now, ports: silentPorts({ loadPort: fakeLoadPort({ inbox: port }) }) });
  const place = await mount(
    app,
    <>
      <Bell />
      <InboxSheet onClose={() => {}} />
    </>,
    ['inbox', 'feed'],
  );
  const rows = () => [...place.querySelectorAll<HTMLElement>('li[data-kind]')];
  const button = (name: string) =>
    [...place.querySelectorAll<HTMLElement>('button')].find((one) => (one.ariaLabel ?? one.textContent).includes(name));
  const press = async (name: string) => {
    await expect.poll(() => button(name)).toBeDefined();
    await userEvent.click(button(name)!);
  };
  const bell = () => place.querySelector<HTMLElement>('[aria-haspopup="dialog"]')!.ariaLabel;
  return { app, place, rows, button, press, bell, asked, marked };
};

describe('SH-4: the bell', () => {
  it('says how many are not read, and opens the messages', async () => {
    const { bell, place, app } = await open(pageOf([message('An'), message('Bình')]));
    await expect.poll(bell).toBe('Thông báo, 2 tin chưa đọc');
    place.querySelector<HTMLElement>('[aria-haspopup="dialog"]')!.click();
    expect(app.layers.isOpen(INBOX_LAYER)).toBe(true);
  });

  it('says that there is nothing new', async () => {
    const { bell } = await open(pageOf([]));
    await expect.poll(bell).toBe('Thông báo, không có tin mới');
  });
});

describe('SH-4: messages in a room without a bar', () => {
  const openRoom = async (first: InboxPage) => {
    const { port } = origin(first);
    const app = fakeApp({
      held: 'member',
      now: () => NOW,
      ports: silentPorts({ loadPort: fakeLoadPort({ inbox: port }) }),
    });
    const place = await mount(
      app,
      <>
        <UnreadDot id="waiting" />
        <InboxButton />
      </>,
      ['inbox'],
    );
    return { app, place, said: () => place.querySelector('#waiting')?.textContent ?? null };
  };

  it('are said to wait, in words for who does not see the dot, and are opened', async () => {
    const { app, place, said } = await openRoom(pageOf([message('An'), message('Bình')]));
    await expect.poll(said).toBe('Thông báo, 2 tin chưa đọc');
    const button = place.querySelector('button')!;
    expect(button.textContent).toBe('Thông báo, 2 tin chưa đọc');
    button.click();
    expect(app.layers.isOpen(INBOX_LAYER)).toBe(true);
  });

  it('that are all read leave no dot, and the way to them', async () => {
    const { place, said } = await openRoom(pageOf([message('An', { read: true })]));
    await expect.poll(() => place.querySelector('button')?.textContent).toBe('Thông báo');
    expect(said()).toBeNull();
  });
});

describe('SH-4: messages', () => {
  it('that say the same are one row, which leads where its newest does', async () => {
    const { rows } = await open(
      pageOf([
        message('An', { actor: { ...member, displayName: 'An' } }),
        message('Bình'),
        message('Cúc', { read: true }),
      ]),
    );
    await expect.poll(() => rows().length).toBe(2);
    const [first, second] = rows();
    expect(first!.textContent).toContain('An muốn kết bạn');
    expect(first!.textContent).toContain('3 phút trước, và 1 tin giống vậy');
    expect(first!.textContent).toContain('Chưa đọc');
    expect(first!.querySelector('a')?.getAttribute('href')).toBe('/thanh-vien?muc=loi-moi');
    expect(second!.textContent).not.toContain('Chưa đọc');
  });

  it('are marked one group at a time, at once, and the bell follows', async () => {
    const first = pageOf([message('An'), message('Bình'), message('Máy', { type: 'system', kind: 'newDevice' })]);
    const { press, rows, bell, marked } = await open(first);
    await press('Đánh dấu đã đọc: An muốn kết bạn');
    await expect.poll(() => rows().map((row) => row.dataset['unread'])).toEqual([undefined, 'true']);
    expect(marked).toEqual([{ ids: ['An', 'Bình'] }]);
    await expect.poll(bell).toBe('Thông báo, 1 tin chưa đọc');
  });

  it('are marked all, or all of the type that is shown', async () => {
    const first = pageOf([message('An'), message('Máy', { type: 'system', kind: 'newDevice' })]);
    const { press, rows, marked, asked, bell, button } = await open(first);
    await press('Bạn bè');
    await expect.poll(() => rows().length).toBe(1);
    expect(asked).toContain('social 1');
    await press('Đánh dấu đã đọc hết');
    await expect.poll(() => marked).toEqual([{ type: 'social' }]);
    await press('Tất cả');
    await press('Đánh dấu đã đọc hết');
    await expect.poll(bell).toBe('Thông báo, không có tin mới');
    expect(marked.at(-1)).toEqual({ type: 'all' });
    await expect.poll(() => button('Đánh dấu đã đọc hết')).toBeUndefined();
  });

  it('are counted by the latest answer, whatever a page that was kept remembers', async () => {
    let at = NOW;
    let marked = false;
    const all = pageOf([message('An')]);
    const read = withRead(all, { type: 'all' });
    const { press, rows, bell, button } = await open(
      all,
      {
        page: (type) => {
          at += 1000;
          if (!marked) return Promise.resolve(succeeded(all));
          return type === null ? new Promise(() => {}) : Promise.resolve(succeeded(read));
        },
        markRead: () => {
          marked = true;
          return Promise.resolve(succeeded(read.unread));
        },
      },
      () => at,
    );
    await press('Bạn bè');
    await expect.poll(() => rows().length).toBe(1);
    await press('Đánh dấu đã đọc hết');
    await expect.poll(() => [bell(), marked]).toEqual(['Thông báo, không có tin mới', true]);
    await press('Tất cả');
    await expect.poll(() => button('Tất cả')?.getAttribute('aria-pressed')).toBe('true');
    expect(bell()).toBe('Thông báo, không có tin mới');
  });

  it('say when they could not be marked, and stand as the origin has them', async () => {
    const { press, rows, app } = await open(pageOf([message('An')]), {
      markRead: () => Promise.resolve(failed({ kind: 'unreachable' })),
    });
    await press('Đánh dấu đã đọc: An');
    await expect.poll(() => app.notices.getSnapshot().context.shown?.tone).toBe('error');
    await expect.poll(() => rows()[0]!.dataset['unread']).toBe('true');
  });

  it('go on page after page, the first fifty on the first', async () => {
    const many = Array.from({ length: 70 }, (_, i) => message(`Bạn ${i}`, { goTo: `/thanh-vien?id=m${i}` }));
    const { rows, place } = await open(pageOf([]), {
      page: (_type, pageNum) => {
        const list = many.slice((pageNum - 1) * 50, pageNum * 50);
        return Promise.resolve(succeeded(pageOf(list, { pageNum, total: many.length })));
      },
    });
    await expect.poll(() => rows().length).toBe(50);
    rows().at(-1)!.scrollIntoView();
    await expect.poll(() => rows().length).toBe(70);
    expect(place.textContent).toContain('Đã hết danh sách.');
  });

  it('say that there are none, and none of a type', async () => {
    const { place, press } = await open(pageOf([]));
    await expect.poll(() => place.textContent).toContain('Chưa có thông báo nào');
    await press('Thưởng');
    await expect.poll(() => place.textContent).toContain('Không có thông báo loại này');
  });

  it('can be asked for again where they did not come', async () => {
    let down = true;
    const page = pageOf([message('An')]);
    const { place, press, rows } = await open(page, {
      page: () => Promise.resolve(down ? failed({ kind: 'unreachable' }) : succeeded(page)),
    });
    await expect.poll(() => place.textContent).toContain('Chưa tải được thông báo');
    down = false;
    await press('Thử lại');
    await expect.poll(() => rows().length).toBe(1);
  });
});
