import { expect, it } from 'vitest';
import { credentials, readyGuest, startAuth } from '../../../tests/fakes/authWorld.ts';
import { asGuest, asMember } from '../../../tests/fakes/accounts.ts';
import { createSocketHold } from './socketHold.ts';

const holding = (auth: Awaited<ReturnType<typeof startAuth>>) => {
  const sent: string[] = [];
  const hold = createSocketHold({ send: ({ type }) => void sent.push(type) }, auth.actor);
  return { sent, hold };
};

it('the socket is open from the first who needs it until the last has gone', async () => {
  const { sent, hold } = holding(await readyGuest());
  expect(sent).toEqual([]);
  const [one, other] = [hold(), hold()];
  one();
  one();
  expect(sent).toEqual(['chat.connect']);
  other();
  expect(sent).toEqual(['chat.connect', 'chat.leave']);
  hold();
  expect(sent).toEqual(['chat.connect', 'chat.leave', 'chat.connect']);
});

it('CHAT-1: it waits for a token', async () => {
  const auth = await startAuth('none', {});
  const { sent, hold } = holding(auth);
  hold();
  expect(sent).toEqual([]);
  auth.keep('guest');
  await auth.send({ type: 'auth.tokensChanged', held: 'guest' });
  expect(sent).toEqual(['chat.connect']);
});

it('a guest who logs in has the socket of a member then', async () => {
  const auth = await startAuth('none', { guestLogin: [asGuest], login: [asMember], info: [asMember] });
  const { sent, hold } = holding(auth);
  hold();
  await auth.send({ type: 'auth.login', credentials });
  await auth.pass(1000);
  expect(sent).toEqual(['chat.connect', 'chat.leave', 'chat.connect']);
});
