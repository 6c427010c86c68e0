import { gamePath } from '#domain/games/gamePaths.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Card } from '#domain/social/social.ts';
import type { Subjects } from '../shared/subjects.ts';
import type { Catalogue } from './catalogue.ts';

/** Games can be rated and saved, and unfinished games are on the shelf. */
export const gamesSubjects = (catalogue: Catalogue): Required<Pick<Subjects, 'game'>> => {
  const cardOf = async (id: string, locale: Locale): Promise<Card | null> => {
    const game = await catalogue.card(id, locale);
    return (
      game && {
        target: { type: 'game', id },
        ...{ title: game.name, subtitle: game.about, img: game.cover, path: gamePath(game) },
      }
    );
  };
  return {
    game: {
      takes: ['rate'],
      cards: (ids, { locale }) => Promise.all(ids.map((id) => cardOf(id, locale))),
      resume: (entries, { locale }) =>
        Promise.all(
          entries.map(async ({ target, done }) => {
            const card = done ? null : await cardOf(target.id, locale);
            return card && { group: target, target, card, position: 0, duration: 0 };
          }),
        ),
    },
  };
};
