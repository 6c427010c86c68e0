import type { RefObject } from 'react';
import type { MatchEvent } from '#domain/football/matchData.ts';
import type { Room } from '#domain/match/match.ts';
import type { StagePlan } from '#domain/room/stage.ts';
import type { PicturePlace } from './picture.ts';

/** The common props of both layouts of a room. */
export interface RoomProps {
  readonly room: Room;
  readonly events: readonly MatchEvent[];
  readonly picture: PicturePlace;
  /** The slot of the page's video. */
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly staleSince: number | null;
  readonly fullscreen: boolean;
  /** What stands where. */
  readonly plan: StagePlan;
  readonly hideChat: () => void;
}
