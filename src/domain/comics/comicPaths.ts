export const comicPath = ({ slug }: { readonly slug: string }): string => `/truyen-tranh/${slug}`;

/** A chapter to read; with a page, at its top (CO-11). */
export const chapterPath = (slug: string, key: string, page = 1): string =>
  `/truyen-tranh/${slug}/${key}${page > 1 ? `?trang=${page}` : ''}`;

/** What a page of a chapter is called: the comic, and the chapter by its name or number. */
export const chapterTitle = ({
  comic,
  chapter,
}: {
  readonly comic: { readonly title: string };
  readonly chapter: { readonly no: number; readonly title: string };
}): string => `${comic.title} ${chapter.no}${chapter.title === '' ? '' : `: ${chapter.title}`}`;
