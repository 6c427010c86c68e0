import type { ManuscriptState } from '#domain/news/newsroom.ts';
import { manuscriptStates } from '#domain/news/newsroom.ts';
import { hrefOf } from '#domain/routing/routes.ts';

/** What the address says instead of an id for an article that is not saved yet. */
export const NEW_ARTICLE = 'moi';

/** The newsroom; an article in it, or the articles of one state. */
export const roomPath = ({
  articleId,
  state,
}: { readonly articleId?: string; readonly state?: string } = {}): string => {
  const room = hrefOf('newsroom');
  if (articleId !== undefined) return `${room}?bai=${encodeURIComponent(articleId)}`;
  return state === undefined ? room : `${room}?loc=${state}`;
};

export const stateOf = (text: string | null): ManuscriptState | null =>
  manuscriptStates.find((state) => state === text) ?? null;
