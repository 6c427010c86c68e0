import type { Friend, FriendAct } from '#domain/people/people.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { foundMembers, friendList, friendship, oneMember } from './people.resources.ts';

interface About {
  readonly act: FriendAct;
  readonly userId: string;
}

/**
 * An action on another member. One at a time per member: a viewer who pressed "accept" cannot also press "decline"
 * before the answer.
 */
export const befriend = act({
  name: 'befriend',
  members: true,
  to: ({ userId }: About) => userId,
  run: async ({ loadPort }: Ports, { act, userId }, { signal }) => (await loadPort('people')).act(act, userId, signal),
  applyAnswer: (friend: Friend, { userId }, change) => change(oneMember, { userId }, () => friend),
  invalidates: [friendList, foundMembers, oneMember, friendship],
});
