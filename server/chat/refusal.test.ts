import { expect, it } from 'vitest';
import { chatroomTopic } from '#domain/chat/chat.ts';
import { chatRefusal, errorFrame } from './refusal.ts';

it('a refusal names what it is about, and nothing where it is about neither', () => {
  const refusal = chatRefusal(429, { retryAfterS: 3 });
  const told = { type: 'error', code: 429, message: refusal.message, retryAfter: 3 };
  expect(errorFrame(refusal, {})).toEqual(told);
  expect(errorFrame(refusal, { clientId: 'c1' })).toEqual({ ...told, clientId: 'c1' });
  expect(errorFrame(refusal, { topic: chatroomTopic('g1') })).toEqual({ ...told, topic: chatroomTopic('g1') });
});
