import type { Venue } from './entities.ts';

const MAP = 'https://www.openstreetmap.org';
/** A ground and the streets around it. */
const ZOOM = 16;

/** TP-4: where an open map shows a ground: its coordinates, else the search for its name in its city; null without either. */
export const venueMap = ({ name, city, geo }: Pick<Venue, 'name' | 'city' | 'geo'>): string | null => {
  if (geo) return `${MAP}/?mlat=${geo.lat}&mlon=${geo.lon}#map=${ZOOM}/${geo.lat}/${geo.lon}`;
  return city === undefined ? null : `${MAP}/search?query=${encodeURIComponent(`${name}, ${city}`)}`;
};
