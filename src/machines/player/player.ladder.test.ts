import { describe, expect, it } from 'vitest';
import { openedPlayer, playingPlayer } from '../../../tests/fakes/player.ts';
import { isWatching, selectMaxRetries, selectOffered, selectRetries, selectStream } from './player.selectors.ts';

describe('the ladder of failures', () => {
  it('retries 5 times after 1, 2, 4, 8 and 8 s, then takes the next source', () => {
    const player = openedPlayer();
    for (const [index, delay] of [1000, 2000, 4000, 8000, 8000].entries()) {
      player.fail();
      expect([player.now(), selectRetries(player.state()), selectMaxRetries(player.state())]).toEqual([
        'retrying',
        index + 1,
        5,
      ]);
      player.clock.increment(delay - 1);
      expect(player.now()).toBe('retrying');
      player.clock.increment(1);
      expect(player.now()).toBe('opening');
    }
    player.news();
    player.fail();
    expect([player.now(), player.news(), selectRetries(player.state())]).toEqual([
      'switchingSource',
      ['log Playback failed 27', 'close'],
      0,
    ]);
    player.clock.increment(1000);
    expect([player.now(), player.news()[0], selectStream(player.state())?.protocol]).toEqual([
      'opening',
      'open /whep/f1/1080',
      'webrtc',
    ]);
  });

  it('takes the next source at once when a failure is fatal, and fails after the last', () => {
    const player = openedPlayer();
    player.fail(true);
    expect(player.now()).toBe('switchingSource');
    player.clock.increment(1000);
    player.fail(true);
    expect([player.now(), player.playback.openSessions()]).toEqual(['failed', 0]);
    expect(isWatching(player.state())).toBe(false);
  });

  it('offers nothing of a source that it left, neither of the next one nor of the first again', () => {
    const player = openedPlayer();
    const offer = () =>
      player.tell({ type: 'playback.loaded', profiles: [{ profile: '540p', bitsPerSecond: 765_000 }], sound: 128_000 });
    offer();
    player.fail(true);
    expect(selectOffered(player.state())).toEqual([]);
    player.clock.increment(1000);
    offer();
    player.fail(true);
    player.send('player.retry');
    expect(selectOffered(player.state())).toEqual([]);
  });

  it.each(['player.retry', 'player.online'] as const)('begins with the first source again on %s', (again) => {
    const player = openedPlayer();
    player.fail(true);
    player.clock.increment(1000);
    player.fail(true);
    player.news();
    player.send(again);
    expect([player.now(), player.news()[0]]).toEqual(['opening', 'open /media/f1/index.mpd']);
    player.fail();
    expect(selectRetries(player.state())).toBe(1);
  });

  it.each(['player.retry', 'player.online'] as const)('does not wait any longer on %s', (again) => {
    const player = openedPlayer();
    player.fail();
    player.send(again);
    expect(player.now()).toBe('opening');
  });

  it('goes on when the stream recovers by itself', () => {
    const player = playingPlayer();
    player.fail();
    player.tell('playback.playing');
    expect(player.now()).toBe('playing');
  });

  it('forgets the retries when it has played for 5 s and still moves', () => {
    const player = openedPlayer();
    player.fail();
    player.clock.increment(1000);
    player.tell('playback.playing');
    player.latency(1);
    player.clock.increment(4999);
    player.latency(2);
    expect(selectRetries(player.state())).toBe(1);
    player.clock.increment(1);
    player.latency(2);
    expect(selectRetries(player.state())).toBe(1);
    player.latency(3);
    expect(selectRetries(player.state())).toBe(0);
  });

  it.each(['opening', 'playing', 'buffering', 'paused'])('shows the end when the stream ends while %s', (when) => {
    const player = when === 'opening' ? openedPlayer() : playingPlayer();
    if (when === 'buffering') player.tell('playback.waiting');
    if (when === 'paused') player.send('player.pause');
    expect(player.now()).toBe(when);
    player.tell('playback.ended');
    expect([player.now(), isWatching(player.state())]).toEqual(['ended', false]);
    player.send('player.retry');
    expect(player.now()).toBe('opening');
  });

  it('a pause stops the retries, and playing on opens the stream anew', () => {
    const player = playingPlayer();
    player.fail();
    player.send('player.pause');
    player.clock.increment(60_000);
    expect(player.now()).toBe('paused');
    player.news();
    player.send('player.play');
    expect([player.now(), player.news()[0]]).toEqual(['opening', 'close']);
  });
});

describe('the watchdog', () => {
  it('a picture that stands still for 8 s while playing is a failure', () => {
    const player = playingPlayer();
    player.latency(1);
    player.clock.increment(7000);
    player.latency(1);
    player.clock.increment(999);
    expect(player.now()).toBe('playing');
    player.clock.increment(1);
    expect([player.now(), player.asked]).toEqual(['retrying', []]);
  });

  it.each([
    ['moves', (second: number) => second],
    ['has no position', () => null],
  ])('leaves a picture alone that %s', (_, position) => {
    const player = playingPlayer();
    for (let second = 1; second <= 30; second += 1) {
      player.latency(position(second));
      player.clock.increment(1000);
    }
    expect(player.now()).toBe('playing');
  });

  it('a stall of 8 s is a failure, a shorter one is not', () => {
    const player = playingPlayer();
    player.tell('playback.waiting');
    player.clock.increment(7999);
    expect([player.now(), isWatching(player.state())]).toEqual(['buffering', true]);
    player.clock.increment(1);
    expect(player.now()).toBe('retrying');
  });

  it('a standstill after a fatal failure is worth a retry', () => {
    const player = openedPlayer();
    player.fail(true);
    player.clock.increment(1000);
    player.tell('playback.playing');
    player.clock.increment(8000);
    expect(player.now()).toBe('retrying');
  });
});
