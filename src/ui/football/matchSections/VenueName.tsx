import type { VenueRef } from '#domain/football/fixture.ts';
import { venuePath } from '#domain/football/footballPaths.ts';
import { Link } from '../../kit/Link.tsx';

/** A ground by name. */
export const VenueName = ({ venue }: { readonly venue: VenueRef }) => <Link to={venuePath(venue)}>{venue.name}</Link>;
