import { ease, type Inks, type Press, printer, SHEET } from './press.ts';

/** A line of the story, shown as a subtitle; from and to are seconds of the scene. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly vi: string;
  readonly en: string;
  readonly zh: string;
}
export const cue = (from: number, to: number, vi: string, en: string, zh: string): Cue => ({ from, to, vi, en, zh });

export interface FilmScene {
  readonly seconds: number;
  /** Named in three languages where a chapter begins. */
  readonly chapter?: string;
  readonly part?: 'intro' | 'outro' | 'recap';
  readonly cues?: readonly Cue[];
  /** Draws the scene `t` seconds after its beginning. */
  readonly draw: (p: Press, t: number) => void;
}

export interface Film {
  /** The folder below media/films. */
  readonly folder: string;
  readonly inks: Inks;
  readonly scenes: readonly FilmScene[];
  /** The second that makes the best still. */
  readonly still: number;
  readonly music: Music;
}

/** What a film sounds like. Times are seconds of the film. */
export interface Music {
  /** Notes of its scale, in hertz, low to high. */
  readonly scale: readonly number[];
  /** Seconds of a beat. */
  readonly beat: number;
  readonly seed: number;
  /** What goes on all the time. */
  readonly bed: 'river' | 'night' | 'stand' | 'wind';
  readonly effects: readonly Effect[];
}
export interface Effect {
  readonly at: number;
  readonly kind: 'kick' | 'splash' | 'whistle' | 'bell' | 'cheer' | 'step' | 'gust' | 'pop' | 'chirp' | 'engine';
}

/** The film's frames per second: drawn on twos, as cartoons are. */
export const DRAWINGS_A_SECOND = 12;

export const lengthOf = ({ scenes }: Film): number => scenes.reduce((sum, { seconds }) => sum + seconds, 0);

/** Every scene with the second at which it begins. */
export const placedScenes = (film: Film): readonly (FilmScene & { readonly from: number })[] => {
  let from = 0;
  return film.scenes.map((scene) => {
    const placed = { ...scene, from };
    from += scene.seconds;
    return placed;
  });
};

const CUT_S = 0.35;

/** Draws a film at a second; between scenes the paper shows for a moment. */
export const filmDrawer = (film: Film) => {
  const print = printer(film.inks);
  const scenes = placedScenes(film);
  return (c: CanvasRenderingContext2D, second: number) => {
    const scene = scenes.findLast(({ from }) => from <= second) ?? scenes[0]!;
    const t = second - scene.from;
    print(c, (p) => scene.draw(p, t));
    const paper = 1 - Math.min(ease(t, 0, CUT_S), 1 - ease(t, scene.seconds - CUT_S, scene.seconds));
    if (paper === 0) return;
    c.globalAlpha = paper;
    c.fillStyle = film.inks.paper;
    c.fillRect(0, 0, SHEET.width, SHEET.height);
    c.globalAlpha = 1;
  };
};
