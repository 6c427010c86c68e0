import { isReservedName } from './reservedNames.ts';
import { bareSkeleton } from '#domain/door/skeleton.ts';

/** A person whose name nobody else may use: a commentator, or a member of the portal's staff. */
export interface NamedPerson {
  readonly userId: string;
  readonly name: string;
}

/**
 * Whether a name could be taken for the portal's own or for a person who represents it; `ownId` is the user who wants
 * the name.
 */
export type IsProtectedName = (name: string, ownId: string | null) => Promise<boolean>;

/** Titles that people put before the name of a commentator. */
const TITLE = /^\s*(blv|bình luận viên|commentator|解說員)\s+/iu;

/** Ordinary members may share a name: only the names of those whom `named` returns are protected. */
export const createIsProtectedName =
  (
    named: () => Promise<readonly NamedPerson[]>,
    /** Whether the content of a name is forbidden to everybody. */
    isRefused: (name: string) => Promise<boolean> = async () => false,
  ): IsProtectedName =>
  async (name, ownId) => {
    if (isReservedName(name) || (await isRefused(name))) return true;
    const wanted = new Set([name, name.normalize('NFKC').replace(TITLE, '')].map(bareSkeleton));
    return (await named()).some((person) => person.userId !== ownId && wanted.has(bareSkeleton(person.name)));
  };
