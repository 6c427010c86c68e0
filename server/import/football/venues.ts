import { slug } from '#domain/shared/slug.ts';
import type { VenueForm } from '../../shared/footballForm.ts';
import { nameKey } from './nameKey.ts';
import { added, addName, freeId, idsNamed, type World } from './world.ts';

const addVenue = (world: World, name: string, city: string | undefined): string => {
  const id = freeId(world.venues, name, city === undefined ? [] : [city]);
  added<VenueForm>(world.venues, id, { name, slug: slug(name), ...(city !== undefined && { city }) });
  addName(world, 'venue', name, id);
  if (city !== undefined) addName(world, 'venue', `${name} ${city}`, id);
  return id;
};

/** The ground of a club in its city; another of the same name in another city is another one. */
export const clubGround = (world: World, name: string, city: string | undefined): string => {
  const inCity = city === undefined ? [] : idsNamed(world, 'venue', `${name} ${city}`);
  if (inCity.length === 1) return inCity[0]!;
  const called = idsNamed(world, 'venue', name).filter((id) => {
    const known = world.venues.get(id)!.form.city;
    return known === undefined || city === undefined || nameKey(known) === nameKey(city);
  });
  return called.length === 1 ? called[0]! : addVenue(world, name, city);
};

/** The ground of a match, "Luzhniki Stadium, Moscow" or the city where a competition has one; null where it is not clear. */
export const matchGround = (world: World, text: string): string | null => {
  const ids = idsNamed(world, 'venue', text);
  if (ids.length === 1) return ids[0]!;
  if (ids.length > 1) return null;
  const [, name = text, city] = /^(.+?),\s*(.+)$/.exec(text) ?? [];
  return city === undefined ? addVenue(world, text, undefined) : clubGround(world, name, city);
};

/** A stadium with what is known of it; one that matches knew by its city alone gets its name. */
export const stadiumFor = (world: World, told: Omit<VenueForm, 'slug'>): string => {
  const { name, city } = told;
  const byCity = city === undefined ? [] : idsNamed(world, 'venue', city);
  const nameless = byCity.find((id) => nameKey(world.venues.get(id)!.form.name) === nameKey(city!));
  const id = nameless ?? clubGround(world, name, city);
  const entry = world.venues.get(id)!;
  entry.form = { ...entry.form, ...told, slug: slug(name) };
  addName(world, 'venue', name, id);
  if (city !== undefined) {
    addName(world, 'venue', `${name} ${city}`, id);
    addName(world, 'venue', city, id);
  }
  return id;
};
