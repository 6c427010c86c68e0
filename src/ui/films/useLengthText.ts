import type { FilmCard } from '#domain/films/film.ts';
import { useWords } from '../hooks/useWords.ts';

/** The length of a film in minutes; the seasons of a show. Empty if it is not known. */
export const useLengthText = () => {
  const t = useWords('films');
  return ({ kind, durationSec, seasons }: Pick<FilmCard, 'kind' | 'durationSec' | 'seasons'>): string => {
    if (kind === 'tv-show') return seasons === undefined ? '' : t('seasons', { count: seasons });
    return durationSec === null ? '' : t('minutes', { count: Math.max(1, Math.round(durationSec / 60)) });
  };
};
