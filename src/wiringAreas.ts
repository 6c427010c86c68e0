import type { Send } from '#adapters/http/send.ts';
import type { Area, AreaPorts } from '#ports/areas.ts';
import { createLate, type Late } from '#ui/app/late.ts';

/** Each area's adapter, in a file of its own that loads once somebody asks for it. */
export const wireAreas = (send: Send): Area => {
  const areas: { readonly [Name in keyof AreaPorts]: Late<AreaPorts[Name]> } = {
    bookings: createLate(async () => (await import('#adapters/http/bookings.ts')).httpBookings(send)),
  };
  return (name) => areas[name].load();
};
