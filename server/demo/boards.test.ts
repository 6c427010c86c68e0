import * as Schema from 'effect/Schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OverviewWire } from '#contract/http/match.ts';
import type { Overview } from '#domain/football/overview.ts';
import { BASKETBALL, leadFacts, pointsOf } from '#domain/match/board/basketball.ts';
import { scoreOf, type Board } from '#domain/match/board/board.ts';
import { dealt, endOf } from '#domain/match/board/casino.ts';
import { mapsToWin } from '#domain/match/board/esport.ts';
import { LOG_MOST } from '#domain/match/board/sportEvent.ts';
import { fixturesOfDay } from './calendar.ts';
import { marbles } from './content/marbles.ts';
import { dayNumberAt, MINUTE_MS } from './day.ts';
import type { DemoFixture } from './fixture.ts';
import { overviewOf, standingOf } from './simulation.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const fixtures = Array.from({ length: 5 }, (_, i) => fixturesOfDay(today - 2 + i))
  .flat()
  .filter(({ crew, fate }) => crew.length > 0 && fate === null);
const ofSport = (sport: string) => fixtures.filter(({ league }) => league.sport === sport);
const minute = fc.double({ min: 0, max: 260, noNaN: true });
const seen = (fixture: DemoFixture, after: number) => {
  const now = fixture.startTime + Math.round(after * MINUTE_MS);
  const { board, log, stats } = overviewOf(fixture, now)!;
  return { now, board: board!, log: log!, stats, standing: standingOf(fixture, now) };
};
const boards = <S extends Board['sport']>(
  sport: S,
  judge: (board: Board & { sport: S }, at: ReturnType<typeof seen>) => void,
) =>
  fc.assert(
    fc.property(fc.constantFrom(...ofSport(sport)), minute, (fixture, after) => {
      const at = seen(fixture, after);
      const { board } = at;
      if (board.sport !== sport) throw new Error(`${fixture.fixtureId} has a board of ${board.sport}`);
      judge(board as Board & { sport: S }, at);
    }),
    { numRuns: 400 },
  );
const sports = ['basketball', 'marble', 'esport', 'casino'] as const;

describe('V-11: the board of a simulation', () => {
  it.each(sports)('of %s never contradicts the score, and is of the instant that is asked', (sport) => {
    boards(sport, (board, { standing, now }) => {
      expect(scoreOf(board)).toBe(standing.score);
      expect(board.state === 'over').toBe(standing.phase === 'over');
      if (standing.phase === 'live') expect(board.asOf).toBe(now);
      if (board.nextAt !== undefined) expect(board.nextAt).toBeGreaterThan(board.asOf);
    });
  });

  it.each(sports)('of %s is there from the start on, in every language, and fits the contract', (sport) => {
    const fixture = ofSport(sport)[0]!;
    expect(overviewOf(fixture, fixture.startTime - 1)).toEqual({ events: [], stats: [], log: [] });
    for (const locale of ['vi', 'en', 'zh'] as const)
      for (let after = 0; after < 250; after += 7.3) {
        const overview = overviewOf(fixture, fixture.startTime + Math.round(after * MINUTE_MS), locale)!;
        expect(Schema.decodeUnknownSync(OverviewWire)(JSON.parse(JSON.stringify(overview)))).toEqual(overview);
      }
  });

  it.each(sports)('of %s tells what happened in its order, at most the latest, none ahead of its time', (sport) => {
    boards(sport, (_board, { log, now }) => {
      const times = log.map(({ ts }) => ts);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(log.length).toBeLessThanOrEqual(LOG_MOST);
      expect(new Set(log.map(({ eventId }) => eventId)).size).toBe(log.length);
      for (const ts of times) expect(ts).toBeLessThanOrEqual(now);
    });
  });

  it.each(sports)('of %s is the same whoever asks and whenever', (sport) => {
    const fixture = ofSport(sport)[0]!;
    const first: readonly (Overview | null)[] = [10, 80, 30].map((one) =>
      overviewOf(fixture, fixture.startTime + one * MINUTE_MS),
    );
    expect([10, 80, 30].map((one) => overviewOf(fixture, fixture.startTime + one * MINUTE_MS))).toEqual(first);
  });
});

describe('V-11: basketball', () => {
  it('counts its clocks down within a quarter, the shot clock within its 24 seconds', () => {
    const fixture = ofSport('basketball')[0]!;
    let before: { quarter: number; left: number } = { quarter: 1, left: BASKETBALL.quarterMs };
    for (let after = 0; after < 130; after += 0.05) {
      const { board } = seen(fixture, after);
      if (board.sport !== 'basketball') throw new Error('another board');
      if (board.quarter === before.quarter) expect(board.clock.ms).toBeLessThanOrEqual(before.left);
      else expect(board.quarter).toBe(before.quarter + 1);
      before = { quarter: board.quarter, left: board.clock.ms };
      expect(board.clock.ms).toBeGreaterThanOrEqual(0);
      expect(board.shot !== undefined).toBe(board.clock.running);
      if (board.shot) {
        expect(board.shot.ms).toBeGreaterThan(0);
        expect(board.shot.ms).toBeLessThanOrEqual(BASKETBALL.shotMs);
      }
    }
    expect(before).toEqual({ quarter: 4, left: 0 });
  });

  it('has as many points in the log, in the quarters and in the lead, and no time-out too many', () => {
    boards('basketball', (board, { log, standing }) => {
      const [home, away] = pointsOf(board);
      const facts = leadFacts(board.lead!);
      expect(board.lead!.at(-1)![1]).toBe(home - away);
      expect(facts.home).toBeGreaterThanOrEqual(home - away);
      const scored = log.findLast(({ sport }) => sport === 'basketball');
      if (scored?.sport === 'basketball') expect(scored.scoreAfter).toBe(standing.score);
      for (const left of board.timeOuts!.left) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(board.timeOuts!.of);
      }
    });
  });

  it('throws at the basket and shoots nothing', () => {
    const { stats } = seen(ofSport('basketball')[0]!, 100);
    expect(stats.map(({ key }) => key)).toEqual(['throws', 'threes', 'free_throws', 'fouls']);
  });
});

describe('V-11: marble race', () => {
  it('orders all marbles, gaps growing from the first, whoever is out at the end', () => {
    boards('marble', ({ order, clock, lap, laps, heat, heats }) => {
      expect(order.map(({ id }) => id).sort()).toEqual(marbles.map(({ id }) => id).sort());
      const gaps = order.map(({ gapMs }) => gapMs ?? Infinity);
      expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
      expect(gaps[0]).toBe(0);
      expect(order.reduce((sum, { moved = 0 }) => sum + moved, 0)).toBe(0);
      expect(clock.ms).toBeGreaterThanOrEqual(0);
      expect(lap).toBeLessThanOrEqual(laps);
      expect(heat).toBeLessThanOrEqual(heats);
    });
  });

  it('gives the points of the heats that are over, and its last note names who has most', () => {
    const fixture = ofSport('marble')[0]!;
    const { board, standing } = seen(fixture, 190);
    if (board.sport !== 'marble') throw new Error('another board');
    expect(standing.note!.vi).toBe(`Bi ${board.points![0]!.name} về nhất`);
    expect(board.points!.reduce((sum, { wins }) => sum + wins, 0)).toBe(18);
    const early = seen(fixture, 5).board;
    expect(early.sport === 'marble' && early.points!.every(({ points }) => points === 0)).toBe(true);
  });

  it('says how each heat that is over ended, whose winners are those of the standings', () => {
    boards('marble', ({ results = [], points = [], heat, state }) => {
      expect(results.map((one) => one.heat)).toEqual(
        Array.from({ length: state === 'racing' ? heat - 1 : heat }, (_, i) => i + 1),
      );
      for (const { id, wins } of points) expect(results.filter(({ order }) => order[0] === id)).toHaveLength(wins);
    });
  });

  it('says who leads as the order does', () => {
    for (const fixture of ofSport('marble').slice(0, 3)) {
      for (const event of seen(fixture, 40).log) {
        if (event.sport !== 'marble' || event.type !== 'lead') continue;
        const { board } = seen(fixture, (event.ts - fixture.startTime) / MINUTE_MS);
        expect(board.sport === 'marble' && board.order[0]!.name).toBe(event.name);
      }
    }
  });
});

describe('V-11: esport', () => {
  it('counts its maps, and never more wins than a match has', () => {
    boards('esport', ({ maps, bestOf, draft, kills, towers, gold, goldLead }) => {
      for (const side of ['home', 'away'])
        expect(maps.filter((one) => one === side).length).toBeLessThanOrEqual(mapsToWin(bestOf));
      const names = draft?.flatMap(({ bans, picks }) => [...bans, ...picks]).map(({ name }) => name) ?? [];
      expect(new Set(names).size).toBe(names.length);
      for (const one of [...kills, ...(towers ?? []), ...(gold ?? [])]) expect(one).toBeGreaterThanOrEqual(0);
      if (gold) expect(goldLead).toBeDefined();
    });
  });

  it('has five players a side, whose kills are those of the board and the deaths of the others', () => {
    boards('esport', ({ players, kills, state }) => {
      if (!players) return expect(state).not.toBe('playing');
      const sum = (side: 0 | 1, key: 'kills' | 'deaths') => players[side].reduce((all, one) => all + one[key], 0);
      expect(players.map(({ length }) => length)).toEqual([5, 5]);
      expect([sum(0, 'kills'), sum(1, 'kills')]).toEqual(kills);
      expect([sum(1, 'deaths'), sum(0, 'deaths')]).toEqual(kills);
    });
  });

  it('picks its heroes before a map begins, and has all ten in it', () => {
    const fixture = ofSport('esport')[0]!;
    const picksAt = (after: number) => {
      const { board } = seen(fixture, after);
      return board.sport === 'esport' ? (board.draft ?? []).map(({ picks }) => picks.length) : [];
    };
    expect(picksAt(9.1)).toEqual([0, 0]);
    expect(picksAt(20)).toEqual([5, 5]);
  });
});

describe('V-11: casino', () => {
  it('turns the cards of a hand by the rules, and writes it on the road once the last one lies', () => {
    boards('casino', (board, { log }) => {
      const { banker, player, road, state } = board;
      expect(banker.length).toBeLessThanOrEqual(3);
      expect(board.turn.ms).toBeGreaterThanOrEqual(0);
      if (state !== 'shown') return;
      expect(road.at(-1)).toBe(endOf(board));
      const cards = [player[0]!, banker[0]!, player[1]!, banker[1]!, ...player.slice(2), ...banker.slice(2)];
      const filler = { rank: 1, suit: 'clubs' } as const;
      expect(dealt([...cards, filler, filler])).toEqual({ banker, player });
      const last = log.at(-1)!;
      expect(last.sport === 'casino' && [last.round, last.end]).toEqual([board.round, endOf(board)]);
    });
  });
});
