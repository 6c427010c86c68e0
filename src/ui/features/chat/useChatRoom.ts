import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { announcesJoin } from '#domain/chat/chat.ts';
import { isLoggedIn, selectViewer } from '#machines/auth/auth.selectors.ts';
import type { ChatRoom, ChatRoomSnapshot } from '#machines/chat/chatRoom.ts';
import { selectPath } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useSession } from '../../hooks/useSession.ts';

/** Selects a part of a room's snapshot; the selector must return a primitive or a stable reference. */
export const useShown = <A>(room: ChatRoom, select: (shown: ChatRoomSnapshot) => A): A => {
  const read = () => select(room.getSnapshot());
  return useSyncExternalStore(room.subscribe, read, read);
};

/** The chat of a room, joined while it is shown; a member's join is announced once per visit (CHAT-6). */
export const useChatRoom = (groupId: string): ChatRoom => {
  const { navigation } = useApp();
  const { auth } = useSession();
  const { chatRoomFor, pictured } = useLive();
  const room = useMemo(() => chatRoomFor(groupId), [chatRoomFor, groupId]);
  const joined = useShown(room, (shown) => shown.joined);
  const member = useSelector(auth, (snapshot) => (isLoggedIn(snapshot) ? selectViewer(snapshot) : null));
  const memberId = member?.userId ?? null;
  const siteRoleId = member?.siteRoleId ?? 0;
  useEffect(() => {
    if (!joined || memberId === null) return;
    const path = selectPath(navigation.getSnapshot());
    if (announcesJoin({ loggedIn: true, siteRoleId, path })) room.announceJoin();
  }, [joined, memberId, siteRoleId, navigation, room]);
  useEffect(() => {
    const follow = () => room.follow(pictured.chatUntil(groupId), memberId);
    follow();
    return pictured.subscribe(follow);
  }, [room, pictured, groupId, memberId]);
  useEffect(() => () => room.setReading(false), [room]);
  return room;
};
