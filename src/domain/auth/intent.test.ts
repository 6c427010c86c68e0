import { expect, it } from 'vitest';
import { readIntent, type Intent } from './intent.ts';

const intents: readonly Intent[] = [
  { kind: 'message', what: 'Sút đi!', groupId: '30' },
  { kind: 'message', what: 'Sút đi!', groupId: '30', parentId: 'm1' },
  { kind: 'book', what: 'Bến Gỗ – Nắng Sớm', fixtureId: 'f1' },
  { kind: 'reaction', groupId: '30', messageId: 'm1', emoji: '🔥' },
  { kind: 'follow', what: 'Khang Còi', target: 'user:blv-khang' },
  { kind: 'save', what: 'Bến Gỗ – Nắng Sớm', target: 'room:f1' },
  { kind: 'like', what: 'Bến Gỗ – Nắng Sớm', target: 'room:f1' },
  { kind: 'rate', what: 'Khang Còi', target: 'user:blv-khang', points: '8' },
  { kind: 'vote', what: 'Bến Gỗ – Nắng Sớm', fixtureId: 'f1', choice: 'X' },
  { kind: 'bookings' },
  { kind: 'apply' },
  { kind: 'page' },
];
it.each(intents)('%j is read as it was kept, without what does not belong', (intent) => {
  expect(readIntent(JSON.parse(JSON.stringify({ ...intent, token: 'x' })))).toEqual(intent);
});

it.each([
  ...[null, undefined, 7, 'message', [], {}],
  ...[
    { kind: 'toString' },
    { kind: 'message' },
    { kind: 'message', what: 'x' },
    { kind: 'book', what: 'x', fixtureId: 1 },
  ],
  { kind: 'reaction', groupId: '30', messageId: 'm1' },
  { kind: 'rate', what: 'x', target: 'user:u1' },
])('%j is none', (kept) => expect(readIntent(kept)).toBeNull());

it('a reply whose parent is no id is no reply', () => {
  expect(readIntent({ kind: 'message', what: 'x', groupId: '30', parentId: 7 })).not.toHaveProperty('parentId');
});
