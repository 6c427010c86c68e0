import { describe, expect, it } from 'vitest';
import { twoSources } from '../../../tests/fakes/playback.ts';
import { openedPlayer, playingPlayer, startPlayer } from '../../../tests/fakes/player.ts';
import { selectOffered, selectPlayback, selectQuality, selectSoundRate, selectStream } from './player.selectors.ts';

describe('PLAYER-2', () => {
  it('PLAYER-2: on DASH a quality is set in place, and remembered', () => {
    const player = playingPlayer();
    player.send({ type: 'player.setQuality', quality: '540p' });
    expect([player.now(), player.news(), selectQuality(player.state())]).toEqual(['playing', ['quality 540p'], '540p']);
    expect(player.kept.get('khandai.player.quality')).toBe('540p');
  });

  it.each(['opening', 'playing', 'buffering'])('PLAYER-2: on WebRTC the link is set again while %s', (when) => {
    const player = startPlayer({ 'khandai.player.muted': 'yes' });
    player.send({ type: 'player.open', streams: twoSources.slice(2) });
    if (when !== 'opening') player.tell('playback.playing');
    if (when === 'buffering') player.tell('playback.waiting');
    expect(selectPlayback(player.state())).toBe(when);
    player.news();
    player.send({ type: 'player.setQuality', quality: '540p' });
    expect([selectPlayback(player.state()), player.news().slice(0, 2)]).toEqual([
      'opening',
      ['close', 'open /whep/f1/540'],
    ]);
    expect(player.kept.get('khandai.player.quality')).toBe('540p');
  });

  it('PLAYER-2: on WebRTC a quality with the same link changes nothing', () => {
    const player = startPlayer();
    player.send({ type: 'player.open', streams: twoSources.slice(2) });
    player.tell('playback.playing');
    player.news();
    player.send({ type: 'player.setQuality', quality: '1080p' });
    expect([selectPlayback(player.state()), player.news()]).toEqual(['playing', ['quality 1080p']]);
  });

  it('PLAYER-2: on WebRTC a quality chosen while paused is opened on playing', () => {
    const player = startPlayer();
    player.send({ type: 'player.open', streams: twoSources.slice(2) });
    player.send('player.pause');
    player.news();
    player.send({ type: 'player.setQuality', quality: '540p' });
    expect(player.news()).toEqual([]);
    player.send('player.play');
    expect(player.news().slice(0, 2)).toEqual(['close', 'open /whep/f1/540']);
  });

  it('PLAYER-2: on DASH a quality chosen while paused is set in place', () => {
    const player = playingPlayer();
    player.send('player.pause');
    player.news();
    player.send({ type: 'player.setQuality', quality: '720p' });
    player.send('player.play');
    expect(player.news()).toEqual(['quality 720p', 'play']);
  });
});

describe('LR-13', () => {
  const listening = () => {
    const player = playingPlayer();
    player.tell({ type: 'playback.loaded', profiles: [{ profile: '540p', bitsPerSecond: 765_000 }], sound: 96_000 });
    player.news();
    player.send({ type: 'player.setQuality', quality: 'audio' });
    return player;
  };

  it('LR-13: listening alone opens the stream anew without its picture, and a quality with a picture opens it again', () => {
    const player = listening();
    expect([selectPlayback(player.state()), player.news().slice(0, 2)]).toEqual([
      'opening',
      ['close', 'open /media/f1/index.mpd'],
    ]);
    player.tell('playback.playing');
    player.send({ type: 'player.setQuality', quality: 'auto' });
    expect([selectPlayback(player.state()), player.news().slice(0, 2)]).toEqual([
      'opening',
      ['close', 'open /media/f1/index.mpd'],
    ]);
  });

  it('LR-13: what the source offers stays known while only its sound is open', () => {
    const player = listening();
    player.tell({ type: 'playback.loaded', profiles: [], sound: 96_000 });
    expect(selectOffered(player.state())).toEqual([{ profile: '540p', bitsPerSecond: 765_000 }]);
    expect(selectSoundRate(player.state())).toBe(96_000);
  });

  it('LR-13: it is not remembered: the next visit opens with its picture', () => {
    const player = listening();
    expect([selectQuality(player.state()), player.kept.has('khandai.player.quality')]).toEqual(['audio', false]);
  });
});

describe('PLAYER-3', () => {
  it('PLAYER-3: the default quality is Auto, and a remembered one is asked for', () => {
    expect(selectQuality(startPlayer().state())).toBe('auto');
    expect(selectQuality(startPlayer({ 'khandai.player.quality': '720p' }).state())).toBe('720p');
    expect(selectQuality(startPlayer({ 'khandai.player.quality': '8K' }).state())).toBe('auto');
  });

  it('PLAYER-3: a quality is kept for a later source', () => {
    const player = openedPlayer({ 'khandai.player.quality': '540p' });
    player.fail(true);
    player.clock.increment(1000);
    expect([player.news().includes('open /whep/f1/540'), selectStream(player.state())?.label]).toEqual([true, 'SD']);
  });
});
