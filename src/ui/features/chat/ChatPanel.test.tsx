import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failed } from '#ports/failure.ts';
import { LOGIN_LAYER } from '../../app/loginLayer.ts';
import { said } from '../../../../tests/fakes/chat.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { type FakeAppOptions } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { ChatPanel } from './ChatPanel.tsx';

const open = async (options: FakeAppOptions = {}, before: (made: ReturnType<typeof roomApp>) => void = () => {}) => {
  const made = roomApp(options);
  before(made);
  const place = await mount(
    made.app,
    <div style={{ display: 'flex', width: 360, height: 500 }}>
      <ChatPanel groupId="30" onlyCommentators={false} onFilter={() => {}} />
    </div>,
    ['chat'],
  );
  const settle = async () => {
    await expect
      .poll(() => made.app.live.now()!.chatSocket.getSnapshot().value)
      .toMatchObject({ connected: expect.anything() });
    made.origin.deliver();
  };
  await expect.poll(() => place.querySelector('textarea')).not.toBeNull();
  return { ...made, place, settle, field: place.querySelector('textarea')! };
};

beforeEach(() => page.viewport(1100, 800));
afterEach(unmountAll);

describe('the chat of a room', () => {
  it('CHAT-5: a guest’s message opens the log-in form, keeps its text, and goes out once logged in', async () => {
    const { app, origin, field, settle, place } = await open();
    await settle();
    await userEvent.click(field);
    await userEvent.keyboard('Sút đi Tấn ơi!{Enter}');
    await expect.poll(() => app.layers.isOpen(LOGIN_LAYER)).toBe(true);
    expect(app.membership.intent()).toEqual({ kind: 'message', what: 'Sút đi Tấn ơi!', groupId: '30' });
    expect(field.value).toBe('Sút đi Tấn ơi!');
    expect(origin.posted).toEqual([]);
    app.auth.send({ type: 'auth.login', credentials: { username: 'mai', password: 'matkhaudai' } });
    await expect.poll(() => field.value).toBe('');
    await expect.poll(() => place.querySelector('[data-outbox]')?.textContent).toContain('Sút đi Tấn ơi!');
    await settle();
    await expect
      .poll(() => origin.posted.flatMap((send) => (send.kind === 'message' ? [send.text] : [])))
      .toEqual(['Sút đi Tấn ơi!']);
  });

  it('CHAT-5: a guest who closes the form keeps the text', async () => {
    const { app, field, settle, origin } = await open();
    await settle();
    await userEvent.click(field);
    await userEvent.keyboard('chờ chút{Enter}');
    await expect.poll(() => app.layers.isOpen(LOGIN_LAYER)).toBe(true);
    app.layers.close(LOGIN_LAYER);
    await expect.poll(() => app.membership.intent()).toBeNull();
    expect(field.value).toBe('chờ chút');
    expect(origin.posted).toEqual([]);
  });

  it('CHAT-5: so does a guest’s reaction', async () => {
    const { app, place, settle } = await open({}, ({ origin }) => origin.publish(said(1, { reaction: { '🔥': 2 } })));
    await settle();
    await expect.poll(() => place.querySelector('[aria-pressed="false"][aria-label^="🔥"]')).not.toBeNull();
    place.querySelector<HTMLElement>('[aria-label^="🔥"]')!.click();
    await expect
      .poll(() => app.membership.intent())
      .toEqual({ kind: 'reaction', groupId: '30', messageId: expect.any(String), emoji: '🔥' });
  });

  it('marks a member’s own reaction, and takes it back with another press', async () => {
    const { place, settle, origin } = await open({ held: 'member' }, (made) =>
      made.origin.publish(said(1, { reaction: { '🔥': 2 } })),
    );
    await settle();
    const flame = () => place.querySelector<HTMLElement>('[aria-label^="🔥"]');
    await expect.poll(() => flame()?.ariaPressed).toBe('false');
    flame()!.click();
    await expect.poll(() => flame()?.ariaPressed).toBe('true');
    flame()!.click();
    await expect.poll(() => flame()?.ariaPressed).toBe('false');
    expect(origin.posted.flatMap((send) => (send.kind === 'reaction' ? [send.on] : []))).toEqual([true, false]);
  });

  it('asks the author of a message to be friends, where that is a member', async () => {
    const asked: string[] = [];
    const author = 'm0123456789abcdef01234567';
    const loadPort = fakeLoadPort({
      people: {
        act: (act, userId) => {
          asked.push(`${act} ${userId}`);
          return Promise.resolve(failed({ kind: 'refused', code: 409 }));
        },
      },
    });
    const { app, place, settle } = await open({ held: 'member', ports: silentPorts({ loadPort }) }, ({ origin }) => {
      origin.publish(said(1, { userId: author, showName: 'Lan' }));
      origin.publish(said(2, { userId: 'demo-an', showName: 'An' }));
    });
    await settle();
    const offer = () =>
      [...place.querySelectorAll<HTMLElement>('dialog li button')].find((line) => line.textContent === 'Kết bạn');
    const openSheet = async (name: string) => {
      await expect.poll(() => place.querySelectorAll('li[data-id]').length).toBe(2);
      await userEvent.hover([...place.querySelectorAll('li[data-id]')].find((row) => row.textContent?.includes(name))!);
      await expect.poll(() => place.querySelector(`[data-more][aria-label*="${name}"]`)).not.toBeNull();
      await userEvent.click(place.querySelector(`[data-more][aria-label*="${name}"]`)!);
      await expect.poll(() => place.querySelector('dialog h2')?.textContent).toBe(name);
    };
    await openSheet('An');
    // The list item exists at once; its content is loaded a moment later.
    expect(place.querySelectorAll('dialog li')).toHaveLength(6);
    app.layers.close('message');
    await expect.poll(() => place.querySelector('dialog')).toBeNull();
    await openSheet('Lan');
    await expect.poll(() => offer()).toBeDefined();
    offer()!.click();
    await expect.poll(() => app.notices.getSnapshot().context.shown?.text).toBe('Chưa gửi được lời mời kết bạn.');
    expect(asked).toEqual([`request ${author}`]);
  });

  it('CHAT-6: a member’s joining is announced once, a guest’s never', async () => {
    const member = await open({ held: 'member', path: '/chatroom' });
    await member.settle();
    await expect.poll(() => member.origin.posted.filter((send) => send.kind === 'join')).toHaveLength(1);
    unmountAll();
    const guest = await open({ path: '/chatroom' });
    await guest.settle();
    await expect.poll(() => guest.place.querySelector('[role="status"]')).toBeNull();
    expect(guest.origin.posted).toEqual([]);
  });

  it('keeps what is being written when the viewer leaves and comes back', async () => {
    const { app, field } = await open();
    await userEvent.click(field);
    await userEvent.keyboard('đang viết dở');
    expect(app.navigation.getSnapshot().context.busy).toContain('draft');
    unmountAll();
    const place = await mount(app, <ChatPanel groupId="30" onlyCommentators={false} onFilter={() => {}} />, ['chat']);
    await expect.poll(() => place.querySelector('textarea')?.value).toBe('đang viết dở');
    expect(app.storage.read('chat.draft.30')).toBe('đang viết dở');
  });

  it('shows 100 messages that come at once in the order of the origin', async () => {
    const { origin, place, settle } = await open();
    await settle();
    origin.say(100);
    origin.deliver();
    await expect.poll(() => place.querySelectorAll('[data-id]').length).toBe(100);
    const texts = [...place.querySelectorAll('[data-id] p')].map((row) => /tin \d+/.exec(row.textContent ?? '')?.[0]);
    expect(texts).toEqual(Array.from({ length: 100 }, (_, i) => `tin ${i + 1}`));
  });
});
