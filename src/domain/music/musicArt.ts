import { needsDarkInk } from '../colour/ink.ts';
import { hashOf } from '../match/crest.ts';
import type { CardImage } from '../social/social.ts';

/** The ground, the disc and the label of a picture. */
export type MusicColours = readonly [ground: string, disc: string, label: string];
export const musicPalettes: readonly MusicColours[] = [
  ['#e8532f', '#f6e7cb', '#191d2b'],
  ['#0f5c63', '#f3c66b', '#f4efe2'],
  ['#f2b632', '#1d2340', '#f4efe2'],
  ['#2a2a66', '#f08c7a', '#f5ead3'],
  ['#d9dccb', '#1f5a43', '#ee6a3b'],
  ['#7b1f3c', '#f2a93b', '#f4e8d6'],
  ['#1b1f24', '#c9f66b', '#ece8dc'],
  ['#9ac6d6', '#16324f', '#f5efdd'],
  ['#ef9fae', '#5a1534', '#f7efdf'],
  ['#1e6b4a', '#f3d9a0', '#101c18'],
];
/** Ways to lay discs, grooves and labels. */
export const MUSIC_COMPOSITIONS = 8;
/** Ways an artist is cut from discs: hair, and whether they wear glasses. */
export const MUSIC_HEADS = 12;

export const musicPictureShapes = { cover: [200, 200], artist: [200, 200], mood: [312, 232] } as const;
export type MusicPictureShape = keyof typeof musicPictureShapes;

export interface MusicArt {
  readonly shape: MusicPictureShape;
  /** The composition of a cover, the head of an artist. */
  readonly form: number;
  readonly palette: number;
}

const formsOf: Readonly<Record<MusicPictureShape, number>> = {
  cover: MUSIC_COMPOSITIONS,
  artist: MUSIC_HEADS,
  mood: 1,
};

/** The picture of what has none: a function of its id. */
export const musicArtOf = (id: string, shape: MusicPictureShape): MusicArt => {
  const hash = hashOf(id);
  return { shape, form: (hash >>> 5) % formsOf[shape], palette: hash % musicPalettes.length };
};

const ART = '/music-art/';
/** Where the origin draws it. */
export const musicArtPath = ({ shape, form, palette }: MusicArt): string => `${ART}${form}.${palette}.${shape}.svg`;

export const musicArtImage = (art: MusicArt): CardImage => {
  const [w, h] = musicPictureShapes[art.shape];
  return { url: musicArtPath(art), w, h };
};
/** The picture drawn for an id. */
export const drawnFor = (id: string, shape: MusicPictureShape): CardImage => musicArtImage(musicArtOf(id, shape));

/**
 * The picture of a mood, and the ink of its name on it. Moods that stand beside each other have different colours: `all`
 * are those that there are, in their order.
 */
export const moodPicture = (
  mood: string,
  all: readonly string[],
): { readonly cover: CardImage; readonly ink: 'dark' | 'light' } => {
  const place = all.indexOf(mood);
  const hashed = musicArtOf(mood, 'mood');
  const art = place < 0 ? hashed : { ...hashed, palette: place % musicPalettes.length };
  return { cover: musicArtImage(art), ink: needsDarkInk(musicPalettes[art.palette]![0]) ? 'dark' : 'light' };
};

const isShape = (text: string): text is MusicPictureShape => Object.hasOwn(musicPictureShapes, text);
/** What the name of a picture's file asks for; null if nothing. */
export const musicArtOfFile = (file: string): MusicArt | null => {
  const [, form = '', palette = '', shape = ''] = /^(\d{1,2})\.(\d)\.([a-z]+)\.svg$/u.exec(file) ?? [];
  const known = isShape(shape) && Number(form) < formsOf[shape] && String(Number(form)) === form;
  return known ? { shape, form: Number(form), palette: Number(palette) } : null;
};
