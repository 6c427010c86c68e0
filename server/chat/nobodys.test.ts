import { expect, it } from 'vitest';
import { messageBy } from './speaker.ts';
import { nobodys } from './nobodys.ts';

it('what somebody said who is gone stays, and tells nothing of them', () => {
  const speaker = { userId: 'mA', showName: 'Mây Trắng', badge: 'user', level: 7, vipGroup: true } as const;
  const said = { groupMessageId: 'i', groupId: '30', createdAt: 5, clientId: 'c', originalMessage: 'Vào!' };
  const message = nobodys(messageBy(speaker, { ...said, parentMessageId: 'p', toUserId: null }));
  expect(message).toEqual({
    ...said,
    ...{ userId: 'erased', showName: '—', colorName: 'c1', badge: null, vipGroup: false },
    ...{ parentMessageId: 'p', toUserId: null, isGuest: false, systemMessage: null, attachments: [] },
  });
  expect(JSON.stringify(message)).not.toMatch(/mA|Mây/);
});
