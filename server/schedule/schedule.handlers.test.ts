import { describe, expect, it } from 'vitest';
import type { Match } from '#domain/match/match.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { dayOf, startOfDay } from '#domain/shared/zone.ts';
import { matchHandlers } from '../match/match.handlers.ts';
import { aFootballSource } from '../../tests/fakes/footballSource.ts';
import { context, demo, momentLabel, serve, handlers, held, one } from '../testing/scheduleHandlers.ts';

describe('CALL GET /live/api/schedule/liveSchedule', () => {
  const zones = [
    'Asia/Bangkok',
    'America/New_York',
    'Europe/London',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'America/Santiago',
  ];
  // Days with a clock change in one of these zones, and one without any.
  const days = ['2026-10-04', '2026-10-25', '2026-11-01', '2026-09-06', '2026-11-21', '2027-03-14'];

  it.each(zones)(
    'gives each match to one day only, the day it starts on in %s, across clock changes',
    async (timezone) => {
      for (const date of days) {
        const at = context({ now: startOfDay(date, timezone) });
        const matches = held(await handlers.liveSchedule({ date, timezone }, at));
        expect(matches.length).toBeGreaterThanOrEqual(40);
        expect(new Set(matches.map(({ startTime }) => dayOf(startTime, timezone)))).toEqual(new Set([date]));
        const keys = matches.map(({ startTime, fixtureId }) => `${startTime} ${fixtureId}`);
        expect(keys).toEqual([...keys].sort());
      }
    },
  );

  it.each([
    ['2026-11-01', '2026-11-02', 25],
    ['2027-03-14', '2027-03-15', 23],
  ])('%s in New York lasts until %s begins there, %d hours later', async (date, next, hours) => {
    const timezone = 'America/New_York';
    const [from, to] = [startOfDay(date, timezone), startOfDay(next, timezone)];
    expect(to - from).toBe(hours * 3_600_000);
    const listed = held(await handlers.liveSchedule({ date, timezone }, context()));
    const around = await Promise.all([date, next].map((day) => handlers.liveSchedule({ date: day }, context())));
    const expected = around.flatMap(held).filter(({ startTime }) => startTime >= from && startTime < to);
    expect(listed.map(({ fixtureId }) => fixtureId)).toEqual(expected.map(({ fixtureId }) => fixtureId));
  });

  it('is today in Asia/Bangkok where nothing is said, at most pageSize, and of one mode', async () => {
    const today = held(await handlers.liveSchedule({}, context()));
    expect(new Set(today.map(({ startTime }) => dayOf(startTime, 'Asia/Bangkok')))).toEqual(new Set(['2026-11-21']));
    expect(held(await handlers.liveSchedule({ pageSize: 7 }, context()))).toEqual(today.slice(0, 7));
    const marbles = held(await handlers.liveSchedule({ liveModeId: '3' }, context()));
    expect(marbles).toEqual(today.filter(({ liveModeId }) => liveModeId === '3'));
    expect(held(await handlers.liveSchedule({ liveModeId: '9' }, context()))).toEqual([]);
  });

  it('speaks the language of the caller', async () => {
    const [vi, en, zh] = await Promise.all(
      (['vi', 'en', 'zh'] as const).map(async (locale) => held(await handlers.liveSchedule({}, context({ locale })))),
    );
    const league = vi!.findIndex(({ leagueId }) => leagueId === 'dong-bang');
    expect([vi![league]!.leagueName, en![league]!.leagueName, zh![league]!.leagueName]).toEqual([
      'Giải Vô địch Đồng Bằng',
      'Delta Premiership',
      '三角洲冠軍聯賽',
    ]);
    expect(en!.map(({ fixtureId }) => fixtureId)).toEqual(vi!.map(({ fixtureId }) => fixtureId));
  });

  it('merges what was imported into the demo by start', async () => {
    const merged = held(await serve([one, demo]).liveSchedule({}, context()));
    expect(merged.map(({ fixtureId }) => fixtureId)).toContain('own');
    expect(merged.map(({ startTime }) => startTime)).toEqual(
      merged.map(({ startTime }) => startTime).sort((a, b) => a - b),
    );
  });
});

describe('CALL GET /live/api/schedule/feature-match', () => {
  const phaseOf = ({ status }: { readonly status: string }) => matchPhase(matchStatus(status));

  it('shows live first, most watched at the head, then what is coming up', async () => {
    const all = held(await handlers.featureMatch({}, context()));
    const live = held(await handlers.featureMatch({ status: 'live' }, context()));
    expect(live.length).toBeGreaterThan(4);
    expect(all.slice(0, live.length)).toEqual(live);
    expect(live.map(({ watching }) => watching!)).toEqual(live.map(({ watching }) => watching!).sort((a, b) => b - a));
    for (const match of live) expect([phaseOf(match), match.roomId === null]).toEqual(['live', false]);
  });

  it('filters by status, mode and league', async () => {
    const upcoming = held(await handlers.featureMatch({ status: 'upcoming' }, context()));
    expect(new Set(upcoming.map(phaseOf))).toEqual(new Set(['comingUp']));
    const ended = held(await handlers.featureMatch({ status: 'ended' }, context()));
    expect(new Set(ended.map(phaseOf))).toEqual(new Set(['ended']));
    expect(ended[0]!.startTime).toBeGreaterThan(ended.at(-1)!.startTime);
    const delta = held(await handlers.featureMatch({ liveModeId: '1', leagueId: 'dong-bang', pageSize: 2 }, context()));
    expect(delta.map(({ leagueId }) => leagueId)).toEqual(['dong-bang', 'dong-bang']);
  });
});

describe('the other calls of the schedule', () => {
  it('CALL GET /other/api/schedule/total-live-schedule: counts what feature-match lists as live (LIVE-4)', async () => {
    const live = held(await handlers.featureMatch({ status: 'live' }, context()));
    const { totalLive, byMode = {} } = held(await handlers.totalLive({}, context()));
    expect(totalLive).toBe(live.length);
    const marbles = live.filter(({ liveModeId }) => liveModeId === '3').length;
    expect(held(await handlers.totalLive({ id: '3' }, context()))).toEqual({
      totalLive: marbles,
      byMode: { '3': marbles },
    });
    expect(byMode['3']).toBe(marbles);
    expect(Object.values(byMode).reduce((all, count) => all + count, 0)).toBe(totalLive);
  });

  it('CALL GET /live/api/schedule/liveRoom: 404 where there is none; counts those who are really there', async () => {
    expect(await handlers.liveRoom({ id: 'nowhere' }, context())).toMatchObject({ code: 404 });
    const [match] = held(await handlers.featureMatch({ status: 'live' }, context()));
    const quiet = held(await handlers.liveRoom({ id: match!.roomId! }, context()));
    const busy = held(await serve([demo], () => 25).liveRoom({ id: match!.roomId! }, context()));
    expect(busy.watching).toBe(quiet.watching + 25);
  });

  it('CALL GET /al/api/schedule/anchorSchedule: by fixture, and by commentator', async () => {
    const [match] = held(await handlers.featureMatch({ status: 'live' }, context()));
    const byFixture = held(await handlers.anchorSchedule({ fixtureId: match!.fixtureId }, context()));
    expect(byFixture.map(({ userId }) => userId)).toEqual(match!.users.map(({ userId }) => userId));
    const { userId } = match!.users[0]!;
    const byPerson = held(await handlers.anchorSchedule({ userId }, context()));
    expect(byPerson.map(({ fixtureId }) => fixtureId)).toContain(match!.fixtureId);
    expect(new Set(byPerson.map((booking) => booking.userId))).toEqual(new Set([userId]));
    expect(held(await handlers.anchorSchedule({ fixtureId: 'nowhere' }, context()))).toEqual([]);
  });

  it('CALL GET /live/api/schedule/anchor: at least a dozen commentators', async () => {
    const anchors = held(await handlers.anchors({}, context()));
    expect(anchors.length).toBeGreaterThanOrEqual(12);
    expect(new Set(anchors.map(({ userId }) => userId)).size).toBe(anchors.length);
  });

  it('A-8: counts days in one mode, and in one league', async () => {
    const days = { from: '2026-11-20', to: '2026-11-22' };
    const totals = async (of: { liveModeId?: string; leagueId?: string }) =>
      held(await handlers.dayCounts({ ...days, ...of }, context())).map(({ total }) => total);
    const listed = await Promise.all(
      ['2026-11-20', '2026-11-21', '2026-11-22'].map(async (date) =>
        held(await handlers.liveSchedule({ date }, context())),
      ),
    );
    const of = (is: (match: Match) => boolean) => listed.map((all) => all.filter(is).length);
    expect(await totals({ liveModeId: '9' })).toEqual([0, 0, 0]);
    expect(await totals({ liveModeId: '5' })).toEqual(of(({ liveModeId }) => liveModeId === '5'));
    expect(await totals({ leagueId: 'mua-mua' })).toEqual(of(({ leagueId }) => leagueId === 'mua-mua'));
  });

  it('A-7: knows the leagues of the whole schedule, each once, with the ways to write them in any language', async () => {
    const esport = held(await handlers.leagues({ liveModeId: '5' }, context({ locale: 'en' })));
    expect(esport).toEqual([
      {
        leagueId: 'den-long',
        leagueName: 'Lantern Arena',
        liveModeId: '5',
        slugs: ['dau-truong-den-long', 'lantern-arena'],
      },
      {
        leagueId: 'mua-mua',
        leagueName: 'Monsoon Esport',
        liveModeId: '5',
        slugs: ['esport-mua-mua', 'monsoon-esport'],
      },
    ]);
    const all = held(await serve([demo, demo]).leagues({}, context()));
    expect(new Set(all.map(({ leagueId }) => leagueId)).size).toBe(all.length);
  });

  it('counts days as the schedule lists them, and refuses more than 14', async () => {
    const counts = held(
      await handlers.dayCounts({ from: '2026-11-20', to: '2026-11-22', timezone: 'Europe/London' }, context()),
    );
    for (const { day, total } of counts)
      expect(held(await handlers.liveSchedule({ date: day, timezone: 'Europe/London' }, context()))).toHaveLength(
        total,
      );
    expect(counts.reduce((all, { live }) => all + live, 0)).toBeGreaterThan(4);
    for (const [from, to] of [
      ['2026-11-22', '2026-11-21'],
      ['2026-11-01', '2026-11-15'],
    ] as const)
      expect(await handlers.dayCounts({ from, to }, context())).toMatchObject({ code: 422 });
  });
});

describe('without demo and without imports', () => {
  const empty = serve([]);

  it('everything is empty but right', async () => {
    expect(await empty.liveSchedule({}, context())).toEqual([]);
    expect(await empty.featureMatch({}, context())).toEqual([]);
    expect(await empty.anchorSchedule({}, context())).toEqual([]);
    expect(await empty.anchors({}, context())).toEqual([]);
    expect(await empty.totalLive({}, context())).toEqual({ totalLive: 0, byMode: {} });
    expect(await empty.liveRoom({ id: 'dg16a00x' }, context())).toMatchObject({ code: 404 });
    expect(held(await empty.dayCounts({ from: '2026-11-20', to: '2026-11-21' }, context()))).toEqual([
      { day: '2026-11-20', total: 0, live: 0 },
      { day: '2026-11-21', total: 0, live: 0 },
    ]);
  });

  it('overview, analysis and odds are 404', async () => {
    const match = matchHandlers([], momentLabel, aFootballSource());
    for (const name of ['overview', 'analysis', 'odds'] as const)
      expect(await match[name]({ id: 'dg16a00' }, context())).toMatchObject({ code: 404 });
  });
});

describe('the calls of a match', () => {
  it('B1: answer of a moment of the past, and of now where a source knows no past', async () => {
    const match = matchHandlers([one, demo], momentLabel, aFootballSource());
    const { now } = context();
    const atTs = now - 600_000;
    const [room] = held(await handlers.featureMatch({ status: 'live', liveModeId: '1' }, context()));
    const { fixtureId, roomId } = room!;
    const then = held(await match.stat({ id: roomId!, atTs }, context()));
    const today = held(await match.stat({ id: roomId! }, context()));
    expect([then.ts, today.ts, today.untilTs]).toEqual([atTs, now, now]);
    expect(today.statusText).toBe(room!.status);
    expect(held(await match.stat({ id: roomId!, atTs: now + 60_000 }, context())).ts).toBe(now);
    expect(held(await match.overview({ id: fixtureId, atTs }, context())).asOf).toBe(atTs);
    for (const { ts } of held(await match.overview({ id: fixtureId, atTs }, context())).events)
      expect(ts).toBeLessThanOrEqual(atTs);
    expect(held(await match.odds({ id: fixtureId, atTs }, context())).length).toBeGreaterThan(0);
    const { stood: _stood, ...forgetful } = demo;
    const present = matchHandlers([forgetful], momentLabel, aFootballSource());
    expect(held(await present.stat({ id: roomId!, atTs }, context()))).toMatchObject({ ts: now, untilTs: now });
    expect(await present.odds({ id: fixtureId, atTs }, context())).toMatchObject({ code: 404 });
    expect(await match.stat({ id: 'nobody', atTs }, context())).toMatchObject({ code: 404 });
  });

  it('answer from the first source that knows, and 404 for a sport without such data', async () => {
    const match = matchHandlers([one, demo], momentLabel, aFootballSource());
    expect(held(await match.overview({ id: 'dg16a00' }, context())).events.length).toBeGreaterThan(0);
    expect(held(await match.analysis({ id: 'dg16a00' }, context())).home).toHaveLength(5);
    expect(held(await match.odds({ id: 'dg16a00' }, context()))[0]).toMatchObject({ market: '1x2' });
    expect(await match.odds({ id: 'dg16g00' }, context())).toMatchObject({ code: 404 });
    expect(await match.overview({ id: 'dg16p00' }, context())).toMatchObject({ code: 404 });
  });
});
