import { settingFor } from '#domain/comics/readerSetting.ts';
import * as Schema from 'effect/Schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/http/api.ts';
import type { AnyCall, Codec } from '#contract/http/call.ts';
import { later } from '#contract/http/later.ts';
import { emptyForm } from '#domain/application/form.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { programmeIdOf } from '#domain/tv/programmeIds.ts';
import { demoTv } from '../demo/tv/demoTv.ts';
import { chatRoomInputs } from '../testing/fakeChatRoom.ts';
import { highlightInputs } from '../testing/fakeHighlights.ts';
import { postInputs } from '../testing/fakePosts.ts';
import { consoleInputs } from '../testing/fakeConsole.ts';
import { newsroomInputs } from '../testing/fakeNews.ts';
import { musicInputs } from '../testing/fakeMusic.ts';
import { startFake, type Started } from '../testing/startFake.ts';

let started: Started;
beforeAll(async () => {
  started = await startFake();
});
afterAll(() => started.origin.close());

/** What a channel of the demo broadcasts at the time of the fake origin. */
const atSec = Date.UTC(2026, 10, 21, 12) / 1000;
const programmeId = programmeIdOf('song-ben', demoTv.between('song-ben', atSec, atSec + 1)[0]!.start);
const credential = { id: 'p1', rawId: 'p1', type: 'public-key' };
const assertion = { ...credential, response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' } };
const tip = { market: '1x2', sel: '1', stake: 1, title: 'Chủ nhà thắng', blocks: [], clientId: 'c' };
const inputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/live/api/schedule/liveRoom': { id: 'f1' },
  '/live/api/schedule/day-count': { from: '2026-11-20', to: '2026-11-26' },
  '/live/api/match/overview': { id: 'fx1' },
  '/live/api/match/odds': { id: 'fx1' },
  '/live/api/live/moment/list': { roomId: 'f1' },
  '/live/api/match/odds-history': { id: 'fx1', market: 'ah', line: '-0.75' },
  '/live/api/match/line-history': { id: 'fx1', market: 'ah' },
  '/live/api/live/room-stat': { id: 'r1' },
  '/live/api/match/detail': { id: 'dg17a01' },
  '/live/api/match/event-list': { id: 'dg17a01' },
  '/live/api/match/lineup': { id: 'dg17a01' },
  '/live/api/match/stat': { id: 'dg17a01' },
  '/live/api/match/momentum': { id: 'dg17a01' },
  '/live/api/match/shot-list': { id: 'dg17a01' },
  '/live/api/match/h2h': { id: 'dg17a01' },
  '/live/api/match/about': { id: 'dg17a01' },
  '/live/api/match/day-count': { from: '2026-11-20', to: '2026-11-26' },
  '/live/api/league/detail': { id: 'dong-bang' },
  '/live/api/league/standing': { id: 'dong-bang' },
  '/live/api/league/round-list': { id: 'dong-bang' },
  '/live/api/league/fixture-list': { id: 'dong-bang' },
  '/live/api/league/top-player': { id: 'dong-bang' },
  '/live/api/league/bracket': { id: 'dong-bang' },
  '/live/api/league/rank-list': { id: 'dong-bang' },
  '/live/api/team/detail': { id: 'bengo' },
  '/live/api/team/squad': { id: 'bengo' },
  '/live/api/team/fixture-list': { id: 'bengo' },
  '/live/api/team/stat': { id: 'bengo' },
  '/live/api/team/history': { id: 'bengo' },
  '/live/api/player/detail': { id: 'bengo-9' },
  '/live/api/player/season-stat': { id: 'bengo-9' },
  '/live/api/player/match-log': { id: 'bengo-9' },
  '/live/api/player/career': { id: 'bengo-9' },
  '/live/api/team/search': { q: 'ben' },
  '/live/api/player/search': { q: 'lo' },
  '/live/api/manager/detail': { id: 'bengo-hlv' },
  '/live/api/venue/detail': { id: 'san-bengo' },
  '/live/api/compare/team': { id1: 'bengo', id2: 'cangmay' },
  '/live/api/compare/player': { id1: 'bengo-9', id2: 'cangmay-9' },
  '/live/api/chat/history': { groupId: '30' },
  ...chatRoomInputs,
  '/live/api/chat/room-detail': { id: '30' },
  '/live/api/chat/poll/vote': { pollId: 'p1', optionId: '1' },
  '/live/api/chat/poll/close': { pollId: 'p1' },
  '/live/api/user/login': { username: 'an', password: 'mật khẩu' },
  '/live/api/user/register': { username: 'an.nguyen', password: 'một mật khẩu dài' },
  '/live/api/user/refresh-token': { refreshToken: 'r' },
  '/live/api/user/logout': { refreshToken: 'r' },
  '/live/api/user/check-username': { username: 'an' },
  '/live/api/user/check-email': { email: 'an@khandai.vn' },
  '/live/api/user/check-phone': { phoneNumber: '0912 345 678' },
  '/live/api/user/send-email': { email: 'an@khandai.vn' },
  '/live/api/user/send-otp': { to: '0912 345 678', displayName: 'An' },
  '/live/api/user/check-sms': { requestId: 'r'.repeat(22), code: '123456' },
  '/live/api/user/forgot-password': { account: 'an' },
  '/live/api/user/reset-password': { ticket: 't', password: 'một mật khẩu dài' },
  '/live/api/user/phone-verify': { phoneNumber: '0912 345 678', ticket: 't', password: 'mật khẩu' },
  '/live/api/user/email-verify': { email: 'an@khandai.vn', ticket: 't', password: 'mật khẩu' },
  '/live/api/user/session/revoke': { sessionId: 's1' },
  '/live/api/user/confirm': { password: 'mật khẩu' },
  '/live/api/user/password/change': { password: 'mật khẩu', newPassword: 'một mật khẩu dài' },
  '/live/api/user/password/first': { proof: 'p', newPassword: 'một mật khẩu dài' },
  '/live/api/user/passkey/sign-in': assertion,
  '/live/api/user/passkey/confirm': assertion,
  '/live/api/user/passkey/add-options': { proof: 'p' },
  '/other/api/user/link-google': { proof: 'p' },
  '/other/api/user/unlink-google': { proof: 'p' },
  '/live/api/user/passkey/add': {
    ...credential,
    name: 'Điện thoại',
    response: { clientDataJSON: 'c', attestationObject: 'a' },
  },
  '/live/api/user/passkey/rename': { passkeyId: 'p1', name: 'Máy bàn' },
  '/live/api/user/passkey/remove': { passkeyId: 'p1', proof: 'p' },
  '/other/api/user/login-google-callback': { authorizationCode: 'code', state: 's' },
  '/other/api/user/link-google-callback': { authorizationCode: 'code', state: 's' },
  '/live/api/user/export': { proof: 'proof' },
  '/live/api/user/delete': { proof: 'proof' },
  '/live/api/user/referral/bind': { code: 'ABCD2345' },
  '/live/api/user/message/mark-read': { type: 'all' },
  '/live/api/user/message/unsubscribe': { token: 't' },
  '/other/api/client/log': { traceId: 'abcd1234', machine: 'navigation', state: 'error', event: '/x', err: '404' },
  '/other/api/help/ask': { mail: 'an@khandai.vn', text: 'Hình trong phòng đứng', clientId: 'c' },
  '/other/api/help/list': { state: 'open' },
  '/other/api/help/answer': { askId: 'q1', text: 'Bạn chọn SD nhé', clientId: 'c' },
  '/live/api/schedule/anchor-detail': { userId: 'u1' },
  '/live/api/schedule/anchor-rooms': { userId: 'u1' },
  ...newsroomInputs,
  ...consoleInputs,
  ...highlightInputs,
  ...postInputs,
  '/other/api/report/create': { target: { type: 'comment', id: 'c1' }, reason: 'spam', clientId: 'c' },
  '/other/api/report/detail': { reportId: 'k1' },
  '/other/api/report/claim': { reportId: 'k1', on: true },
  '/other/api/report/decide': { reportId: 'k1', action: 'remove', reason: 'Lăng mạ', clientId: 'c' },
  '/other/api/report/appeal': { reportId: 'r1', text: 'Xin xem lại', clientId: 'c' },
  '/other/api/moderation/undo': { decisionId: 'd1' },
  '/other/api/moderation/confirm': { decisionId: 'd1', agrees: true },
  '/other/api/social/state': { targets: 'room:f1' },
  '/other/api/card/list': { targets: 'room:f1' },
  '/other/api/reaction/toggle': { target: { type: 'room', id: 'f1' }, kind: 'like', on: true, clientId: 'c' },
  '/other/api/save/toggle': { target: { type: 'room', id: 'f1' }, on: true },
  '/other/api/follow/toggle': { target: { type: 'user', id: 'u1' }, on: true },
  '/other/api/history/put': { items: [{ target: { type: 'room', id: 'f1' }, at: 1 }] },
  '/other/api/social/mute': { word: 'kèo', on: true },
  '/other/api/view/hit': { target: { type: 'room', id: 'f1' } },
  '/other/api/game/detail': { id: 'o-an-quan' },
  '/other/api/game/session': { gameId: 'o-an-quan', startedAt: 0, endedAt: 0 },
  '/other/api/game/save': { gameId: 'o-an-quan' },
  '/other/api/game/save-put': { gameId: 'o-an-quan', rev: 0, data: 'd' },
  '/other/api/game/start': { gameId: 'o-an-quan', clientId: 'c' },
  '/other/api/game/score': { gameId: 'o-an-quan', runId: 'r', value: 1, proof: { steps: '', rest: 0 } },
  '/other/api/game/leaderboard': { gameId: 'o-an-quan', scope: 'day' },
  '/live/api/user/picture-take': { uploadId: 'up1' },
  '/other/api/upload/init': { kind: 'picture', size: 5, sha256: 'a'.repeat(64), mime: 'image/png' },
  '/other/api/upload/:uploadId': { offset: 0 },
  '/other/api/upload/finish': { uploadId: 'up1' },
  '/other/api/upload/cancel': { uploadId: 'up1' },
  '/other/api/rate/put': { target: { type: 'user', id: 'u1' }, value: 9, clientId: 'c' },
  '/live/api/user/friend/send-request': { toUserId: 'm2' },
  '/live/api/user/friend/is-friend': { userId: 'm2' },
  '/live/api/user/friend/accept': { userId: 'm2' },
  '/live/api/user/friend/decline': { userId: 'm2' },
  '/live/api/user/friend/cancel': { userId: 'm2' },
  '/live/api/user/friend/remove': { userId: 'm2' },
  '/live/api/user/friend/block': { userId: 'm2' },
  '/live/api/user/friend/unblock': { userId: 'm2' },
  '/live/api/user/member/search': { q: 'binh' },
  '/live/api/user/member/info': { userId: 'm2' },
  '/live/api/user/booking/booking-schedule': { fixtureId: 'fx1', on: false },
  '/live/api/user/favorite/list': { type: 'team', ids: 'bengo,cangmay' },
  '/live/api/user/favorite/suggested': { type: 'team' },
  '/live/api/live/table-guess': { id: 'f1', round: 1 },
  '/live/api/live/table-guess-submit': { fixtureId: 'f1', round: 1, guess: 'tie' },
  '/live/api/match/vote': { id: 'f1' },
  '/live/api/match/vote-submit': { fixtureId: 'f1', choice: 'X' },
  '/live/api/user/favorite/sort': { type: 'team', ids: ['cangmay', 'bengo'] },
  '/live/api/user/setting/put': { rev: 0, preferences: defaultSettings },
  '/other/api/live/language/v2/list': { locale: 'vi' },
  '/live/api/user/anchor-apply/save': { rev: 0, step: 1, form: emptyForm },
  '/live/api/user/anchor-apply/contact': { phone: '0912 345 678', ticket: 't' },
  '/live/api/user/anchor-apply/voice': { durationMs: 9000, clipId: 'football' },
  '/live/api/user/anchor-apply/voice-take': { uploadId: 'u1', durationMs: 9000, clipId: 'football' },
  '/live/api/user/anchor-apply/photo-take': { uploadId: 'u1' },
  '/live/api/user/anchor-apply/file': { applicationId: 'a1', kind: 'photo' },
  '/live/api/user/anchor-apply/submit': { rev: 1 },
  '/live/api/user/anchor-apply/reply': { note: 'Tôi bổ sung' },
  '/other/api/schedule-tips/v2/detail': { id: 't1' },
  '/other/api/schedule-tips/v2/by-match': { id: 'f1' },
  '/other/api/schedule-tips/v2/tipster': { userId: 'u1' },
  '/other/api/schedule-tips/v2/my-tip': { tab: 'mine' },
  '/other/api/schedule-tips/v2/create': { fixtureId: 'f1', ...tip },
  '/other/api/schedule-tips/v2/update': { tipId: 't1', ...tip },
  '/other/api/schedule-tips/v2/withdraw': { tipId: 't1' },
  '/other/api/schedule-tips/v2/draft-put': { fixtureId: 'f1', draft: null },
  '/other/api/schedule-tips/v2/draft': { fixtureId: 'f1' },
  '/other/api/schedule-tips/v2/follow': { tipsterId: 'u1', on: true },
  '/other/api/take/list': { fixtureId: 'f1' },
  '/other/api/take/create': { fixtureId: 'f1', text: 'Hoà thôi', clientId: 'c1' },
  '/other/api/take/delete': { takeId: 'k1' },
  '/other/api/comment/list': { target: 'fixture:f1' },
  '/other/api/comment/detail': { commentId: 'c1' },
  '/other/api/comment/create': { target: { type: 'fixture', id: 'f1' }, text: 'Hay quá', clientId: 'c1' },
  '/other/api/comment/update': { commentId: 'c1', text: 'Hay lắm', clientId: 'c1' },
  '/other/api/comment/delete': { commentId: 'c1', clientId: 'c1' },
  '/other/api/comment/restore': { commentId: 'c1', clientId: 'c1' },
  '/other/api/history/state': { targets: 'film:den-cuoi' },
  '/other/api/history/off-shelf': { group: { type: 'film', id: 'den-cuoi' }, on: true },
  '/other/api/film/detail': { slug: 'den-cuoi' },
  '/other/api/film/episode-list': { filmId: 'tram-song' },
  '/other/api/film/playback': { slug: 'den-cuoi' },
  '/other/api/film/card-list': { ids: 'den-cuoi,gio-nom' },
  '/other/api/handover/create': { target: { type: 'film', id: 'den-cuoi' }, positionSec: 12 },
  '/other/api/handover/take': { code: 'ABCDEF' },
  '/other/api/game/chess/create': { control: '5+0', colour: 'random', listed: true, clientId: 'c1' },
  '/other/api/game/chess/join': { code: 'ABCDEF' },
  '/other/api/party/create': { target: { type: 'film', id: 'den-cuoi' } },
  '/other/api/party/join': { code: 'ABCDEF' },
  '/other/api/comic/detail': { slug: 'cau-thu-so-khong' },
  '/other/api/comic/chapter-list': { comicId: 'cau-thu-so-khong' },
  '/other/api/comic/page-list': { chapterId: 'cau-thu-so-khong--1' },
  '/other/api/comic/card-list': { ids: 'cau-thu-so-khong' },
  '/other/api/promotion/detail': { slug: 'ghe-cua-ban' },
  '/other/api/promotion/claim': { promotionId: 'ghe-cua-ban', clientId: 'p1' },
  '/other/api/comic/state': { comicId: 'cau-thu-so-khong' },
  '/other/api/comic/progress': {
    items: [{ chapterId: 'cau-thu-so-khong--1', page: 2, maxPage: 1, done: false, at: 5 }],
  },
  '/other/api/comic/reader-setting': { comicId: 'cau-thu-so-khong', setting: settingFor('ltr') },
  '/other/api/news/detail': { slug: 'quat-den-khong-thoi' },
  '/other/api/tv/channel': { nation: 'vietnam', channel: 'song-ben' },
  '/other/api/tv/guide': { nation: 'vietnam', fromTs: 1000, toTs: 2000 },
  '/other/api/tv/programme': { programmeId },
  '/other/api/tv/catch-up': { programmeId },
  '/other/api/tv/search': { q: 'nha tren song' },
  '/other/api/tv/health-report': { channelId: 'song-ben', sourceId: 'song-ben-dash', error: 'none', tookMs: 9 },
  '/live/api/user/anchor-apply/review': { applicationId: 'a1', from: 'submitted', state: 'reviewing' },
  ...musicInputs,
};

const ask = ({ method, path: template, body }: AnyCall, headers: Record<string, string> = {}) => {
  const input = inputs[template] ?? {};
  const path = template.replace(/:\w+/, 'a'.repeat(22));
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return method === 'GET'
    ? fetch(`${started.url}${path}?${query}`, { headers })
    : fetch(`${started.url}${path}${body ? `?${query}` : ''}`, {
        method,
        body: body ? 'bytes' : JSON.stringify(input),
        headers: { 'content-type': body?.types[0] ?? 'application/json', ...headers },
      });
};

const missing = new Set(['/live/api/match/analysis']);
const served = Object.values(api)
  .flatMap((area) => Object.values<AnyCall>(area))
  .filter(({ path }) => !missing.has(path));

describe('the calls that are served', () => {
  it.each(served)('CALL $method $path: answers 200 with data of its schema', async (spec) => {
    const response = await ask(spec, { authorization: 'Bearer member-token' });
    expect(response.status).toBe(200);
    if (spec.file) return expect(spec.file).toContain(response.headers.get('content-type'));
    const body = (await response.json()) as { code: number; data: unknown };
    expect(body.code).toBe(200);
    expect(Schema.decodeUnknownResult(spec.data as Codec)(body.data)._tag).toBe('Success');
  });

  it.each(served.filter(({ needs }) => needs !== 'nothing'))('CALL $method $path: needs a token', async (spec) => {
    expect((await ask(spec)).status).toBe(401);
    const guest = await ask(spec, { authorization: 'Bearer guest-token' });
    expect(guest.status).toBe(spec.needs === 'guest' ? 200 : 401);
  });
});

describe('the calls that are not served yet', () => {
  it.each(Object.values<AnyCall>(later))('CALL $method $path: answers 501', async (spec) => {
    const response = await ask(spec);
    expect(response.status).toBe(501);
    expect(await response.json()).toEqual({ code: 501, data: null, message: 'This call is not served yet.' });
  });

  it('are these and no others: the list can only shrink', () => {
    expect(Object.keys(later)).toEqual([]);
  });
});
