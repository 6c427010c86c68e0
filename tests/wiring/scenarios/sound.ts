import { expect } from 'vitest';
import { selectSoundOwner } from '#machines/mediaFocus/mediaFocus.selectors.ts';
import { selectSound } from '#machines/player/player.selectors.ts';
import { selectMusicState } from '#machines/music/audioQueue.selectors.ts';
import { tracks } from '../../fakes/music.ts';
import { aChannel } from '../../fakes/tv.ts';
import { episode } from '../../fakes/vod.ts';
import { placed, type Scenarios } from '../scenario.ts';

const menu = 'https://khan.dai/menu';

/** Which player is audible: rooms, films, channels, and the stand itself. */
export const soundScenarios: Scenarios = {
  'MU-10: what takes the sound from a film pauses it': async ({ start }) => {
    const { app } = start({ url: menu, cookies: placed });
    const { vod, mediaFocus } = await app.live.load();
    const { player } = await vod.load();
    player.send({ type: 'vod.open', item: episode, atS: 0, playing: true });
    expect(player.getSnapshot().context.wanted).toBe(true);
    player.send({ type: 'playback.position', atS: 5, lengthS: 100, bufferedS: 9 });
    player.send({ type: 'vod.leave' });
    expect(player.getSnapshot().status).toBe('active');
    mediaFocus.send({ type: 'focus.request', owner: 'player' });
    expect(player.getSnapshot().context.wanted).toBe(false);
  },
  'MU-10: what takes the sound from a channel mutes it, and leaving one that is heard leaves a stub': async ({
    start,
    until,
  }) => {
    const { app } = start({ url: menu, cookies: placed });
    const { tv, vod, mediaFocus } = await app.live.load();
    const set = await tv.load();
    set.zapping.send({ type: 'zap.to', channel: aChannel(1) });
    set.player.send({ type: 'player.unmute' });
    expect(selectSoundOwner(mediaFocus.getSnapshot())).toBe('tv');
    mediaFocus.send({ type: 'focus.request', owner: 'player' });
    expect(selectSound(set.player.getSnapshot())).toBe('yielded');
    set.player.send({ type: 'player.unmute' });
    set.leave();
    await until('stub', () => (vod.now()?.stubs.list().length ?? 0) > 0);
    expect(vod.now()!.stubs.list()[0]!.path).toBe('/tivi/viet-nam/kenh-1');
  },
  'MU-10: what takes the sound from music pauses it, and nothing brings it back by itself': async ({ start }) => {
    const { app } = start({ url: menu, cookies: placed });
    const { music, mediaFocus } = await app.live.load();
    const { queue } = await music.load();
    queue.send({ type: 'music.playAll', tracks, from: null, at: 0 });
    expect(selectSoundOwner(mediaFocus.getSnapshot())).toBe('music');
    mediaFocus.send({ type: 'focus.request', owner: 'player' });
    expect(selectMusicState(queue.getSnapshot())).toBe('yielded');
    mediaFocus.send({ type: 'focus.release', owner: 'player' });
    expect(selectMusicState(queue.getSnapshot())).toBe('yielded');
  },
  'B5: the stand asks the window for its sound, which may have none': async ({ start }) => {
    const { app } = start({ url: menu, cookies: placed });
    const { crowd } = await app.live.load();
    expect(() => crowd.rise(1)).not.toThrow();
    expect(() => crowd.hush()).not.toThrow();
  },
};
