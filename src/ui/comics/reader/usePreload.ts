import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ComicPage, PageList } from '#domain/comics/comic.ts';
import type { ReaderMachine } from '#machines/comics/reader.machine.ts';
import { selectPage } from '#machines/comics/reader.selectors.ts';

const AHEAD = 3;

/** CO-10: the next three pages, and near the end the first three of the next chapter, come before they are asked for. */
export const usePreload = ({ pages, next }: PageList, actor: ActorRefFrom<ReaderMachine>): void => {
  useEffect(() => {
    let page = 0;
    let asked: readonly HTMLImageElement[] = [];
    const forget = () => {
      for (const picture of asked) if (!picture.complete) picture.src = '';
    };
    const ask = () => {
      const now = selectPage(actor.getSnapshot());
      if (now === page) return;
      page = now;
      forget();
      const near = page > pages.length - AHEAD ? (next?.firstPages ?? []) : [];
      const narrow = window.innerWidth <= 860;
      asked = [...pages.slice(page, page + AHEAD), ...near].map((one: ComicPage) => {
        const picture = new Image();
        picture.src = narrow ? (one.small ?? one).url : one.url;
        return picture;
      });
    };
    ask();
    const following = actor.subscribe(ask);
    return () => {
      following.unsubscribe();
      forget();
    };
  }, [pages, next, actor]);
};
