import { describe, expect, it } from 'vitest';
import { isRoomId } from '#domain/shared/ids.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { fixtureById, fixturesAround, fixturesBetween, fixturesOfDay } from './calendar.ts';
import { DAY_MS, dayNumberAt, instantAt } from './day.ts';
import { roomIdOf, roomPlace } from './ids.ts';
import { sceneOf } from './demoMatch.ts';
import { standingOf } from './simulation.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const sixtyDays = Array.from({ length: 61 }, (_, i) => today - 30 + i);
const scenes = ['football', 'basketball', 'marble', 'esport', 'casino'];

describe('the demo season', () => {
  it('CALL GET /live/api/schedule/liveSchedule: has at least 40 fixtures a day over eight sports, for 60 days', () => {
    for (const day of sixtyDays) {
      const fixtures = fixturesOfDay(day);
      expect(fixtures.length).toBeGreaterThanOrEqual(40);
      expect(new Set(fixtures.map(({ league }) => league.sport)).size).toBe(8);
    }
  });

  it('is busier at the weekend, and has as many fixtures as the day before on few days', () => {
    const counts = sixtyDays.map((day) => fixturesOfDay(day).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeGreaterThanOrEqual(15);
    const mean = (wanted: (weekday: number) => boolean) => {
      const some = counts.filter((_, i) => wanted(new Date(sixtyDays[i]! * DAY_MS).getUTCDay()));
      return some.reduce((sum, count) => sum + count, 0) / some.length;
    };
    expect(mean((day) => day === 0 || day === 6)).toBeGreaterThan(mean((day) => day > 0 && day < 5) + 8);
    expect(counts.filter((count, i) => count === counts[i - 1]).length).toBeLessThan(15);
  });

  it('lists a day by start and then by id, within that day of Asia/Bangkok', () => {
    for (const day of sixtyDays) {
      const keys = fixturesOfDay(day).map(({ startTime, fixtureId }) => `${startTime} ${fixtureId}`);
      expect(keys).toEqual([...keys].sort());
      const days = new Set(fixturesOfDay(day).map(({ startTime }) => dayOf(startTime, 'Asia/Bangkok')));
      expect([...days]).toEqual([new Date(day * DAY_MS).toISOString().slice(0, 10)]);
    }
  });

  it('LIVE-5: has one id for every fixture and room, from which both are found again', () => {
    const ids = sixtyDays.flatMap((day) => fixturesOfDay(day).map(({ fixtureId }) => fixtureId));
    expect(new Set(ids).size).toBe(ids.length);
    for (const fixture of fixturesOfDay(today)) {
      expect(fixtureById(fixture.fixtureId)).toEqual(fixture);
      for (const seat of fixture.crew.keys()) {
        const roomId = roomIdOf(fixture.fixtureId, seat);
        expect(isRoomId(roomId)).toBe(true);
        expect(roomPlace(roomId)).toEqual({ fixtureId: fixture.fixtureId, seat });
      }
    }
  });

  it('knows no fixture where there is none', () => {
    for (const id of ['', 'x', 'dg16a99', 'dg16z00', 'dzzz', 'd---a00', "dg16a00' or 1=1"])
      expect(fixtureById(id)).toBeNull();
  });

  it('has all five scenes live at every quarter of an hour of two weeks', () => {
    for (let at = instantAt(today - 7, '00:00'); at < instantAt(today + 7, '00:00'); at += 15 * 60_000) {
      const live = fixturesAround(at).filter((fixture) => standingOf(fixture, at).phase === 'live');
      const seen = new Set(live.map(sceneOf));
      expect(
        scenes.filter((scene) => !seen.has(scene as 'football')),
        new Date(at).toISOString(),
      ).toEqual([]);
    }
  });

  it('gives each fixture of a mode with rooms one to three commentators, none of them in two places at once', () => {
    const silent = sixtyDays.flatMap((day) => fixturesOfDay(day)).filter(({ crew }) => crew.length === 0);
    expect(new Set(silent.map(({ league }) => league.sport))).toEqual(new Set(['volleyball', 'billiard', 'tennis']));
    const week = fixturesBetween(instantAt(today, '00:00'), instantAt(today + 7, '00:00'));
    const crewSizes = new Set(week.map(({ crew }) => crew.length));
    expect([...crewSizes].sort()).toEqual([0, 1, 2, 3]);
    const airing = week.filter(({ crew }) => crew.length > 0);
    expect(new Set(airing.map(({ league }) => league.sport))).toEqual(new Set(scenes));
    for (let at = instantAt(today, '00:00'); at < instantAt(today + 7, '00:00'); at += 15 * 60_000) {
      const speaking = fixturesAround(at)
        .filter((fixture) => standingOf(fixture, at).phase === 'live')
        .flatMap(({ crew }) => crew.map(({ key }) => key));
      expect(new Set(speaking).size, new Date(at).toISOString()).toBe(speaking.length);
    }
  });

  it('lets every club meet every other of its league at home and away', () => {
    const delta = Array.from({ length: 44 }, (_, i) => fixturesOfDay(today + i)).flatMap((day) =>
      day.filter(({ league }) => league.id === 'dong-bang').map(({ sides }) => `${sides![0].id}-${sides![1].id}`),
    );
    expect(new Set(delta).size).toBe(12 * 11);
  });

  it('has something called off on every day, with its reason', () => {
    for (const day of sixtyDays) {
      const off = fixturesOfDay(day).filter(({ fate }) => fate?.kind === 'postponed');
      expect(off.length).toBeGreaterThan(0);
      for (const { fate } of off) expect(fate!.why.vi).not.toBe('');
    }
  });

  it('names everything in three languages, Chinese in Han characters', () => {
    for (const { sides, title, round, league } of fixturesOfDay(today))
      for (const name of [...(sides?.map((team) => team.name) ?? []), ...(title ? [title] : []), round, league.name]) {
        expect(name.vi).not.toBe('');
        expect(name.en).not.toBe('');
        expect(name.zh).toMatch(/\p{Script=Han}/u);
      }
  });
});
