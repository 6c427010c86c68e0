import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SideName } from '#domain/match/board/timer.ts';
import type { Scene } from '../shared/matchSource.ts';
import { GOAL_SCENE } from './goalScene.ts';
import type { AudioFormat, VideoFormat } from './sampleEntry.ts';
import { indexTrack, type Track } from './track.ts';

export type VideoTrack = Track & { readonly format: VideoFormat };
export type AudioTrack = Track & { readonly format: AudioFormat };

/** The tracks of a scene; video by rising bitrate. */
export interface SceneMedia {
  readonly video: readonly VideoTrack[];
  readonly audio: AudioTrack;
  /** By file name, from the smallest size to the whole. */
  readonly posters: Readonly<Record<string, Buffer>>;
  /** Where the scene has goals to show: the tracks by id that stand in for the loop's, for each side. */
  readonly goals?: Readonly<Record<SideName, ReadonlyMap<string, Track>>>;
}
export type MediaStore = ReadonlyMap<Scene, SceneMedia>;

const SCENES: readonly Scene[] = ['football', 'basketball', 'marble', 'esport', 'casino'];

const isVideo = (track: Track): track is VideoTrack => track.format.kind === 'video';
const isAudio = (track: Track): track is AudioTrack => track.format.kind === 'audio';

const readPosters = (folder: string): SceneMedia['posters'] => {
  const scene = basename(folder);
  const names = readdirSync(folder).filter((name) => /^poster(-\d+)?\.webp$/.test(name));
  return Object.fromEntries(names.map((name) => [name.replace('poster', scene), readFileSync(join(folder, name))]));
};

const readTrack = (folder: string, name: string): Track => {
  const file = join(folder, name);
  try {
    return indexTrack(name.slice(0, -'.mp4'.length), readFileSync(file));
  } catch (error) {
    throw new Error(`${file} cannot be streamed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

const readTracks = (folder: string): readonly Track[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mp4'))
    .map((name) => readTrack(folder, name));

/** The scenes of goals are played with the init segments of the loop, so there must be one for each of its tracks. */
const loadGoals = (folder: string, loop: readonly Track[]): SceneMedia['goals'] => {
  const of = (side: SideName) => {
    const tracks = readTracks(join(folder, `goal-${side}`));
    const odd = loop.find(
      ({ id, config }) =>
        !tracks.some(
          (one) => one.id === id && one.config.equals(config) && one.segments.length === GOAL_SCENE.end - GOAL_SCENE.first,
        ),
    );
    if (odd) throw new Error(`${folder}: goal-${side} has no ${odd.id} that plays with the init segment of the loop`);
    return new Map(tracks.map((track) => [track.id, track]));
  };
  return existsSync(join(folder, 'goal-home')) ? { home: of('home'), away: of('away') } : undefined;
};

const loadScene = (folder: string): SceneMedia => {
  const tracks = readTracks(folder);
  const video = tracks.filter(isVideo).sort((a, b) => a.peak - b.peak);
  const [audio] = tracks.filter(isAudio);
  if (!audio || video.length === 0) throw new Error(`${folder} needs at least one video and one audio track`);
  const odd = tracks.find((track) => track.segments.length !== audio.segments.length);
  if (odd) throw new Error(`${folder}: ${odd.id} has ${odd.segments.length} segments, its sound ${audio.segments.length}`);
  const goals = loadGoals(folder, tracks);
  return { video, audio, posters: readPosters(folder), ...(goals && { goals }) };
};

/** Called for a scene that cannot be streamed. */
export type OnUnreadable = (scene: Scene, error: unknown) => void;

const giveUp: OnUnreadable = (_scene, error) => {
  throw error;
};

/**
 * Reads and indexes the scenes under `folder`. A scene that cannot be streamed is reported and left out; by default it
 * throws, naming the file.
 */
export const loadMedia = (folder: string, onUnreadable: OnUnreadable = giveUp): MediaStore => {
  const store = new Map<Scene, SceneMedia>();
  for (const scene of SCENES.filter((one) => existsSync(join(folder, one))))
    try {
      store.set(scene, loadScene(join(folder, scene)));
    } catch (error) {
      onUnreadable(scene, error);
    }
  return store;
};
