import { hashOf } from '../match/crest.ts';

/** What a picture of a film shows; each is drawn in two inks (`server/art/filmMotifs.json`). */
export const filmMotifs: readonly FilmMotif[] = [
  ...['moon', 'rail', 'sea', 'city', 'shadow', 'clock', 'mask', 'forest', 'desert'],
  ...['window', 'dragon', 'bunny', 'robot', 'llama', 'light', 'tent', 'lens'],
];
/** The name of one. */
export type FilmMotif = string;

/** The paper and the two inks of a picture; the dark one is legible on the paper (7:1 or better). */
export interface FilmInks {
  readonly paper: string;
  readonly dark: string;
  readonly bright: string;
}
const inks = (paper: string, dark: string, bright: string): FilmInks => ({ paper, dark, bright });
export const filmInks: readonly FilmInks[] = [
  inks('#f1e7d2', '#1c2a52', '#f08a3c'),
  inks('#f2ead6', '#123f31', '#f3c544'),
  inks('#f1e6d6', '#47193f', '#f4837d'),
  inks('#efe9da', '#14233f', '#79c8da'),
  inks('#f3e8cf', '#6a1a1c', '#e7b53a'),
  inks('#f2e9da', '#0c4b51', '#f2a2b2'),
  inks('#f0e6cf', '#47290f', '#93cfd8'),
  inks('#efe9dc', '#2b2968', '#9fddb0'),
];

/** A poster is 2:3 with room for its title, so that its picture is 5:6; a still is 16:9. */
export const filmPictureShapes = { poster: [200, 240], still: [320, 180] } as const;
export type FilmPictureShape = keyof typeof filmPictureShapes;

export interface FilmArt {
  readonly motif: FilmMotif;
  /** Of the inks, by index. */
  readonly pair: number;
}

/** Motifs that suit a genre; one that is not listed suits any. */
const BY_GENRE: Readonly<Record<string, readonly FilmMotif[]>> = {
  action: ['rail', 'city', 'desert'],
  adventure: ['sea', 'desert', 'rail', 'dragon'],
  animation: ['llama', 'bunny', 'moon', 'dragon'],
  comedy: ['clock', 'tent', 'bunny'],
  crime: ['window', 'lens', 'shadow'],
  documentary: ['lens', 'city', 'rail'],
  drama: ['window', 'light', 'forest', 'mask'],
  family: ['llama', 'bunny', 'tent'],
  fantasy: ['dragon', 'forest', 'moon'],
  horror: ['shadow', 'mask', 'forest'],
  kids: ['bunny', 'llama', 'tent'],
  music: ['tent', 'mask', 'clock'],
  mystery: ['light', 'lens', 'window'],
  romance: ['light', 'window', 'forest'],
  'science-fiction': ['moon', 'robot'],
  thriller: ['window', 'lens', 'shadow'],
  war: ['sea', 'city'],
  western: ['desert', 'rail'],
};

/**
 * The picture of a film that has none: a function of its id and its genres. The last genre that has motifs decides, for
 * the first ones say how a film is made rather than what it tells.
 */
export const filmArtOf = (filmId: string, genres: readonly string[]): FilmArt => {
  const hash = hashOf(filmId);
  const motifs = genres.map((genre) => BY_GENRE[genre]).findLast((known) => known !== undefined) ?? filmMotifs;
  return { motif: motifs[hash % motifs.length]!, pair: Math.floor(hash / 64) % filmInks.length };
};

const ART = '/film-art/';
/** Where the origin draws it. */
export const filmArtPath = ({ motif, pair }: FilmArt, shape: FilmPictureShape): string =>
  `${ART}${motif}.${pair}.${shape}.svg`;

/** What the name of a picture's file asks for; null if nothing. */
export const filmArtOfFile = (file: string): (FilmArt & { readonly shape: FilmPictureShape }) | null => {
  const [, motif = '', pair = '', shape = ''] = /^([a-z]+)\.(\d)\.(poster|still)\.svg$/u.exec(file) ?? [];
  const known = filmMotifs.includes(motif) && filmInks[Number(pair)] !== undefined;
  return known ? { motif, pair: Number(pair), shape: shape === 'poster' ? 'poster' : 'still' } : null;
};
