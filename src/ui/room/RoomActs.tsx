import { Suspense } from 'react';
import { matchTitle, type Commentator, type Room } from '#domain/match/match.ts';
import { FollowButton } from '../features/social/FollowButton.tsx';
import { Followers } from '../features/social/Followers.tsx';
import { MarkButton } from '../features/social/MarkButton.tsx';
import { useView } from '../features/social/useView.ts';
import { NextWith } from './NextWith.tsx';
import * as styles from './RoomActs.css.ts';
import { useVisit } from './useVisit.ts';

type ActsRoom = Pick<Room, 'fixtureId' | 'roomId' | 'home' | 'away' | 'title' | 'users'>;
export interface RoomActsProps {
  /** `speaker`: the actions on the commentator, `small` as icons on a phone; or one button for the room. */
  readonly of: 'speaker' | 'small' | 'like' | 'save';
  readonly room: ActsRoom;
}

/** The buttons at the top of a room, each rendered in the space reserved for it. */
export default function RoomActs({ of, room }: RoomActsProps) {
  const [speaker] = room.users;
  if (of === 'like' || of === 'save') return <RoomMark mark={of} room={room} />;
  return speaker && <SpeakerActs speaker={speaker} room={room} small={of === 'small'} />;
}

interface SpeakerActsProps {
  readonly speaker: Commentator;
  readonly room: ActsRoom;
  readonly small: boolean;
}

/** Following the commentator, booking their next match (LR-9), and saving the room. */
const SpeakerActs = ({ speaker, room, small }: SpeakerActsProps) => {
  const named = { target: { type: 'user', id: speaker.userId }, name: speaker.displayName } as const;
  useVisit(speaker.roomId);
  useView({ type: 'room', id: room.roomId ?? '' });
  return (
    <>
      {!small && (
        <span className={styles.followers}>
          <Followers target={named.target} />
        </span>
      )}
      <FollowButton {...named} bare={small} />
      <Suspense>
        <NextWith person={speaker} besides={room.fixtureId} />
      </Suspense>
      {!small && <RoomMark mark="save" room={room} />}
    </>
  );
};

const RoomMark = ({ mark, room }: { readonly mark: 'like' | 'save'; readonly room: ActsRoom }) => (
  <MarkButton mark={mark} target={{ type: 'room', id: room.roomId ?? '' }} name={matchTitle(room)} />
);
