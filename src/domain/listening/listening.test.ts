import { describe, expect, it } from 'vitest';
import { tracks } from '../../../tests/fakes/music.ts';
import { offsetText, secondOf, shiftedBy } from './lyrics.ts';
import { MUSIC } from '../music/music.ts';
import type { Repeat } from '../music/queue.ts';
import * as q from './queue.ts';
import { loudnessOf } from './track.ts';

const [a, b, c, d, e] = tracks;
const names = ({ entries }: q.Queue) => entries.map(({ track }) => track.songId).join('');
const album = q.playedAll(q.noSongs, [a, b, c, d], 'album:x', 1);

describe('MU-2: the queue', () => {
  it('plays an album from one of its songs', () => {
    expect([names(album), album.index, q.entryNow(album)?.track.songId]).toEqual(['abcd', 1, 'b']);
  });
  it('puts a song next, and another after it, before what comes by itself', () => {
    const one = q.added(q.playedNext(album, [e]), [a]);
    expect([names(one), q.byHand(one).length]).toEqual(['abeacd', 2]);
    expect(names(q.playedNext(one, [d]))).toBe('abdeacd');
  });
  it('keeps what was put in by hand when another album begins', () => {
    const other = q.playedAll(q.added(album, [e]), [c, d], 'album:y', 0);
    expect([names(other), other.index]).toEqual(['ced', 0]);
  });
  it('moves and removes without changing what plays', () => {
    const last = album.entries[3]!.qid;
    expect(names(q.moved(album, last, 0))).toBe('dabc');
    expect(q.entryNow(q.moved(album, last, 0))?.track.songId).toBe('b');
    const without = q.removed(album, album.entries[0]!.qid);
    expect([names(without), q.entryNow(without)?.track.songId]).toEqual(['bcd', 'b']);
    expect(q.entryNow(q.removed(album, album.entries[1]!.qid))?.track.songId).toBe('c');
    expect([q.removed(album, 'q99'), q.moved(album, 'q99', 0), q.jumped(album, 'q99')]).toEqual([album, album, album]);
  });
  it('shuffles what follows the same way for the same seed, and puts it back', () => {
    const whole = q.playedAll(q.noSongs, tracks, 'album:x', 0);
    const mixed = q.shuffledBy(whole, 7);
    expect([mixed.entries[0], names(mixed)]).toEqual([whole.entries[0], names(q.shuffledBy(whole, 7))]);
    expect(names(mixed)).not.toBe(names(whole));
    expect(names(q.shuffledBy(mixed, null))).toBe(names(whole));
    expect(names(q.playedAll(mixed, [a, b, c], 'album:y', 1)).startsWith('b')).toBe(true);
  });
  it('knows what follows, by itself and by a press, in each kind of repeating', () => {
    const at = (index: number, repeat: Repeat) => ({ ...album, index, repeat });
    expect([q.following(at(1, 'off'), false), q.following(at(3, 'off'), false)]).toEqual([2, null]);
    expect([
      q.following(at(3, 'all'), false),
      q.following(at(1, 'one'), false),
      q.following(at(1, 'one'), true),
    ]).toEqual([...[0, 1, 2]]);
    expect([q.before(at(0, 'off')), q.before(at(0, 'all')), q.before(at(2, 'one'))]).toEqual([0, 3, 1]);
    expect([q.following(q.noSongs, true), q.before(q.noSongs), q.secondsToCome(album)]).toEqual([null, 0, 140]);
  });
  it('holds as many songs as a browser keeps', () => {
    const many = Array.from({ length: MUSIC.queue + 5 }, () => a);
    const full = q.playedAll(q.noSongs, many, 'playlist:p', 0);
    expect([full.entries.length, q.added(full, [b])]).toEqual([MUSIC.queue, full]);
  });
});

it.each([
  [{}, 1],
  [{ gain: -6 }, 0.501],
  [{ gain: 6 }, 1],
  [{ gain: 6, peak: 0.25 }, 1.995],
  [{ gain: 6, peak: 0.9 }, 1.111],
  [{ gain: -80 }, 0.1],
  [{ gain: 40, peak: 0.01 }, 4],
  [{ gain: Number.NaN }, 1],
])('MU-12: turns a song by its stored gain without clipping: %o', (tags, factor) => {
  expect(loudnessOf(tags)).toBeCloseTo(factor, 3);
});

it('MU-5: leads to the second of a line, and moves words by tenths', () => {
  expect([secondOf(3000, -200), secondOf(1000, -9000)]).toEqual([2.8, 0]);
  expect([shiftedBy(0, -1), shiftedBy(10_000, 1)]).toEqual([-100, 10_000]);
  expect([offsetText(0), offsetText(-200), offsetText(1300)]).toEqual(['0.0', '-0.2', '+1.3']);
});
