import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Card, Standing, Target } from '#domain/social/social.ts';
import { withLead } from '#domain/social/followLead.ts';
import { turned } from '#domain/social/standing.ts';
import { failed, succeeded, type Failure } from '#ports/failure.ts';
import type { SocialPort } from '#ports/social.ts';
import { member } from '../../../tests/fakes/accounts.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { aBooking, aCommentator, aMatch } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { LOGIN_LAYER } from '../app/loginLayer.ts';
import ProfileScreen from './ProfileScreen.tsx';

afterEach(unmountAll);

const khang = aCommentator({ userId: 'blv-khang', roomId: 'k1' });
const users = [aCommentator({ userId: 'blv-thuy', roomId: 't1' }), khang];
const live = aMatch({ status: '67', score: '2-1', users });
const coming = aMatch({ fixtureId: 'f2', home: 'Cá Mập', startTime: Date.parse('2026-11-21T14:00:00Z'), users });
const ended = aMatch({ fixtureId: 'f3', home: 'Đại Bàng', status: 'FT', score: '0-3', users });
const cardOf = (target: Target, change: Partial<Card> = {}): Card => ({
  ...{ target, title: 'Khang Còi', subtitle: '', img: null, path: '', badge: 'BLV', takes: ['follow', 'rate'] },
  ...change,
});

const open = async (
  id: string,
  given: Partial<SocialPort> = {},
  { held = 'member', card = {} }: { readonly held?: 'member' | 'none'; readonly card?: Partial<Card> | null } = {},
) => {
  const asked: string[] = [];
  let stored: Standing = {
    ...{ target: { type: 'user', id }, counters: { followers: 12_400 }, rating: { avg: 8.4, n: 31 } },
    ...(held === 'member' && {
      me: { liked: false, saved: false, following: false, reactions: [], rating: null },
    }),
  };
  const social: Partial<SocialPort> = {
    cards: ([target]) => Promise.resolve(succeeded(card === null ? [] : [cardOf(target!, card)])),
    standing: () => Promise.resolve(succeeded([stored])),
    follow: ({ on, notify, leadMin }) => {
      asked.push(['follow', on, notify, leadMin].filter((one) => one !== undefined).join(' '));
      stored = turned(stored, 'follow', on);
      if (notify !== undefined) stored = withLead(stored, notify ? (leadMin ?? 'usual') : 'off');
      return Promise.resolve(succeeded({ on }));
    },
    rate: ({ value }) => {
      asked.push(`rate ${value}`);
      stored = { ...stored, ...(stored.me && { me: { ...stored.me, rating: value } }) };
      return Promise.resolve(succeeded(stored.rating));
    },
    ...given,
  };
  const commentators = {
    announced: () => Promise.resolve(succeeded([aBooking(live), aBooking(coming)])),
    past: () => Promise.resolve(succeeded([ended])),
  };
  const app = fakeApp({
    ...{ path: `/thanh-vien/${id}`, held },
    ports: silentPorts({ loadPort: fakeLoadPort({ social, commentators }) }),
  });
  const place = await mount(app, <ProfileScreen params={{ id }} />, ['people', 'social', 'schedule', 'act']);
  const button = (name: string) =>
    [...place.querySelectorAll<HTMLElement>('button')].find((one) => (one.ariaLabel ?? one.textContent) === name);
  const press = async (name: string) => {
    await expect.poll(() => button(name)).toBeDefined();
    await userEvent.click(button(name)!);
  };
  const said = (text: string) => expect.poll(() => place.textContent).toContain(text);
  const notice = () => app.notices.getSnapshot().context.shown?.text;
  return { app, place, button, press, said, notice, asked };
};

describe('a commentator’s page', () => {
  it('CA-8: says who it is, what they speak for, and shows what is on, what comes and what was, each as their own room', async () => {
    const { place, said } = await open('blv-khang');
    await said('Khang Còi');
    await said('12.4K theo dõi');
    await said('4,2 trên 5 sao');
    await said('Bình luận: Bóng đá · Giải Vô địch Đồng Bằng');
    await expect
      .poll(() => [...place.querySelectorAll('h2')].map(({ textContent }) => textContent))
      .toEqual([...['Đang bình luận', 'Sắp bình luận', 'Phòng đã qua']]);
    expect(place.querySelector('[aria-labelledby="profile-now"] a')?.getAttribute('href')).toMatch(/-k1$/);
    expect(place.querySelector('[aria-labelledby="profile-coming"] li')?.textContent).toContain('Đặt vé');
    expect(place.querySelector('[aria-labelledby="profile-past"] li')?.textContent).toContain('Đại Bàng');
  });

  it('CA-8: is followed by one press, and rated by stars that can be changed and taken back', async () => {
    const { press, said, button, asked } = await open('blv-khang');
    await said('12.4K theo dõi');
    await press('Theo dõi Khang Còi');
    await expect.poll(() => button('Đang theo dõi Khang Còi')?.ariaPressed).toBe('true');
    await press('4 sao');
    await expect.poll(() => button('4 sao')?.ariaPressed).toBe('true');
    await expect.poll(() => asked.at(-1)).toBe('rate 8');
    await expect.poll(() => button('Bỏ chấm')).toBeDefined();
    await press('Bỏ chấm');
    await expect.poll(() => button('Bỏ chấm')).toBeUndefined();
    expect(asked).toEqual(['follow true', 'rate 8', 'rate null']);
  });

  it.each([390, 1440])(
    'SC-7: whoever follows chooses how long before a match they are reminded, or not at all, and nothing moves, at %i px',
    async (width) => {
      await page.viewport(width, 900);
      const { press, said, asked, place, button } = await open('blv-khang');
      await said('12.4K theo dõi');
      const choice = () => place.querySelector<HTMLSelectElement>('select[aria-label^="Nhắc trước trận"]');
      await expect.poll(() => button('5 sao')).toBeDefined();
      const star = () => button('5 sao')!.getBoundingClientRect().y;
      const before = star();
      expect(choice()).toBeNull();
      await press('Theo dõi Khang Còi');
      await expect.poll(() => choice()?.value).toBe('usual');
      expect(star()).toBe(before);
      await userEvent.selectOptions(choice()!, '60');
      await expect.poll(() => [choice()?.value, asked.at(-1)]).toEqual(['60', 'follow true true 60']);
      await userEvent.selectOptions(choice()!, 'off');
      await expect.poll(() => [choice()?.value, asked.at(-1)]).toEqual(['off', 'follow true false']);
      await userEvent.selectOptions(choice()!, 'usual');
      await expect.poll(() => choice()?.value).toBe('usual');
      await press('Đang theo dõi Khang Còi');
      await expect.poll(choice).toBeNull();
    },
  );

  it.each([390, 1440])('CA-8: nothing of it moves once its rating is known, at %i px', async (width) => {
    await page.viewport(width, 900);
    let letGo = () => {};
    const held = new Promise<void>((go) => (letGo = go));
    const rating = { avg: 8.4, n: 31 };
    const t = await open('blv-khang', {
      standing: ([target]) =>
        held.then(() => succeeded([{ target: target!, counters: { followers: 12_400 }, rating }])),
    });
    const places = () =>
      ['4 sao', '5 sao'].map((star) => {
        const { x, y } = t.button(star)!.getBoundingClientRect();
        return [x, y];
      });
    await expect.poll(() => t.button('5 sao')).toBeDefined();
    const before = places();
    letGo();
    await t.said('31');
    expect(places()).toEqual(before);
    expect(t.place.querySelector<HTMLImageElement>('header img')!.loading).toBe('eager');
  });

  it('CA-8: a guest is asked in with what it is for, and nothing is asked of the origin', async () => {
    const { app, press, said, asked } = await open('blv-khang', {}, { held: 'none' });
    await said('12.4K theo dõi');
    await press('5 sao');
    await expect.poll(() => app.layers.names()).toEqual([LOGIN_LAYER]);
    expect(app.membership.intent()).toEqual({
      ...{ kind: 'rate', what: 'Khang Còi', target: 'user:blv-khang', points: '10' },
    });
    expect(asked).toEqual([]);
  });

  it.each<[string, Failure, string]>([
    [
      'follows too many',
      { kind: 'refused', code: 409 },
      'Bạn đã có nhiều nhất có thể. Hãy bỏ bớt trong trang tài khoản.',
    ],
    ['is blocked', { kind: 'refused', code: 404 }, 'Không còn nữa.'],
    ['is too fast', { kind: 'rateLimited', retryAfterS: 30 }, 'Bạn thao tác hơi nhanh. Thử lại sau 30 giây.'],
  ])('CA-8: says why who %s could not, and shows it as it is', async (_who, failure, words) => {
    const { press, notice, button, said } = await open('blv-khang', { follow: async () => failed(failure) });
    await said('12.4K theo dõi');
    await press('Theo dõi Khang Còi');
    await expect.poll(notice).toBe(words);
    expect(button('Theo dõi Khang Còi')?.ariaPressed).toBe('false');
  });
});

describe('a member’s page', () => {
  const plain: Partial<Card> = { badge: 'LV', takes: ['follow'] };

  it('CA-8: has a name and a follow, and neither stars nor rooms', async () => {
    const { place, said, button } = await open('m0123456789abcdef01234567', {}, { held: 'none', card: plain });
    await said('12.4K theo dõi');
    expect(button('Theo dõi Khang Còi')).toBeDefined();
    expect([place.querySelectorAll('h2').length, button('5 sao'), place.querySelector('[role="group"]')]).toEqual([
      ...[0, undefined, null],
    ]);
  });

  it('CA-8: one’s own cannot be followed', async () => {
    const { said, button } = await open(member.userId, {}, { card: plain });
    await said('Đây là trang của bạn, như người khác thấy.');
    expect(button('Theo dõi Khang Còi')).toBeUndefined();
  });

  it('of nobody says so', async () => {
    await (await open('nobody', {}, { card: null })).said('Không có thành viên này');
  });
});
