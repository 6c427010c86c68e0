import type { RefObject } from 'react';
import type { MatchEvent } from '#domain/football/overview.ts';
import type { Room } from '#domain/match/match.ts';
import type { PicturePlace } from './picture.ts';

/** What both shapes of a room are given. */
export interface RoomProps {
  readonly room: Room;
  readonly events: readonly MatchEvent[];
  readonly picture: PicturePlace;
  /** Where the page's picture stands. */
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly staleSince: number | null;
  readonly fullscreen: boolean;
}
