import { afterEach, expect, it } from 'vitest';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { ChatPanel } from './ChatPanel.tsx';

/** A word that only this part of the panel uses: its lookups count the renders of the part. */
const wordOf = { panel: 'chat', log: 'log', composer: 'placeholder' } as const;

afterEach(unmountAll);

it('a batch of messages renders the log, and neither the panel around it nor what is being written', async () => {
  const { app, origin, live } = roomApp();
  const looked = new Map<string, number>();
  const words: typeof app.words = {
    ...app.words,
    word: (locale, group, key, params) => {
      looked.set(key, (looked.get(key) ?? 0) + 1);
      return app.words.word(locale, group, key, params);
    },
  };
  const panel = <ChatPanel groupId="30" headless onlyCommentators={false} onFilter={() => {}} />;
  const place = await mount({ ...app, words }, panel, ['chat']);
  const rows = () => place.querySelectorAll('li[data-id]').length;
  await expect.poll(() => live.chatSocket.getSnapshot().value).toMatchObject({ connected: expect.anything() });
  origin.say(1);
  origin.deliver();
  await expect.poll(rows).toBe(1);
  looked.clear();
  for (let batch = 2; batch <= 6; batch += 1) {
    origin.say(1);
    origin.deliver();
    await expect.poll(rows).toBe(batch);
  }
  const renders = (part: keyof typeof wordOf) => looked.get(wordOf[part]) ?? 0;
  expect(renders('log')).toBeGreaterThanOrEqual(5);
  expect({ panel: renders('panel'), composer: renders('composer') }).toEqual({ panel: 0, composer: 0 });
});
