import { hrefOf } from '../routing/routes.ts';

/** The page on which a game is played. */
export const gamePath = ({ slug, gameId }: { readonly slug: string; readonly gameId: string }): string =>
  hrefOf('game', { game: slug, id: gameId });
