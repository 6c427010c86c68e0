import {
  pointsFor,
  placesWon,
  type HeatResult,
  type MarbleBoard,
  type MarbleScore,
  type Runner,
} from '#domain/match/board/marble.ts';
import { LOG_MOST, type MarbleEvent } from '#domain/match/board/sportEvent.ts';
import { words, type Words } from '#server/shared/words.ts';
import { marbles } from '../content/marbles.ts';
import type { DemoFixture, Standing } from '../fixture.ts';
import { memoizeByFixture } from '../memoize.ts';
import { before } from './before.ts';
import { HEAT_MS, heatOf, HEATS, inAt, LAPS, leadersOf, standAt, timeAt, type Heat } from './marblePlan.ts';
import type { SportOverview } from './sportOverview.ts';

const announced = words(
  `${marbles.length} bi, ${HEATS} lượt`,
  `${marbles.length} marbles, ${HEATS} heats`,
  `${marbles.length} 顆彈珠，共 ${HEATS} 輪`,
);
/** While they roll the order is worth asking for again so soon. */
const ORDER_MS = 4000;

/** The scores after each heat, from none to all. */
const scoresOf = memoizeByFixture(60, (fixture: DemoFixture): readonly (readonly MarbleScore<Words>[])[] => {
  const scores = new Map(marbles.map((one) => [one.id, { ...one, points: 0, wins: 0 }]));
  const ranked = () =>
    [...scores.values()].map((one) => ({ ...one })).sort((a, b) => b.points - a.points || b.wins - a.wins);
  const after = [ranked()];
  for (let heat = 1; heat <= HEATS; heat++) {
    const plan = heatOf(fixture, heat);
    for (const [place, { roll, progress }] of standAt(plan, plan.endAt).entries()) {
      const score = scores.get(roll.marble.id)!;
      if (progress.outAt === undefined) score.points += pointsFor(place + 1);
      if (place === 0) score.wins += 1;
    }
    after.push(ranked());
  }
  return after;
});

/** The results of all heats. */
const resultsOf = memoizeByFixture(60, (fixture: DemoFixture): readonly HeatResult[] =>
  Array.from({ length: HEATS }, (_, i) => {
    const plan = heatOf(fixture, i + 1);
    const order = standAt(plan, plan.endAt).filter(({ progress }) => progress.outAt === undefined);
    return { heat: i + 1, order: order.map(({ roll }) => roll.marble.id) };
  }),
);

export const marbleStanding = (fixture: DemoFixture, now: number): Standing => {
  const at = now - fixture.startTime;
  if (at < 0) return before(fixture, now, announced);
  const heat = Math.floor(at / HEAT_MS) + 1;
  if (heat <= HEATS) {
    const note = words(`Lượt ${heat} trên ${HEATS}`, `Heat ${heat} of ${HEATS}`, `第 ${heat}／${HEATS} 輪`);
    return { phase: 'live', status: 'live', score: null, note };
  }
  const first = scoresOf(fixture).at(-1)![0]!.name;
  const note = words(`Bi ${first.vi} về nhất`, `${first.en} came first`, `${first.zh}奪冠`);
  return { phase: 'over', status: 'FT', score: null, note };
};

const orderAt = (heat: Heat, into: number): readonly Runner<Words>[] => {
  const standings = standAt(heat, into);
  const first = standings[0]!;
  const lineAt = timeAt(first.roll, Math.min(Math.floor(first.progress.laps), LAPS - 1));
  const idsAt = (at: number) => standAt(heat, at).map(({ roll }) => roll.marble.id);
  const won = placesWon(idsAt(lineAt), idsAt(into));
  return standings.map(({ roll, progress }): Runner<Words> => {
    const behind = (progress.inAt ?? into) - timeAt(first.roll, progress.laps);
    return {
      ...roll.marble,
      gapMs: progress.outAt === undefined ? Math.max(0, Math.round(behind)) : null,
      at: progress.laps >= LAPS ? 1 : Math.round((progress.laps % 1) * 1000) / 1000,
      moved: won.get(roll.marble.id) ?? 0,
    };
  });
};

const boardAt = (fixture: DemoFixture, at: number): MarbleBoard<Words> => {
  const over = at >= HEATS * HEAT_MS;
  const heat = over ? HEATS : Math.floor(at / HEAT_MS) + 1;
  const plan = heatOf(fixture, heat);
  const into = at - (heat - 1) * HEAT_MS;
  const racing = into < plan.endAt;
  const laps = standAt(plan, into)[0]!.progress.laps;
  const next = racing ? Math.min(at + ORDER_MS, at - into + plan.endAt) : heat * HEAT_MS;
  return {
    sport: 'marble',
    asOf: fixture.startTime + at,
    ...(!over && { nextAt: fixture.startTime + next }),
    state: over ? 'over' : racing ? 'racing' : 'break',
    ...{ heat, heats: HEATS, lap: Math.min(LAPS, Math.floor(laps) + 1), laps: LAPS },
    clock: { ms: Math.min(into, plan.endAt), running: racing },
    order: orderAt(plan, Math.min(into, plan.endAt)),
    points: scoresOf(fixture)[racing ? heat - 1 : heat]!,
    results: resultsOf(fixture).slice(0, racing ? heat - 1 : heat),
  };
};

/** What happened in a heat until an instant of it. */
const eventsOf = (fixture: DemoFixture, heat: number, until: number): readonly MarbleEvent<Words>[] => {
  const plan = heatOf(fixture, heat);
  const winner = plan.rolls
    .filter(({ outAt }) => outAt === null)
    .reduce((best, one) => (inAt(one) < inAt(best) ? one : best));
  const happened = [
    ...leadersOf(plan).map(({ at, marble }) => ({ at, marble, type: 'lead' as const })),
    ...plan.rolls.flatMap(({ outAt, marble }) => (outAt === null ? [] : [{ at: outAt, marble, type: 'out' as const }])),
    { at: inAt(winner), marble: winner.marble, type: 'heatWon' as const },
  ];
  return happened
    .filter(({ at }) => at <= until)
    .sort((a, b) => a.at - b.at)
    .map(({ at, marble: { name, colour, id }, type }) => ({
      ...{ eventId: `${fixture.fixtureId}-${heat}-${type}-${id}-${at}`, sport: 'marble', type, heat },
      ...{ ts: fixture.startTime + (heat - 1) * HEAT_MS + at, passed: Math.floor(at / 1000), name, colour },
    }));
};

export const marbleOverview = (fixture: DemoFixture, now: number): SportOverview => {
  const at = now - fixture.startTime;
  if (at < 0) return { stats: [], log: [] };
  const until = Math.min(at, HEATS * HEAT_MS);
  const log: MarbleEvent<Words>[] = [];
  for (let heat = Math.min(HEATS, Math.floor(until / HEAT_MS) + 1); heat > 0 && log.length < LOG_MOST; heat--)
    log.unshift(...eventsOf(fixture, heat, until - (heat - 1) * HEAT_MS));
  return { board: boardAt(fixture, until), stats: [], log: log.slice(-LOG_MOST) };
};
