import { Suspense } from 'react';
import { matchTitle, type Commentator, type Room } from '#domain/match/match.ts';
import { FollowButton } from '../features/social/FollowButton.tsx';
import { Followers } from '../features/social/Followers.tsx';
import { MarkButton } from '../features/social/MarkButton.tsx';
import { NextWith } from './NextWith.tsx';
import * as styles from './RoomActs.css.ts';
import { useVisit } from './useVisit.ts';

interface RoomMarkProps {
  readonly mark: 'like' | 'save';
  readonly room: Pick<Room, 'roomId' | 'home' | 'away' | 'title'>;
}
interface SpeakerActsProps {
  readonly speaker: Commentator;
  readonly room: RoomMarkProps['room'] & Pick<Room, 'fixtureId'>;
  /** A drawing alone for each. */
  readonly small?: boolean;
}

/** What can be done about who is heard: following them, and a ticket for what they speak over next (LR-9); and keeping the room. */
export const SpeakerActs = ({ speaker, room, small }: SpeakerActsProps) => {
  const named = { target: { type: 'user', id: speaker.userId }, name: speaker.displayName } as const;
  useVisit(speaker.roomId);
  return (
    <>
      {!small && (
        <span className={styles.followers}>
          <Followers target={named.target} />
        </span>
      )}
      <FollowButton {...named} bare={small ?? false} />
      <Suspense>
        <NextWith person={speaker} besides={room.fixtureId} />
      </Suspense>
      {!small && <RoomMark mark="save" room={room} />}
    </>
  );
};

/** A heart for the room, or keeping it for later. */
export const RoomMark = ({ mark, room }: RoomMarkProps) => (
  <MarkButton mark={mark} target={{ type: 'room', id: room.roomId ?? '' }} name={matchTitle(room)} />
);
