import { afterEach, describe, expect, it, vi } from 'vitest';
import { GIVEN_UP_WARNING } from '#domain/chat/chat.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import ConnectionStrip, { type Connection } from './ConnectionStrip.tsx';

const show = (connection: Connection, tried: number, onRetry = () => {}) =>
  mount(roomApp().app, <ConnectionStrip connection={connection} tried={tried} onRetry={onRetry} />, ['chat']);

afterEach(unmountAll);

describe('the connection strip', () => {
  it.each([
    ['connecting', 1, 'Đang kết nối chat'],
    ['offline', 1, 'Mất mạng. Tin bạn gửi sẽ đi khi có mạng lại.'],
    ['reconnecting', 2, 'Mất kết nối, đang thử lại 2/5'],
    ['reconnecting', 7, 'Mất kết nối, đang thử lại 5/5'],
    ['refreshingToken', 1, 'Đang làm mới phiên, chat sẽ nối lại'],
  ] as const)('%s after %i: "%s"', async (connection, tried, words) => {
    const place = await show(connection, tried);
    await expect.poll(() => place.querySelector('[role="status"]')?.textContent).toBe(words);
  });

  it('CHAT-3: given up shows the warning of the specification and a way to try again', async () => {
    const retry = vi.fn();
    const place = await show('givenUp', 6, retry);
    await expect.poll(() => place.querySelector('[role="alert"]')?.textContent).toContain(GIVEN_UP_WARNING);
    place.querySelector('button')!.click();
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each(['en', 'zh'] as const)(
    'A-6: in %s the warning stays as it is, in Vietnamese, with plain words before it',
    async (locale) => {
      const { app } = roomApp();
      await app.words.load(locale, ['chat']);
      app.locale.send({ type: 'locale.routed', locale });
      const place = await mount(app, <ConnectionStrip connection="givenUp" tried={6} onRetry={() => {}} />, ['chat']);
      await expect.poll(() => place.querySelector('[lang="vi"]')?.textContent).toBe(GIVEN_UP_WARNING);
      const words = app.words.word(locale, 'chat', 'givenUp');
      expect(place.querySelector('[role="alert"]')!.textContent).toBe(
        `${words}${GIVEN_UP_WARNING}${app.words.word(locale, 'chat', 'retry')}`,
      );
    },
  );

  it.each(['open', 'idle'] as const)('takes no place while %s', async (connection) => {
    const place = await show(connection, 0);
    expect(place.childElementCount).toBe(0);
  });
});
