import { savedList } from '#machines/social/social.resources.ts';
import { MarkedList } from './MarkedList.tsx';

/** What the member has saved for later. */
export default function SavedSection() {
  return <MarkedList toggle="save" of={savedList} />;
}
