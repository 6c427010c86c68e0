import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakePlayback, twoSources } from '../../../tests/fakes/playback.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { playerInput, wirePlayer } from '../player/player.wire.ts';
import { timelineMachine, TIMELINE, type TimelineEvent } from './timeline.machine.ts';
import { selectPlayhead, selectShownUntil, selectTimeline, selectTimelineMode } from './timeline.selectors.ts';
import { openTimeline, wireTimeline } from './timeline.wire.ts';

wellFormed('timeline', timelineMachine);

const moved = (at: number): TimelineEvent => ({ type: 'picture.moved', at });
const stood = (at: number | null = null): TimelineEvent => ({ type: 'picture.stood', at });
const gone: TimelineEvent = { type: 'picture.gone' };
const follow: TimelineEvent = { type: 'timeline.choose', mode: 'withPicture' };
const fastest: TimelineEvent = { type: 'timeline.choose', mode: 'fastest' };
/** The simulated clock passes. */
const wait = (ms: number) => ({ ms });

type Step = TimelineEvent | { readonly ms: number };
const after = (...steps: readonly Step[]): readonly unknown[] => {
  const clock = new SimulatedClock();
  const actor = createActor(wireTimeline(fakeStorage()), { clock, input: { mode: 'withPicture' } }).start();
  for (const step of steps) {
    if ('ms' in step) clock.increment(step.ms);
    else actor.send(step);
  }
  return [selectTimeline(actor.getSnapshot()), selectShownUntil(actor.getSnapshot())];
};

describe('B1: what the timeline is after what happened', () => {
  it.each<[string, readonly unknown[], readonly Step[]]>([
    ['nothing yet', ['free', Infinity], []],
    ['a picture that is not there yet', ['free', Infinity], [stood()]],
    ['the first frame', ['following', 1000], [moved(1000)]],
    ['a picture that plays', ['following', 2000], [moved(1000), moved(2000)]],
    ['a pause', ['held', 2000], [moved(2000), stood()]],
    ['a paused picture that was opened so', ['held', 1500], [stood(1500)]],
    ['going on where it was paused', ['following', 2500], [moved(2000), stood(2000), moved(2500)]],
    ['a rewind', ['following', 1000], [moved(90_000), moved(1000)]],
    ['a rewind while paused', ['held', 1000], [moved(90_000), stood(), stood(1000)]],
    ['a jump to the edge', ['catchingUp', 90_000], [moved(1000), moved(90_000)]],
    ['a jump to the edge out of a pause', ['catchingUp', 90_000], [moved(1000), stood(), moved(90_000)]],
    ['the last of a jump', ['catchingUp', 4000], [moved(1000), moved(1000 + TIMELINE.leapMs)]],
    ['less than a jump', ['following', 3999], [moved(1000), moved(999 + TIMELINE.leapMs)]],
    ['a jump that is not over', ['catchingUp', 90_500], [moved(1), moved(90_000), wait(999), moved(90_500)]],
    ['a jump that is over', ['following', 90_000], [moved(1), moved(90_000), wait(TIMELINE.settleMs)]],
    ['a jump after a jump', ['catchingUp', 180_000], [moved(1), moved(90_000), wait(999), moved(180_000), wait(999)]],
    ['a stall while it catches up', ['held', 90_000], [moved(1), moved(90_000), stood()]],
    ['the fastest', ['free', Infinity], [moved(1000), fastest]],
    ['the fastest while paused', ['free', Infinity], [stood(1000), fastest]],
    ['the fastest, which changes nothing about the picture', ['following', 5000], [fastest, moved(5000), follow]],
    ['the picture again, which stands', ['held', 5000], [fastest, stood(5000), follow]],
    ['the picture again, which is not there', ['free', Infinity], [fastest, follow]],
    ['a stream that is over', ['free', Infinity], [moved(1000), gone]],
    ['another stream', ['following', 700], [moved(90_000), gone, moved(700)]],
  ])('%s', (_, expected, steps) => {
    expect(after(...steps)).toEqual(expected);
  });
});

describe('B1: the timeline of a player', () => {
  const open = (kept: Readonly<Record<string, string>> = {}) => {
    const storage = fakeStorage(kept);
    const playback = fakePlayback();
    const clock = new SimulatedClock();
    const ports = { playback, storage, log: { warn: () => {}, report: () => {} } };
    const player = createActor(wirePlayer({ ...ports, focus: { request: () => {}, release: () => {} } }), {
      clock,
      input: playerInput(storage),
    }).start();
    const timeline = openTimeline({ player, storage });
    const at = (position: number | null) =>
      playback.tell({ type: 'playback.latency', behindS: 0, windowS: 1800, position });
    const playing = (position: number) => {
      playback.tell({ type: 'playback.playing' });
      at(position);
    };
    const now = () => [selectTimeline(timeline.getSnapshot()), selectPlayhead(timeline.getSnapshot())];
    player.send({ type: 'player.open', streams: twoSources });
    return { storage, player, playback, timeline, at, playing, now };
  };

  it('knows nothing before the first frame has a time, and then follows it', () => {
    const t = open();
    expect(t.now()).toEqual(['free', null]);
    t.playback.tell({ type: 'playback.playing' });
    expect(t.now()).toEqual(['free', null]);
    t.at(10_000);
    expect(t.now()).toEqual(['following', 10_000]);
    t.at(10_500);
    expect(t.now()).toEqual(['following', 10_500]);
  });

  it('is held by a pause and by a stall, through a rewind, and goes on with the picture', () => {
    const t = open();
    t.playing(1_800_000);
    t.player.send({ type: 'player.pause' });
    expect(t.now()).toEqual(['held', 1_800_000]);
    t.at(200_000);
    expect(t.now()).toEqual(['held', 200_000]);
    t.player.send({ type: 'player.play' });
    t.playing(200_500);
    expect(t.now()).toEqual(['following', 200_500]);
    t.playback.tell({ type: 'playback.waiting' });
    expect(t.now()).toEqual(['held', 200_500]);
    t.playing(1_900_000);
    expect(t.now()).toEqual(['catchingUp', 1_900_000]);
  });

  it('keeps its place while the stream is opened anew, through another quality too', () => {
    const t = open();
    t.playing(50_000);
    t.player.send({ type: 'player.setQuality', quality: 'audio' });
    expect(t.now()).toEqual(['held', 50_000]);
    t.playing(50_500);
    expect(t.now()).toEqual(['following', 50_500]);
  });

  it('forgets the place of another room’s stream, and of one that was closed', () => {
    const t = open();
    t.playing(50_000);
    t.player.send({ type: 'player.open', streams: twoSources.slice(1) });
    expect(t.now()).toEqual(['free', null]);
    t.playing(90_000);
    expect(t.now()).toEqual(['following', 90_000]);
    t.player.send({ type: 'player.close' });
    expect(t.now()).toEqual(['free', null]);
  });

  it('CH-14: keeps the viewer’s choice', () => {
    const t = open();
    expect(selectTimelineMode(t.timeline.getSnapshot())).toBe('withPicture');
    t.timeline.send({ type: 'timeline.choose', mode: 'fastest' });
    expect(t.storage.kept.get('khandai.timeline')).toBe('fastest');
    expect(selectTimelineMode(open({ 'khandai.timeline': 'fastest' }).timeline.getSnapshot())).toBe('fastest');
    t.timeline.send({ type: 'timeline.choose', mode: 'withPicture' });
    expect(t.storage.kept.has('khandai.timeline')).toBe(false);
  });
});
