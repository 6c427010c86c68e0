import type { FilmCard } from '#domain/films/film.ts';
import { filmPath } from '#domain/films/filmPaths.ts';
import { FilmPoster } from '../features/films/FilmPoster.tsx';
import { useWords } from '../hooks/useWords.ts';
import { Link } from '../kit/Link.tsx';
import * as styles from './films.css.ts';
import { useLengthText } from './useLengthText.ts';

/** A film in a rail or a list. */
export const FilmTile = ({ film, eager }: { readonly film: FilmCard; readonly eager?: boolean }) => {
  const t = useWords('films');
  const length = useLengthText();
  const { title, genres, plays } = film;
  return (
    <li className={styles.tile} data-film={film.filmId}>
      <Link className={styles.tileLink} to={filmPath(film)}>
        <FilmPoster film={film} {...(eager && { eager })} />
        <b className={styles.tileTitle}>{title}</b>
        <small className={styles.tileFact}>
          {[length(film), genres[0]?.name, plays ? '' : t('notHere')].filter(Boolean).join(' · ')}
        </small>
      </Link>
    </li>
  );
};
