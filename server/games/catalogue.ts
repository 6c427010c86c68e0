import { GAMES, type Game, type GameCard, type GameTab, type GameTag } from '#domain/games/game.ts';
import { ownGames } from '#domain/games/own.ts';
import { localeConfig, type Locale } from '#domain/locale/locale.ts';
import { hasWords, searchText } from '#domain/schedule/matchSearch.ts';
import { placeOf } from '#domain/shared/slice.ts';
import { slug } from '#domain/shared/slug.ts';
import type { Rating } from '#domain/social/social.ts';
import type { Clock } from '../shared/clock.ts';
import { listedOf } from './operatorGames.ts';
import type { OperatorGame } from './operatorGames.store.ts';
import { ownListed, type ListedGame } from './ownGames.ts';

/** Views and ratings of games by members, by id. */
export interface Regard {
  readonly views: ReadonlyMap<string, number>;
  readonly ratings: ReadonlyMap<string, Rating>;
}
/** The same with the number of recent players. */
export interface Standing extends Regard {
  readonly lately: ReadonlyMap<string, number>;
}

export interface CatalogueNeeds {
  readonly regardOf: (type: 'game') => Promise<Regard>;
  readonly playedSince: (since: number) => Promise<ReadonlyMap<string, number>>;
  /** The games that an operator has imported. */
  readonly imported: () => Promise<readonly OperatorGame[]>;
  readonly clock: Clock;
}

export const COVER = 320;
const STANDING_MS = 30_000;
/** Maximum age of the list of imported games. */
const IMPORTED_MS = 2000;
const WEEK_MS = 7 * 86_400_000;
const none: Rating = { avg: 0, n: 0 };

interface Found extends ListedGame {
  readonly found: ReturnType<typeof searchText>;
}
const foundBy = (game: ListedGame): Found => ({
  ...game,
  found: searchText([...Object.values(game.name), ...Object.values(game.about)]),
});
const ownFound = ownListed.map(foundBy);
const byIdOf = (games: readonly Found[]): ReadonlyMap<string, Found> =>
  new Map(games.map((game) => [game.gameId, game]));

/** Weighted average: pulls games with few ratings towards the middle. */
const weighed = ({ avg, n }: Rating): number => (n === 0 ? 0 : (avg * n + 30) / (n + 5));

type Order = (standing: Standing, locale: Locale) => (a: Found, b: Found) => number;
const by =
  (of: (game: Found, standing: Standing) => number): Order =>
  (standing) =>
  (a, b) =>
    of(b, standing) - of(a, standing) || b.addedTs - a.addedTs;
const orders: Readonly<Record<GameTab, Order>> = {
  'game-hot': by(({ gameId }, { views }) => views.get(gameId) ?? 0),
  'game-moi': by(({ addedTs }) => addedTs),
  'game-top': by(({ gameId }, { ratings }) => weighed(ratings.get(gameId) ?? none)),
  'xu-huong': by(({ gameId }, { lately }) => lately.get(gameId) ?? 0),
  'game-all': (_standing, locale) => {
    const { compare } = new Intl.Collator(localeConfig(locale).iso, { numeric: true });
    return (a, b) => compare(a.name[locale], b.name[locale]);
  },
};

export const slugOf = ({ name, gameId }: Pick<ListedGame, 'name' | 'gameId'>): string => slug(name.vi) || gameId;

const cardOf = (game: ListedGame, { views, ratings }: Regard, locale: Locale): GameCard => ({
  gameId: game.gameId,
  slug: slugOf(game),
  name: game.name[locale],
  about: game.about[locale],
  cover: { url: game.from?.cover ?? `/game-art/${game.gameId}.svg`, w: COVER, h: COVER },
  ...{ tags: game.tags, controls: game.controls, minutes: game.minutes },
  rating: ratings.get(game.gameId) ?? none,
  counters: { plays: views.get(game.gameId) ?? 0 },
});

const kinship = (a: ListedGame, b: ListedGame): number =>
  2 * a.tags.filter((tag) => b.tags.includes(tag)).length - Math.abs(a.minutes - b.minutes) / 4;

export interface ListWish {
  readonly tab: GameTab;
  readonly genre: GameTag | undefined;
  readonly phone: boolean;
  readonly words: readonly string[];
  readonly cursor: string | undefined;
}

/** All games, in memory: lists cost no query except an occasional one for imported games. */
export const createCatalogue = ({ regardOf, playedSince, imported, clock }: CatalogueNeeds) => {
  let known: { readonly at: number; readonly byId: Promise<ReadonlyMap<string, Found>> } | null = null;
  const library = (): Promise<ReadonlyMap<string, Found>> => {
    if (known && Math.abs(clock() - known.at) < IMPORTED_MS) return known.byId;
    const byId = imported().then((games) => byIdOf([...ownFound, ...games.map((game) => foundBy(listedOf(game)))]));
    known = { at: clock(), byId };
    byId.catch(() => (known = null));
    return byId;
  };
  let held: { readonly at: number; readonly standing: Promise<Standing> } | null = null;
  /** At most half a minute old. */
  const standing = (): Promise<Standing> => {
    if (held && Math.abs(clock() - held.at) < STANDING_MS) return held.standing;
    const asked = Promise.all([regardOf('game'), playedSince(clock() - WEEK_MS)]).then(([regard, lately]) => ({
      ...regard,
      lately,
    }));
    held = { at: clock(), standing: asked };
    asked.catch(() => (held = null));
    return asked;
  };
  const card = async (gameId: string, locale: Locale): Promise<GameCard | null> => {
    const game = (await library()).get(gameId);
    return game ? cardOf(game, await standing(), locale) : null;
  };
  return {
    card,
    game: async (gameId: string): Promise<ListedGame | null> => (await library()).get(gameId) ?? null,
    list: async ({ tab, genre, phone, words, cursor }: ListWish, locale: Locale) => {
      const now = await standing();
      const passing = [...(await library()).values()]
        .filter(
          ({ tags, found }) =>
            (!genre || tags.includes(genre)) && hasWords(found, words) && (!phone || tags.includes('phone')),
        )
        .toSorted(orders[tab](now, locale));
      const last = cursor === undefined ? null : placeOf(cursor);
      const known = last === null ? -1 : passing.findIndex(({ gameId }) => gameId === last.id);
      const from = last === null ? 0 : known === -1 ? Math.min(last.at, passing.length) : known + 1;
      const shown = passing.slice(from, from + GAMES.pageSize);
      const end = shown.at(-1);
      const more = end && from + shown.length < passing.length;
      return {
        list: shown.map((game) => cardOf(game, now, locale)),
        next: more ? `${from + shown.length - 1}.${end.gameId}` : null,
        total: passing.length,
      };
    },
    detail: async (gameId: string, locale: Locale): Promise<Game | null> => {
      const games = await library();
      const game = games.get(gameId);
      if (!game) return null;
      const now = await standing();
      const similar = [...games.values()]
        .filter((other) => other !== game)
        .toSorted((a, b) => kinship(game, b) - kinship(game, a) || b.addedTs - a.addedTs)
        .slice(0, GAMES.similar);
      return {
        ...cardOf(game, now, locale),
        ...{ orientation: game.orientation, aspect: game.aspect, saves: game.saves },
        stage: game.stage ?? 'frame',
        ...{ entryUrl: game.from?.entryUrl ?? `/game-files/${gameId}/index.html`, sandbox: ['allow-scripts'] },
        leaderboard:
          game.scores === 'none' ? null : { kind: 'high', reset: 'daily', checked: game.scores === 'checked' },
        legend: game.legend.map(({ keys, label }) => ({ keys, label: label[locale] })),
        pad: game.pad.map(({ key, label }) => ({ key, label: label[locale] })),
        ...{ publisher: game.publisher, license: game.license, may: game.from?.may ?? null },
        similar: similar.map((one) => cardOf(one, now, locale)),
      };
    },
    /** The rules with which the origin replays a run of a game; null for a game that is not the portal's own. */
    rulesOf: (gameId: string) => (Object.hasOwn(ownGames, gameId) ? ownGames[gameId]! : null),
  };
};
export type Catalogue = ReturnType<typeof createCatalogue>;
