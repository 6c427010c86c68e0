import { useEffect } from 'react';
import type { ComicPage, PageList } from '#domain/comics/comic.ts';

const AHEAD = 3;

/** CO-10: the next three pages, and near the end the first three of the next chapter, come before they are asked for. */
export const usePreload = ({ pages, next }: PageList, page: number): void => {
  useEffect(() => {
    const near = page > pages.length - AHEAD ? (next?.firstPages ?? []) : [];
    const narrow = window.innerWidth <= 860;
    const asked = [...pages.slice(page, page + AHEAD), ...near].map((one: ComicPage) => {
      const picture = new Image();
      picture.src = narrow ? (one.small ?? one).url : one.url;
      return picture;
    });
    return () => {
      for (const picture of asked) if (!picture.complete) picture.src = '';
    };
  }, [pages, next, page]);
};
