import { isIn, keepsGroup, type GroupPrivacy, type GroupRole } from './group.ts';

/** What somebody does about who is in a group; `none` puts somebody out. */
export type GroupAct =
  | { readonly kind: 'join' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'approve'; readonly on: boolean }
  | { readonly kind: 'role'; readonly role: 'owner' | 'mod' | 'member' | 'none' };

/** How things stand before an act. */
export interface GroupStanding {
  readonly privacy: GroupPrivacy;
  /** Who acts. */
  readonly by: GroupRole | null;
  /** Whom it is about: for `join` and `leave` the same person. */
  readonly whom: GroupRole | null;
  readonly owners: number;
}

/** Why it is not done: they may not, it is the last owner, or there is no such person in the group. */
export type GroupFault = 'notAllowed' | 'lastOwner' | 'notThere';

const gone = ({ whom, owners }: GroupStanding): GroupRole | null | GroupFault =>
  whom === 'owner' && owners <= 1 ? 'lastOwner' : null;

/** What somebody is in a group after an act, null for nothing; or why it is not done. The same again changes nothing. */
export const roleAfter = (act: GroupAct, standing: GroupStanding): GroupRole | null | GroupFault => {
  const { privacy, by, whom, owners } = standing;
  // Who asked while the group was closed joins once it is open.
  if (act.kind === 'join') return isIn(whom) ? whom : privacy === 'public' ? 'member' : 'pending';
  if (act.kind === 'leave') return gone(standing);
  if (!keepsGroup(by)) return 'notAllowed';
  if (whom === null) return 'notThere';
  if (act.kind === 'approve') return whom === 'pending' ? (act.on ? 'member' : null) : act.on ? whom : 'notThere';
  if (whom === 'pending') return 'notThere';
  // Who keeps order beside the owners puts members out, and nothing else.
  if (by !== 'owner' && !(act.role === 'none' && whom === 'member')) return 'notAllowed';
  if (act.role === 'none') return gone(standing);
  return whom === 'owner' && act.role !== 'owner' && owners <= 1 ? 'lastOwner' : act.role;
};

const faults: readonly (GroupRole | GroupFault | null)[] = ['notAllowed', 'lastOwner', 'notThere'];
export const isFault = (outcome: GroupRole | GroupFault | null): outcome is GroupFault => faults.includes(outcome);

/** Who follows where the last owner's account is erased: who kept order longest, else who is in it longest; null for nobody. */
export const heirOf = (
  others: readonly { readonly userId: string; readonly role: GroupRole; readonly since: number }[],
): string | null => {
  const rank = ({ role, since }: (typeof others)[number]) => (role === 'mod' ? 0 : Number.MAX_SAFE_INTEGER / 2) + since;
  const [first] = others
    .filter(({ role }) => role === 'mod' || role === 'member')
    .toSorted((a, b) => rank(a) - rank(b) || (a.userId < b.userId ? -1 : 1));
  return first?.userId ?? null;
};
