import type { FilmsParts } from '../../server/films/films.handlers.ts';
import { aFilm, fakeCatalogue, fakeFilms, filmNamesOfFiles } from '../../server/testing/fakeFilms.ts';
import { sameWords } from '../../server/shared/words.ts';
import { printAnswers } from './support/answers.ts';
import { options } from './support/options.ts';

/** CPU at the origin of the first page of so many films and of the counts beside it, as handlers, without HTTP. */
const FILMS_IN_ALL = 5000;
const { rounds } = options({ rounds: 40 });
const genres = ['drama', 'comedy', 'horror', 'documentary', 'animation', 'thriller', 'western'];
const countries = ['VN', 'FR', 'US', 'JP', 'DE'];
const words = ['gió', 'sông', 'đèn', 'tàu', 'mưa', 'chợ', 'núi', 'biển', 'trăng', 'rừng', 'phố', 'cầu'];

const films = Array.from({ length: FILMS_IN_ALL }, (_, i) => {
  const word = (by: number) => words[(i * by) % words.length]!;
  return aFilm(`film-${i}`, {
    ...{
      title: sameWords(`Người bán ${word(7)} ${word(5)} ${i}`),
      year: 1920 + ((i * 13) % 105),
      addedTs: i,
    },
    ...{
      durationSec: 600 + ((i * 131) % 7000),
      genres: [genres[i % 7]!, genres[(i * 3) % 7]!],
    },
    countries: [countries[i % 5]!],
  });
});

const catalogue = fakeCatalogue({ films, episodesOf: () => [] });
const parts: Partial<FilmsParts> = { catalogue, names: filmNamesOfFiles };
const { home, list, facets } = fakeFilms({}, parts);
const context = { locale: 'vi' } as Parameters<typeof list>[1];
const calls = {
  'first page of the area': () => home({}, context),
  'all films': () => list({ kind: 'phim' }, context),
  'with two filters': () => list({ kind: 'phim', genre: 'drama', country: 'VN' }, context),
  'found by name': () => list({ kind: 'phim', q: 'ban gio song' }, context),
  'counts of all filters': () => facets({ kind: 'phim', genre: 'drama' }, context),
};
await printAnswers(`${FILMS_IN_ALL} films`, calls, rounds);
