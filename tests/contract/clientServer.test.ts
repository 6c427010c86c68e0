import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bearer } from '#adapters/browser/bearer.ts';
import { makeSend } from '#adapters/http/send.ts';
import { api, type Api } from '#contract/http/api.ts';
import type { AnyCall, DataOf, InputOf } from '#contract/http/call.ts';
import { later } from '#contract/http/later.ts';
import type { Match } from '#domain/match/match.ts';
import { emptyForm } from '#domain/application/form.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { isUploaded } from '#domain/uploads/keptPicture.ts';
import { startSignInProvider, type SignInProvider } from '../../server/testing/signInProvider.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { softAuthenticator } from '../fakes/authenticator.ts';
import { freshName, newGuest, newMember, PASSWORD, type Session } from './support/sessions.ts';

const zone = 'Asia/Bangkok';
const today = dayOf(Date.now(), zone);

const key = softAuthenticator('http://localhost');

let origin: RunningOrigin;
let provider: SignInProvider;
let guest: Bearer;
let member: Session;
let other: Session;
let live: Match;
let coming: Match;
const told: string[] = [];

/** The browser's own adapter, against an origin that really listens. */
const sendAs = (bearer: Bearer | null) =>
  makeSend({
    fetch: (input, init) => fetch(origin.url + String(input), init),
    tokenSoon: () => Promise.resolve(),
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
  provider = await startSignInProvider();
  origin = await startOrigin({ env: { ...provider.env, PUBLIC_URL: 'http://localhost' } });
  guest = { kind: 'guest', value: await newGuest(origin.url) };
  member = await newMember(origin.url);
  other = await newMember(origin.url);
  const matches = async (status: 'live' | 'upcoming') => {
    const answer = await sendAs(null)(api.schedule.featureMatch, { status, liveModeId: '1' });
    return answer.ok ? answer.value : [];
  };
  live = (await matches('live')).find(({ roomId }) => roomId !== null)!;
  coming = (await matches('upcoming')).find(({ startTime }) => startTime > Date.now())!;
});
afterAll(async () => {
  await origin.stop();
  await provider.stop();
});

const onePixel = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'image/png' },
);

const recording = new Blob([Buffer.from('\x1a\x45\xdf\xa3\x42\x82\x84webm A_OPUS', 'latin1')], { type: 'audio/webm' });
let applicationId = '';
let uploadId = '';

interface Question<Input> {
  readonly input: Input;
  /** Of a row with a raw body. */
  readonly body?: Blob;
}
/** What is true of an answer beside its schema; or the code of a refusal, where what would be granted takes more than one call. */
type Expected<Data> = { readonly holds: (data: Data) => boolean } | { readonly refused: number };
type Asked<C extends AnyCall> = Question<InputOf<C>> & Expected<DataOf<C>>;
type AskedOf<C> = C extends AnyCall ? Asked<C> : never;
type Asking = { readonly [Area in keyof Api]: { readonly [Name in keyof Api[Area]]: AskedOf<Api[Area][Name]> } };
type AnyAsked = Question<unknown> & Expected<never>;

/** One sensible question for each call; a call without one does not compile. */
const asking = (speaker = live.users[0]!.userId): Asking => ({
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
    resetPassword: { input: { ticket: 'of-nothing', password: PASSWORD }, refused: 410 },
    checkUsername: { input: { username: member.username }, holds: ({ ok }) => !ok },
    updateInfo: { input: { nickname: 'Tên Mới' }, holds: ({ nickname }) => nickname === 'Tên Mới' },
    refreshToken: { input: { refreshToken: member.refreshToken }, holds: ({ token }) => token !== '' },
    logout: { input: { refreshToken: 'khong-con-gi' }, holds: () => true },
  },
  codes: {
    checkEmail: { input: { email: 'lan@khandai.example' }, holds: ({ ok }) => ok },
    checkPhone: { input: { phoneNumber: '0912.345.678' }, holds: ({ shown }) => shown === '+84 912 345 678' },
    sendEmail: {
      input: { email: 'lan@khandai.example' },
      holds: ({ channel, ttlSec }) => channel === 'mail' && ttlSec === 600,
    },
    sendOtp: { input: { to: '0912 345 678', displayName: 'Lan' }, holds: ({ channel }) => channel === 'sms' },
    checkSms: { input: { requestId: 'r'.repeat(22), code: '123456' }, refused: 410 },
    forgotPassword: { input: { account: member.username }, holds: ({ channel }) => channel === 'either' },
    phoneVerify: { input: { phoneNumber: '0912 345 678', ticket: 'of-nothing', password: PASSWORD }, refused: 422 },
    emailVerify: { input: { email: 'lan@khandai.example', ticket: 'of-nothing', password: PASSWORD }, refused: 422 },
  },
  security: {
    overview: {
      input: {},
      holds: ({ username, hasPassword }) => username === member.username && hasPassword,
    },
    sessions: { input: {}, holds: (all) => all.filter(({ current }) => current).length === 1 },
    revoke: { input: { sessionId: 'khong-cua-ai' }, holds: (nothing) => nothing === null },
    revokeOthers: { input: {}, holds: ({ ended }) => ended >= 0 },
    confirm: { input: { password: PASSWORD }, holds: ({ proof, ttlSec }) => proof !== '' && ttlSec === 600 },
    changePassword: { input: { password: 'sai mat roi', newPassword: PASSWORD }, refused: 403 },
    firstPassword: { input: { proof: 'of-nothing', newPassword: PASSWORD }, refused: 403 },
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
    anchorDetail: { input: { userId: speaker }, holds: ({ userId }) => userId === speaker },
    anchorRooms: {
      input: { userId: speaker },
      holds: (all) => all.length > 0 && all.every(({ users }) => users.some(({ userId }) => userId === speaker)),
    },
    search: { input: { q: 'ben go', timezone: zone }, holds: ({ list }) => list.length > 0 },
    leagues: {
      input: { liveModeId: '5' },
      holds: (all) => all.length > 0 && all.every(({ slugs }) => slugs.length > 0),
    },
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
    list: { input: { with: 'all' }, holds: ([first]) => first?.leadMin === 15 },
  },
  calendar: {
    address: { input: {}, holds: ({ webcal }) => webcal.startsWith('webcal://') },
    renew: { input: {}, holds: ({ https }) => https.endsWith('.ics') },
    feed: { input: { token: 'of-nobody' }, refused: 404 },
  },
  portal: {
    menu: { input: {}, holds: (menus) => menus.nav.length > 0 },
    marquee: { input: {}, holds: (lines) => lines.length > 0 },
    banners: { input: { position: 'home' }, holds: (all) => all.every(({ w, h }) => w > 0 && h > 0) },
    domains: { input: {}, holds: (all) => all.length > 0 },
    language: { input: { locale: 'en' }, holds: (groups) => 'shell' in groups },
    locate: { input: { timezone: zone }, holds: ({ timezone }) => timezone === zone },
  },
  pictures: {
    upload: { input: {}, body: onePixel, holds: ({ profilePicture }) => isUploaded(profilePicture) },
    take: { input: { uploadId: 'khong-cua-ai' }, refused: 404 },
    remove: { input: {}, holds: ({ profilePicture }) => profilePicture === null },
  },
  uploads: {
    begin: {
      input: { kind: 'picture', size: onePixel.size, sha256: 'a'.repeat(64), mime: 'image/png' },
      holds: ({ uploadId: id, offset }) => {
        uploadId = id;
        return offset === 0;
      },
    },
    put: {
      input: { uploadId, offset: 0 },
      body: new Blob([onePixel], { type: 'application/octet-stream' }),
      holds: ({ offset }) => offset === onePixel.size,
    },
    state: { input: { uploadId }, holds: ({ offset, size }) => offset === size },
    finish: { input: { uploadId }, refused: 422 },
    cancel: { input: { uploadId }, holds: (nothing) => nothing === null },
  },
  level: {
    info: { input: {}, holds: ({ level, totalXp }) => level >= 1 && totalXp > 0 },
    points: { input: {}, holds: ({ list }) => list.at(-1)?.reasonKey === 'registered' },
  },
  referral: {
    info: { input: {}, holds: ({ code, link }) => link.endsWith(`/?pid=${code}`) },
    list: { input: {}, holds: ({ list, total, next }) => list.length === total && next === null },
    bind: { input: { code: 'khong-co' }, refused: 422 },
  },
  privacy: {
    export: { input: { proof: 'of-nothing' }, refused: 403 },
    delete: { input: { proof: 'of-nothing' }, refused: 403 },
    keep: { input: {}, holds: ({ userId }) => userId === member.user.userId },
  },
  social: {
    state: { input: { targets: `room:${live.roomId}` }, holds: ([one]) => one?.target.id === live.roomId },
    cards: { input: { targets: `user:${speaker}` }, holds: ([one]) => one?.title === live.users[0]?.displayName },
    react: {
      input: { target: { type: 'room', id: live.roomId! }, kind: 'like', on: true, clientId: 'a' },
      holds: ({ on, counters }) => on && counters.likes === 1,
    },
    save: { input: { target: { type: 'fixture', id: live.fixtureId }, on: true }, holds: ({ on }) => on },
    saved: { input: {}, holds: ({ list }) => list.length <= 1 },
    follow: { input: { target: { type: 'user', id: speaker }, on: true, clientId: 'b' }, holds: ({ on }) => on },
    followed: { input: { type: 'user' }, holds: ({ list }) => list.length <= 1 },
    putHistory: {
      input: { items: [{ target: { type: 'room', id: live.roomId! }, position: 5, duration: 9, at: 1 }] },
      holds: ({ accepted }) => accepted === 1,
    },
    history: { input: {}, holds: ({ list }) => list.length <= 1 },
    forgetHistory: { input: {}, holds: (nothing) => nothing === null },
    view: { input: { target: { type: 'room', id: live.roomId! } }, holds: (nothing) => nothing === null },
    rate: {
      input: { target: { type: 'user', id: speaker }, value: 9, clientId: 'c' },
      holds: ({ avg, n }) => avg === 9 && n === 1,
    },
  },
  client: {
    log: {
      input: { traceId: 'abcd1234', machine: 'navigation', state: 'error 404', event: '/x', err: 'Page Not Found' },
      holds: (nothing) => nothing === null,
    },
  },
  help: {
    known: { input: {}, holds: (all) => all.length === 0 },
    ask: {
      input: { mail: 'lan@khandai.example', text: 'Hình trong phòng không chạy', clientId: 'c1' },
      holds: ({ askId }) => askId !== '',
    },
    list: { input: { state: 'open' }, refused: 403 },
    answer: { input: { askId: 'q', text: 'Bạn thử lại nhé', clientId: 'c1' }, refused: 403 },
  },
  links: { open: { input: { token: 'a'.repeat(22) }, refused: 410 } },
  settings: {
    get: { input: {}, holds: ({ rev }) => rev === 0 },
    put: {
      input: { rev: 0, preferences: { ...defaultSettings, timezone: zone } },
      holds: ({ rev, timezone }) => rev === 1 && timezone === zone,
    },
    reminder: { input: {}, holds: ({ defaultLeadMin, quiet }) => defaultLeadMin === 15 && quiet === null },
    updateReminder: { input: { defaultLeadMin: 30 }, holds: ({ defaultLeadMin }) => defaultLeadMin === 30 },
  },
  applications: {
    my: { input: {}, holds: (application) => application === null },
    save: {
      input: { rev: 0, step: 1, form: { ...emptyForm, stageName: 'Lá Non' } },
      holds: (application) => {
        ({ applicationId } = application);
        return application.form.stageName === 'Lá Non';
      },
    },
    contact: { input: { phone: '0912 345 678', ticket: 'of-nothing' }, refused: 410 },
    voice: {
      input: { durationMs: 9000, clipId: 'football' },
      body: recording,
      holds: ({ voice }) => voice?.bytes === recording.size,
    },
    photo: { input: {}, body: onePixel, holds: ({ photo }) => photo !== undefined },
    removePhoto: { input: {}, holds: ({ photo }) => photo === undefined },
    file: { input: { applicationId, kind: 'voice' }, holds: (file) => file instanceof Blob && file.size > 0 },
    submit: { input: { rev: 1 }, refused: 422 },
    withdraw: { input: {}, holds: (application) => application === null },
    reply: { input: { note: 'Tôi bổ sung' }, refused: 409 },
    positions: { input: {}, holds: (all) => all.length > 0 },
    reviewList: { input: {}, refused: 403 },
    review: { input: { applicationId: 'a', from: 'submitted', state: 'reviewing' }, refused: 403 },
  },
  google: {
    login: { input: { returnTo: '/menu' }, holds: ({ url, state }) => url.includes(state) },
    loginCallback: { input: { authorizationCode: 'of-nobody', state: 'of-nothing' }, refused: 410 },
    link: { input: { proof: 'of-nothing' }, refused: 403 },
    linkCallback: { input: { authorizationCode: 'of-nobody', state: 'of-nothing' }, refused: 410 },
    unlink: { input: { proof: 'of-nothing' }, refused: 403 },
    status: { input: {}, holds: ({ linkedAt }) => linkedAt === null },
  },
  passkeys: {
    signInOptions: { input: {}, holds: ({ rpId }) => rpId === 'localhost' },
    signIn: { input: key.get({ challenge: 'b2xk', rpId: 'localhost' }), refused: 410 },
    confirmOptions: { input: {}, holds: ({ rpId }) => rpId === 'localhost' },
    confirm: { input: key.get({ challenge: 'b2xk', rpId: 'localhost' }), refused: 410 },
    addOptions: { input: { proof: 'of-nothing' }, refused: 403 },
    add: {
      input: { ...key.create({ challenge: 'b2xk', rp: { id: 'localhost' }, user: { id: 'bQ' } }), name: 'x' },
      refused: 410,
    },
    list: { input: {}, holds: (all) => all.length === 0 },
    rename: { input: { passkeyId: key.id, name: 'x' }, refused: 404 },
    remove: { input: { passkeyId: key.id, proof: 'of-nothing' }, refused: 403 },
  },
  ways: { open: { input: {}, holds: ({ google, passkey }) => google && passkey } },
  inbox: {
    list: { input: { pageNum: 1, pageSize: 50 }, holds: ({ list, total }) => list.length === total },
    markRead: { input: { type: 'all' }, holds: ({ all }) => all === 0 },
    unsubscribe: { input: { token: 'of-nobody' }, refused: 410 },
  },
  people: {
    request: { input: { toUserId: other.user.userId }, holds: ({ state }) => state === 'requested' },
    isFriend: { input: { userId: other.user.userId }, holds: ({ friend }) => !friend },
    accept: { input: { userId: other.user.userId }, refused: 404 },
    decline: { input: { userId: other.user.userId }, holds: ({ state }) => state === 'requested' },
    cancel: { input: { userId: other.user.userId }, holds: ({ state }) => state === 'none' },
    remove: { input: { userId: other.user.userId }, holds: ({ state }) => state === 'none' },
    block: { input: { userId: other.user.userId }, holds: ({ state }) => state === 'blocked' },
    unblock: { input: { userId: other.user.userId }, holds: ({ state }) => state === 'none' },
    list: { input: { state: 'friend' }, holds: ({ list, total, next }) => list.length + total === 0 && next === null },
    find: { input: { q: other.user.nickname }, holds: ([first]) => first?.user.userId === other.user.userId },
    one: { input: { userId: other.user.userId }, holds: ({ user }) => user.userId === other.user.userId },
  },
  chat: {
    history: { input: { groupId: '30', limit: 5 }, holds: ({ messages }) => messages.length <= 5 },
    token: { input: {}, holds: ({ token, ttlSec }) => token !== member.token && ttlSec === 60 },
    mute: { input: { userId: 'khong-ai', minutes: 1 }, refused: 403 },
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
  const question = questions[area]![name]!;
  const { input, body } = question;
  const bearer = { nothing: null, guest, member: memberBearer() }[call.needs];
  const answer = await sendAs(bearer)(call, input, undefined, { ...(body && { body }) });
  if ('refused' in question)
    return expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', code: question.refused } });
  expect(answer).toMatchObject({ ok: true });
  expect(answer.ok && question.holds(answer.value as never)).toBe(true);
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
