import { beforeAll, beforeEach, expect, it } from 'vitest';
import { FAVOURITES } from '#domain/football/favourites.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { openFootball } from '#server/football/football.open.ts';
import type { GuestViewer, MemberViewer } from '#server/http/identify.ts';
import { aFixture } from '../fakes/fixtures.ts';
import { footballOf } from '../fakes/footballSource.ts';
import { marksStore } from '#server/social/marks.store.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { join } from './support/race.ts';

const HOUR = 3_600_000;
const { localteam: benGo, visitorteam: nangSom } = aFixture();
const fixtures: readonly Fixture[] = [
  aFixture({ fixtureId: 'over', status: 'ended', startTs: NOW - 3 * HOUR }),
  aFixture({ fixtureId: 'on', status: 'live', startTs: NOW - HOUR }),
  aFixture({ fixtureId: 'coming', startTs: NOW + HOUR }),
];

onEveryEngine('what of football is followed', (database) => {
  const followed = new Map<string, readonly string[]>();
  let made = 0;
  let member: MemberViewer;
  const open = () =>
    openFootball({
      sources: [
        footballOf(fixtures, undefined, {
          team: async (id) => [benGo, nangSom].find((team) => team.id === id) ?? null,
          player: async (id) =>
            id === 'p1' ? { playerId: 'p1', name: 'Lê Cường', slug: 'le-cuong', team: benGo } : null,
        }),
      ],
      database: database(),
      followed: async (userId, type) => followed.get(`${userId} ${type}`) ?? [],
      mostFollowed: (type, most) => marksStore(database()).mostFollowed(type, most),
      settingsOf: async () => ({ language: 'en', defaultLeadMin: 30 }),
      secret: 'a secret of tests, long enough',
      ...{ clock: () => NOW, failed: () => {} },
    });
  let football: ReturnType<typeof open>;
  const calls = () => football.handlers.favourites;
  const by = () => callContext({ viewer: member, now: NOW });
  const follows = (type: string, ...ids: readonly string[]) => followed.set(`${member.userId} ${type}`, ids);
  const listed = async (type: 'team' | 'league' | 'player') => {
    const { list } = granted(await calls().list({ type }, by()));
    return list.map(({ target }) => target.id);
  };

  beforeAll(() => {
    football = open();
  });
  beforeEach(() => {
    const userId = `m${(made += 1).toString(16).padStart(24, '0')}`;
    member = { kind: 'member', userId, displayName: 'Lan', siteRoleId: 1, sessionId: 's' };
  });

  it('CALL GET /live/api/user/favorite/list: each with its card and the match that runs, or the next one', async () => {
    follows('team', benGo.id, 'gone');
    const page = granted(await calls().list({ type: 'team' }, by()));
    expect(page).toMatchObject({ pageNum: 1, pageSize: FAVOURITES.pageSize, total: 2 });
    expect(page.list).toMatchObject([
      {
        target: { type: 'team', id: benGo.id },
        card: { title: 'Bến Gỗ' },
        next: { fixtureId: 'on' },
      },
      { target: { type: 'team', id: 'gone' }, card: null },
    ]);
    expect(page.list[1]).not.toHaveProperty('next');
    follows('league', 'l1');
    follows('player', 'p1');
    expect(granted(await calls().list({ type: 'league' }, by())).list[0]).toMatchObject({ next: { fixtureId: 'on' } });
    expect(granted(await calls().list({ type: 'player' }, by())).list[0]).toMatchObject({
      card: { title: 'Lê Cường', subtitle: 'Bến Gỗ' },
      next: { fixtureId: 'on' },
    });
  });

  it('TP-5: a guest names what the device keeps; a member’s own count, whatever is named', async () => {
    const viewer: GuestViewer = { kind: 'guest', userId: 'g1', displayName: 'Khách', siteRoleId: 0, sessionId: null };
    const guest = { ...callContext({ now: NOW }), viewer };
    const named = granted(await calls().list({ type: 'team', ids: `${benGo.id},${benGo.id},gone` }, guest));
    expect(named.list.map(({ target }) => target.id)).toEqual([benGo.id, 'gone']);
    expect(granted(await calls().list({ type: 'team' }, guest)).list).toEqual([]);
    follows('team', nangSom.id);
    const own = granted(await calls().list({ type: 'team', ids: benGo.id }, by()));
    expect(own.list.map(({ target }) => target.id)).toEqual([nangSom.id]);
  });

  it('CALL POST /live/api/user/favorite/sort: keeps the order of each kind; what is followed later comes first', async () => {
    follows('team', 'c', 'b', 'a');
    expect(await listed('team')).toEqual(['c', 'b', 'a']);
    await calls().sort({ type: 'team', ids: ['a', 'b', 'a', 'c'] }, by());
    await calls().sort({ type: 'player', ids: ['p1'] }, by());
    expect(await listed('team')).toEqual(['a', 'b', 'c']);
    follows('team', 'd', 'c', 'a');
    expect(await listed('team')).toEqual(['d', 'a', 'c']);
    await calls().sort({ type: 'team', ids: ['c', 'd', 'a'] }, by());
    expect(await listed('team')).toEqual(['c', 'd', 'a']);
  });

  it('shows so many of a page, and all of them in turn', async () => {
    follows('team', ...Array.from({ length: FAVOURITES.pageSize + 1 }, (_, i) => `t${i}`));
    const second = granted(await calls().list({ type: 'team', pageNum: 2 }, by()));
    expect(second).toMatchObject({ pageNum: 2, total: FAVOURITES.pageSize + 1 });
    expect(second.list.map(({ target }) => target.id)).toEqual([`t${FAVOURITES.pageSize}`]);
  });

  it('CALL GET /live/api/user/favorite/suggested: what most follow comes first, with how many, and nothing of one’s own', async () => {
    const marks = marksStore(database());
    const followers: Readonly<Record<string, number>> = { [benGo.id]: 1, [nangSom.id]: 2, gone: 3 };
    for (const [id, count] of Object.entries(followers))
      for (let i = 0; i < count; i += 1) {
        const userId = `${id}-${i}`;
        await join(database(), userId);
        const mark = { userId, target: { type: 'team', id }, now: NOW } as const;
        await database().transaction((queries) => marks.follow(queries, mark, { notify: true }));
      }
    const suggested = async () =>
      granted(await calls().suggested({ type: 'team' }, by())).map(({ card, followers: n }) => [card.title, n]);
    expect(await suggested()).toEqual([
      [nangSom.name, 2],
      [benGo.name, 1],
    ]);
    follows('team', nangSom.id);
    expect(await suggested()).toEqual([[benGo.name, 1]]);
    expect(granted(await calls().suggested({ type: 'player' }, by()))).toEqual([]);
  });

  it('CALL GET /live/api/user/favorite/calendar-url, POST …/calendar-renew, GET /live/api/calendar/teams/:token.ics: one address for all followed teams, until it is renewed', async () => {
    await join(database(), member.userId);
    follows('team', benGo.id, nangSom.id);
    const tokenIn = (https: string) => https.match(/\/live\/api\/calendar\/teams\/([\w-]+)\.ics$/)![1]!;
    const first = tokenIn(granted(await calls().calendar({}, by())).https);
    expect(tokenIn(granted(await calls().calendar({}, by())).https)).toBe(first);
    const read = (token: string) => calls().calendarFeed({ token }, callContext({ now: NOW }));
    const text = Buffer.from(granted(await read(first)).bytes).toString();
    expect(text.match(/^UID:.*/gm)).toEqual(['UID:over@khandai', 'UID:on@khandai', 'UID:coming@khandai']);
    expect(text).toContain('NAME:Khán Đài: your teams');
    expect(text).toContain('TRIGGER:-PT30M');
    expect(text).toMatch(/URL:\S+\/en\/tran-dau\//);
    // B2: calendars contain no results.
    expect(text.match(/^(SUMMARY|DESCRIPTION).*/gm)!.join(' ')).not.toMatch(/\d\s*[-–:]\s*\d/);
    const second = tokenIn(granted(await calls().renewCalendar({}, by())).https);
    expect(second).not.toBe(first);
    expect(await read(first)).toMatchObject({ code: 404 });
    expect(await read(`${second.slice(0, -1)}x`)).toMatchObject({ code: 404 });
    granted(await read(second));
    const kept = football.personalData.find(({ name }) => name === 'teamCalendar')!;
    expect(await kept.tell(member.userId)).toEqual({ madeAt: NOW });
    await database().transaction((queries) => kept.erase(queries, member.userId));
    expect(await read(second)).toMatchObject({ code: 404 });
  });

  it('the order is told to its member, and goes with them', async () => {
    const [kept] = football.personalData;
    await calls().sort({ type: 'league', ids: ['l1'] }, by());
    expect(await kept!.tell(member.userId)).toEqual([{ type: 'league', ids: ['l1'] }]);
    await database().transaction((queries) => kept!.erase(queries, member.userId));
    expect(await kept!.tell(member.userId)).toEqual([]);
  });
});
