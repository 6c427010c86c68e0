import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stubPath } from '#domain/vod/stub.ts';
import { createSongWorld } from '../../../tests/fakes/songWorld.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { twoSources } from '../../../tests/fakes/playback.ts';
import { aChannel } from '../../../tests/fakes/tv.ts';
import { episode, film } from '../../../tests/fakes/vod.ts';
import type { LiveEvent, PlaybackPort, RecordedEvent } from '#ports/playback.ts';
import { isMuted, selectSound } from '../player/player.selectors.ts';
import { playerInput, wirePlayer } from '../player/player.wire.ts';
import { createTuner } from '../tv/tuner.ts';
import { wireZapping } from '../tv/zapping.wire.ts';
import { createStubs } from '../vod/stubs.ts';
import { vodInput } from '../vod/vod.memory.ts';
import { VOD_SOUND } from '../vod/vod.selectors.ts';
import { wireVodPlayer } from '../vod/vod.wire.ts';
import { MUSIC_SOUND, PICTURE_SOUND, TV_SOUND } from './mediaFocus.selectors.ts';
import { wireMediaFocus } from './mediaFocus.wire.ts';

const STEPS = 500;
const LENGTH_S = 100;
const SEEDS = [1, 7, 42, 2026, 99_991, 123_456, 7_654_321, 31_337] as const;
const items = [episode, film] as const;
const channels = [1, 2, 3].map((number) => aChannel(number));

const createRandom = (from: number) => {
  let seed = from;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  return { random, one: <A>(of: readonly A[]): A => of[Math.floor(random() * of.length)]! };
};

/** An element that says later what became of what it was told, as a browser does. */
interface Element {
  readonly kind: 'room' | 'channel' | 'film' | 'song';
  open: boolean;
  playing: boolean;
  muted: boolean;
  volume: number;
  atS: number;
}

const createElements = (random: () => number) => {
  const elements: Element[] = [];
  let coming: (() => void)[] = [];
  const later = (element: Element, run: () => void) => coming.push(() => element.open && run());
  const control = <E extends LiveEvent | RecordedEvent>(element: Element, tell: (event: E | LiveEvent) => void) => ({
    play: () => {
      element.playing = true;
      later(element, () => element.playing && tell({ type: 'playback.playing' }));
    },
    pause: () => {
      element.playing = false;
      later(element, () => !element.playing && tell({ type: 'playback.paused' }));
    },
    askForSound: () =>
      later(element, () => tell({ type: random() < 0.8 ? 'playback.soundAllowed' : 'playback.soundRefused' })),
    setMuted: (muted: boolean) => void (element.muted = muted),
    setVolume: (volume: number) => void (element.volume = volume),
    setQuality: () => {},
    close: () => {
      element.open = false;
      element.playing = false;
    },
  });
  const add = (kind: Element['kind'], atS: number): Element => {
    const element: Element = { kind, open: true, playing: kind !== 'film', muted: true, volume: 1, atS };
    elements.push(element);
    return element;
  };
  const playbackOf = (kind: Element['kind']): PlaybackPort => ({
    prepare: () => {},
    openLive: (_, tell) => {
      const element = add(kind, 0);
      later(element, () => tell({ type: 'playback.loaded', profiles: [], sound: null }));
      later(element, () => element.playing && tell({ type: 'playback.playing' }));
      return { ...control<LiveEvent>(element, tell), seekBehind: () => {}, setCatchUp: () => {}, setTrack: () => {} };
    },
    openRecorded: (_, atS, tell) => {
      const element = add('film', atS);
      const told = tell as (event: RecordedEvent | LiveEvent) => void;
      const place = () => tell({ type: 'playback.position', atS: element.atS, lengthS: LENGTH_S, bufferedS: LENGTH_S });
      later(element, () => tell({ type: 'playback.loaded', profiles: [], sound: null }));
      later(element, place);
      const moving = () => {
        if (!element.open) return;
        if (element.playing && element.atS < LENGTH_S - 30) {
          element.atS += 1;
          place();
        }
        coming.push(moving);
      };
      coming.push(moving);
      return {
        ...control<RecordedEvent>(element, told),
        seekTo: (seconds) => {
          element.atS = seconds;
          later(element, () => tell({ type: 'playback.sought' }));
        },
        ...{ setRate: () => {}, setAudio: () => {}, askStats: () => {} },
      };
    },
  });
  return {
    ...{ elements, playbackOf, add, later },
    audible: () => elements.filter(({ open, playing, muted, volume }) => open && playing && !muted && volume > 0),
    now: (kind: Element['kind']) => elements.findLast((one) => one.kind === kind && one.open) ?? null,
    happen: () => {
      const due = coming;
      coming = [];
      for (const run of due) run();
    },
  };
};

/** The page as it is wired: one seat, the player of rooms, the TV set, the player of films, music, and their stubs. */
const createPage = (random: () => number) => {
  const clock = new SimulatedClock();
  const storage = fakeStorage();
  const world = createElements(random);
  const stubs = createStubs();
  const focus = createActor(
    wireMediaFocus({
      tell: (owner, news) => {
        if (owner === PICTURE_SOUND) player.send({ type: news });
        else if (owner === MUSIC_SOUND) songs.music.send({ type: news });
        else if (owner === TV_SOUND) set.send({ type: news });
        else vod.send({ type: news });
      },
    }),
  );
  const seat = (owner: string) => ({
    request: () => focus.send({ type: 'focus.request', owner }),
    release: () => focus.send({ type: 'focus.release', owner }),
  });
  const log = { warn: () => {}, report: () => {} };
  const player = createActor(
    wirePlayer({ playback: world.playbackOf('room'), storage, log, focus: seat(PICTURE_SOUND) }),
    {
      clock,
      input: playerInput(storage),
    },
  );
  const set = createActor(wirePlayer({ playback: world.playbackOf('channel'), storage, log, focus: seat(TV_SOUND) }), {
    clock,
    input: playerInput(storage),
  });
  const tuner = createTuner({
    ...{ player: set, reason: () => '', cold: () => random() < 0.3, quiet: () => false },
    ...{ tuned: () => {}, keepFrame: () => {} },
    silence: (on) => {
      const element = world.now('channel');
      if (element) element.muted = on || isMuted(set.getSnapshot());
    },
  });
  const zapping = createActor(wireZapping({ tuner, clock, openPage: () => {}, keep: () => {}, report: () => {} }), {
    clock,
  });
  const vod = createActor(
    wireVodPlayer({
      ...{ playback: world.playbackOf('film'), storage, log, stubs, clock: { now: () => 0 }, focus: seat(VOD_SOUND) },
      readText: () => Promise.resolve(''),
      tellPlace: () => {},
      goNext: () => {},
    }),
    { clock, input: { ...vodInput(storage), subtitleLang: null } },
  );
  const songs = createSongWorld({
    ...{ clock, random, focus: seat(MUSIC_SOUND) },
    add: (atS) => world.add('song', atS),
    later: (element, run) => world.later(element as Element, run),
  });
  for (const actor of [focus, player, set, zapping, vod, songs.music]) actor.start();
  zapping.send({ type: 'zap.channels', channels });
  return { ...world, clock, focus, player, set, zapping, vod, stubs, songs };
};

/** What a viewer does, one thing at a time. */
const steps = (page: ReturnType<typeof createPage>, { random, one }: ReturnType<typeof createRandom>) => {
  const { player, set, zapping, vod, stubs, focus } = page;
  const openFilm = (atS: number, item = one(items)) =>
    vod.send({ type: 'vod.open', item, atS, playing: random() < 0.8 });
  return {
    openRoom: () => player.send({ type: 'player.open', streams: twoSources, cold: random() < 0.3 }),
    foldRoom: () => {
      if (!page.now('room')) return;
      stubs.leave({ id: 'room:r1', title: 'r1', path: '/truc-tiep/r1', atS: null });
      player.send({ type: 'player.close' });
    },
    closeRoom: () => player.send({ type: 'player.close' }),
    pressRoom: () => player.send({ type: 'player.press' }),
    playRoom: () => player.send({ type: 'player.play' }),
    pauseRoom: () => player.send({ type: 'player.pause' }),
    muteRoom: () => player.send({ type: 'player.mute' }),
    unmuteRoom: () => player.send({ type: 'player.unmute' }),
    volumeOfRoom: () => player.send({ type: 'player.setVolume', volume: one([0, 0.4, 1]) }),
    openChannel: () => zapping.send({ type: 'zap.to', channel: one(channels) }),
    stepChannel: () => zapping.send({ type: 'zap.step', by: one([1, -1]) }),
    typeChannel: () => zapping.send({ type: 'zap.digit', digit: one(['1', '2', '3', '9']) }),
    enterChannel: () => zapping.send({ type: 'zap.enter' }),
    closeChannel: () => {
      const sound = selectSound(set.getSnapshot());
      if (page.now('channel') && (sound === 'audible' || sound === 'unmuting'))
        stubs.leave({ id: 'channel:c1', title: 'c1', path: '/tivi/viet-nam/kenh-1', atS: null });
      zapping.send({ type: 'zap.close' });
    },
    playChannel: () => set.send({ type: 'player.play' }),
    pauseChannel: () => set.send({ type: 'player.pause' }),
    muteChannel: () => set.send({ type: 'player.mute' }),
    unmuteChannel: () => set.send({ type: 'player.unmute' }),
    volumeOfChannel: () => set.send({ type: 'player.setVolume', volume: one([0, 0.4, 1]) }),
    openFilm: () => openFilm(Math.floor(random() * 60)),
    closeFilm: () => vod.send({ type: 'vod.close' }),
    playFilm: () => vod.send({ type: 'vod.play' }),
    pauseFilm: () => vod.send({ type: 'vod.pause' }),
    seekFilm: () => vod.send({ type: 'vod.seek', toS: Math.floor(random() * 60) }),
    muteFilm: () => vod.send({ type: 'vod.mute' }),
    unmuteFilm: () => vod.send({ type: 'vod.unmute' }),
    volumeOfFilm: () => vod.send({ type: 'vod.setVolume', volume: one([0, 0.4, 1]) }),
    accept: () => focus.send({ type: 'focus.accept', owner: one([PICTURE_SOUND, TV_SOUND, VOD_SOUND, MUSIC_SOUND]) }),
    ...page.songs.steps,
    happen: page.happen,
    wait: () => page.clock.increment(1000),
    stub: () => {
      const stub = stubs.list().find(({ atS }) => atS !== null);
      const item = items.find(({ id }) => id === stub?.id);
      if (!stub || !item) return;
      vod.send({ type: 'vod.close' });
      stubs.drop(stub.id);
      vod.send({ type: 'vod.open', item, atS: Number(/[?&]t=(\d+)/u.exec(stubPath(stub))?.[1] ?? 0), playing: true });
      expect(page.now('film')!.atS).toBe(Math.floor(stub.atS!));
    },
  };
};

it.each(SEEDS)('MU-10: over 500 steps never two sounds, and a stub brings back its second (walk %i)', (seed) => {
  const chance = createRandom(seed);
  const page = createPage(chance.random);
  const all = steps(page, chance);
  const names = Object.keys(all) as readonly (keyof typeof all)[];
  const way: string[] = [];
  const heard = { room: 0, channel: 0, film: 0, song: 0 };
  let stubbed = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const name = chance.random() < 0.4 ? 'happen' : chance.one(names);
    way.push(name);
    const before = page.stubs.list();
    const film = page.now('film');
    const { item, soughtS } = page.vod.getSnapshot().context;
    all[name]();
    const sounds = page.audible();
    expect(sounds.length, way.slice(-12).join(' → ')).toBeLessThanOrEqual(1);
    for (const { kind } of sounds) heard[kind] += 1;
    const left = page.stubs.list().find((stub) => !before.includes(stub) && stub.id === item?.id);
    if (left && film) {
      stubbed += 1;
      expect(Math.abs(left.atS! - (soughtS ?? film.atS)), way.slice(-12).join(' → ')).toBeLessThanOrEqual(1);
    }
  }
  for (const kind of ['room', 'channel', 'film', 'song'] as const) expect(heard[kind], kind).toBeGreaterThan(0);
  expect(stubbed).toBeGreaterThan(0);
});
