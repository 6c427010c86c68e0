import { followedList } from '#machines/social/social.resources.ts';
import { MarkedList } from './MarkedList.tsx';

/** The people and things that the member follows. */
export default function FollowedSection() {
  return <MarkedList toggle="follow" of={followedList} />;
}
