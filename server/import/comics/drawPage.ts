import { pictureTypeOf } from '#domain/uploads/picture.ts';
import { affordable } from '../../shared/files/affordable.ts';
import { pictureSize } from '../../shared/films/pictureSize.ts';
import { loadSharp } from '../../shared/files/sharpLibrary.ts';
import { SourceFault } from '../sourceFault.ts';

/** A page as it is kept: its own bytes, a smaller one for phones, and the ground that it is waited for on. */
export interface DrawnPage {
  readonly bytes: Buffer;
  readonly end: 'jpg' | 'png' | 'webp';
  readonly w: number;
  readonly h: number;
  readonly color: string;
  readonly small: { readonly bytes: Buffer; readonly w: number; readonly h: number } | null;
}

const MOST_PIXELS = 80_000_000;
const TIMEOUT_S = 30;
/** As wide as a phone can show, in its own pixels. */
const SMALL = 900;
/** Where a smaller one saves something. */
const SMALL_FROM = 1100;
const WEBP_SIDE = 16_383;
const QUALITY = 80;
const COVER = 400;
const ends = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

const tooLarge = (name: string) =>
  new SourceFault(`has a page of more than ${MOST_PIXELS / 1e6} million pixels, ${name}`);

const pictureOf = async (bytes: Buffer, name: string) => {
  const type = pictureTypeOf(bytes);
  if (type === null) throw new SourceFault(`has a page that is no picture, ${name}`);
  const kept = affordable(bytes, type);
  if (!kept) throw new SourceFault(`has a page that would take too long to draw, ${name}`);
  const said = pictureSize(kept);
  if (said && said.w * said.h > MOST_PIXELS) throw tooLarge(name);
  const sharp = await loadSharp();
  const picture = sharp(kept, { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 }).timeout({
    seconds: TIMEOUT_S,
  });
  return { picture, kept, end: ends[type] };
};

const brokenOr = (error: unknown, name: string): SourceFault =>
  error instanceof SourceFault
    ? error
    : /pixel limit/iu.test(String(error))
      ? tooLarge(name)
      : new SourceFault(`has a page that cannot be read to its end, ${name}`);

/** Reads a page to its end, so that what it says of its size is true; throws `SourceFault`. */
export const drawPage = async (bytes: Buffer, name: string): Promise<DrawnPage> => {
  try {
    const { picture, kept, end } = await pictureOf(bytes, name);
    const { autoOrient } = await picture.metadata();
    const { width: w, height: h } = autoOrient;
    if (w * h > MOST_PIXELS || w < 1 || h < 1) throw tooLarge(name);
    const smallH = Math.round((h * SMALL) / w);
    const isSmaller = w >= SMALL_FROM && smallH <= WEBP_SIDE;
    const small = isSmaller
      ? await picture
          .clone()
          .autoOrient()
          .resize({ width: SMALL })
          .webp({ quality: QUALITY })
          .toBuffer({ resolveWithObject: true })
      : null;
    const sharp = await loadSharp();
    const one = await (small ? sharp(small.data) : picture.clone().autoOrient())
      .flatten({ background: '#ffffff' })
      .resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer();
    const [r = 255, g = r, b = r] = one.length >= 3 ? one : [one[0], one[0], one[0]];
    const hex = [r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('');
    return {
      ...{ bytes: kept, end, w, h, color: `#${hex}` },
      small:
        small && small.data.length < kept.length
          ? { bytes: small.data, w: small.info.width, h: small.info.height }
          : null,
    };
  } catch (error) {
    throw brokenOr(error, name);
  }
};

/** The cover in lists, from a page: its upper part where it is a strip. */
export const drawCover = async (
  bytes: Buffer,
  name: string,
): Promise<{ readonly bytes: Buffer; readonly w: number; readonly h: number }> => {
  try {
    const { picture } = await pictureOf(bytes, name);
    const { autoOrient } = await picture.metadata();
    const height = Math.min(Math.round((autoOrient.height * COVER) / autoOrient.width), Math.round(COVER * 1.5));
    const { data, info } = await picture
      .autoOrient()
      .resize(COVER, Math.max(1, height), { fit: 'cover', position: 'top' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, w: info.width, h: info.height };
  } catch (error) {
    throw brokenOr(error, name);
  }
};
