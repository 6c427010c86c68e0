import {
  type FilmArt,
  filmInks,
  type FilmMotif,
  type FilmPictureShape,
  filmPictureShapes,
} from '#domain/films/filmArt.ts';
import motifs from './filmMotifs.json' with { type: 'json' };

/** SVG of each layer. Fills are `A` and `B` (an ink), `H` and `D` (its halftone, light and dark), or white: no ink. */
interface Layers {
  readonly bright: string;
  readonly dark: string;
}
const drawn: Readonly<Record<FilmMotif, Readonly<Record<FilmPictureShape, Layers>>>> = motifs;

const OFF_REGISTER = 1.6;
const DOT = 5;

/** Two inks on paper, the bright one out of register, multiplied where they overlap; the halftone stands at 22 degrees. */
export const filmPictureSvg = ({ motif, pair, shape }: FilmArt & { readonly shape: FilmPictureShape }): string => {
  const { bright, dark } = drawn[motif]![shape];
  const { paper, dark: a, bright: b } = filmInks[pair]!;
  const [width, height] = filmPictureShapes[shape];
  const inked = (layer: string): string =>
    layer
      .replaceAll('"A"', `"${a}"`)
      .replaceAll('"B"', `"${b}"`)
      .replaceAll('"H"', '"url(#h)"')
      .replaceAll('"D"', '"url(#d)"');
  const pattern = (id: string, inside: string) =>
    `<pattern id="${id}" width="${DOT}" height="${DOT}" patternUnits="userSpaceOnUse" patternTransform="rotate(22)">${inside}</pattern>`;
  const dot = (r: number, colour: string) => `<circle cx="2.5" cy="2.5" r="${r}" fill="${colour}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<style>g{mix-blend-mode:multiply}g g{mix-blend-mode:normal}svg{isolation:isolate;background:${paper}}</style>`,
    `<defs>${pattern('h', dot(1.75, a))}${pattern('d', `<path d="M0 0h5v5H0z" fill="${a}"/>${dot(0.8, '#fff')}`)}</defs>`,
    `<path d="M0 0h${width}v${height}H0z" fill="${paper}"/>`,
    `<g transform="translate(${OFF_REGISTER} ${OFF_REGISTER * 0.7})">${inked(bright)}</g><g>${inked(dark)}</g></svg>`,
  ].join('');
};
