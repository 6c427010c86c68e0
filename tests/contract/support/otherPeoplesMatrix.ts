import { highlightInputs } from '#server/testing/fakeHighlights.ts';
import { aRoleUpdate } from '#server/testing/fakeConsole.ts';
import { comments } from './commentsMatrix.ts';
import { moderation } from './moderationMatrix.ts';
import { newsroomInputs } from '#server/testing/fakeNews.ts';
import { settingFor } from '#domain/comics/readerSetting.ts';
import { chatRoomMatrix } from './chatRoomMatrix.ts';
import { talkMatrix } from './talkMatrix.ts';
/** How a call treats another member's id. */
export type Treatment =
  /** For this member it does not exist: the same answer as for an unknown id. */
  | 'as if there were none'
  /** The same answer for everybody, including anonymous callers. */
  | 'public'
  /** For staff only, whether it exists or not. */
  | 'forbidden'
  /** Names another member, about whom the call decides nothing. */
  | 'names a member'
  /** Valid only with a signature by a key that its owner holds. */
  | 'signed';

export type Input = Readonly<Record<string, unknown>>;
export interface Case {
  readonly treatment: Treatment;
  /** With the id of something that the owner has, or with an unknown id. */
  readonly input: (ids: Ids & StrangersOwn) => Input;
}
export interface Ids {
  readonly userId: string;
  readonly sessionId: string;
  readonly applicationId: string;
  readonly messageId: string;
  readonly passkeyId: string;
  readonly uploadId: string;
  /** A private playlist. */
  readonly playlistId: string;
  /** A team that the owner follows. */
  readonly teamId: string;
  /** A post for friends only. */
  readonly postId: string;
}
export interface StrangersOwn {
  /** Proves the stranger's identity. */
  readonly proof: string;
}
export const nobodys: Ids = {
  userId: `m${'0'.repeat(24)}`,
  sessionId: 'khong-cua-ai',
  applicationId: 'khong-cua-ai',
  messageId: 'khong-cua-ai',
  passkeyId: 'khong-cua-ai',
  uploadId: 'khong-cua-ai',
  playlistId: 'khong-cua-ai',
  teamId: 'khong-cua-ai',
  postId: 'khong-cua-ai',
};

const upload: Case = { treatment: 'as if there were none', input: ({ uploadId }) => ({ uploadId, offset: 0 }) };

/** Articles of the newsroom belong to no member, and only staff may request them. */
const newsroom = Object.fromEntries(
  Object.entries(newsroomInputs)
    .filter(([, input]) => 'articleId' in input || 'uploadId' in input)
    .map(([path, input]): [string, Case] => [path, { treatment: 'forbidden', input: () => input }]),
);

/** The same is true of highlights that are being cut. */
const highlights = Object.fromEntries(
  ['create', 'state', 'withdraw'].map((name): [string, Case] => {
    const path = `/other/api/highlight/${name}`;
    return [path, { treatment: 'forbidden', input: () => highlightInputs[path]! }];
  }),
);

const taken: Case = {
  treatment: 'as if there were none',
  input: ({ uploadId }) => ({ uploadId, durationMs: 42_000, clipId: 'football' }),
};

const member = (treatment: Treatment): Case => ({ treatment, input: ({ userId }) => ({ userId }) });
const fixture: Case = { treatment: 'public', input: () => ({ id: 'khong-co' }) };
const channel: Case = {
  treatment: 'public',
  input: () => ({
    ...{ nation: 'khong-co', channelId: 'khong-co', sourceId: 'khong-co', programmeId: 'khong-co', error: 'none' },
    ...{ fromTs: 1000, toTs: 2000 },
  }),
};
const noSong: Case = { treatment: 'public', input: () => ({ id: 'khong-co', ids: 'khong-co', songId: 'khong-co' }) };
const playlist: Case = {
  treatment: 'as if there were none',
  input: ({ playlistId }) => ({
    ...{ playlistId, id: playlistId, format: 'm3u8', rev: 1, name: 'Của tôi', public: true },
    ...{ songIds: [], qids: ['q'], qid: 'q', to: 0 },
  }),
};
const assertion = { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30', attestationObject: 'e30' };
const signed: Case = {
  treatment: 'signed',
  input: ({ passkeyId: id }) => ({ id, rawId: id, type: 'public-key', name: 'x', response: assertion }),
};

/** Called by a member who may not publish: an existing tip and an unknown one are refused alike. */
const tip: Case = {
  treatment: 'as if there were none',
  input: ({ messageId: tipId }) => ({
    ...{ tipId, market: '1x2', sel: '1', stake: 1, title: 'Chủ nhà thắng', blocks: [], clientId: 'c' },
  }),
};

const gameOfNobody: Case = {
  treatment: 'as if there were none',
  input: ({ messageId: runId }) => ({
    ...{ gameId: 'khong-co', runId, clientId: 'c', value: 1, proof: { steps: '', rest: 0 } },
    ...{ startedAt: 1, endedAt: 2, rev: 0, data: '' },
  }),
};

/** How each call has to treat an id of something that belongs to another member. */
export const matrix: Readonly<Record<string, Case>> = {
  '/live/api/schedule/liveRoom': fixture,
  '/live/api/live/room-stat': fixture,
  '/live/api/match/overview': fixture,
  '/live/api/match/analysis': fixture,
  '/live/api/match/odds': fixture,
  '/live/api/live/table-guess': {
    treatment: 'as if there were none',
    input: () => ({ id: 'khong-co', round: 1 }),
  },
  '/live/api/league/detail': fixture,
  '/live/api/league/fixture-list': fixture,
  '/live/api/league/round-list': fixture,
  '/live/api/league/standing': fixture,
  '/live/api/league/top-player': fixture,
  '/live/api/league/bracket': fixture,
  '/live/api/league/rank-list': fixture,
  '/live/api/manager/detail': fixture,
  '/live/api/match/about': fixture,
  '/live/api/match/detail': fixture,
  '/live/api/match/event-list': fixture,
  '/live/api/match/h2h': fixture,
  '/live/api/match/lineup': fixture,
  '/live/api/match/momentum': fixture,
  '/live/api/match/shot-list': fixture,
  '/live/api/match/stat': fixture,
  '/live/api/player/career': fixture,
  '/live/api/player/detail': fixture,
  '/live/api/player/match-log': fixture,
  '/live/api/player/season-stat': fixture,
  '/live/api/team/detail': fixture,
  '/live/api/team/fixture-list': fixture,
  '/live/api/team/history': fixture,
  '/live/api/team/squad': fixture,
  '/live/api/team/stat': fixture,
  '/live/api/venue/detail': fixture,
  '/other/api/comic/card-list': { treatment: 'public', input: () => ({ ids: 'khong-co' }) },
  '/other/api/comic/chapter-list': { treatment: 'public', input: () => ({ comicId: 'khong-co' }) },
  '/other/api/comic/page-list': { treatment: 'public', input: () => ({ chapterId: 'khong-co--1' }) },
  '/other/api/promotion/claim': {
    treatment: 'as if there were none',
    input: () => ({ promotionId: 'khong-co', clientId: 'p1' }),
  },
  '/other/api/comic/state': { treatment: 'as if there were none', input: () => ({ comicId: 'khong-co' }) },
  '/other/api/comic/reader-setting': {
    treatment: 'as if there were none',
    input: () => ({ comicId: 'khong-co', setting: settingFor('ltr') }),
  },
  '/other/api/film/card-list': { treatment: 'public', input: () => ({ ids: 'khong-co' }) },
  '/other/api/film/episode-list': { treatment: 'public', input: () => ({ filmId: 'khong-co' }) },
  '/other/api/film/playback': {
    treatment: 'as if there were none',
    input: () => ({ slug: 'khong-co', episodeId: 'khong-co' }),
  },
  '/other/api/music/album': noSong,
  '/other/api/music/lyric': noSong,
  '/other/api/music/similar': noSong,
  '/other/api/music/song': noSong,
  '/other/api/music/song-list': noSong,
  '/other/api/music/playlist/add': playlist,
  '/other/api/music/playlist/create': {
    treatment: 'names a member',
    input: () => ({ name: 'x', songIds: ['khong-co'] }),
  },
  '/other/api/music/playlist/delete': playlist,
  '/other/api/music/playlist/detail': playlist,
  '/other/api/music/playlist/export': playlist,
  '/other/api/music/playlist/move': playlist,
  '/other/api/music/playlist/remove': playlist,
  '/other/api/music/playlist/update': playlist,
  '/other/api/game/detail': { treatment: 'public', input: () => ({ id: 'khong-co' }) },
  '/other/api/game/leaderboard': {
    treatment: 'as if there were none',
    input: () => ({ gameId: 'khong-co', scope: 'day' }),
  },
  '/other/api/game/save': gameOfNobody,
  '/other/api/game/save-put': gameOfNobody,
  '/other/api/game/score': gameOfNobody,
  '/other/api/game/session': gameOfNobody,
  '/other/api/game/start': gameOfNobody,
  '/other/api/schedule-tips/v2/by-match': fixture,
  '/other/api/schedule-tips/v2/detail': fixture,
  '/other/api/schedule-tips/v2/list': { treatment: 'public', input: ({ userId }) => ({ tipsterId: userId }) },
  '/other/api/schedule-tips/v2/tipster': member('public'),
  '/other/api/schedule-tips/v2/ledger': member('public'),
  '/other/api/schedule-tips/v2/ledger-export': {
    treatment: 'public',
    input: ({ userId }) => ({ userId, format: 'json' }),
  },
  '/other/api/schedule-tips/v2/follow': {
    treatment: 'names a member',
    input: ({ userId }) => ({ tipsterId: userId, on: true }),
  },
  '/other/api/schedule-tips/v2/update': tip,
  '/other/api/schedule-tips/v2/withdraw': tip,
  '/other/api/take/delete': {
    treatment: 'as if there were none',
    input: ({ messageId }) => ({ takeId: messageId }),
  },
  ...talkMatrix,
  ...comments,
  ...moderation,
  '/live/api/live/moment/list': { treatment: 'public', input: () => ({ roomId: 'khongco' }) },
  '/live/api/match/vote': { treatment: 'as if there were none', input: () => ({ id: 'khong-co' }) },
  '/live/api/match/odds-history': { treatment: 'public', input: () => ({ id: 'khong-co', market: '1x2' }) },
  '/live/api/match/line-history': { treatment: 'public', input: () => ({ id: 'khong-co', market: '1x2' }) },
  '/other/api/schedule/total-live-schedule': { treatment: 'public', input: () => ({ id: '1' }) },
  '/al/api/schedule/anchorSchedule': member('public'),
  '/live/api/schedule/anchor-detail': member('public'),
  '/live/api/schedule/anchor-rooms': member('public'),
  '/live/api/chat/history': { treatment: 'public', input: ({ userId }) => ({ groupId: userId }) },
  ...chatRoomMatrix,
  '/live/api/user/anchor-apply/photo-take': taken,
  '/live/api/user/anchor-apply/voice-take': taken,
  '/live/api/user/anchor-apply/review': {
    treatment: 'forbidden',
    input: ({ applicationId }) => ({ applicationId, from: 'submitted', state: 'reviewing' }),
  },
  ...newsroom,
  '/other/api/console/role-update': { treatment: 'forbidden', input: ({ userId }) => ({ ...aRoleUpdate, userId }) },
  ...highlights,
  '/other/api/help/answer': {
    treatment: 'forbidden',
    input: ({ messageId }) => ({ askId: messageId, text: 'Bạn thử lại nhé', clientId: 'c' }),
  },
  '/live/api/user/anchor-apply/file': {
    treatment: 'as if there were none',
    input: ({ applicationId }) => ({ applicationId, kind: 'photo' }),
  },
  '/live/api/user/favorite/list': {
    treatment: 'as if there were none',
    input: ({ teamId }) => ({ type: 'team', ids: teamId }),
  },
  '/live/api/user/favorite/suggested': {
    treatment: 'as if there were none',
    input: ({ teamId }) => ({ type: 'team', ids: teamId }),
  },
  '/live/api/user/favorite/sort': {
    treatment: 'as if there were none',
    input: ({ teamId }) => ({ type: 'team', ids: [teamId] }),
  },
  '/live/api/user/session/revoke': { treatment: 'as if there were none', input: ({ sessionId }) => ({ sessionId }) },
  '/live/api/user/message/mark-read': {
    treatment: 'as if there were none',
    input: ({ messageId }) => ({ id: messageId, ids: [messageId] }),
  },
  '/live/api/user/passkey/rename': {
    treatment: 'as if there were none',
    input: ({ passkeyId }) => ({ passkeyId, name: 'Của tôi' }),
  },
  '/live/api/user/passkey/remove': {
    treatment: 'as if there were none',
    input: ({ passkeyId, proof }) => ({ passkeyId, proof }),
  },
  '/other/api/tv/catch-up': channel,
  '/other/api/tv/channel-list': channel,
  '/other/api/tv/guide': channel,
  '/other/api/tv/health-report': { ...channel, treatment: 'as if there were none' },
  '/other/api/tv/programme': channel,
  '/other/api/upload/:uploadId': upload,
  '/other/api/upload/finish': upload,
  '/other/api/upload/cancel': upload,
  '/live/api/user/picture-take': upload,
  '/live/api/user/passkey/add': signed,
  '/live/api/user/passkey/sign-in': signed,
  '/live/api/user/passkey/confirm': signed,
  '/live/api/user/friend/send-request': { treatment: 'names a member', input: ({ userId }) => ({ toUserId: userId }) },
  '/live/api/user/friend/is-friend': member('names a member'),
  '/live/api/user/friend/accept': member('names a member'),
  '/live/api/user/friend/decline': member('names a member'),
  '/live/api/user/friend/cancel': member('names a member'),
  '/live/api/user/friend/remove': member('names a member'),
  '/live/api/user/friend/block': member('names a member'),
  '/live/api/user/friend/unblock': member('names a member'),
  '/live/api/user/member/info': member('names a member'),
};
