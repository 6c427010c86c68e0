import type { Favourite } from '#domain/football/favourites.ts';
import { aFixture } from './fixtures.ts';

/** A followed team with an upcoming match; the test overrides what it is about. */
export const aFavourite = (favourite: Partial<Favourite> = {}): Favourite => {
  const { target = { type: 'team', id: 'ben-go' } } = favourite;
  return {
    target,
    card: { target, title: 'Bến Gỗ', subtitle: '', img: null, path: `/doi-bong/${target.id}/${target.id}` },
    next: aFixture(),
    ...favourite,
  };
};
