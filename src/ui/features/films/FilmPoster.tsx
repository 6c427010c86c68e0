import type { FilmCard } from '#domain/films/film.ts';
import { filmArtOf, filmArtPath, filmPictureShapes } from '#domain/films/filmArt.ts';
import * as styles from './FilmPoster.css.ts';

export interface FilmPosterProps {
  readonly film: Pick<FilmCard, 'filmId' | 'title' | 'year' | 'genres' | 'poster'>;
  /** In sight at once: its picture is not waited for. */
  readonly eager?: boolean;
}

/** The poster of a film, 2:3, as wide as its place; one without a picture is printed in two inks on paper. It says nothing. */
export const FilmPoster = ({ film: { filmId, title, year, genres, poster }, eager = false }: FilmPosterProps) => {
  const loading = eager ? undefined : 'lazy';
  if (poster)
    return (
      <span className={styles.poster} aria-hidden="true">
        <img
          className={styles.own}
          src={poster.url}
          alt=""
          width={poster.w}
          height={poster.h}
          loading={loading}
          decoding="async"
        />
      </span>
    );
  const art = filmArtOf(
    filmId,
    genres.map(({ value }) => value),
  );
  const [width, height] = filmPictureShapes.poster;
  return (
    <span className={`${styles.poster} ${styles.printed} ${styles.paper[art.pair]}`} aria-hidden="true">
      <img
        className={styles.picture}
        src={filmArtPath(art, 'poster')}
        alt=""
        width={width}
        height={height}
        loading={loading}
        decoding="async"
      />
      <span className={styles.legend}>
        <span className={styles.title}>{title}</span>
        {year !== null && <span className={styles.year}>{year}</span>}
      </span>
    </span>
  );
};
