import type { ReactNode } from 'react';
import type { ComicCard } from '#domain/comics/comic.ts';
import { comicPath } from '#domain/comics/comicPaths.ts';
import { useWords } from '../hooks/useWords.ts';
import { Link } from '../kit/Link.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import * as styles from './comics.css.ts';

/** The cover of a comic as wide as its place; its name stands on it, so it says nothing. */
export const ComicCover = ({
  comic: { cover, title },
  eager = false,
  badge,
}: {
  readonly comic: Pick<ComicCard, 'cover' | 'title'>;
  readonly eager?: boolean;
  readonly badge?: ReactNode;
}) => (
  <span className={styles.cover} aria-hidden="true">
    {cover && (
      <img
        className={styles.coverPicture}
        src={cover.url}
        alt=""
        width={cover.w}
        height={cover.h}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    )}
    <span className={styles.slab}>{title}</span>
    {badge}
  </span>
);

/** Hours, or minutes where it is less than one. */
export const useReadTime = () => {
  const t = useWords('comics');
  return (seconds: number): string =>
    seconds >= 3600
      ? t('hours', { count: String(Math.round(seconds / 360) / 10) })
      : t('minutes', { count: Math.max(1, Math.round(seconds / 60)) });
};

interface ComicTileProps {
  readonly comic: ComicCard;
  readonly eager?: boolean;
  /** Chapters that the viewer has not read; none is no badge. */
  readonly unread?: number;
  /** How long it takes, in place of its newest chapter. */
  readonly whole?: boolean;
}

/** CO-1: a comic in a grid or a rail. */
export const ComicTile = ({ comic, eager, unread = 0, whole = false }: ComicTileProps) => {
  const t = useWords('comics');
  const time = useReadTime();
  const { latest, title } = comic;
  return (
    <li className={styles.tile} data-comic={comic.comicId}>
      <Link className={styles.tileLink} to={comicPath(comic)}>
        <ComicCover
          comic={comic}
          {...(eager && { eager })}
          badge={unread > 0 && <b className={styles.badge}>+{unread}</b>}
        />
        <VisuallyHidden>{title}</VisuallyHidden>
        <small className={styles.fact}>
          {whole || !latest ? t('readFor', { time: time(comic.readSec) }) : t('chapterNo', { no: String(latest.no) })}
          {unread > 0 && ` · ${t('unread', { count: unread })}`}
        </small>
      </Link>
    </li>
  );
};
