import type { ReactNode } from 'react';
import type { FriendState } from '#domain/people/people.ts';
import { friendList } from '#machines/people/people.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { Feed } from '../kit/Feed.tsx';
import { PersonList } from './PersonList.tsx';

export interface ListPartProps {
  readonly label: string;
  readonly state: Exclude<FriendState, 'none'>;
  /** Shown if the list is empty. */
  readonly none: ReactNode;
  /** Whether another list follows below. */
  readonly byPress?: boolean;
}

/** The members who have one relation to the viewer. */
export const ListPart = ({ label, state, none, byPress = false }: ListPartProps) => {
  const friends = useFeed(friendList, { state });
  return (
    <Feed of={friends} empty={none} total={friends.value?.about.total} byPress={byPress}>
      {(list) => <PersonList label={label} people={list} />}
    </Feed>
  );
};
