import { words } from '#server/shared/words.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture, Standing } from '../fixture.ts';
import { draw } from '../random.ts';
import { before } from './before.ts';

/** A table stays open a little longer than the four hours until the next one. */
const OPEN_MS = 247 * MINUTE_MS;

export const casinoStanding = (fixture: DemoFixture, now: number): Standing => {
  const at = now - fixture.startTime;
  const host = fixture.crew[0]?.name ?? '';
  if (at < 0) return before(fixture, now, words(`${host} dẫn bàn`, `hosted by ${host}`, `${host} 主持`));
  const handMs = draw(`casino ${fixture.fixtureId}`).whole(75, 110) * 1000;
  const hand = Math.floor(Math.min(at, OPEN_MS - 1) / handMs) + 1;
  if (at < OPEN_MS)
    return { phase: 'live', status: 'live', score: null, note: words(`Ván ${hand}`, `Hand ${hand}`, `第 ${hand} 局`) };
  const note = words(`Đóng bàn sau ${hand} ván`, `Closed after ${hand} hands`, `共 ${hand} 局，已收桌`);
  return { phase: 'over', status: 'FT', score: null, note };
};
