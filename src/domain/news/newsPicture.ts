/** How wide a picture of the newsroom is made beside its largest form, in pixels. */
export const NEWS_WIDTHS = [480, 960] as const;
/** The largest form: at most so many pixels wide and high. */
export const NEWS_SIDE = 1600;

/** How wide a picture of news stands on the screen, as `sizes` of an image. */
export const newsSizes = {
  /** At the head of its article and in it. */
  article: '(width < 1024px) 100vw, 720px',
  /** The first of a page. */
  lead: '(width < 1024px) 100vw, 56vw',
  grid: '(width < 1024px) 96px, 30vw',
  row: '(width < 1024px) 96px, 148px',
} as const;
type PlaceOfPicture = keyof typeof newsSizes;

const OWN = /^(\/media\/news\/[0-9a-f]{24})\.webp$/u;

/** The address of a smaller form; null for a picture that has one size alone. */
export const smallerPicture = (url: string, width: (typeof NEWS_WIDTHS)[number]): string | null => {
  const own = OWN.exec(url)?.[1];
  return own === undefined ? null : `${own}-${width}.webp`;
};

interface NewsImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** The attributes of an image that shows a picture of news: the newsroom's own come in several sizes, all others in one. */
export const newsImage = ({ url, w }: { readonly url: string; readonly w: number }, as: PlaceOfPicture): NewsImage => {
  const smaller = NEWS_WIDTHS.filter((width) => width < w).flatMap((width) => {
    const own = smallerPicture(url, width);
    return own === null ? [] : [`${own} ${width}w`];
  });
  return smaller.length === 0
    ? { src: url }
    : { src: url, srcSet: [...smaller, `${url} ${w}w`].join(', '), sizes: newsSizes[as] };
};
