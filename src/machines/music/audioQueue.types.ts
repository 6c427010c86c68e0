import type { Sleep } from '#domain/listening/listening.ts';
import type { Queue } from '#domain/listening/queue.ts';
import type { Repeat } from '#domain/music/queue.ts';
import type { Track } from '#domain/listening/track.ts';
import type { AudioEvent, Sound } from '#ports/audio.ts';
import type { SharedQueue } from '#ports/sharedQueue.ts';

export type MusicEvent =
  /** Plays a list from one of its songs; `from` names what it is. */
  | {
      readonly type: 'music.playAll';
      readonly tracks: readonly Track[];
      readonly from: string | null;
      readonly at: number;
      /** Another order each time it is mixed; null keeps what was chosen. */
      readonly seed?: number | null;
    }
  | { readonly type: 'music.playNext'; readonly tracks: readonly Track[] }
  | { readonly type: 'music.add'; readonly tracks: readonly Track[] }
  | { readonly type: 'music.move'; readonly qid: string; readonly to: number }
  | { readonly type: 'music.remove'; readonly qid: string }
  | { readonly type: 'music.jump'; readonly qid: string }
  | { readonly type: 'music.clear' }
  | { readonly type: 'music.undo' }
  | { readonly type: 'music.play' }
  | { readonly type: 'music.pause' }
  | { readonly type: 'music.seek'; readonly toS: number }
  | { readonly type: 'music.next' }
  | { readonly type: 'music.previous' }
  | { readonly type: 'music.setVolume'; readonly volume: number }
  | { readonly type: 'music.setRepeat'; readonly repeat: Repeat }
  | { readonly type: 'music.setShuffle'; readonly seed: number | null }
  | { readonly type: 'music.setFade'; readonly fadeS: number }
  /** MU-12: whether songs are turned to the same loudness. */
  | { readonly type: 'music.setLevel'; readonly on: boolean }
  | { readonly type: 'music.sleep'; readonly after: Sleep | null }
  | { readonly type: 'music.online' }
  | { readonly type: 'music.offline' }
  /** The page is being left or hidden. */
  | { readonly type: 'music.leave' }
  /** Who listens changed: a member's queue is shared by their devices. */
  | { readonly type: 'music.member'; readonly on: boolean }
  | { readonly type: 'music.keepMine' }
  | { readonly type: 'music.takeTheirs' }
  /** Goes on here, at once, with what another device kept last. */
  | { readonly type: 'music.moveHere' }
  | { readonly type: 'focus.lost' }
  | { readonly type: 'focus.gained' }
  | AudioEvent;

/** Commands to the sound, the actor that lives as long as the chart. */
export type MusicCommand =
  | { readonly type: 'sound.open'; readonly sound: Sound; readonly atS: number; readonly volume: number }
  | { readonly type: 'sound.play' }
  | { readonly type: 'sound.pause' }
  | { readonly type: 'sound.seek'; readonly toS: number }
  | { readonly type: 'sound.volume'; readonly volume: number }
  | { readonly type: 'sound.level'; readonly level: number }
  | { readonly type: 'sound.next'; readonly sound: Sound | null; readonly fadeS: number }
  | { readonly type: 'sound.close' };

/** What was kept on this device. */
export interface MusicInput {
  readonly queue: Queue;
  readonly atS: number;
  /** The version of the origin that this queue is, or came from. */
  readonly rev: number;
  /** Whether the origin knows it as it is. */
  readonly told: boolean;
  readonly volume: number;
  readonly fadeS: number;
  readonly level: boolean;
  readonly online: boolean;
}

export interface MusicContext extends Omit<MusicInput, 'told'> {
  /** The queue as the origin knows it; null if that is not known. */
  readonly told: Queue | null;
  /** The queue before it was replaced, and where it was. */
  readonly undo: { readonly queue: Queue; readonly atS: number } | null;
  readonly lengthS: number;
  readonly bufferedS: number;
  readonly retries: number;
  /** Broken songs that were passed since one was heard. */
  readonly passed: number;
  readonly fatal: boolean;
  readonly sleep: Sleep | null;
  /** What another device sent meanwhile. */
  readonly theirs: SharedQueue | null;
}
