import { describe, expect, it } from 'vitest';
import { fakeMediaOrigin, shippedFootball } from '../../tests/fakes/media.ts';
import { fixturesOfDay } from '../demo/calendar.ts';
import { instantAt } from '../demo/day.ts';
import { airTimeOf } from '../demo/demoMatch.ts';
import { overviewOf } from '../demo/simulation.ts';
import { boxAt, boxes } from './box.ts';
import { GOAL_SCENE, shownIn } from './goalScene.ts';
import type { RoomOnAir } from './timeline.ts';
import { SEGMENT_MS } from './track.ts';

const START = Date.UTC(2026, 10, 21, 12);
const room: RoomOnAir = { scene: 'football', phase: 4, startMs: START };
const at = (second: number, side: 'home' | 'away' = 'home') => ({ ts: START + second * 1000, side });

/** When a ball crosses the line in a room's picture, epoch milliseconds, and for whom. */
const seenIn = (shown: RoomOnAir, segments: number) => {
  const crossing = Math.floor(GOAL_SCENE.crossesMs / SEGMENT_MS);
  return Array.from({ length: segments }, (_, n) => ({ n, ...shownIn(shown, n) }))
    .filter(({ place, goal }) => goal !== null && place === crossing)
    .map(({ n, goal }) => ({
      ts: shown.startMs + (n - crossing) * SEGMENT_MS + GOAL_SCENE.crossesMs,
      side: goal,
    }));
};

describe('V-8: the picture of the demo and its score', () => {
  const day = Math.floor(Date.UTC(2026, 10, 21) / 86_400_000);
  const matches = [day, day + 1]
    .flatMap(fixturesOfDay)
    .filter(({ league, crew, fate }) => league.sport === 'football' && crew.length > 0 && fate === null);

  it('shows every goal of the simulation within one second, of the right side, and no other', () => {
    const goals = matches.map((fixture) => {
      const told = overviewOf(fixture, fixture.startTime + 10 * 3_600_000)!.events.filter(({ momentId }) => momentId);
      const onAir = { ...airTimeOf(fixture, instantAt(day, '00:00'))!, phase: 7 };
      const seen = seenIn(onAir, 6000);
      expect(seen.map(({ side }) => side)).toEqual(told.map(({ side }) => side));
      for (const [i, { ts }] of seen.entries()) expect(Math.abs(ts - told[i]!.ts)).toBeLessThan(1000);
      return told.length;
    });
    expect(goals.reduce((all, one) => all + one, 0)).toBeGreaterThan(20);
  });

  it('shows both of two goals in a row, and the attack of the second only when the first was seen', () => {
    const seen = seenIn({ ...room, goals: [at(60), at(64, 'away')] }, 100);
    expect(seen.map(({ side }) => side)).toEqual(['home', 'away']);
  });

  it('runs its loop at the room’s phase before the first goal, and on from the attack after it', () => {
    const onAir = { ...room, goals: [at(160)] };
    const start = Math.round((160_000 - GOAL_SCENE.crossesMs) / SEGMENT_MS);
    expect(shownIn(onAir, start - 1)).toEqual({ place: start + 3, goal: null });
    expect(shownIn(onAir, start)).toEqual({ place: 0, goal: null });
    expect([3, 4, 6, 7].map((n) => shownIn(onAir, start + n))).toEqual([
      { place: 3, goal: null },
      { place: 4, goal: 'home' },
      { place: 6, goal: 'home' },
      { place: 7, goal: null },
    ]);
    expect(shownIn(room, start)).toEqual({ place: start + 4, goal: null });
  });
});

describe('V-8: the segments around a goal', () => {
  const goal = Math.round((160_000 - GOAL_SCENE.crossesMs) / SEGMENT_MS);
  const { ask } = fakeMediaOrigin(
    { rm7: { ...room, goals: [at(160)] }, rm8: { ...room, goals: [at(160, 'away')] }, none: room },
    START + 600_000,
  );

  it('go on evenly in time and number over both joints, in picture and sound', async () => {
    const { video, audio } = shippedFootball();
    for (const track of [...video, audio]) {
      const stamps: { number: number; time: bigint }[] = [];
      for (let n = goal - 2; n < goal + 10; n++) {
        const { body } = await ask(`/media/rm7/${track.id}/${n}.m4s`);
        for (const moof of boxes(body).filter(({ type }) => type === 'moof'))
          stamps.push({
            number: body.readUInt32BE(boxAt(body, moof, 'mfhd').body + 4),
            time: body.readBigUInt64BE(boxAt(body, moof, 'traf', 'tfdt').body + 4),
          });
      }
      const chunk = BigInt(track.segmentDuration / 3);
      const first = (goal - 2) * 3;
      expect(stamps).toEqual(stamps.map((_, i) => ({ number: first + i + 1, time: BigInt(first + i) * chunk })));
      expect(stamps).toHaveLength(36);
    }
  });

  it('are those of the scene of its side, and outside it those of the loop', async () => {
    const crossing = goal + Math.floor(GOAL_SCENE.crossesMs / SEGMENT_MS);
    const of = async (name: string, n: number) => (await ask(`/media/${name}/v540/${n}.m4s`)).body;
    const stored = (side: 'home' | 'away') =>
      Buffer.concat(
        shippedFootball()
          .goals![side].get('v540')!
          .segments[Math.floor(GOAL_SCENE.crossesMs / SEGMENT_MS) - GOAL_SCENE.first]!.map(({ bytes }) => bytes),
      ).length;
    expect((await of('rm7', crossing)).length).toBe(stored('home'));
    expect((await of('rm8', crossing)).length).toBe(stored('away'));
    expect((await of('rm7', crossing)).equals(await of('rm8', crossing))).toBe(false);
    expect((await of('rm7', crossing + 3)).equals(await of('rm8', crossing + 3))).toBe(true);
    expect((await of('rm7', goal - 1)).equals(await of('none', goal - 1))).toBe(true);
  });

  it('play with the init segment of the loop', () => {
    const { video, audio, goals } = shippedFootball();
    for (const { id, config } of [...video, audio])
      for (const side of ['home', 'away'] as const) expect(goals![side].get(id)!.config.equals(config), id).toBe(true);
  });
});
