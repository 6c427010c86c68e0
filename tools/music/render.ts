import { bassNotes, chordNotes, colourNotes } from './accompany.ts';
import { drums, isDrum, places, type DrumName } from './drums.ts';
import { addTo, cleaned, echo, mixIn, reverb, silence, type Stereo } from './effects.ts';
import { pitchClass, randomOf, scales } from './harmony.ts';
import { chordsOf, melodyOf, type Line, type Note } from './melody.ts';
import { grooves, type Part, type SongScore } from './score.ts';
import { RATE, voices, type VoiceName } from './voices.ts';

/** A line as it is sung, in seconds from the beginning of its song. */
export interface SungLine {
  readonly text: string;
  readonly words: readonly { readonly at: number; readonly syllable: string }[];
  readonly end: number;
}
export interface Played {
  readonly sound: Stereo;
  /** Samples until the next song may begin; behind them everything dies away. */
  readonly length: number;
  readonly lines: readonly SungLine[];
}

/** What rings on behind the last beat. */
const TAIL_S = 3.5;
const secondsOf = ({ bpm }: SongScore, beats: number): number => (beats * 60) / bpm;
/** The second half of a beat comes late by the song's swing. */
const swung = ({ swing }: SongScore, at: number): number => at + (at % 1 >= 0.45 && at % 1 <= 0.55 ? swing * 0.5 : 0);

const noteCache = new Map<string, Float32Array>();
const noteOf = (voice: VoiceName, midi: number, seconds: number, velocity: number): Float32Array => {
  const [length, loud] = [Math.round(seconds * 50) / 50, Math.round(velocity * 10) / 10];
  const key = `${voice} ${midi} ${length} ${loud}`;
  const known = noteCache.get(key) ?? voices[voice](midi, length, loud);
  if (noteCache.size > 600) noteCache.clear();
  noteCache.set(key, known);
  return known;
};

interface Desk {
  readonly song: SongScore;
  readonly dry: Stereo;
  readonly wet: Stereo;
  readonly echoed: Stereo;
  readonly human: () => number;
}
interface Strip {
  readonly voice: VoiceName;
  readonly gain: number;
  readonly pan: number;
  readonly send: number;
  readonly echo?: number;
}

const play = (
  desk: Desk,
  notes: readonly Note[],
  from: number,
  { voice, gain, pan, send, echo: repeat = 0 }: Strip,
): void => {
  for (const { at, beats, midi, velocity } of notes) {
    const seconds = secondsOf(desk.song, from + swung(desk.song, at)) + (desk.human() - 0.5) * 0.012;
    const place = Math.max(0, Math.round(seconds * RATE));
    const sound = noteOf(voice, midi, secondsOf(desk.song, beats), Math.min(1, velocity));
    const loud = gain * (0.5 + 0.5 * velocity);
    mixIn(desk.dry, sound, place, loud, pan);
    if (send > 0) mixIn(desk.wet, sound, place, loud * send, pan * 0.6);
    if (repeat > 0) mixIn(desk.echoed, sound, place, loud * repeat, pan);
  }
};

const hit = (desk: Desk, drum: DrumName, seconds: number, velocity: number): void => {
  const [pan, gain] = places[drum];
  const at = Math.max(0, Math.round(seconds * RATE));
  mixIn(desk.dry, drums[drum], at, gain * velocity * 0.62, pan);
  if (drum !== 'k' && drum !== 'K') mixIn(desk.wet, drums[drum], at, gain * velocity * 0.1, pan);
};
const beat = (desk: Desk, part: Part, from: number, isLast: boolean): void => {
  const { song } = desk;
  const rows = grooves[part.groove ?? ''] ?? [];
  const bars = chordsOf(part).length;
  const steps = song.beats * 4;
  const drumsOf = (bar: number) =>
    rows.flatMap((row) => [...row.slice(0, steps)].map((sign, step) => ({ sign, step, bar })));
  for (let bar = 0; bar < bars; bar += 1) {
    const isFill = bar === bars - 1 && part.energy > 0.5 && !isLast;
    for (const { sign, step } of drumsOf(bar)) {
      if (!isDrum(sign) || (isFill && step >= steps - 4)) continue;
      const accent = step % 4 === 0 ? 1 : step % 2 === 0 ? 0.8 : 0.6;
      const at = from + bar * song.beats + step / 4;
      const late = step % 4 === 2 ? song.swing * 0.5 : 0;
      hit(desk, sign, secondsOf(song, at + late), accent * (0.55 + 0.45 * part.energy) * (0.92 + 0.16 * desk.human()));
    }
    if (isFill && rows.length > 0)
      ['s', 't', 's', 'T'].forEach((sign, i) => {
        if (isDrum(sign)) hit(desk, sign, secondsOf(song, from + (bar + 1) * song.beats - 1 + i / 4), 0.5 + 0.12 * i);
      });
  }
  if (part.energy >= 0.9 && rows.length > 0 && song.room < 0.9) hit(desk, 'Z', secondsOf(song, from), 0.7);
};

/** A voice below the first, by two steps of the scale. */
const below = ({ scale, key }: SongScore, midi: number): number => {
  const isOn = (note: number) => scales[scale].some((step) => (note - step - pitchClass(key)) % 12 === 0);
  let [note, steps] = [midi, 0];
  while (steps < 2) {
    note -= 1;
    if (isOn(note)) steps += 1;
  }
  return note;
};

/** What is sung first in the chorus, for instruments to play before. */
const hookOf = (song: SongScore): readonly Note[] => {
  const chorus = song.form.find(({ kind }) => kind === 'chorus') ?? song.form.find(({ lines }) => lines !== undefined);
  return chorus
    ? (melodyOf(song, chorus)[0]?.notes ?? []).map((note) => ({ ...note, velocity: note.velocity * 0.8 }))
    : [];
};

const playPart = (desk: Desk, part: Part, from: number, isLast: boolean): readonly Line[] => {
  const { song } = desk;
  const chordGain = (song.comp === 'held' ? 0.13 : 0.2) * (0.8 + 0.3 * part.energy);
  play(desk, chordNotes(song, part), from, { voice: song.chords, gain: chordGain, pan: -0.22, send: 0.35 });
  if (part.energy > 0.35) play(desk, bassNotes(song, part), from, { voice: song.bass, gain: 0.42, pan: 0, send: 0.02 });
  beat(desk, part, from, isLast);
  const lines = melodyOf(song, part);
  const sung = lines.flatMap(({ notes }) => notes);
  play(desk, sung, from, { voice: song.lead, gain: 0.5, pan: 0.03, send: 0.3, echo: 0.14 });
  if (song.second && part.energy >= 0.85)
    play(
      desk,
      sung.map((note) => ({ ...note, midi: below(song, note.midi), velocity: note.velocity * 0.8 })),
      from,
      {
        ...{ voice: song.second, gain: 0.2, pan: 0.35, send: 0.4 },
      },
    );
  const colour: Strip = { voice: song.colour, gain: 0.22, pan: 0.4, send: 0.45, echo: 0.3 };
  if (part.kind === 'intro' || part.kind === 'outro') play(desk, hookOf(song), from, { ...colour, gain: 0.34 });
  else play(desk, colourNotes(song, part), from, colour);
  return lines;
};

/** Dies away at once where a song ends by itself; one that runs into the next rings on. */
const closed = (desk: Desk, beats: number): void => {
  const { song } = desk;
  const last = song.form.at(-1);
  if (!last || song.into) return;
  const final: Part = { ...last, chords: chordsOf(last)[0]!.join('-'), kind: 'verse' };
  play(desk, chordNotes({ ...song, comp: 'held' }, final), beats, {
    voice: song.chords,
    gain: 0.16,
    pan: -0.1,
    send: 0.5,
  });
  play(desk, bassNotes({ ...song, bassline: 'roots' }, final), beats, {
    voice: song.bass,
    gain: 0.36,
    pan: 0,
    send: 0.05,
  });
};

/** A song as it sounds, and when each of its words is sung. */
export const playSong = (song: SongScore): Played => {
  const beatsOf = (part: Part): number => chordsOf(part).length * song.beats;
  const beats = song.form.reduce((sum, part) => sum + beatsOf(part), 0);
  const closing = song.into ? 0 : song.beats;
  const length = Math.round(secondsOf(song, beats + closing) * RATE);
  const samples = length + Math.round(TAIL_S * RATE);
  const desk: Desk = {
    ...{ song, dry: silence(samples), wet: silence(samples), echoed: silence(samples) },
    human: randomOf(`${song.songId} human`),
  };
  const lines: SungLine[] = [];
  let from = 0;
  song.form.forEach((part, n) => {
    for (const { text, notes } of playPart(desk, part, from, n === song.form.length - 1)) {
      const start = from;
      const end = notes.at(-1);
      if (text !== '' && end)
        lines.push({
          text,
          words: notes.map(({ at, syllable }) => ({ at: secondsOf(song, start + swung(song, at)), syllable })),
          end: secondsOf(song, start + end.at + end.beats),
        });
    }
    from += beatsOf(part);
  });
  closed(desk, beats);
  addTo(desk.wet, echo(desk.echoed, secondsOf(song, 0.75), 0.38), 0.8);
  addTo(desk.dry, reverb(desk.wet, 0.72 + 0.2 * song.room, 0.25), 0.5 + song.room);
  return { sound: cleaned(desk.dry), length, lines };
};
