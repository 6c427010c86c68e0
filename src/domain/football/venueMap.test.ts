import { expect, it } from 'vitest';
import { venueMap } from './venueMap.ts';

it.each([
  [{ name: 'Sân Bãi Bồi', geo: { lat: 21.02, lon: -105.8 } }, '/?mlat=21.02&mlon=-105.8#map=16/21.02/-105.8'],
  [{ name: 'Sân & Bãi', city: 'Bến Gỗ' }, '/search?query=S%C3%A2n%20%26%20B%C3%A3i%2C%20B%E1%BA%BFn%20G%E1%BB%97'],
])('TP-4: a ground stands on a map by its place, or by name and city: %j', (venue, address) => {
  expect(venueMap(venue)).toBe(`https://www.openstreetmap.org${address}`);
});
it('TP-4: a name alone may be anywhere, and leads nowhere', () => {
  expect(venueMap({ name: 'Sân Bãi Bồi' })).toBeNull();
});
