import { afterEach, expect, it } from 'vitest';
import { flushSync } from 'react-dom';
import { said } from '../../../../tests/fakes/chat.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import FlyingLog from './FlyingLog.tsx';
import { muteHere } from './mutedPeople.ts';

afterEach(unmountAll);

const sky = { x: 0, y: 0, width: 390, height: 136 };
const open = async (flying: object) => {
  const { app, live, origin } = roomApp();
  app.storage.write('chat.flying', JSON.stringify(flying));
  const room = live.chatRoomFor('30');
  live.chatSocket.send({ type: 'chat.connect' });
  const place = await mount(app, <FlyingLog room={room} me="Mai" sky={sky} />, ['chat']);
  await expect.poll(() => place.querySelector('[aria-hidden]')).not.toBeNull();
  let seq = 0;
  const say = async (text: string, change: object = {}) => {
    seq += 1;
    flushSync(() => {
      origin.publish(said(seq, { originalMessage: text, ...change }));
      origin.deliver();
    });
    await expect.poll(() => room.getSnapshot().messages.at(-1)?.originalMessage).toBe(text);
  };
  await expect.poll(() => live.chatSocket.getSnapshot().value).toMatchObject({ connected: expect.anything() });
  origin.deliver();
  const flights = () => [...place.querySelectorAll<HTMLElement>('[data-size]')];
  return { app, say, flights };
};

it('CH-12: flies in bounded lanes, as dense and as strong as chosen; more than they hold stays in the log', async () => {
  const { say, flights } = await open({ area: 50, opacity: 60, density: 'thin' });
  for (const text of ['một', 'hai', 'ba', 'bốn']) await say(text);
  await expect.poll(() => flights().map(({ textContent }) => textContent)).toEqual(['một', 'hai']);
  expect(flights().map(({ style }) => [style.top, style.opacity])).toEqual([
    ['0px', '0.6'],
    ['34px', '0.6'],
  ]);
});

it('CH-12: what is blocked, and whom the reader muted, do not fly', async () => {
  const { app, say, flights } = await open({ area: 100, blocked: ['tỷ số'] });
  muteHere(app.storage, 'u9', true);
  await say('Ty so bao nhiêu?');
  await say('im lặng', { userId: 'u9' });
  await say('đẹp quá');
  await expect.poll(() => flights().map(({ textContent }) => textContent)).toEqual(['đẹp quá']);
});
