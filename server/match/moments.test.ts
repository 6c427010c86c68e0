import { describe, expect, it } from 'vitest';
import { aFootballSource } from '../../tests/fakes/footballSource.ts';
import { GOAL_SCENE, shownIn } from '../media/goalScene.ts';
import { SEGMENT_MS } from '../media/track.ts';
import { demoAirTime } from '../demo/demoSource.ts';
import { context, demo, held, momentLabel } from '../testing/scheduleHandlers.ts';
import { matchHandlers } from './match.handlers.ts';

const match = matchHandlers([demo], momentLabel, aFootballSource());
const HOUR = 3_600_000;
const day = Date.parse('2026-11-21T00:00:00+07:00');

const live = await demo.between(day, day + 24 * HOUR, { locale: 'vi', now: day });
const roomsOf = (mode: string) =>
  live.filter(
    ({ liveModeId, roomId, status }) => liveModeId === mode && roomId && !/postponed|cancelled|wo/.test(status),
  );
const modes = { football: '1', basketball: '2' } as const;
const listOf = async (roomId: string, now: number, changed = {}) =>
  held(await match.moments({ roomId, ...changed }, context({ now })));

describe('CALL GET /live/api/live/moment/list', () => {
  const [game] = roomsOf(modes.football);
  const over = game!.startTime + 3 * HOUR;

  it('LR-6: tells each goal by an id that stays, with who did it, for whom and what the score is then', async () => {
    const list = await listOf(game!.roomId!, over);
    const goals = held(await match.overview({ id: game!.fixtureId }, context({ now: over }))).events.filter(
      ({ momentId }) => momentId,
    );
    expect(goals.length).toBeGreaterThan(0);
    expect(list).toEqual(
      goals.map(({ momentId, ts, minute, added, side, scoreAfter, player }) => ({
        ...{ momentId, ts, minute, side, kind: 'goal', count: 0, roomId: game!.roomId },
        ...(added && { added }),
        scoreAfter: `${scoreAfter!.home}-${scoreAfter!.away}`,
        label: expect.stringContaining(player!.name),
      })),
    );
    for (const goal of list) {
      const early = await listOf(game!.roomId!, goal.ts);
      expect(early.at(-1)).toEqual(goal);
      expect((await listOf(game!.roomId!, goal.ts - 1)).some(({ momentId }) => momentId === goal.momentId)).toBe(false);
    }
  });

  it('V-8: agrees with the picture of its room within one second', async () => {
    for (const { roomId, startTime } of roomsOf(modes.football)) {
      const room = { ...demoAirTime(roomId!, startTime)!, phase: 3 };
      for (const { ts, side } of await listOf(roomId!, startTime + 3 * HOUR)) {
        const first = Math.round((ts - startTime - GOAL_SCENE.crossesMs) / SEGMENT_MS);
        const crossing = first + Math.floor(GOAL_SCENE.crossesMs / SEGMENT_MS);
        expect(shownIn(room, crossing)).toMatchObject({ goal: side });
        expect(Math.abs(startTime + first * SEGMENT_MS + GOAL_SCENE.crossesMs - ts)).toBeLessThan(1000);
      }
    }
  });

  it('leaves out what was before an instant, speaks the reader’s language, and knows no room that is none', async () => {
    const list = await listOf(game!.roomId!, over);
    expect(await listOf(game!.roomId!, over, { fromTs: list.at(-1)!.ts })).toEqual([list.at(-1)]);
    const [english] = held(await match.moments({ roomId: game!.roomId! }, context({ now: over, locale: 'en' })));
    expect(english!.label).toMatch(/^Goal/);
    expect(await match.moments({ roomId: 'khongco' }, context())).toMatchObject({ code: 404 });
  });

  it('tells runs of baskets, winners, kills and big hands of other sports', async () => {
    const kinds = new Set<string>();
    for (const { roomId, startTime, liveModeId } of live)
      if (roomId && liveModeId !== modes.football)
        for (let passed = 0.5; passed < 3; passed += 0.5)
          for (const one of await listOf(roomId, startTime + passed * HOUR)) {
            kinds.add(one.kind);
            expect(one.label).not.toMatch(/\{\{|undefined/);
          }
    expect([...kinds].sort()).toEqual(['hand', 'kill', 'run', 'win']);
  });
});
