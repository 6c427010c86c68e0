import { aStoredChapter, aStoredComic, fakeCatalogue, fakeComics } from '../../server/testing/fakeComics.ts';
import { sameWords } from '../../server/shared/words.ts';
import { printAnswers } from './support/answers.ts';
import { options } from './support/options.ts';

/** CPU at the origin of the first page of so many comics and of the counts beside it, as handlers, without HTTP. */
const COMICS_IN_ALL = 5000;
const { rounds } = options({ rounds: 40 });
const genres = ['drama', 'comedy', 'horror', 'football', 'family', 'thriller', 'slice-of-life'];
const countries = ['VN', 'JP', 'KR', 'CN', 'FR'];
const words = ['gió', 'sông', 'đèn', 'tàu', 'mưa', 'chợ', 'núi', 'biển', 'trăng', 'rừng', 'phố', 'cầu'];

const comics = Array.from({ length: COMICS_IN_ALL }, (_, i) => {
  const word = (by: number) => words[(i * by) % words.length]!;
  return aStoredComic(`comic-${i}`, {
    ...{ title: sameWords(`Người giữ ${word(7)} ${word(5)} ${i}`), addedTs: i, country: countries[i % 5]! },
    ...{ genres: [genres[i % 7]!, genres[(i * 3) % 7]!], status: i % 4 === 0 ? 'completed' : 'ongoing' },
  });
});
const catalogue = fakeCatalogue({
  comics,
  chaptersOf: (comicId) => [1, 2, 3, 4].map((no) => aStoredChapter(comicId, no, { createdAt: comicId.length * no })),
  ...{ pagesOf: () => [], draw: () => null },
});
const { home, list, facets } = fakeComics({}, { catalogue });
const context = { locale: 'vi' } as Parameters<typeof list>[1];
const calls = {
  'first page of the area': () => home({}, context),
  'all comics': () => list({}, context),
  'by title': () => list({ sort: 'title' }, context),
  'with two filters': () => list({ genre: 'drama', country: 'VN' }, context),
  'found by name': () => list({ q: 'giu gio song' }, context),
  'counts of all filters': () => facets({ genre: 'drama' }, context),
};
await printAnswers(`${COMICS_IN_ALL} comics`, calls, rounds);
