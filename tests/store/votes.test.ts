import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { FixtureEntry } from '#domain/football/fixtureFeed.ts';
import type { VoteChoice } from '#domain/football/votes.ts';
import { addMember } from '#server/accounts/members.store.ts';
import { sql } from '#server/database/sql.ts';
import { FIXTURE_FEEDS } from '#server/football/feed/fixtureFeeds.ts';
import { openFootball } from '#server/football/football.open.ts';
import type { GuestViewer, MemberViewer } from '#server/http/identify.ts';
import { aFixture } from '../fakes/fixtures.ts';
import { footballOf } from '../fakes/footballSource.ts';
import { virtualTime } from '../faults/support/virtualTime.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { memberNamed } from './support/race.ts';

const HOUR = 3_600_000;
const KICK_OFF = NOW + HOUR;
const fixtures = [
  aFixture({ fixtureId: 'coming', startTs: KICK_OFF }),
  aFixture({ fixtureId: 'other', startTs: KICK_OFF }),
  aFixture({ fixtureId: 'on', status: 'live', startTs: NOW - HOUR }),
  aFixture({ fixtureId: 'off', status: 'cancel', startTs: KICK_OFF }),
];
const nobodyFollows = {
  ...{ followed: async () => [], mostFollowed: async () => [], settingsOf: async () => ({}) },
  secret: 'a secret of tests, long enough',
} as const;
const viewerOf = (userId: string): MemberViewer => ({
  ...{ kind: 'member', userId, displayName: userId, siteRoleId: 1, sessionId: 's' },
});
const guest: GuestViewer = { kind: 'guest', userId: 'g1', displayName: 'Khách', siteRoleId: 0, sessionId: null };

onEveryEngine('votes on a match', (database) => {
  let football: ReturnType<typeof openFootball>;
  beforeAll(async () => {
    for (const userId of ['lan', 'minh', 'tu']) await addMember(database(), memberNamed(userId), NOW);
    football = openFootball({
      sources: [footballOf(fixtures)],
      database: database(),
      ...nobodyFollows,
      ...{ clock: () => NOW, failed: () => {} },
    });
  });
  it('MC-10: who follows a match hears of a vote over its topic, without asking again', async () => {
    const time = virtualTime();
    const followed = openFootball({
      ...{ sources: [footballOf(fixtures)], database: database(), ...nobodyFollows, failed: () => {} },
      ...{ clock: () => NOW, after: time.after },
    });
    const heard: FixtureEntry[] = [];
    const sequence = followed.topics.open('coming', ({ data }) => heard.push(data))!;
    await sequence.ready();
    const told = () => heard.filter(({ kind }) => kind === 'vote').at(-1);
    expect(told()).toEqual({ kind: 'vote', ts: NOW, total: 0, split: { '1': 0, X: 0, '2': 0 } });
    const context = callContext({ viewer: viewerOf('lan'), now: NOW });
    await followed.handlers.votes.submit({ fixtureId: 'coming', choice: 'X', clientId: 'c1' }, context);
    time.advance(FIXTURE_FEEDS.everyMs);
    await expect.poll(told).toMatchObject({ total: 1, split: { '1': 0, X: 1, '2': 0 } });
    const closed = followed.topics.open('on', ({ data }) => heard.push(data))!;
    await closed.ready();
    expect(closed.latest().map(({ data }) => data.kind)).not.toContain('vote');
    await followed.close();
  });

  beforeEach(() => database().run(sql`delete from football_vote`));
  const vote = (userId: string, choice: VoteChoice, { fixtureId = 'coming', now = NOW } = {}) =>
    football.handlers.votes.submit(
      { fixtureId, choice, clientId: `${userId}${choice}` },
      callContext({ viewer: viewerOf(userId), now }),
    );
  const read = async (viewer: GuestViewer | MemberViewer, id = 'coming') =>
    granted(await football.handlers.votes.read({ id }, { ...callContext({ now: NOW }), viewer }));

  it('CALL GET /live/api/match/vote: total, split, one’s own vote and when it closes', async () => {
    expect(await read(guest)).toEqual({ total: 0, split: { '1': 0, X: 0, '2': 0 }, me: null, closesTs: KICK_OFF });
    await vote('lan', '1');
    await vote('minh', 'X');
    await vote('minh', '2', { fixtureId: 'other' });
    const counted = { total: 2, split: { '1': 1, X: 1, '2': 0 }, closesTs: KICK_OFF };
    expect(await read(viewerOf('lan'))).toEqual({ ...counted, me: '1' });
    expect(await read(viewerOf('tu'))).toEqual({ ...counted, me: null });
    expect(await read(guest)).toEqual({ ...counted, me: null });
    expect(
      await football.handlers.votes.read({ id: 'nowhere' }, { ...callContext({ now: NOW }), viewer: guest }),
    ).toMatchObject({ code: 404 });
  });

  it('CALL POST /live/api/match/vote-submit: a member has one vote, which another one replaces, also at once', async () => {
    expect(granted(await vote('lan', '1'))).toMatchObject({ total: 1, me: '1' });
    expect(granted(await vote('lan', '1'))).toMatchObject({ total: 1, me: '1' });
    expect(granted(await vote('lan', '2'))).toEqual({
      ...{ total: 1, split: { '1': 0, X: 0, '2': 1 }, me: '2', closesTs: KICK_OFF },
    });
    await Promise.all([vote('minh', '1'), vote('minh', 'X'), vote('minh', 'X')]);
    expect((await read(guest)).total).toBe(2);
  });

  it('MC-10: closes at kick-off by the origin’s clock; what runs, is off or is unknown takes no vote', async () => {
    expect(granted(await vote('lan', 'X', { now: KICK_OFF - 1 }))).toMatchObject({ me: 'X' });
    expect(await vote('lan', '1', { now: KICK_OFF })).toMatchObject({ code: 409 });
    for (const fixtureId of ['on', 'off']) expect(await vote('lan', '1', { fixtureId })).toMatchObject({ code: 409 });
    expect(await vote('lan', '1', { fixtureId: 'nowhere' })).toMatchObject({ code: 404 });
    expect(await read(viewerOf('lan'))).toMatchObject({ total: 1, me: 'X' });
  });

  it('item 30: they are told to who voted, and go with them', async () => {
    await vote('lan', '1');
    await vote('minh', '1');
    const kept = football.personalData.find(({ name }) => name === 'votes')!;
    expect(await kept.tell('lan')).toEqual([{ fixtureId: 'coming', choice: '1', votedTs: NOW }]);
    await database().transaction((queries) => kept.erase(queries, 'lan'));
    expect(await kept.tell('lan')).toEqual([]);
    expect(await read(guest)).toMatchObject({ total: 1 });
  });
});
