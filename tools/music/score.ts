import type { ScaleName } from './harmony.ts';
import type { VoiceName } from './voices.ts';

/** How chords are played, and how the bass goes. */
export const comps = ['held', 'arpeggio', 'strum', 'bossa', 'waltz', 'stabs', 'pulse', 'roll'] as const;
export type Comp = (typeof comps)[number];
export const basslines = ['roots', 'fifths', 'eighths', 'walking', 'offbeat', 'bossa', 'waltz', 'drone'] as const;
export type Bassline = (typeof basslines)[number];

export type PartKind = 'intro' | 'verse' | 'chorus' | 'bridge' | 'solo' | 'outro';
export interface Part {
  readonly kind: PartKind;
  /** A bar each; two chords of a bar are joined by `-`. */
  readonly chords: string;
  /** What is sung, a line of equal length each; or numbers of notes, if nothing is. */
  readonly lines?: readonly string[] | readonly number[];
  /** The name of a groove; none: no drums. */
  readonly groove?: string;
  /** How full it is, 0 to 1. */
  readonly energy: number;
  /** How far above the song's register the melody lies. */
  readonly lift?: number;
}

export interface SongScore {
  readonly songId: string;
  readonly name: string;
  readonly genres: readonly string[];
  readonly moods: readonly string[];
  readonly bpm: number;
  readonly beats: 3 | 4;
  /** How late the second half of a beat comes, 0 to 0.33. */
  readonly swing: number;
  readonly key: string;
  readonly scale: ScaleName;
  /** The middle of the melody, as a number of MIDI. */
  readonly register: number;
  readonly lead: VoiceName;
  /** A second voice below the first where it is full. */
  readonly second?: VoiceName;
  readonly chords: VoiceName;
  readonly comp: Comp;
  readonly bass: VoiceName;
  readonly bassline: Bassline;
  /** Plays the hook before it is sung, and figures between lines. */
  readonly colour: VoiceName;
  /** The size of the room, 0 to 1. */
  readonly room: number;
  readonly form: readonly Part[];
  /** Goes on into the next song without a gap. */
  readonly into?: true;
}

export interface AlbumScore {
  readonly albumId: string;
  readonly name: string;
  readonly artist: {
    readonly artistId: string;
    readonly name: string;
    readonly bio: { readonly vi: string; readonly en: string; readonly zh: string };
    readonly photo: { readonly form: number; readonly palette: number };
  };
  readonly about: { readonly vi: string; readonly en: string; readonly zh: string };
  readonly cover: { readonly form: number; readonly palette: number };
  readonly weeksAgo: number;
  readonly songs: readonly SongScore[];
}

/** Drums by steps: 16 to a bar of four beats, 12 to one of three. A sign is a drum, a point nothing. */
export const grooves: Readonly<Record<string, readonly string[]>> = {
  ballad: ['k.......k.k.....', '....s.......s...', 'h.h.h.h.h.h.h.h.'],
  soft: ['k.........k.....', '....r.......r...', 'x.x.x.x.x.x.x.x.'],
  brush: ['k.......k.......', '..b.b..b..b.b..b', '....r.......r...'],
  pop: ['k..k..k.k..k....', '....s.......s..s', 'h.h.h.h.h.h.h.ho'],
  drive: ['k.k...k.k.k...k.', '....s.......s...', 'h.h.h.h.h.h.h.h.', '................'],
  rock: ['k.....k.k.....k.', '....s.......s...', 'y...y...y...y...', 'h.h.h.h.h.h.h.h.'],
  lofi: ['k......k..k.....', '....s.......s...', 'h..hh..hh..hh..h', 'x...............'],
  bossa: ['k..kk..kk..kk..k', 'r..r..r...r..r..', 'x.x.x.x.x.x.x.x.'],
  house: ['K...K...K...K...', '....c.......c...', '..o...o...o...o.', 'h.hh.hhhh.hh.hhh'],
  deep: ['K...K...K...K...', '............c...', '..h...h...h...h.', 'x.x.x.x.x.x.x.x.'],
  techno: ['K...K...K...K...', '..o...o...o...o.', '....c.......c..c', '...r..r....r..r.'],
  trance: ['K...K...K...K...', '....c.......c...', '..o...o...o...o.', 'h.h.h.h.h.h.h.h.'],
  rise: ['K...K...K...K...', 's...s...s.s.ssss'],
  wave: ['k.......k.......', '....s.......s...', 'h.hhh.hhh.hhh.hh', 't...............'],
  waltz: ['k.....k.....', '....h...h...', '........r...'],
  waltzFull: ['k...........', '....s...s...', 'h.h.h.h.h.h.'],
  river: ['D.......D...D...', '...w..w....w..w.', '....e.......e...'],
  boat: ['D.....D...', 'w..w..w...'].map((row) => row.padEnd(12, '.')),
  feast: ['D..D..D.D..D..D.', '..e..e.e..e..e.e', 'w.w.w.w.w.w.w.w.'],
  drumCall: ['D.DDD.DDD.D.DDDD', 'T.....t.....T.t.', 'e.e.e.e.e.e.e.e.'],
  march: ['k...k...k...k...', '..s.s.ss..s.s.ss', 'Z...............'],
};
