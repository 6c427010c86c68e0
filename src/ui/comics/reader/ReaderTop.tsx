import type { ReactNode } from 'react';
import type { PageList } from '#domain/comics/comic.ts';
import { comicPath } from '#domain/comics/comicPaths.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import * as styles from './reader.css.ts';

/** The head of the reader: back to the comic, what is read, and at its end what is done from here. */
export const ReaderTop = ({ list, children }: { readonly list: PageList; readonly children?: ReactNode }) => {
  const t = useWords('reader');
  const { comic, chapter } = list;
  const named = t('chapterNo', { no: String(chapter.no) });
  return (
    <header className={styles.top}>
      <Link className={styles.back} to={comicPath(comic)} aria-label={t('back', { name: comic.title })}>
        <Icon name="arrow-left" size={20} />
      </Link>
      <h1 className={styles.title}>
        <b>{chapter.title || named}</b>
        <span>
          {comic.title}, {named.toLowerCase()}
          {comic.demo && ` · ${t('demo')}`}
        </span>
      </h1>
      {children}
    </header>
  );
};
