import { expect, it } from 'vitest';
import { VOD } from '#domain/vod/vod.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { episode, film, playingVod, startVod } from '../../../tests/fakes/vod.ts';
import { vodPlayerMachine } from './vod.machine.ts';
import { placesOn } from './vod.places.ts';
import { selectCountdown, selectPart, selectShownS } from './vod.selectors.ts';

wellFormed('vodPlayer', vodPlayerMachine);

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('FI-3: opens at the second that it is given, with the other sound off before its own is on', () => {
  const vod = startVod();
  vod.open(episode, 42);
  expect(vod.news()).toEqual([
    ...['drop tau-s01e04', 'focus', 'drop tau-s01e04', 'open /a.mpd at 42', 'volume 1', 'sound', 'rate 1'],
    ...['quality auto', 'audio 0', 'play'],
  ]);
});
it('opens a page that was reloaded at its second and waits: nothing plays by itself', () => {
  const vod = startVod();
  vod.open(episode, 42, false);
  expect(vod.news()).not.toContain('play');
  vod.tell({ type: 'playback.loaded', profiles: [], sound: null });
  expect([vod.now(), vod.context().atS]).toEqual(['ready', 42]);
  vod.send('vod.play');
  vod.tell('playback.playing');
  expect([vod.now(), vod.news()]).toEqual(['playing', ['focus', 'drop tau-s01e04', 'play']]);
});
it('plays nothing without a source, and changes nothing for the item that is shown', () => {
  const vod = startVod();
  vod.open({ ...episode, sources: [] });
  expect(vod.now()).toBe('idle');
  vod.open();
  vod.news();
  vod.open();
  expect(vod.news()).toEqual([]);
  vod.open({ ...film, sources: [] });
  expect(vod.now()).toBe('idle');
});

it('FI-3: keeps the place on this device each second, and tells the origin every ten and when it is paused or left', () => {
  const vod = playingVod();
  for (const second of [2.2, 2.4, 3.1]) vod.at(second);
  expect(placesOn(vod.storage).of(episode.target)).toMatchObject({ position: 3, duration: 100, done: false });
  expect(vod.places).toEqual([]);
  vod.clock.increment(VOD.tellEveryMs);
  expect(vod.places.map(({ position }) => position)).toEqual([3]);
  vod.at(4);
  vod.send('vod.leave');
  vod.at(5);
  vod.send('vod.pause');
  expect(vod.places.map(({ position }) => position)).toEqual([3, 4, 5]);
  vod.send('vod.play');
  vod.tell('playback.playing');
  vod.at(6.5);
  vod.send('vod.close');
  expect([vod.places.at(-1)?.position, vod.stubs]).toEqual([6, [expect.objectContaining({ atS: 6.5 })]]);
});
it('FI-3: keeps a place that is looked for while it is paused: once the picture is there, and before that when it is left', () => {
  const vod = playingVod();
  const kept = () => placesOn(vod.storage).of(episode.target)?.position;
  vod.send('vod.pause');
  vod.send({ type: 'vod.seek', toS: 40 });
  vod.tell('playback.sought');
  vod.at(40);
  expect(kept()).toBe(40);
  vod.clock.increment(VOD.tellEveryMs);
  expect(vod.places.at(-1)?.position).toBe(40);
  vod.send({ type: 'vod.seek', toS: 70 });
  vod.send('vod.leave');
  expect([kept(), vod.places.at(-1)?.position]).toEqual([70, 70]);
});
it('FI-3: a place in the credits counts as seen to the end', () => {
  const vod = playingVod();
  vod.at(85);
  vod.send('vod.leave');
  expect(vod.places.at(-1)).toMatchObject({ position: 85, done: true });
});
it('MU-10: loses the sound by pausing at its second, leaves a stub, and plays again only when asked', () => {
  const vod = playingVod();
  vod.at(34);
  vod.news();
  vod.send('focus.lost');
  expect([vod.now(), vod.news(), vod.stubs]).toEqual([
    'paused',
    ['pause'],
    [{ id: episode.id, title: episode.title, path: episode.path, atS: 34 }],
  ]);
  vod.send('focus.gained');
  expect(vod.news()).toEqual(['focus', 'drop tau-s01e04', 'play']);
});
it('MU-10: gives the sound back while it is muted, at its end and when it is closed', () => {
  const vod = playingVod();
  vod.send('vod.mute');
  expect(vod.news()).toEqual(['release', 'volume 1', 'mute']);
  vod.send('vod.unmute');
  expect(vod.news()).toEqual(['focus', 'drop tau-s01e04', 'volume 1', 'sound']);
  vod.tell('playback.ended');
  expect(vod.news()).toContain('release');
  vod.send('vod.close');
  expect(vod.news()).toEqual(['release', 'close']);
});
it('plays muted where the browser refuses sound, until it is asked for', () => {
  const vod = playingVod();
  vod.tell('playback.soundRefused');
  expect([vod.context().mutedBy, vod.news()]).toEqual(['browser', ['release']]);
  vod.send('vod.unmute');
  expect(vod.context().mutedBy).toBeNull();
});

it('shows where a seek leads until the picture is there, whatever is told meanwhile', () => {
  const vod = playingVod();
  vod.send({ type: 'vod.seek', toS: 60 });
  vod.at(2);
  expect([vod.now(), selectShownS(vod.actor.getSnapshot())]).toEqual(['seeking', 60]);
  vod.tell('playback.sought');
  vod.tell('playback.playing');
  expect([vod.now(), vod.context().atS, vod.news()]).toEqual(['playing', 60, ['seek 60']]);
  vod.send({ type: 'vod.seek', toS: 999 });
  expect(vod.news()).toEqual(['seek 100']);
});
it.each([
  ['the line breaks', (vod: ReturnType<typeof playingVod>) => vod.fail()],
  ['the picture stands still', (vod: ReturnType<typeof playingVod>) => vod.clock.increment(VOD.watchdogMs)],
])(
  'comes back to its second after %s, by the next source when retries are used up, and says so in the end',
  (_, harm) => {
    const vod = playingVod(episode, { limits: { retries: 1, untouched: 3 } });
    vod.at(50);
    harm(vod);
    expect(vod.now()).toBe('retrying');
    vod.clock.increment(1000);
    vod.fail();
    vod.fail(true);
    expect(vod.now()).toBe('failed');
    expect(vod.news().filter((one) => one.startsWith('open'))).toEqual(['open /a.mpd at 50', 'open /a.mp4 at 50']);
    vod.send('vod.retry');
    expect(vod.news()).toContain('open /a.mpd at 50');
  },
);
it('forgets retries once it has played past what failed', () => {
  const vod = playingVod();
  vod.fail();
  vod.clock.increment(1000);
  vod.tell('playback.playing');
  vod.at(2);
  expect(vod.context().retries).toBe(1);
  vod.at(1 + VOD.steadyS + 0.5);
  expect(vod.context().retries).toBe(0);
});

it('FI-5: offers to skip what a viewer wants to be asked about, and leaves what they never skip', () => {
  const vod = playingVod();
  vod.send({ type: 'vod.setSkip', segment: 'recap', wish: 'never' });
  vod.at(6);
  expect(selectPart(vod.actor.getSnapshot())).toBeNull();
  vod.at(12);
  expect(selectPart(vod.actor.getSnapshot())?.type).toBe('intro');
  vod.send('vod.skip');
  expect([vod.now(), vod.news()]).toEqual(['seeking', ['seek 30']]);
});
it('FI-5: skips by itself where that is wished, but only once: who goes back wants to see it', () => {
  const vod = playingVod();
  vod.send({ type: 'vod.setSkip', segment: 'intro', wish: 'auto' });
  vod.at(11);
  expect(vod.news()).toEqual(['seek 30']);
  vod.tell('playback.sought');
  vod.send({ type: 'vod.seek', toS: 12 });
  vod.tell('playback.sought');
  vod.at(13);
  expect([vod.news(), selectPart(vod.actor.getSnapshot())?.type]).toEqual([['seek 12'], 'intro']);
});

it('FI-4: announces what follows at the credits, counts down with the picture, and goes there', () => {
  const vod = playingVod();
  vod.at(81);
  vod.at(81.2);
  expect([vod.following(), selectCountdown(vod.actor.getSnapshot())]).toEqual(['counting', VOD.countdownS]);
  vod.at(88);
  vod.send('vod.pause');
  vod.clock.increment(60_000);
  expect(selectCountdown(vod.actor.getSnapshot())).toBe(3);
  vod.at(81 + VOD.countdownS);
  expect(vod.news()).toContain(`go ${episode.next!.path}`);
});
it('FI-4: stays where the viewer wants the end, or where nothing follows by itself; the next is a press away', () => {
  const vod = playingVod();
  vod.at(81);
  vod.send('vod.stay');
  vod.at(99);
  vod.tell('playback.ended');
  expect([vod.following(), vod.now(), vod.news()]).toEqual(['stayed', 'ended', ['release']]);
  vod.send('vod.next');
  expect(vod.news()).toEqual([`go ${episode.next!.path}`]);
  const byHand = playingVod(episode, { autoNext: false });
  byHand.at(85);
  byHand.tell('playback.ended');
  expect(byHand.following()).toBe('shown');
});
it('FI-9: asks whether somebody is there only after items that followed untouched, never after a press', () => {
  const vod = startVod({}, { limits: { retries: 1, untouched: 1 } });
  const watch = (id: string) => {
    vod.open({ ...episode, id });
    vod.tell('playback.playing');
    vod.at(81);
    return vod.following();
  };
  expect(watch('a')).toBe('counting');
  vod.tell('playback.ended');
  expect(watch('b')).toBe('asking');
  vod.send('vod.next');
  expect(watch('c')).toBe('counting');
  vod.tell('playback.ended');
  vod.send('vod.touched');
  expect(watch('d')).toBe('counting');
});

it('FI-6: reads the subtitles of the language that was chosen last, and remembers none as a choice', async () => {
  const vod = startVod();
  vod.open();
  await turn();
  expect([vod.context().subtitleId, vod.context().cues.length]).toEqual(['v', 1]);
  vod.send({ type: 'vod.setSubtitle', id: 'e' });
  await turn();
  expect(startVod(Object.fromEntries(vod.kept)).context().subtitleLang).toBe('en');
  vod.send({ type: 'vod.setSubtitle', id: null });
  expect([vod.context().cues, startVod(Object.fromEntries(vod.kept)).context().subtitleLang]).toEqual([[], null]);
});
it('FI-6: plays on without subtitles that cannot be loaded, and tries again when the line is back', async () => {
  const vod = startVod();
  vod.texts(() => Promise.reject(new Error('offline')));
  vod.open();
  await turn();
  const state = () => (vod.actor.getSnapshot().value as { watching: { captions: string } }).watching.captions;
  expect(state()).toBe('failed');
  vod.texts(() => Promise.resolve('WEBVTT'));
  vod.send('vod.online');
  await turn();
  expect(state()).toBe('shown');
});
it('TV-11: plays the sound of the language that was chosen last, else the first', () => {
  const vod = playingVod();
  vod.send({ type: 'vod.setAudio', id: '1' });
  expect(vod.news()).toEqual(['audio 1']);
  const later = startVod(Object.fromEntries(vod.kept));
  later.open();
  expect(later.news()).toContain('audio 1');
});
it('MU-10: a film that was muted and is made louder asks for the seat of the sound', () => {
  const vod = playingVod();
  vod.send('vod.mute');
  vod.news();
  vod.send({ type: 'vod.setVolume', volume: 0.4 });
  expect(vod.news()).toContain('focus');
  vod.send('focus.lost');
  vod.send({ type: 'vod.setVolume', volume: 0.5 });
  expect(vod.news()).not.toContain('focus');
});
