import type { PersonRef } from '#domain/football/fixture.ts';
import { managerPath, playerPath } from '#domain/football/footballPaths.ts';
import { Link } from '../../kit/Link.tsx';

interface PersonNameProps {
  readonly person: PersonRef;
  /** A head coach, whose page is another one. */
  readonly coach?: boolean;
}

/** A person by name, the way to their page; the whole of the name where it is cut. */
export const PersonName = ({ person, coach }: PersonNameProps) => (
  <Link to={coach ? managerPath(person) : playerPath(person)} title={person.name}>
    {person.name}
  </Link>
);
