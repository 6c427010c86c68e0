import { LISTENING } from '#domain/listening/listening.ts';
import { noSongs, type Entry, type Queue } from '#domain/listening/queue.ts';
import { MUSIC } from '#domain/music/music.ts';
import { repeats, type Repeat } from '#domain/music/queue.ts';
import type { Track } from '#domain/listening/track.ts';
import type { StoragePort } from '#ports/storage.ts';
import type { MusicContext, MusicInput } from './audioQueue.types.ts';
import { MUSIC_KEPT } from './musicKept.ts';

const keys = {
  ...{ queue: MUSIC_KEPT, at: 'khandai.music.at', volume: 'khandai.music.volume' },
  ...{ fade: 'khandai.music.fade', level: 'khandai.music.level', offsets: 'khandai.music.offsets' },
} as const;

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};
const isTrack = (value: unknown): value is Track =>
  isBag(value) &&
  [value['songId'], value['name'], value['slug'], value['streamLink']].every((one) => typeof one === 'string') &&
  typeof value['durationSec'] === 'number' &&
  Array.isArray(value['artists']) &&
  value['artists'].every((artist) => isBag(artist) && typeof artist['name'] === 'string');
const isEntry = (value: unknown): value is Entry =>
  isBag(value) &&
  /^q\d{1,9}$/u.test(String(value['qid'])) &&
  isTrack(value['track']) &&
  (value['from'] === null || typeof value['from'] === 'string');
const isRepeat = (value: unknown): value is Repeat => repeats.some((one) => one === value);

const readQueue = (value: unknown): Queue => {
  if (!isBag(value) || !Array.isArray(value['entries'])) return noSongs;
  const entries = value['entries'].filter(isEntry).slice(0, MUSIC.queue);
  const { index, repeat, shuffleSeed } = value;
  return {
    entries,
    index: typeof index === 'number' && entries[index] ? index : 0,
    repeat: isRepeat(repeat) ? repeat : 'off',
    shuffleSeed: typeof shuffleSeed === 'number' ? shuffleSeed : null,
  };
};
const within = (text: string | null, most: number, otherwise: number): number => {
  const value = text === null ? Number.NaN : Number(text);
  return value >= 0 && value <= most ? value : otherwise;
};

/** MU-3: the chart's input, from what this browser kept; nothing of it plays by itself. */
export const musicInput = (storage: StoragePort, online: boolean): MusicInput => {
  const kept = parsed(storage.read(keys.queue));
  const [rev, told] = isBag(kept) ? [kept['rev'], kept['told']] : [0, false];
  return {
    queue: readQueue(isBag(kept) ? kept['queue'] : null),
    atS: within(storage.read(keys.at), 86_400, 0),
    rev: typeof rev === 'number' ? rev : 0,
    told: told === true,
    volume: within(storage.read(keys.volume), 1, 1),
    fadeS: within(storage.read(keys.fade), LISTENING.mostFadeS, 0),
    level: storage.read(keys.level) !== 'no',
    online,
  };
};

/** Keeps what changed: the queue when it is another, the place when its second is another. */
export const createMusicKeeper = (storage: StoragePort) => {
  let before: Pick<MusicContext, 'queue' | 'rev' | 'told'> | null = null;
  const last = new Map<string, string | null>();
  const write = (key: string, text: string | null) => {
    if (last.get(key) === text) return;
    last.set(key, text);
    storage.write(key, text);
  };
  return ({ queue, rev, told, atS, volume, fadeS, level }: MusicContext): void => {
    if (before?.queue !== queue || before.rev !== rev || before.told !== told) {
      before = { queue, rev, told };
      const kept = JSON.stringify({ queue, rev, told: told === queue });
      write(keys.queue, queue.entries.length === 0 ? null : kept);
    }
    write(keys.at, atS < 1 ? null : String(Math.floor(atS)));
    write(keys.volume, volume === 1 ? null : String(volume));
    write(keys.fade, fadeS === 0 ? null : String(fadeS));
    write(keys.level, level ? null : 'no');
  };
};

/** As many songs as anybody corrects by hand. */
const OFFSETS = 50;

/** MU-5: by how many milliseconds the words of songs were moved on this device. */
export const offsetsOn = (storage: StoragePort) => {
  const all = (): readonly (readonly [string, number])[] => {
    const kept = parsed(storage.read(keys.offsets));
    return isBag(kept) ? Object.entries(kept).filter((one): one is [string, number] => typeof one[1] === 'number') : [];
  };
  return {
    of: (songId: string): number => all().find(([id]) => id === songId)?.[1] ?? 0,
    keep: (songId: string, offsetMs: number): void => {
      const others = all().filter(([id]) => id !== songId);
      const next = offsetMs === 0 ? others : [[songId, offsetMs] as const, ...others].slice(0, OFFSETS);
      storage.write(keys.offsets, next.length === 0 ? null : JSON.stringify(Object.fromEntries(next)));
    },
  };
};
