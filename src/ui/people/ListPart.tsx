import type { ReactNode } from 'react';
import type { FriendState } from '#domain/people/people.ts';
import { friendList } from '#machines/people/people.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { Failed } from '../parts/Failed.tsx';
import { SkeletonRows } from '../parts/Skeleton.tsx';
import { PersonList } from './PersonList.tsx';

export interface ListPartProps {
  readonly label: string;
  readonly state: Exclude<FriendState, 'none'>;
  readonly viewerId: string;
  /** What stands there where there is nobody. */
  readonly none: ReactNode;
}

/** The members to whom the viewer stands in one way. */
export const ListPart = ({ label, state, viewerId, none }: ListPartProps) => {
  const { value, failure, busy, retry } = useResource(friendList, { viewerId, state });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={4} height={72} />;
  if (value.length === 0) return none;
  return <PersonList label={label} people={value} viewerId={viewerId} />;
};
