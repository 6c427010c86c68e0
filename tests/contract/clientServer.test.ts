import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bearer } from '#adapters/browser/bearer.ts';
import { makeSend, type Send } from '#adapters/http/send.ts';
import { api, type Api } from '#contract/http/api.ts';
import type { AnyCall, DataOf, InputOf } from '#contract/http/call.ts';
import { later } from '#contract/http/later.ts';
import type { Match } from '#domain/match/match.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { freshName, newGuest, newMember, PASSWORD, type Session } from './support/sessions.ts';

const zone = 'Asia/Bangkok';
const today = dayOf(Date.now(), zone);

let origin: RunningOrigin;
let guest: Bearer;
let member: Session;
let live: Match;
let coming: Match;
const told: string[] = [];

/** The browser's own adapter, against an origin that really listens. */
const sendAs = (bearer: Bearer | null): Send =>
  makeSend({
    fetch: (input, init) => fetch(origin.url + String(input), init),
    bearer: () => bearer,
    currency: () => 'VND',
    locale: () => 'vi',
    onExpired: () => Promise.resolve(),
    onRefused: (clears) => told.push(`refused ${clears}`),
    onRateLimited: () => told.push('limited'),
    onAnswered: (time) => expect(Math.abs((time ?? 0) - Date.now())).toBeLessThan(60_000),
    report: (message) => told.push(message),
  });
const memberBearer = (): Bearer => ({ kind: 'member', value: member.token });

beforeAll(async () => {
  origin = await startOrigin();
  guest = { kind: 'guest', value: await newGuest(origin.url) };
  member = await newMember(origin.url);
  const matches = async (status: 'live' | 'upcoming') => {
    const answer = await sendAs(null)(api.schedule.featureMatch, { status, liveModeId: '1' });
    return answer.ok ? answer.value : [];
  };
  live = (await matches('live')).find(({ roomId }) => roomId !== null)!;
  coming = (await matches('upcoming')).find(({ startTime }) => startTime > Date.now())!;
});
afterAll(() => origin.stop());

interface Asked<C extends AnyCall> {
  readonly input: InputOf<C>;
  /** What is true of an answer beside its schema. */
  readonly holds: (data: DataOf<C>) => boolean;
}
type AskedOf<C> = C extends AnyCall ? Asked<C> : never;
type Asking = { readonly [Area in keyof Api]: { readonly [Name in keyof Api[Area]]: AskedOf<Api[Area][Name]> } };
type AnyAsked = { readonly input: unknown; readonly holds: (data: never) => boolean };

/** One sensible question for each call; a call without one does not compile. */
const asking = (): Asking => ({
  accounts: {
    guestLogin: { input: {}, holds: ({ guestToken }) => guestToken !== '' },
    guestInfo: { input: {}, holds: ({ userId }) => userId !== '' },
    info: { input: {}, holds: ({ userId }) => userId === member.user.userId },
    login: {
      input: { username: member.username, password: PASSWORD },
      holds: ({ user }) => user.userId === member.user.userId,
    },
    register: {
      input: { username: freshName(), password: PASSWORD, nickname: 'Lan' },
      holds: ({ user }) => user.nickname === 'Lan',
    },
    checkUsername: { input: { username: member.username }, holds: ({ ok }) => !ok },
    updateInfo: { input: { nickname: 'Tên Mới' }, holds: ({ nickname }) => nickname === 'Tên Mới' },
    refreshToken: { input: { refreshToken: member.refreshToken }, holds: ({ token }) => token !== '' },
    logout: { input: { refreshToken: 'khong-con-gi' }, holds: () => true },
  },
  schedule: {
    featureMatch: { input: { status: 'live', pageSize: 3 }, holds: (all) => all.length > 0 && all.length <= 3 },
    liveRoom: { input: { id: live.roomId! }, holds: ({ fixtureId }) => fixtureId === live.fixtureId },
    anchorSchedule: {
      input: { fixtureId: live.fixtureId },
      holds: (all) => all.every((one) => one.fixtureId === live.fixtureId),
    },
    liveSchedule: { input: { date: today, timezone: zone, pageSize: 200 }, holds: (all) => all.length >= 40 },
    dayCounts: { input: { from: today, to: today, timezone: zone }, holds: ([first]) => first?.day === today },
    modes: { input: {}, holds: (all) => all.length === 10 },
    anchors: { input: {}, holds: (all) => all.length >= 12 },
    totalLive: { input: {}, holds: ({ totalLive }) => totalLive > 0 },
  },
  match: {
    overview: { input: { id: live.fixtureId }, holds: ({ events }) => Array.isArray(events) },
    analysis: { input: { id: live.fixtureId }, holds: ({ home }) => home.length === 5 },
    odds: { input: { id: live.fixtureId }, holds: (all) => all.length > 0 },
  },
  bookings: {
    set: {
      input: { fixtureId: coming.fixtureId, on: true },
      holds: (booking) => booking?.fixtureId === coming.fixtureId,
    },
    list: { input: {}, holds: (all) => all.length === 1 },
  },
  portal: {
    menu: { input: {}, holds: (menus) => menus.nav.length > 0 },
    marquee: { input: {}, holds: (lines) => lines.length > 0 },
    banners: { input: { position: 'home' }, holds: (all) => all.every(({ w, h }) => w > 0 && h > 0) },
    domains: { input: {}, holds: (all) => all.length > 0 },
    language: { input: { locale: 'en' }, holds: (groups) => 'shell' in groups },
    locate: { input: { timezone: zone }, holds: ({ timezone }) => timezone === zone },
  },
  chat: {
    history: { input: { groupId: '30', limit: 5 }, holds: ({ messages }) => messages.length <= 5 },
    mute: { input: { userId: 'khong-ai', minutes: 1 }, holds: () => false },
  },
});

const every = Object.entries(api).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]: [string, AnyCall]) => ({
    area,
    name,
    call,
    id: `CALL ${call.method} ${call.path}`,
  })),
);

it.each(every)('$id: what the browser’s adapter asks, the origin answers', async ({ area, name, call }) => {
  const questions: Readonly<Record<string, Readonly<Record<string, AnyAsked>>>> = asking();
  const { input, holds } = questions[area]![name]!;
  const bearer = { nothing: null, guest, member: memberBearer() }[call.needs];
  const answer = await sendAs(bearer)(call, input);
  if (call === api.chat.mute)
    return expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', code: 403 } });
  expect(answer).toMatchObject({ ok: true });
  expect(answer.ok && holds(answer.value as never)).toBe(true);
  expect(told).toEqual([]);
});

it.each(
  Object.values(later)
    .filter(({ needs }) => needs === 'nothing')
    .slice(0, 3),
)('a call for a later release is said to be one: $path', async (call: AnyCall) => {
  const answer = await sendAs(null)(call, { type: 'x', returnTo: '/', email: 'a@b.vn', phoneNumber: '0900000000' });
  expect(answer).toMatchObject({ ok: false });
});

it('AUTH-4: a call whose token is missing is refused before it leaves, and one whose token is bad is told with what it clears', async () => {
  expect(await sendAs(null)(api.accounts.info, {})).toMatchObject({
    ok: false,
    failure: { kind: 'unauthorized', clears: 'allTokens' },
  });
  expect(told).toEqual([]);
  expect(await sendAs({ kind: 'guest', value: 'nonsense' })(api.accounts.guestInfo, {})).toMatchObject({
    failure: { kind: 'unauthorized', clears: 'guestToken' },
  });
  expect(told.splice(0)).toEqual(['refused guestToken']);
});
