import type { CSSProperties } from 'react';
import type { ComicPage, PageList } from '#domain/comics/comic.ts';
import type { ReaderSetting } from '#domain/comics/readerSetting.ts';
import { PageBox } from './PagePicture.tsx';
import * as styles from './reader.css.ts';

interface SpreadProps {
  readonly list: PageList;
  readonly setting: ReaderSetting;
  readonly zoom: number;
  /** From 1. */
  readonly shown: readonly number[];
}

/** As large as there is room, in the way that somebody chose. */
const sizeOf = ({ w, h }: ComicPage, count: number, { fit }: ReaderSetting, zoom: number): CSSProperties => {
  const wide = `${(100 * zoom) / count}cqw`;
  if (fit === 'original') return { width: `${w * zoom}px`, flex: 'none' };
  if (fit === 'width') return { width: wide, flex: 'none' };
  return { width: `min(${wide}, calc(${100 * zoom}cqh * ${w / h}))`, flex: 'none' };
};

/** CO-3: one page, or two that lie open together; from right to left the first stands on the right. */
export const Spread = ({ list: { chapter, pages }, setting, zoom, shown }: SpreadProps) => (
  <div className={styles.spread} data-rtl={setting.rtl || undefined}>
    {shown
      .flatMap((n) => pages[n - 1] ?? [])
      .map((page) => (
        <PageBox
          key={page.n}
          chapterId={chapter.chapterId}
          page={page}
          total={pages.length}
          drawn
          style={sizeOf(page, shown.length, setting, zoom)}
        />
      ))}
  </div>
);
