import { Suspense } from 'react';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { loadBehind } from '../layouts/BellSlot.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';

/** Both are part of the `Behind` chunk. */
const Dot = lazyPart(async () => ({ default: (await loadBehind()).UnreadDot }));
const Button = lazyPart(async () => ({ default: (await loadBehind()).InboxButton }));

/** A phone's room has no top bar, and so no bell: unread messages are shown on the button for the details. */
export const RoomUnread = ({ id }: { readonly id: string }) =>
  useLoggedIn() && (
    <Suspense>
      <Dot id={id} />
    </Suspense>
  );

/** Opens the inbox from the details. */
export const RoomInbox = () =>
  useLoggedIn() && (
    <Suspense>
      <Button />
    </Suspense>
  );
