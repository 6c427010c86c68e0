import type { BoardTime, Pair, SideName, Timer } from './timer.ts';

/** The drawings that stand for heroes. */
export const heroMarks = ['fox', 'shield', 'sun', 'claw', 'leaf', 'drop', 'mountain', 'bolt', 'eye', 'bell'] as const;
export type HeroMark = (typeof heroMarks)[number];

export interface Hero<Name = string> {
  readonly name: Name;
  readonly mark: HeroMark;
}
/** What a side has banned and picked so far, in order. */
export interface DraftSide<Name = string> {
  readonly bans: readonly Hero<Name>[];
  readonly picks: readonly Hero<Name>[];
}

/** What one player has done on this map. */
export interface PlayerLine<Name = string> {
  readonly name: string;
  /** What they play; absent where nobody says. */
  readonly hero?: Hero<Name>;
  readonly kills: number;
  readonly deaths: number;
  readonly assists?: number;
  readonly gold?: number;
}

export interface EsportBoard<Name = string> extends BoardTime {
  readonly sport: 'esport';
  readonly state: 'draft' | 'playing' | 'break' | 'over';
  /** An odd number of maps; whoever wins more than half has won. */
  readonly bestOf: number;
  /** Who won the maps that are over, in order. */
  readonly maps: readonly SideName[];
  /** Since the start of this map; of the last one in a break. */
  readonly clock: Timer;
  readonly kills: Pair;
  readonly towers?: Pair;
  readonly dragons?: Pair;
  /** Of each side, in gold. */
  readonly gold?: Pair;
  /** Home's gold less away's at each minute, from 0. */
  readonly goldLead?: readonly number[];
  readonly draft?: readonly [home: DraftSide<Name>, away: DraftSide<Name>];
  readonly players?: readonly [home: readonly PlayerLine<Name>[], away: readonly PlayerLine<Name>[]];
}

export const mapsToWin = (bestOf: number): number => Math.floor(bestOf / 2) + 1;

/** Maps won by home and away. */
export const mapScore = ({ maps }: Pick<EsportBoard, 'maps'>): Pair => {
  const home = maps.filter((winner) => winner === 'home').length;
  return [home, maps.length - home];
};

/** The map that is on or comes next, from 1; the last one once all is over. */
export const mapNumber = ({ maps, state }: Pick<EsportBoard, 'maps' | 'state'>): number =>
  state === 'over' ? Math.max(1, maps.length) : maps.length + 1;

export type MapBox = SideName | 'now' | 'coming';
/** One box for each map of the match. */
export const mapBoxes = (board: Pick<EsportBoard, 'maps' | 'bestOf' | 'state'>): readonly MapBox[] =>
  Array.from({ length: board.bestOf }, (_, i): MapBox => {
    const winner = board.maps[i];
    if (winner) return winner;
    return board.state !== 'over' && i === board.maps.length ? 'now' : 'coming';
  });

/** Who has more gold, and by how many thousands: "+3.2". Null where both have the same, rounded. */
export const goldAhead = ([home, away]: Pair): { readonly side: SideName; readonly text: string } | null => {
  const hundreds = Math.round(Math.abs(home - away) / 100);
  if (hundreds === 0) return null;
  return { side: home > away ? 'home' : 'away', text: `+${(hundreds / 10).toFixed(1)}` };
};
