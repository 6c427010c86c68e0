import { expect, it } from 'vitest';
import type { ChatMessage } from '#domain/chat/chat.ts';
import { startChatOrigin } from './support/chatOrigin.ts';
import { virtualTime } from './support/virtualTime.ts';

const LARGE = 'x'.repeat(65_536);

const message = (seq: number): ChatMessage => ({
  kind: 'message',
  groupMessageId: `m${seq}`,
  groupId: 'slow',
  seq,
  createdAt: 0,
  clientId: `c${seq}`,
  userId: 'v1',
  showName: 'Cô Ba',
  colorName: 'c1',
  badge: null,
  vipGroup: false,
  isGuest: false,
  originalMessage: LARGE,
  systemMessage: null,
  parentMessageId: null,
  reaction: {},
  attachments: [],
  toUserId: null,
});

it('readers who do not read are ended, and others hear everything', async () => {
  const time = virtualTime();
  const origin = await startChatOrigin({ clock: time.clock, after: time.after });
  try {
    const token = await origin.guestToken();
    const [reading, ...stuck] = await Promise.all(Array.from({ length: 6 }, () => origin.connect(token)));
    for (const client of [reading!, ...stuck]) await client.sub('chatroom.slow');
    for (const client of stuck) client.socket.pause();
    const told = { seq: 0 };
    // Larger than any real message, so that the system's buffers fill up soon.
    const hear = async () => {
      const seq = (told.seq += 1);
      origin.bus.publish('chat.stored', { topic: 'chatroom.slow', entry: { seq, data: message(seq) } });
      time.advance(100);
      await reading!.next('message', (frame) => frame.seq === seq);
    };
    while (origin.chat.online('slow') > 1 && told.seq < 250) await hear();
    expect(origin.chat.online('slow')).toBe(1);
    for (let i = 0; i < 5; i += 1) await hear();
    const seqs = reading!.frames.flatMap((frame) => (frame.type === 'message' ? [frame.seq] : []));
    expect(seqs).toEqual(Array.from({ length: told.seq }, (_, i) => i + 1));
    expect(origin.faults).toEqual([]);
  } finally {
    await origin.close();
  }
}, 20_000);
