import { useRef, useState } from 'react';
import type { FilmHome } from '#domain/films/film.ts';
import { filmArtOf, filmArtPath, filmPictureShapes } from '#domain/films/filmArt.ts';
import { filmPath } from '#domain/films/filmPaths.ts';
import { watchPath } from '#domain/vod/filmItem.ts';
import { FilmPoster } from '../features/films/FilmPoster.tsx';
import { MarkButton } from '../features/social/MarkButton.tsx';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import * as styles from './Hero.css.ts';
import { useLengthText } from './useLengthText.ts';

type HeroFilm = FilmHome['heroes'][number];

const artOf = ({ filmId, genres }: HeroFilm) =>
  filmArtOf(
    filmId,
    genres.map(({ value }) => value),
  );
/** The wide picture: the film's own, or drawn in its inks. */
const wideOf = (film: HeroFilm) => {
  const [w, h] = filmPictureShapes.still;
  return film.backdrop ?? { url: filmArtPath(artOf(film), 'still'), w, h };
};

/** FI-1: what is on tonight. Wide: a picture with numbered lobby cards; on a phone: posters, the next ones in sight. */
export const Hero = ({ heroes }: { readonly heroes: readonly [HeroFilm, ...HeroFilm[]] }) => {
  const t = useWords('films');
  const [at, setAt] = useState(0);
  const film = heroes[at] ?? heroes[0];
  const posters = useRef<HTMLUListElement>(null);
  const picture = wideOf(film);
  return (
    <section className={`${styles.hero} ${styles.ink[artOf(film).pair]}`} aria-label={t('tonight')} data-part="hero">
      <img
        key={film.filmId}
        className={styles.picture}
        src={picture.url}
        width={picture.w}
        height={picture.h}
        alt=""
        loading="lazy"
      />
      <ul
        ref={posters}
        className={styles.posters}
        aria-hidden="true"
        onScroll={({ currentTarget: { scrollLeft, children } }) => {
          const step = (children[1]?.getBoundingClientRect().left ?? 1) - children[0]!.getBoundingClientRect().left;
          setAt(Math.min(heroes.length - 1, Math.max(0, Math.round(scrollLeft / step))));
        }}
      >
        {heroes.map((one, i) => (
          <li key={one.filmId} className={styles.posterPlace} data-on={i === at || undefined}>
            <FilmPoster film={one} eager={i === 0} />
          </li>
        ))}
      </ul>
      <Words film={film} place={`${at + 1}/${heroes.length}`} />
      <ol className={styles.lobby}>
        {heroes.map((one, i) => (
          <li key={one.filmId}>
            <button
              className={styles.card}
              type="button"
              aria-label={one.title}
              aria-pressed={i === at}
              onClick={() => setAt(i)}
            >
              <Figure size={20}>{i + 1}</Figure>
              <img src={wideOf(one).url} width={122} height={69} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Words = ({ film, place }: { readonly film: HeroFilm; readonly place: string }) => {
  const t = useWords('films');
  const length = useLengthText();
  const { title, year, tagline, genres, slug, kind, licence, demo, filmId } = film;
  return (
    <div className={styles.words}>
      <p className={styles.over}>
        <Icon name="film" size={18} />
        {t('tonight')}
      </p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.facts}>
        {[year, length(film), genres.map(({ name }) => name).join(', ')].filter(Boolean).join(' · ')}
      </p>
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      <div className={styles.acts}>
        <Link
          to={kind === 'phim' ? watchPath(slug, null) : filmPath(film)}
          {...buttonLook({ tone: 'board', size: 'l' })}
        >
          <Icon name="play" size={18} filled />
          {t('watch')}
        </Link>
        <MarkButton mark="save" target={{ type: 'film', id: filmId }} name={title} />
        <Link className={styles.info} to={filmPath(film)} aria-label={t('about', { title })}>
          <Icon name="info" size={20} />
        </Link>
        <span className={styles.place} aria-hidden="true">
          <Figure size={18}>{place}</Figure>
        </span>
      </div>
      <small className={styles.source}>{[demo ? t('demo') : '', licence].filter(Boolean).join(' · ')}</small>
    </div>
  );
};
