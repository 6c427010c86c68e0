import { films } from '../http/films.ts';
import type { InputOf } from '../http/call.ts';
import { ask } from './ask.ts';

/** The resources of `machines/films/films.resources.ts` that pages load first. */
export const filmsAsks = {
  filmHome: ask(films.home, (_: null) => ({})),
  filmList: ask(films.list, (query: Pick<InputOf<typeof films.list>, 'kind'>) => query),
  filmFacets: ask(films.facets, (query: Pick<InputOf<typeof films.facets>, 'kind'>) => query),
  filmDetail: ask(films.detail, (query: { readonly slug: string }) => query),
};
