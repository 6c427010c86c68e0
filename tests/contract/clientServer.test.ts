import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bearer } from '#adapters/browser/bearer.ts';
import { makeSend } from '#adapters/http/send.ts';
import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { later } from '#contract/http/later.ts';
import type { Match } from '#domain/match/match.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { startSignInProvider, type SignInProvider } from '../../server/testing/signInProvider.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { accountsQuestions } from './questions/accounts.ts';
import type { AnyAsked, Asking, Place } from './questions/asking.ts';
import { filesQuestions } from './questions/files.ts';
import { highlightsQuestions } from './questions/highlights.ts';
import { consoleQuestions } from './questions/console.ts';
import { newsroomQuestions } from './questions/newsroom.ts';
import { promotionsQuestions } from './questions/promotions.ts';
import { communityQuestions } from './questions/community.ts';
import { comicsQuestions } from './questions/comics.ts';
import { gamesQuestions } from './questions/games.ts';
import { filmsQuestions } from './questions/films.ts';
import { moderationQuestions } from './questions/moderation.ts';
import { musicQuestions } from './questions/music.ts';
import { newsQuestions } from './questions/news.ts';
import { tvQuestions } from './questions/tv.ts';
import { footballQuestions } from './questions/football.ts';
import { matchesQuestions } from './questions/matches.ts';
import { peopleQuestions } from './questions/people.ts';
import { portalQuestions } from './questions/portal.ts';
import { tipsQuestions } from './questions/tips.ts';
import { newGuest, newMember, type Session } from './support/sessions.ts';

const zone = 'Asia/Bangkok';
const today = dayOf(Date.now(), zone);

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

const notes: Place['notes'] = { applicationId: '', uploadId: '' };
const asking = (): Asking => {
  const place: Place = { live, coming, member, other, speaker: live.users[0]!.userId, zone, today, notes };
  return {
    ...accountsQuestions(place),
    ...matchesQuestions(place),
    ...footballQuestions(place),
    ...peopleQuestions(place),
    ...filesQuestions(place),
    ...portalQuestions(place),
    ...tipsQuestions(place),
    ...moderationQuestions(place),
    ...communityQuestions(),
    ...comicsQuestions(),
    ...promotionsQuestions(),
    ...filmsQuestions(),
    ...tvQuestions(),
    ...musicQuestions(),
    ...newsQuestions(),
    ...newsroomQuestions(),
    ...consoleQuestions(),
    ...highlightsQuestions(),
    ...gamesQuestions(),
  };
};

const every = Object.entries(api).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]: [string, AnyCall]) => ({
    area,
    name,
    call,
    id: `CALL ${call.method} ${call.path}`,
  })),
);

onEveryDatabase('the contract', (url) => {
  beforeAll(async () => {
    provider = await startSignInProvider();
    origin = await startOrigin({
      env: { ...provider.env, ...settingsOf(await url()), PUBLIC_URL: 'http://localhost' },
    });
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
});
