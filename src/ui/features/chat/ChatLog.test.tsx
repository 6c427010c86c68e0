import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { chatMessage } from '../../../../tests/fakes/chat.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { ChatLog, type ChatLogProps } from './ChatLog.tsx';

const logged = (seq: number, change: Partial<LoggedMessage> = {}): LoggedMessage => ({
  ...chatMessage(seq),
  deleted: false,
  ...change,
});
const all = Array.from({ length: 1000 }, (_, i) =>
  logged(i + 1, { originalMessage: `tin số ${i + 1} `.repeat(1 + ((i + 1) % 4)) }),
);
const messagesFrom = (from: number, to: number) => all.slice(from - 1, to);

const nothing = {
  outbox: [],
  folds: null,
  loading: false,
  older: 'more',
  unseen: 0,
  onlyCommentators: false,
  me: 'Mai',
  myReactions: new Map(),
  actions: { open: () => {}, person: () => {}, reply: () => {}, react: () => {} },
  onOlder: () => {},
  onRetry: () => {},
  onDiscard: () => {},
  onLost: () => {},
} satisfies Partial<ChatLogProps>;

/** A log of 320 × 400, whose messages the test changes. */
const showLog = async (first: readonly LoggedMessage[], change: Partial<ChatLogProps> = {}) => {
  const { app } = roomApp();
  const box: { set: (messages: readonly LoggedMessage[]) => void } = { set: () => {} };
  const Box = () => {
    const [messages, setMessages] = useState(first);
    const [reading, setReading] = useState(false);
    useEffect(() => {
      box.set = setMessages;
    }, []);
    return (
      <div style={{ display: 'flex', width: 320, height: 400 }}>
        <ChatLog {...nothing} messages={messages} reading={reading} onReading={setReading} {...change} />
      </div>
    );
  };
  const place = await mount(app, <Box />, ['chat']);
  await expect.poll(() => place.querySelector('[role="log"] [data-id], [role="log"] li b')).not.toBeNull();
  const log = place.querySelector<HTMLElement>('[role="log"]')!;
  return {
    place,
    log,
    show: (messages: readonly LoggedMessage[]) => flushSync(() => box.set(messages)),
    row: (seq: number) => place.querySelector<HTMLElement>(`[data-id="m${seq}"]`)!,
    rows: () => place.querySelectorAll('[data-id]').length,
    scrollTo: async (top: number) => {
      const scrolled = new Promise((done) => log.addEventListener('scroll', done, { once: true }));
      log.scrollTop = top;
      await scrolled;
    },
  };
};

afterEach(unmountAll);

describe('the log', () => {
  it('stays at the newest message while the reader is there', async () => {
    const { log, show } = await showLog(messagesFrom(1, 50));
    const left = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    expect(left()).toBeLessThan(1);
    for (let last = 55; last <= 150; last += 5) show(messagesFrom(last - 49, last));
    await expect.poll(left).toBeLessThan(1);
  });

  it('stays there too where rows go and others come before the next picture', async () => {
    const { log, show } = await showLog(messagesFrom(1, 60));
    const left = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    show(messagesFrom(1, 20));
    show(messagesFrom(1, 70));
    show(messagesFrom(1, 71));
    await expect.poll(left).toBeLessThan(1);
  });

  it('X11: the row being read moves at most 1 px while 100 messages arrive and as many go above it', async () => {
    const { log, show, row, scrollTo } = await showLog(messagesFrom(1, 200));
    await scrollTo(log.scrollTop - 300);
    const top = () => row(188).getBoundingClientRect().top;
    const before = top();
    for (let last = 205; last <= 300; last += 5) {
      show(messagesFrom(last - 199, last));
      expect(Math.abs(top() - before)).toBeLessThanOrEqual(1);
    }
  });

  it('X11: older messages above do not move it either', async () => {
    const { show, row, scrollTo } = await showLog(messagesFrom(51, 100));
    await scrollTo(200);
    const before = row(75).getBoundingClientRect().top;
    show(messagesFrom(1, 100));
    expect(Math.abs(row(75).getBoundingClientRect().top - before)).toBeLessThanOrEqual(1);
  });

  it('X11: a small pull upwards is enough to leave the newest, however fast they come', async () => {
    const { log, show, place, scrollTo } = await showLog(messagesFrom(1, 100));
    await scrollTo(log.scrollTop - 10);
    show(messagesFrom(2, 101));
    show(messagesFrom(3, 102));
    expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeGreaterThan(5);
    await expect.poll(() => place.textContent).toContain('Về tin mới nhất');
  });

  it('never has more than 200 rows', async () => {
    const { rows } = await showLog(messagesFrom(1, 1000));
    expect(rows()).toBe(200);
  });

  it('says how many came below, and goes there', async () => {
    const { place, log, scrollTo } = await showLog(messagesFrom(1, 100), { unseen: 12 });
    await scrollTo(300);
    const pill = () => [...place.querySelectorAll('button')].find((one) => one.textContent?.includes('12 tin mới'));
    await expect.poll(pill).toBeDefined();
    pill()!.click();
    await expect.poll(() => log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(1);
  });

  it('renders no row again that did not change', async () => {
    const first = messagesFrom(1, 50);
    const { show, row } = await showLog(first);
    const node = row(30).firstChild;
    show([...first, logged(51)]);
    expect(row(30).firstChild).toBe(node);
  });
});

describe('a message', () => {
  it.each([
    ['leaderOperator', 'BLV', 'Bình luận viên'],
    ['host', 'BLV', 'Bình luận viên'],
    ['commentator', 'QC', 'Kiểm duyệt'],
    ['qc', 'QC', 'Kiểm duyệt'],
    ['customerCare', 'AD', 'Ban quản trị'],
    ['ad', 'AD', 'Ban quản trị'],
  ] as const)('BADGE-1: %s shows %s and says "%s"', async (badge, letters, said) => {
    const { place } = await showLog([logged(1, { badge })]);
    const shown = place.querySelector(`[aria-label="${said}"]`);
    expect(shown?.textContent).toBe(letters);
  });
  it('BADGE-1: a user shows the level and says it; a guest shows none', async () => {
    const { place } = await showLog([logged(1, { badge: 'user', level: 12 }), logged(2, { badge: null })]);
    expect(place.querySelector('[aria-label="Cấp 12"]')?.textContent).toBe('LV12');
    expect(place.querySelector('[data-id="m2"] [role="img"]')).toBeNull();
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '"><svg/onload=alert(1)>',
    'javascript:alert(1)',
    '{{constructor.constructor("alert(1)")()}}',
    '<a href="javascript:alert(1)">x</a>',
    "'><iframe srcdoc='<script>alert(1)</script>'>",
    '\u202Eabc\u200B',
  ])('item 25: shows %s as text, in a message and in a name', async (hostile) => {
    const { row } = await showLog([logged(1, { originalMessage: hostile, showName: hostile })]);
    expect(row(1).querySelector('img, script, svg:not([aria-hidden]), iframe, a')).toBeNull();
    expect(row(1).textContent).toContain(hostile);
  });

  it('CH-7: sets the commentator, staff and a mention of me apart, and who speaks before whom it is said to', async () => {
    const toMe = { originalMessage: '@Mai đúng rồi' };
    const { row } = await showLog([
      ...[logged(1, { badge: 'host' }), logged(2, { badge: 'qc' }), logged(3, toMe), logged(4)],
      ...[logged(5, { ...toMe, badge: 'host' }), logged(6, { ...toMe, badge: 'qc' })],
    ]);
    const look = (seq: number) => {
      const { backgroundColor, boxShadow } = getComputedStyle(row(seq));
      return `${backgroundColor} ${boxShadow}`;
    };
    expect([1, 2, 3].map((seq) => row(seq).dataset['kind'])).toEqual(['commentator', 'staff', 'plain']);
    expect(row(3).dataset['me']).toBe('true');
    expect(new Set([1, 2, 3, 4].map(look)).size).toBe(4);
    expect(new Set([1, 2, 3].map((seq) => getComputedStyle(row(seq)).boxShadow)).size).toBe(3);
    expect([look(5), look(6)]).toEqual([look(1), look(2)]);
  });

  it('S-21: says where there is no such room, and asks nobody to be the first', async () => {
    const { place } = await showLog([], { unknown: true });
    await expect.poll(() => place.textContent).toContain('Không có phòng chat này');
    expect(place.textContent).not.toContain('Hãy là người đầu tiên');
  });

  it('keeps the place of a deleted one, without its text', async () => {
    const { row } = await showLog([logged(1, { originalMessage: '', deleted: true })]);
    expect(row(1).textContent).toContain('Tin đã xoá');
  });

  it('quotes what it answers, and a press goes there', async () => {
    const messages = [...messagesFrom(1, 80), logged(81, { parentMessageId: 'm3' })];
    const { place, row, log } = await showLog(messages);
    place.querySelector<HTMLElement>('[data-id="m81"] button[aria-label^="Tới tin"]')!.click();
    const box = log.getBoundingClientRect();
    await expect.poll(() => row(3).getBoundingClientRect().top).toBeGreaterThanOrEqual(box.top);
    expect(row(3).dataset['flash']).toBe('');
  });

  it('A-1: shows only the commentators where that is asked for: those with the badge BLV', async () => {
    const { rows } = await showLog([logged(1), logged(2, { badge: 'host' }), logged(3)], { onlyCommentators: true });
    expect(rows()).toBe(1);
  });

  it('marks what waits, what was sent and what was not taken', async () => {
    const retried = vi.fn();
    const discarded = vi.fn();
    const entry = { text: 'sút đi', parentMessageId: null, seq: null, code: null, retryAfterS: null } as const;
    const { place } = await showLog([logged(1)], {
      outbox: [
        { ...entry, clientId: 'a', state: 'waiting' },
        { ...entry, clientId: 'b', state: 'sent' },
        { ...entry, clientId: 'c', state: 'failed', code: 429, retryAfterS: 7 },
      ],
      onRetry: retried,
      onDiscard: discarded,
    });
    const text = (id: string) => place.querySelector(`[data-id="${id}"]`)?.textContent;
    expect(text('a')).toContain('Chờ có mạng để gửi');
    expect(text('b')).toContain('Đã gửi');
    expect(text('c')).toContain('Gửi nhanh quá, thử lại sau 7 giây');
    const [again, away] = place.querySelectorAll<HTMLElement>('[data-id="c"] button');
    again!.click();
    expect(retried).toHaveBeenCalledExactlyOnceWith('c');
    away!.click();
    expect(discarded).toHaveBeenCalledExactlyOnceWith('c');
  });
});
