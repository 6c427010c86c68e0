import { createContext, type ComponentType } from 'react';
import type { BoardSport } from '#domain/match/board/board.ts';
import type { Overview } from '#domain/football/overview.ts';
import type { Room, Side } from '#domain/match/match.ts';
import { matchStatus, showsScore } from '#domain/match/matchStatus.ts';
import type { BoardHeights } from '#domain/room/stage.ts';
import type { PanelAsideProps } from './PanelAside.tsx';
import type { ScoreBoardProps } from './boardProps.ts';

export interface SportOverviewProps {
  readonly overview: Overview;
  readonly home: Side;
  readonly away: Side;
}

/** What a room of a sport with a board of its own shows in place of football's; it comes with the room's screen. */
export interface SportParts {
  readonly sport: BoardSport;
  readonly Board: ComponentType<ScoreBoardProps>;
  /** Of its board with all that it says, in CSS pixels. */
  readonly heights: Pick<BoardHeights, 'wide' | 'phone'>;
  readonly Overview: ComponentType<SportOverviewProps>;
  /** The running order, the table: a tab of its own, the first of all; beside a wide picture with the chat. */
  readonly panel?: {
    readonly Name: ComponentType;
    readonly Content: ComponentType<{ readonly room: Pick<Room, 'fixtureId'> }>;
    readonly Aside: ComponentType<PanelAsideProps>;
  };
}

/** Whether there is something to show on the board of its sport: from the start on, and where somebody tells it. */
export const hasSportBoard = ({ status, tabs }: Pick<Room, 'status' | 'tabs'>): boolean =>
  showsScore(matchStatus(status)) && tabs.includes('overview');

/** Null in a room of football. */
export const SportPartsContext = createContext<SportParts | null>(null);
