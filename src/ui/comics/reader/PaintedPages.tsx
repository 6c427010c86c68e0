import { useRef } from 'react';
import type { PageList } from '#domain/comics/comic.ts';
import { COMICS } from '#domain/comics/comic.ts';
import { settingFor } from '#domain/comics/readerSetting.ts';
import { useWords } from '../../hooks/useWords.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import * as styles from './reader.css.ts';
import { ReaderTop } from './ReaderTop.tsx';
import { useCovering } from './useCovering.ts';

/** The first pages of a chapter as HTML alone: for everybody, as high as they will be, with their words as text. */
export const PaintedPages = ({ list }: { readonly list: PageList }) => {
  const t = useWords('reader');
  const root = useRef<HTMLDivElement>(null);
  useCovering(root);
  return (
    <div ref={root} className={styles.reader} data-ground={settingFor(list.comic.direction).ground}>
      <ReaderTop list={list} />
      <div className={styles.stage} data-mode="webtoon" role="group" aria-label={t('pages')}>
        <div className={styles.strip}>
          {list.pages.slice(0, COMICS.firstPages).map(({ n, url, w, h, panels }) => (
            <div key={n} data-page={n}>
              <img
                className={styles.painted}
                src={url}
                width={w}
                height={h}
                alt={t('pageOf', { page: String(n), pages: String(list.pages.length) })}
              />
              {panels.map((panel, i) => (
                <VisuallyHidden key={i}>{[panel.alt, ...panel.says.map(({ text }) => text)].join('. ')}</VisuallyHidden>
              ))}
            </div>
          ))}
        </div>
        {/* The origin writes the first comments here, for readers without scripts. */}
        <noscript data-plain className={styles.plain} />
      </div>
    </div>
  );
};
