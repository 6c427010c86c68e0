import { expect } from 'vitest';
import { createActor, type SimulatedClock } from 'xstate';
import { selectEntry, selectMusicState } from '#machines/music/audioQueue.selectors.ts';
import { wireAudioQueue, type MusicPorts } from '#machines/music/audioQueue.wire.ts';
import { musicInput } from '#machines/music/music.memory.ts';
import type { AudioEvent, AudioPort } from '#ports/audio.ts';
import { tracks } from './music.ts';
import { fakeStorage } from './storage.ts';

/** The part of an audio element that a song needs. */
interface SongElement {
  open: boolean;
  playing: boolean;
  muted: boolean;
  atS: number;
}
interface Needs {
  readonly clock: SimulatedClock;
  readonly focus: MusicPorts['focus'];
  readonly add: (atS: number) => SongElement;
  readonly later: (element: SongElement, run: () => void) => void;
  readonly random: () => number;
}
const LENGTH_S = 70;

/** A song that reports the outcome of commands later, like a browser. */
const songsOver = ({ add, later, random }: Needs): AudioPort => ({
  open: (tell) => {
    let element: SongElement | null = null;
    const tells = (event: AudioEvent) => {
      const own = element;
      if (own) later(own, () => own.playing && tell(event));
    };
    const drop = () => {
      if (element) Object.assign(element, { open: false, playing: false });
      element = null;
    };
    return {
      open: (_, atS) => {
        drop();
        element = Object.assign(add(atS), { playing: false, muted: false });
      },
      play: () => {
        element!.playing = true;
        tells({ type: 'audio.playing' });
        element!.atS = Math.min(LENGTH_S - 1, element!.atS + 1);
        tells({ type: 'audio.position', atS: element!.atS, lengthS: LENGTH_S, bufferedS: LENGTH_S });
        if (random() < 0.1) tells({ type: 'audio.ended' });
      },
      pause: () => void (element!.playing = false),
      seekTo: (seconds) => void (element!.atS = seconds),
      ...{ setVolume: () => {}, setLevel: () => {}, setNext: () => {}, close: drop },
    };
  },
});

/** The music player among other players, and a listener's actions. */
export const createSongWorld = (needs: Needs) => {
  const { clock, focus, random } = needs;
  const music = createActor(
    wireAudioQueue({
      ...{ audio: songsOver(needs), focus, tell: () => {}, log: { warn: () => {}, report: () => {} } },
      shared: { read: () => Promise.resolve(null), put: () => Promise.reject(new Error('a guest')) },
    }),
    { clock, input: musicInput(fakeStorage(), true) },
  );
  const here = () => {
    const now = music.getSnapshot();
    return [selectEntry(now)?.qid, now.context.atS];
  };
  const steps = {
    playSongs: () =>
      music.send({ type: 'music.playAll', tracks, from: 'album:dem', at: Math.floor(random() * tracks.length) }),
    playMusic: () => music.send({ type: 'music.play' }),
    pauseMusic: () => music.send({ type: 'music.pause' }),
    nextSong: () => music.send({ type: 'music.next' }),
    seekSong: () => music.send({ type: 'music.seek', toS: Math.floor(random() * 60) }),
    /** MU-10: after yielding, the same song continues at the same second. */
    listenAgain: () => {
      if (selectMusicState(music.getSnapshot()) !== 'yielded') return;
      const before = here();
      music.send({ type: 'music.play' });
      expect(here()).toEqual(before);
    },
  } as const;
  return { music, steps };
};
