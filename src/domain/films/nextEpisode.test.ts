import { describe, expect, it } from 'vitest';
import { goOnWith, inOrder, neighbours } from './nextEpisode.ts';

const one = (season: number, no: number) => ({ episodeId: `${season}-${no}`, season, no });
const all = inOrder([one(2, 1), one(0, 1), one(1, 2), one(1, 10), one(1, 1), one(2, 2), one(0, 2)]);
const reached = (episodeId: string, at: number, positionSec = 10, done = false) => ({
  episodeId,
  at,
  positionSec,
  done,
});

describe('the episode that follows', () => {
  it('X29: goes over the end of a season, and keeps specials apart', () => {
    expect(all.map(({ episodeId }) => episodeId)).toEqual(['1-1', '1-2', '1-10', '2-1', '2-2', '0-1', '0-2']);
    expect(neighbours(all, '1-10')).toEqual({ previous: one(1, 2), next: one(2, 1) });
    expect(neighbours(all, '2-2')).toEqual({ previous: one(2, 1), next: null });
    expect(neighbours(all, '0-1')).toEqual({ previous: null, next: one(0, 2) });
    expect(neighbours(all, '9-9')).toEqual({ previous: null, next: null });
  });
  it('FI-3: a viewer goes on in the episode that was last, else in the next, else nowhere', () => {
    expect(goOnWith(all, [])).toEqual({ episode: one(1, 1), positionSec: 0 });
    expect(goOnWith(all, [reached('1-1', 5, 30), reached('2-1', 3)])).toEqual({ episode: one(1, 1), positionSec: 30 });
    expect(goOnWith(all, [reached('1-10', 5, 44, true)])).toEqual({ episode: one(2, 1), positionSec: 0 });
    expect(goOnWith(all, [reached('2-2', 5, 44, true)])).toBeNull();
    expect(goOnWith([], [])).toBeNull();
  });
  it('FI-3: what was begun of the next one is gone on with, unless it was seen', () => {
    expect(goOnWith(all, [reached('1-1', 5, 44, true), reached('1-2', 2, 12)])?.positionSec).toBe(12);
    expect(goOnWith(all, [reached('1-1', 5, 44, true), reached('1-2', 2, 44, true)])?.positionSec).toBe(0);
    expect(goOnWith(all, [reached('gone', 9), reached('1-2', 2, 12)])?.episode).toEqual(one(1, 2));
  });
});
