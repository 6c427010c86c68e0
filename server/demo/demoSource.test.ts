import * as Schema from 'effect/Schema';
import { describe, expect, it } from 'vitest';
import { AnalysisWire, OverviewWire } from '#contract/http/match.ts';
import { OddsWire } from '#contract/http/odds.ts';
import { MatchWire, RoomWire } from '#contract/http/shapes.ts';
import { locales } from '#domain/locale/locale.ts';
import { roomIdOf as roomIdInSlug, roomPath } from '#domain/room/roomAddress.ts';
import type { StreamsOf } from '#server/shared/matchSource.ts';
import { dayNumberAt, instantAt } from './day.ts';
import { demoAirTime, demoSource } from './demoSource.ts';

const streamsOf: StreamsOf = (roomId) => [
  { protocol: 'dash', streamLink: `/media/${roomId}/index.mpd`, profile: '1080p', label: 'HD', fps: 30, bitrate: 8000 },
];
const source = demoSource(streamsOf);
const today = dayNumberAt(Date.UTC(2026, 10, 21));
const now = instantAt(today, '20:45');
const view = { locale: 'vi', now } as const;
const isMatch = Schema.is(MatchWire);

describe('demoSource', () => {
  it('gives what the contract promises, in each language', async () => {
    for (const { code } of locales) {
      const matches = await source.between(instantAt(today - 2, '00:00'), instantAt(today + 2, '00:00'), {
        locale: code,
        now,
      });
      expect(matches.length).toBeGreaterThan(160);
      for (const match of matches) expect(isMatch(match), match.fixtureId).toBe(true);
      expect(matches.every(({ demo }) => demo)).toBe(true);
    }
  });

  it('CALL GET /live/api/schedule/liveRoom: a room with its own commentator first and every way to watch', async () => {
    const running = await source.running(view);
    const match = running.find(({ users }) => users.length > 1)!;
    for (const { roomId } of match.users) {
      const room = (await source.room(roomId, view))!;
      expect(Schema.is(RoomWire)(room)).toBe(true);
      expect(room.users[0]!.roomId).toBe(roomId);
      expect(room.users.map((user) => user.roomId).sort()).toEqual(match.users.map((user) => user.roomId).sort());
      expect(room.users[0]!.streamLink).toBe(`/media/${roomId}/index.mpd`);
      expect(room.groupId).toBe(match.fixtureId);
      // V-18: one figure for one match, wherever it is shown.
      expect(room.watching).toBe(match.watching);
      expect(roomIdInSlug(roomPath(room)!.split('/').at(-1)!)).toBe(roomId);
    }
  });

  it('X19: each tab of every room of a day has something to show, before, during and after its match', async () => {
    const day = await source.between(instantAt(today, '00:00'), instantAt(today + 1, '00:00'), view);
    const hours = ['01:00', '13:00', '20:45', '23:59'].map((time) => instantAt(today, time));
    for (const { roomId } of day)
      for (const at of hours) {
        const seen = { ...view, now: at };
        const room = roomId === null ? null : await source.room(roomId, seen);
        for (const tab of room?.tabs ?? []) {
          expect(['overview', 'analysis', 'odds']).toContain(tab);
          const shown = await source[tab as 'overview' | 'analysis' | 'odds'](room!.fixtureId, seen);
          expect(shown, `${tab} of ${room!.fixtureId}, ${room!.status}`).not.toBeNull();
        }
      }
  });

  it('LIVE-3: football rooms have overview, analysis and odds, and each of them has data', async () => {
    for (const match of await source.running(view)) {
      if (match.roomId === null) continue;
      const { tabs } = (await source.room(match.roomId, view))!;
      expect(tabs).toEqual(match.liveModeId === '1' ? ['overview', 'analysis', 'odds'] : ['overview']);
      const [overview, analysis, odds] = [
        await source.overview(match.fixtureId, view),
        await source.analysis(match.fixtureId, view),
        await source.odds(match.fixtureId, view),
      ];
      expect(Schema.is(OverviewWire)(overview)).toBe(true);
      expect(Schema.is(AnalysisWire)(analysis)).toBe(match.liveModeId === '1');
      expect(Schema.is(OddsWire)(odds)).toBe(match.liveModeId === '1');
    }
  });

  it('knows no room that is not there', async () => {
    for (const id of ['', 'x1', 'dg16a00', 'dg16a00w', 'dg16n00x', 'dg16z00x']) {
      expect(await source.room(id, view)).toBeNull();
      expect(demoAirTime(id, now)).toBeNull();
    }
  });

  it('counts viewers who drift, fill the room and leave it', async () => {
    const match = (await source.running(view)).find(({ liveModeId }) => liveModeId === '1')!;
    const at = async (minute: number) =>
      (await source.match(match.fixtureId, { locale: 'vi', now: match.startTime + minute * 60_000 }))!.watching!;
    expect(await at(-40)).toBe(0);
    expect(await at(-5)).toBeGreaterThan(0);
    expect(await at(40)).toBeGreaterThan(await at(-5));
    expect(await at(40)).not.toBe(await at(41));
    expect(await at(200)).toBe(0);
  });

  it('keeps a called-off match off the air, and ends a played one when it ended', async () => {
    const day = await source.between(instantAt(today, '00:00'), instantAt(today + 1, '00:00'), {
      locale: 'vi',
      now: instantAt(today + 1, '12:00'),
    });
    for (const { roomId, status, startTime } of day) {
      if (roomId === null) continue;
      const air = demoAirTime(roomId, instantAt(today + 1, '12:00'));
      if (status === 'postponed' || status === 'cancelled') expect(air).toBeNull();
      else expect(air!.endMs! - startTime).toBeGreaterThan(60 * 60_000);
    }
  });
});
