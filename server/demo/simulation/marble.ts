import { words } from '#server/shared/words.ts';
import { marbles } from '../content/titles.ts';
import type { DemoFixture, Standing } from '../fixture.ts';
import { draw } from '../random.ts';
import { before } from './before.ts';

const HEATS = 18;
/** Eighteen heats last longer than the three hours until the next race. */
const HEAT_MS = 630_000;

const announced = words(
  `${marbles.length} bi, ${HEATS} lượt`,
  `${marbles.length} marbles, ${HEATS} heats`,
  `${marbles.length} 顆彈珠，共 ${HEATS} 輪`,
);

export const marbleStanding = (fixture: DemoFixture, now: number): Standing => {
  const at = now - fixture.startTime;
  if (at < 0) return before(fixture, now, announced);
  const heat = Math.floor(at / HEAT_MS) + 1;
  if (heat <= HEATS) {
    const note = words(`Lượt ${heat} trên ${HEATS}`, `Heat ${heat} of ${HEATS}`, `第 ${heat}／${HEATS} 輪`);
    return { phase: 'live', status: 'live', score: null, note };
  }
  const first = draw(`marble ${fixture.fixtureId}`).pick(marbles);
  const note = words(`Bi ${first.vi} về nhất`, `${first.en} came first`, `${first.zh}奪冠`);
  return { phase: 'over', status: 'FT', score: null, note };
};
