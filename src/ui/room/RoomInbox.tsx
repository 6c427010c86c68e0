import { Suspense } from 'react';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { loadBehind } from '../layouts/BellSlot.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';

/** Both come with all that stands behind a page. */
const Dot = lazyPart(async () => ({ default: (await loadBehind()).UnreadDot }));
const Button = lazyPart(async () => ({ default: (await loadBehind()).InboxButton }));

/** A phone's room has no bar over it, and so no bell: a member is told at the way to the details that messages wait there. */
export const RoomUnread = ({ id }: { readonly id: string }) =>
  useLoggedIn() && (
    <Suspense>
      <Dot id={id} />
    </Suspense>
  );

/** And there they are reached. */
export const RoomInbox = () =>
  useLoggedIn() && (
    <Suspense>
      <Button />
    </Suspense>
  );
