import { describe, expect, it } from 'vitest';
import { groupInbox, withRead, type InboxMessage, type InboxPage } from './inbox.ts';

const message = (id: string, change: Partial<InboxMessage> = {}): InboxMessage => ({
  ...{
    id,
    type: 'social',
    kind: 'friendRequested',
    title: id,
    body: '',
    createdAt: 0,
    read: false,
    goTo: '/thanh-vien',
  },
  ...change,
});

describe('SH-4: messages that say the same', () => {
  it('are one group, where its newest stands', () => {
    const groups = groupInbox([
      message('a'),
      message('b', { type: 'system', kind: 'newDevice' }),
      message('c'),
      message('d', { goTo: '/gioi-thieu-ban-be' }),
      message('e', { read: true }),
      message('f'),
    ]);
    expect(groups.map(({ newest, ids }) => [newest.id, ids.join('')])).toEqual([
      ['a', 'acf'],
      ['b', 'b'],
      ['d', 'd'],
      ['e', 'e'],
    ]);
  });

  it('are none where there are no messages', () => {
    expect(groupInbox([])).toEqual([]);
  });
});

describe('a page once messages are read', () => {
  const page: InboxPage = {
    list: [message('a'), message('b', { type: 'system' }), message('c', { read: true })],
    ...{ pageNum: 1, pageSize: 50, total: 60 },
    unread: { all: 7, system: 2, booking: 0, social: 5, tip: 0, content: 0, reward: 0, apply: 0 },
  };
  const left = ({ unread }: InboxPage) => [unread.all, unread.system, unread.social];
  const read = ({ list }: InboxPage) => list.map((one) => one.read);

  it('counts those that were unread, each once', () => {
    const after = withRead(page, { ids: ['a', 'c', 'elsewhere'] });
    expect([left(after), read(after)]).toEqual([
      [6, 2, 4],
      [true, false, true],
    ]);
    expect(withRead(after, { ids: ['a'] })).toEqual(after);
    expect(after.list[0]).toEqual({ ...page.list[0], read: true });
  });

  it('counts a whole type, also what stands on other pages', () => {
    const after = withRead(page, { type: 'social' });
    expect([left(after), read(after)]).toEqual([
      [2, 2, 0],
      [true, false, true],
    ]);
  });

  it('counts nothing any more where all are read', () => {
    const after = withRead(page, { type: 'all' });
    expect([left(after), read(after)]).toEqual([
      [0, 0, 0],
      [true, true, true],
    ]);
  });

  it('never counts below nothing', () => {
    const behind = { ...page, unread: { ...page.unread, all: 0, social: 0 } };
    expect(left(withRead(behind, { ids: ['a'] }))).toEqual([0, 2, 0]);
  });
});
