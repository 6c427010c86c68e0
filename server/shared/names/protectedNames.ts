import { isReservedName } from './reservedNames.ts';
import { bareSkeleton } from '#domain/door/skeleton.ts';

/** Somebody whose name nobody else may bear: a commentator, or one of those who run the portal. */
export interface NamedPerson {
  readonly userId: string;
  readonly name: string;
}

/** Whether a name would be taken for the portal's own or somebody's who stands for it; `ownId` is whose it is to be. */
export type IsProtectedName = (name: string, ownId: string | null) => Promise<boolean>;

/** What people put before the name of a commentator. */
const TITLE = /^\s*(blv|bình luận viên|commentator|解說員)\s+/iu;

/** Ordinary members may share a name: only those whom `named` answers are kept apart. */
export const createIsProtectedName =
  (
    named: () => Promise<readonly NamedPerson[]>,
    /** Whether nobody may bear a name, for what it says. */
    isRefused: (name: string) => Promise<boolean> = async () => false,
  ): IsProtectedName =>
  async (name, ownId) => {
    if (isReservedName(name) || (await isRefused(name))) return true;
    const wanted = new Set([name, name.normalize('NFKC').replace(TITLE, '')].map(bareSkeleton));
    return (await named()).some((person) => person.userId !== ownId && wanted.has(bareSkeleton(person.name)));
  };
