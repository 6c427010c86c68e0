import type { Locale } from '#domain/locale/locale.ts';
import type { Board } from '#domain/match/board/board.ts';
import type { DraftSide, PlayerLine } from '#domain/match/board/esport.ts';
import type { SportEvent } from '#domain/match/board/sportEvent.ts';
import type { Words } from './words.ts';

const named =
  (locale: Locale) =>
  <A extends { readonly name: Words }>(one: A): Omit<A, 'name'> & { readonly name: string } => ({
    ...one,
    name: one.name[locale],
  });

const draftIn = ({ bans, picks }: DraftSide<Words>, locale: Locale): DraftSide => ({
  bans: bans.map(named(locale)),
  picks: picks.map(named(locale)),
});

const playersIn = (players: readonly PlayerLine<Words>[], locale: Locale): readonly PlayerLine[] =>
  players.map(({ hero, ...line }) => ({ ...line, ...(hero && { hero: named(locale)(hero) }) }));

/** A board in one language. */
export const boardIn = (board: Board<Words>, locale: Locale): Board => {
  switch (board.sport) {
    case 'marble': {
      const { points, ...rest } = board;
      const order = board.order.map(named(locale));
      return { ...rest, order, ...(points && { points: points.map(named(locale)) }) };
    }
    case 'esport': {
      const { draft, players, ...rest } = board;
      return {
        ...rest,
        ...(draft && { draft: [draftIn(draft[0], locale), draftIn(draft[1], locale)] }),
        ...(players && { players: [playersIn(players[0], locale), playersIn(players[1], locale)] }),
      };
    }
    default:
      return board;
  }
};

/** An event in one language. */
export const sportEventIn = (event: SportEvent<Words>, locale: Locale): SportEvent =>
  event.sport === 'marble' ? { ...event, name: event.name[locale] } : event;
