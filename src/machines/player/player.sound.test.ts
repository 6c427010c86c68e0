import { describe, expect, it } from 'vitest';
import { twoSources } from '../../../tests/fakes/playback.ts';
import { startPlayer } from '../../../tests/fakes/player.ts';
import {
  isMuted,
  isSoundBlocked,
  isSoundWithheld,
  selectMutedBy,
  selectPlayback,
  selectSound,
  selectVolume,
} from './player.selectors.ts';

const playing = (kept: Readonly<Record<string, string>> = {}) => {
  const player = startPlayer(kept);
  player.open();
  player.tell('playback.playing');
  return player;
};
const audible = (kept: Readonly<Record<string, string>> = {}) => {
  const player = playing(kept);
  player.clock.increment(1000);
  player.news();
  return player;
};

describe('PLAYER-1', () => {
  it('PLAYER-1: playback starts muted', () => {
    const player = startPlayer();
    player.open();
    expect(player.asked).toEqual([
      'open /media/f1/index.mpd',
      'volume 0.8',
      'mute',
      'quality auto',
      'catchUp true',
      'play',
    ]);
    expect([selectSound(player.state()), isMuted(player.state()), selectMutedBy(player.state())]).toEqual([
      'muted',
      true,
      'start',
    ]);
  });

  it('PLAYER-1: on play it unmutes to volume 0.8', () => {
    const player = startPlayer();
    player.open();
    player.news();
    player.tell('playback.playing');
    expect([selectSound(player.state()), player.news()]).toEqual(['unmuting', ['focus', 'volume 0.8', 'sound']]);
    player.clock.increment(999);
    expect(selectSound(player.state())).toBe('unmuting');
    player.clock.increment(1);
    expect([selectSound(player.state()), isMuted(player.state()), selectVolume(player.state())]).toEqual([
      'audible',
      false,
      0.8,
    ]);
  });

  it('PLAYER-1: it stays muted when the viewer paused', () => {
    const player = startPlayer();
    player.open();
    player.send('player.pause');
    player.send('player.play');
    player.tell('playback.playing');
    expect(selectSound(player.state())).toBe('muted');
  });

  it('PLAYER-1: a mute by hand counts like a pause by hand', () => {
    const player = startPlayer();
    player.open();
    player.send('player.mute');
    player.tell('playback.playing');
    expect([selectSound(player.state()), selectMutedBy(player.state())]).toEqual(['muted', 'viewer']);
  });

  it.each(['unmuting', 'audible'])('PLAYER-1: sound refused while %s never stops the picture', (when) => {
    const player = when === 'audible' ? audible() : playing();
    player.news();
    player.tell('playback.soundRefused');
    expect([selectSound(player.state()), isSoundBlocked(player.state())]).toEqual(['blocked', true]);
    expect(player.news()).toEqual(['release', 'volume 0.8', 'mute']);
    expect(player.state().matches({ watching: { playback: 'playing' } })).toBe(true);
  });

  it('PLAYER-1: a mute by hand while blocked stays, and a press on the picture pauses it', () => {
    const player = playing();
    player.tell('playback.soundRefused');
    player.send('player.mute');
    player.send('player.press');
    expect(selectPlayback(player.state())).toBe('paused');
    expect([selectMutedBy(player.state()), player.kept.get('khandai.player.muted')]).toEqual(['viewer', 'yes']);
  });

  it('PLAYER-1: a remembered volume replaces 0.8', () => {
    const player = audible({ 'khandai.player.volume': '0.35' });
    expect([selectVolume(player.state()), player.asked]).toEqual([0.35, []]);
    player.send('player.mute');
    expect(player.news()).toEqual(['release', 'volume 0.35', 'mute']);
  });

  it('PLAYER-1: a remembered volume of 1 is one', () => {
    expect(selectVolume(startPlayer({ 'khandai.player.volume': '1' }).state())).toBe(1);
  });

  it.each(['0', '1.5', 'loud', ''])('PLAYER-1: a remembered volume of "%s" is none', (volume) => {
    expect(selectVolume(startPlayer({ 'khandai.player.volume': volume }).state())).toBe(0.8);
  });

  it('PLAYER-1: a remembered mute stays, in the next room too', () => {
    const player = playing({ 'khandai.player.muted': 'yes' });
    expect([selectSound(player.state()), isSoundBlocked(player.state())]).toEqual(['muted', false]);
    player.send('player.close');
    player.open();
    player.tell('playback.playing');
    expect(selectMutedBy(player.state())).toBe('viewer');
  });

  it('PLAYER-1: the next room starts muted and unmutes again', () => {
    const player = audible();
    player.send('player.close');
    expect(player.news()).toEqual(['release', 'close']);
    player.open();
    expect([player.news()[2], selectMutedBy(player.state())]).toEqual(['mute', 'start']);
    player.tell('playback.playing');
    expect(selectSound(player.state())).toBe('unmuting');
  });
});

describe('PLAYER-1, V-3: a cold visit', () => {
  const cold = (kept: Readonly<Record<string, string>> = {}) => {
    const player = startPlayer(kept);
    player.send({ type: 'player.open', streams: twoSources, cold: true });
    return player;
  };
  const refused = () => {
    const player = cold();
    player.tell('playback.soundRefused');
    player.tell('playback.playing');
    player.news();
    return player;
  };
  const stands = ({ state }: ReturnType<typeof cold>) => [selectPlayback(state()), selectSound(state())];

  it('V-3: asks the browser before the picture moves, and goes on muted with an offer where it refuses', () => {
    const player = cold();
    expect([selectSound(player.state()), player.news().at(-1)]).toEqual(['asking', 'ask for sound']);
    player.tell('playback.soundRefused');
    player.tell('playback.playing');
    expect([...stands(player), isSoundWithheld(player.state())]).toEqual(['playing', 'blocked', true]);
    expect(player.asked).not.toContain('sound');
  });

  it('V-3: is heard at 0.8 where the browser gives sound unasked', () => {
    const player = cold();
    player.tell('playback.soundAllowed');
    player.news();
    player.tell('playback.playing');
    expect([selectSound(player.state()), player.news()]).toEqual(['unmuting', ['focus', 'volume 0.8', 'sound']]);
  });

  it('V-3: a press on the picture gives the sound at 0.8 and does not pause; the next one pauses', () => {
    const player = refused();
    player.send('player.press');
    expect([...stands(player), player.news()]).toEqual(['playing', 'unmuting', ['focus', 'volume 0.8', 'sound']]);
    player.send('player.press');
    expect([selectPlayback(player.state()), player.news()]).toEqual(['paused', ['pause', 'catchUp false']]);
    player.send('player.press');
    expect([selectPlayback(player.state()), player.news()]).toEqual(['buffering', ['play']]);
  });

  it('V-3: a press before the picture moves asks for the sound too', () => {
    const player = cold();
    player.send('player.press');
    expect(stands(player)).toEqual(['opening', 'unmuting']);
  });

  it('V-3: what is no press on the picture and no button gives no sound', () => {
    const player = refused();
    for (const type of ['player.pause', 'player.play', 'player.visible', 'player.online', 'player.toEdge'] as const)
      player.send(type);
    player.tell('playback.playing');
    expect([selectSound(player.state()), player.asked.includes('sound')]).toEqual(['blocked', false]);
  });

  it('V-3: another list of streams of the same room gives no sound, a room chosen by a press does', () => {
    const player = refused();
    player.send({ type: 'player.open', streams: twoSources.slice(2), cold: true });
    player.tell('playback.playing');
    expect(selectSound(player.state())).toBe('blocked');
    player.send({ type: 'player.open', streams: twoSources.slice(0, 2) });
    player.tell('playback.playing');
    expect([selectSound(player.state()), player.asked.at(-1)]).toEqual(['unmuting', 'sound']);
  });

  it('V-3: a remembered mute is not asked about and offers nothing', () => {
    const player = cold({ 'khandai.player.muted': 'yes' });
    player.tell('playback.playing');
    expect([selectSound(player.state()), isSoundWithheld(player.state())]).toEqual(['muted', false]);
    expect(player.asked).not.toContain('ask for sound');
  });
});

describe('by hand', () => {
  it.each(['muted', 'blocked', 'yielded'])('unmutes when %s, and forgets a remembered mute', (from) => {
    const player = playing(from === 'muted' ? { 'khandai.player.muted': 'yes' } : {});
    if (from === 'blocked') player.tell('playback.soundRefused');
    if (from === 'yielded') player.send('focus.lost');
    expect(selectSound(player.state())).toBe(from);
    player.send('player.unmute');
    expect([selectSound(player.state()), player.kept.has('khandai.player.muted')]).toEqual(['unmuting', false]);
  });

  it.each(['muted', 'blocked', 'yielded', 'unmuting'])('a volume makes it heard when %s', (from) => {
    const player = playing(from === 'muted' ? { 'khandai.player.muted': 'yes' } : {});
    if (from === 'blocked') player.tell('playback.soundRefused');
    if (from === 'yielded') player.send('focus.lost');
    player.news();
    player.send({ type: 'player.setVolume', volume: 0.4 });
    expect([
      selectSound(player.state()),
      selectVolume(player.state()),
      player.kept.get('khandai.player.volume'),
    ]).toEqual(['unmuting', 0.4, '0.4']);
    expect(player.news().slice(-2)).toEqual(['volume 0.4', 'sound']);
  });

  it('changes the volume while audible, never above 1', () => {
    const player = audible();
    player.send({ type: 'player.setVolume', volume: 1.3 });
    expect([selectSound(player.state()), player.news()]).toEqual(['audible', ['volume 1', 'sound']]);
  });

  it.each(['unmuting', 'audible', 'blocked', 'yielded', 'muted'])('a volume of 0 mutes by hand when %s', (from) => {
    const player = from === 'audible' ? audible() : playing(from === 'muted' ? { 'khandai.player.muted': 'yes' } : {});
    if (from === 'blocked') player.tell('playback.soundRefused');
    if (from === 'yielded') player.send('focus.lost');
    player.send({ type: 'player.setVolume', volume: 0 });
    expect([selectMutedBy(player.state()), selectVolume(player.state())]).toEqual(['viewer', 0.8]);
  });
});

describe('with other media', () => {
  it('falls silent when another takes the sound, and comes back with it', () => {
    const player = audible();
    player.send('focus.lost');
    expect([selectSound(player.state()), player.news()]).toEqual(['yielded', ['volume 0.8', 'mute']]);
    expect([selectMutedBy(player.state()), isSoundBlocked(player.state())]).toEqual(['focus', false]);
    player.send('focus.gained');
    expect([selectSound(player.state()), player.news()]).toEqual(['unmuting', ['focus', 'volume 0.8', 'sound']]);
  });

  it('takes the sound again when the viewer plays by hand', () => {
    const player = playing();
    player.send('focus.lost');
    player.send('player.pause');
    player.send('player.play');
    expect(selectSound(player.state())).toBe('unmuting');
  });

  it('stays muted when the sound comes back after a mute by hand', () => {
    const player = audible();
    player.send('focus.lost');
    player.send('player.mute');
    player.send('focus.gained');
    expect(selectMutedBy(player.state())).toBe('viewer');
  });

  it('keeps the sound through a change of streams', () => {
    const player = audible();
    player.send({ type: 'player.open', streams: player.state().context.streams.slice(2) });
    expect(selectSound(player.state())).toBe('audible');
    expect(player.news().slice(0, 4)).toEqual(['close', 'open /whep/f1/1080', 'volume 0.8', 'sound']);
  });
});
