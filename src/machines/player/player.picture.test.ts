import { describe, expect, it } from 'vitest';
import { twoSources } from '../../../tests/fakes/playback.ts';
import { openedPlayer, playingPlayer, startPlayer } from '../../../tests/fakes/player.ts';
import {
  isAtEdge,
  isWatching,
  selectOffered,
  selectPlayback,
  selectProfile,
  selectStream,
} from './player.selectors.ts';

describe('opening', () => {
  it('is idle before, without streams and after close', () => {
    const player = startPlayer();
    player.send({ type: 'player.open', streams: [] });
    expect([selectPlayback(player.state()), selectStream(player.state()), player.asked]).toEqual(['idle', null, []]);
    player.open();
    player.send({ type: 'player.open', streams: [] });
    expect([selectPlayback(player.state()), player.playback.openSessions()]).toEqual(['idle', 0]);
  });

  it('keeps playing when it is given the same streams again', () => {
    const player = playingPlayer();
    player.send({ type: 'player.open', streams: [...twoSources] });
    expect([player.now(), player.asked]).toEqual(['playing', []]);
  });

  it('hears nothing of a source that was closed', () => {
    const player = playingPlayer();
    const { tell } = player.playback;
    player.send({ type: 'player.open', streams: twoSources.slice(2) });
    expect(player.now()).toBe('opening');
    tell({ type: 'playback.playing' });
    player.send('player.close');
    player.tell('playback.playing');
    expect(player.now()).toBe('idle');
  });

  it('tells what the stream offers and which rung plays', () => {
    const player = openedPlayer();
    const profiles = [{ profile: '540p', bitsPerSecond: 765_000 }] as const;
    player.tell({ type: 'playback.loaded', profiles, sound: 128_000 });
    player.tell({ type: 'playback.profile', profile: '540p' });
    expect([selectOffered(player.state()), selectProfile(player.state()), player.now()]).toEqual([
      profiles,
      '540p',
      'opening',
    ]);
  });

  it('a source that shows nothing for 15 s is tried again', () => {
    const player = openedPlayer();
    player.clock.increment(14_999);
    expect(player.now()).toBe('opening');
    player.clock.increment(1);
    expect(player.now()).toBe('retrying');
  });

  it('waits for a press when the browser does not even play muted', () => {
    const player = openedPlayer();
    player.tell('playback.paused');
    expect([player.now(), isWatching(player.state())]).toEqual(['paused', false]);
    player.send('player.play');
    expect([player.now(), player.news()]).toEqual(['buffering', ['play']]);
  });
});

describe('pausing', () => {
  it('pauses, stays where it is, and goes on from there', () => {
    const player = playingPlayer();
    player.send('player.pause');
    expect([player.now(), player.news()]).toEqual(['paused', ['pause', 'catchUp false']]);
    player.clock.increment(60_000);
    player.send('player.play');
    player.tell('playback.playing');
    player.latency(1, 60);
    expect([player.now(), player.news(), isAtEdge(player.state())]).toEqual(['playing', ['play'], false]);
  });

  it.each(['opening', 'buffering'])('pauses while %s', (when) => {
    const player = when === 'opening' ? openedPlayer() : playingPlayer();
    if (when === 'buffering') player.tell('playback.waiting');
    player.news();
    player.send('player.pause');
    expect([player.now(), player.news()]).toEqual(['paused', ['pause', 'catchUp false']]);
  });

  it.each(['playing', 'buffering'])('a pause from outside the page counts as one by hand while %s', (when) => {
    const player = playingPlayer();
    if (when === 'buffering') player.tell('playback.waiting');
    player.news();
    player.tell('playback.paused');
    expect([player.now(), player.news(), player.state().context.pausedByViewer]).toEqual([
      'paused',
      ['catchUp false'],
      true,
    ]);
    player.tell('playback.playing');
    expect(player.now()).toBe('playing');
  });

  it('seeks while paused, and goes to the edge by playing', () => {
    const player = playingPlayer();
    player.latency(1, 0);
    player.send('player.pause');
    player.news();
    player.send({ type: 'player.seekBehind', seconds: 30 });
    expect([player.now(), player.news()]).toEqual(['paused', ['seek 30']]);
    player.send('player.toEdge');
    expect([player.now(), player.news()]).toEqual(['buffering', ['seek 0', 'catchUp true', 'play']]);
  });

  it.each(['player.play', 'player.toEdge'] as const)('opens a stream anew that broke while paused, on %s', (on) => {
    const player = playingPlayer();
    player.send('player.pause');
    player.fail();
    expect(player.now()).toBe('paused');
    player.news();
    player.send(on);
    expect([player.now(), player.news()]).toEqual([
      'opening',
      ['close', 'open /media/f1/index.mpd', 'volume 0.8', 'mute', 'quality auto', 'catchUp true', 'play'],
    ]);
    player.tell('playback.playing');
    player.send('player.pause');
    player.send('player.play');
    expect(player.now()).toBe('buffering');
  });
});
