import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { after, stateOf, type Friend, type FriendAct, type Ties } from '#domain/people/people.ts';
import { failed, succeeded, type Failure } from '#ports/failure.ts';
import type { PeoplePort } from '#ports/people.ts';
import { member } from '../../../tests/fakes/accounts.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { LOGIN_LAYER } from '../app/loginLayer.ts';
import PeopleScreen from './PeopleScreen.tsx';

afterEach(unmountAll);

const AT_ONCE = 3;

/** An origin with other members and their relations to the viewer. */
const origin = (ties: Readonly<Record<string, Ties>>, given: Partial<PeoplePort> = {}) => {
  const now = new Map(Object.entries(ties));
  const acts: string[] = [];
  const friendOf = (name: string): Friend => ({
    user: { ...member, userId: name, displayName: name, nickname: name, siteRoleId: name === 'Lá' ? 4 : 1 },
    state: stateOf(now.get(name)!),
    mutual: name === 'An' ? 2 : 0,
  });
  const all = () => [...now.keys()].map(friendOf);
  const port: PeoplePort = {
    act: (act: FriendAct, name) => {
      acts.push(`${act} ${name}`);
      now.set(name, after(act, now.get(name)!)!);
      return Promise.resolve(succeeded(friendOf(name)));
    },
    list: (state, cursor) => {
      const found = all().filter((one) => one.state === state);
      const from = Number(cursor ?? 0);
      const next = from + AT_ONCE < found.length ? String(from + AT_ONCE) : null;
      return Promise.resolve(succeeded({ list: found.slice(from, from + AT_ONCE), total: found.length, next }));
    },
    find: (query) => Promise.resolve(succeeded(all().filter(({ user }) => user.displayName.includes(query)))),
    standing: (name) => Promise.resolve(succeeded(stateOf(now.get(name)!))),
    one: (name) => Promise.resolve(now.has(name) ? succeeded(friendOf(name)) : failed({ kind: 'refused', code: 404 })),
    ...given,
  };
  return { port, acts };
};

const strangers: Ties = { own: null, others: null };
const friends: Ties = { own: 'friend', others: 'friend' };
const incoming: Ties = { own: null, others: 'asked' };

const open = async (
  query: string,
  ties: Readonly<Record<string, Ties>>,
  given: Partial<PeoplePort> = {},
  held: 'member' | 'none' = 'member',
) => {
  const { port, acts } = origin(ties, given);
  const ports = silentPorts({ loadPort: fakeLoadPort({ people: port }) });
  const app = fakeApp({ path: `/thanh-vien${query}`, held, ports });
  const place = await mount(app, <PeopleScreen />, ['people', 'feed']);
  const button = (name: string) =>
    [...place.querySelectorAll<HTMLElement>('button')].find((one) => (one.ariaLabel ?? one.textContent).includes(name));
  const press = async (name: string) => {
    await expect.poll(() => button(name)).toBeDefined();
    await userEvent.click(button(name)!);
  };
  const rows = () => [...place.querySelectorAll<HTMLElement>('li[data-user]')].map((row) => row.dataset['user']);
  const said = (text: string) => expect.poll(() => place.textContent).toContain(text);
  const notice = () => app.notices.getSnapshot().context.shown?.text;
  return { app, place, button, press, rows, said, notice, acts };
};

describe('finding a member', () => {
  it('goes by name as one types, from two letters on', async () => {
    const asked: string[] = [];
    const { port } = origin({ 'Lan Đồng': strangers });
    const { place, rows, said } = await open(
      '',
      {},
      {
        find: (query, signal) => {
          asked.push(query);
          return port.find(query, signal);
        },
      },
    );
    await expect.poll(() => place.querySelector('input')).not.toBeNull();
    const field = place.querySelector('input')!;
    await userEvent.fill(field, 'L');
    await userEvent.fill(field, 'Lan ');
    await expect.poll(rows).toEqual(['Lan Đồng']);
    expect(asked).toEqual(['Lan']);
    expect(place.querySelector('[role="status"]')?.textContent).toBe('1 thành viên');
    await userEvent.fill(field, 'e\u0302');
    await expect.poll(rows).toEqual([]);
    expect(asked).toEqual(['Lan']);
    await userEvent.fill(field, 'Không ai');
    await said('Không thấy ai tên “Không ai”');
  });

  it('asks to be friends, says so, and offers to take it back', async () => {
    const { place, press, notice, button, acts } = await open('', { An: strangers });
    await expect.poll(() => place.querySelector('input')).not.toBeNull();
    await userEvent.fill(place.querySelector('input')!, 'An');
    await press('Kết bạn với An');
    await expect.poll(notice).toBe('Đã gửi lời mời tới An');
    await expect.poll(() => button('Huỷ lời mời gửi An')).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(button('Huỷ lời mời gửi An'));
    await press('Huỷ lời mời gửi An');
    await expect.poll(() => button('Kết bạn với An')).toBeDefined();
    expect(acts).toEqual(['request An', 'cancel An']);
  });

  it.each<[string, Failure, string]>([
    ['takes no requests', { kind: 'refused', code: 403 }, 'An hiện không nhận lời mời kết bạn.'],
    ['asked too many', { kind: 'rateLimited', retryAfterS: 61 }, 'Bạn đã gửi nhiều lời mời. Thử lại sau 2 phút.'],
    ['has no network', { kind: 'unreachable' }, 'Mất kết nối giữa chừng. Cứ bấm lại: không việc nào bị làm hai lần.'],
  ])('says why it could not: %s', async (_why, failure, words) => {
    const { press, notice } = await open('?id=An', { An: strangers }, { act: () => Promise.resolve(failed(failure)) });
    await press('Kết bạn với An');
    await expect.poll(notice).toBe(words);
  });
});

describe('requests', () => {
  it('are counted, accepted and turned down, and the focus stays in the list', async () => {
    const { place, press, rows, notice } = await open('?muc=loi-moi', { An: incoming, Lá: incoming });
    await expect.poll(() => place.querySelector('nav small')?.textContent).toBe('2');
    await press('Đồng ý kết bạn với An');
    await expect.poll(notice).toBe('Bạn và An đã là bạn bè');
    await expect.poll(rows).toEqual(['Lá']);
    await expect.poll(() => place.querySelector('ul')!.contains(document.activeElement)).toBe(true);
    await press('Từ chối Lá');
    await expect.poll(rows).toEqual([]);
    expect(place.textContent).toContain('Không ai đang chờ bạn trả lời.');
  });

  it('that are gone are said to be', async () => {
    const { press, notice } = await open(
      '?muc=loi-moi',
      { An: incoming },
      {
        act: () => Promise.resolve(failed({ kind: 'refused', code: 404 })),
      },
    );
    await press('Đồng ý kết bạn với An');
    await expect.poll(notice).toBe('Lời mời này không còn nữa.');
  });
});

describe('lists', () => {
  it('show friends with what they have in common, and what they are here', async () => {
    const { rows, place } = await open('?muc=ban-be', { An: friends, Lá: friends, Bình: strangers });
    await expect.poll(rows).toEqual(['An', 'Lá']);
    expect(place.querySelector('[data-user="An"]')?.textContent).toContain('2 bạn chung');
    expect(place.querySelector('[data-user="Lá"]')?.textContent).toContain('Bình luận viên');
    expect(place.querySelector('[data-user="Lá"] button')).toBeNull();
    expect(place.querySelector('[data-user="An"] a')?.getAttribute('href')).toBe('/thanh-vien/An');
  });

  it('say that nobody is there', async () => {
    await (await open('?muc=ban-be', {})).said('Bạn chưa có bạn bè nào');
    await unmountAll();
    await (await open('?muc=da-chan', {})).said('Bạn chưa chặn ai');
  });

  it('can be asked for again where they did not come', async () => {
    let down = true;
    const { port } = origin({ An: friends });
    const { said, press, rows } = await open(
      '?muc=ban-be',
      {},
      {
        list: (...input) => (down ? Promise.resolve(failed({ kind: 'unreachable' })) : port.list(...input)),
      },
    );
    await said('Không tới được máy chủ');
    down = false;
    await press('Thử lại');
    await expect.poll(rows).toEqual(['An']);
  });
});

describe('a long list', () => {
  const names = ['An', 'Bình', 'Cúc', 'Dũng', 'Em', 'Giang', 'Hà'];
  const many = (ties: Ties) => Object.fromEntries(names.map((name) => [name, ties]));

  it('goes on by itself, slice after slice', async () => {
    const { rows } = await open('?muc=ban-be', many(friends));
    await expect.poll(rows).toEqual(names);
  });

  it('is as long after a profile as before, and is not asked for again', async () => {
    const { port } = origin(many(friends));
    const asked: unknown[] = [];
    const { rows, app } = await open(
      '?muc=ban-be',
      {},
      {
        list: (state, cursor, signal) => {
          asked.push(`${state} ${cursor}`);
          return port.list(state, cursor, signal);
        },
      },
    );
    const go = (to: string) =>
      app.navigation.send({ type: 'navigation.go', to, replace: false, state: null, pop: false });
    await expect.poll(() => rows().length).toBe(7);
    go('/thanh-vien?muc=ban-be&id=An');
    await expect.poll(rows).toEqual([]);
    go('/thanh-vien?muc=ban-be');
    await expect.poll(() => rows().length).toBe(7);
    expect(asked.toSorted()).toEqual(['friend 3', 'friend 6', 'friend null', 'incoming null']);
  });

  it('of requests is counted whole, and shrinks by what was answered on any page of it', async () => {
    const { rows, press, place } = await open('?muc=loi-moi', many(incoming));
    const count = () => place.querySelector('nav small')?.textContent;
    await expect.poll(count).toBe('7');
    await press('Xem thêm');
    await press('Đồng ý kết bạn với Em');
    await expect.poll(count).toBe('6');
    await expect.poll(rows).toEqual(['An', 'Bình', 'Cúc', 'Dũng', 'Giang', 'Hà']);
  });
});

describe('an act', () => {
  it('is the only one until it is answered', async () => {
    let answer = () => {};
    const { port } = origin({ An: incoming });
    const acts: FriendAct[] = [];
    const { press, notice } = await open(
      '?id=An',
      { An: incoming },
      {
        act: async (act, userId, signal) => {
          acts.push(act);
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
          return port.act(act, userId, signal);
        },
      },
    );
    await press('Đồng ý kết bạn với An');
    await press('Từ chối An');
    answer();
    await expect.poll(notice).toBe('Bạn và An đã là bạn bè');
    expect(acts).toEqual(['accept']);
  });

  it.each<[string, FriendAct, Ties, string]>([
    ['Huỷ lời mời gửi An', 'accept', { own: 'asked', others: null }, 'Bạn và An đã là bạn bè'],
    ['Kết bạn với An', 'block', strangers, 'Đã chặn An'],
  ])('says what is so where something else was first: %s', async (name, first, before, words) => {
    const is: Friend['state'] = first === 'accept' ? 'friend' : 'blocked';
    const { press, notice } = await open(
      '?id=An',
      { An: before },
      { act: () => Promise.resolve(succeeded({ user: { ...member, displayName: 'An' }, state: is, mutual: 0 })) },
    );
    await press(name);
    await expect.poll(notice).toBe(words);
  });
});

describe('a profile', () => {
  it('blocks only after a question, and takes it back', async () => {
    const { press, button, acts, said, app, place } = await open('?id=An', { An: friends });
    await expect.poll(() => button('Huỷ kết bạn với An')).toBeDefined();
    await press('Chặn An');
    await said('An không được báo.');
    await press('Thôi');
    expect(acts).toEqual([]);
    await press('Chặn An');
    await expect.poll(() => app.layers.isOpen('block')).toBe(true);
    await expect.poll(() => document.querySelector('dialog [data-tone="danger"]')).not.toBeNull();
    await userEvent.click(document.querySelector('dialog [data-tone="danger"]')!);
    await expect.poll(() => button('Bỏ chặn An')).toBeDefined();
    expect(button('Chặn An')).toBeUndefined();
    await expect.poll(() => place.querySelector('article')!.contains(document.activeElement)).toBe(true);
    await press('Bỏ chặn An');
    await expect.poll(() => button('Kết bạn với An')).toBeDefined();
    expect(acts).toEqual(['block An', 'unblock An']);
  });

  it('says who is not there, and who one is oneself', async () => {
    await (await open('?id=nobody', {})).said('Không có thành viên này');
    await unmountAll();
    await (await open(`?id=${member.userId}`, {})).said('Đây là bạn.');
  });
});

it('is for members: a guest is asked to log in', async () => {
  const { app, press } = await open('', {}, {}, 'none');
  await press('Đăng nhập');
  await expect.poll(() => app.layers.names()).toEqual([LOGIN_LAYER]);
});
