import type { Overview } from '#domain/football/overview.ts';
import type { OddsMarket } from '#domain/odds/market.ts';
import type { Room } from '#domain/match/match.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { EDGE_MS, release, stateAt, type Dated } from '#domain/room/release.ts';
import { tabsThen } from '#domain/room/roomTabs.ts';
import type { RoomStat } from '#domain/room/roomStat.ts';
import type { LookBackPort } from '#ports/lookBack.ts';
import { selectShownUntil, type TimelineSnapshot } from './timeline.selectors.ts';
import { createTrack, type Track } from './track.ts';

/** How long odds stand before they are asked for again, in milliseconds. */
const ODDS_MS = 5000;

/** What of a match follows the picture. */
export interface Pictures {
  readonly stat: RoomStat;
  readonly overview: Overview;
  readonly odds: readonly OddsMarket[];
}
export type PictureKind = keyof Pictures;
type Tracks = { readonly [K in PictureKind]: Track<Pictures[K]> };

/** The room whose picture is shown, and the language in which it is told. */
export interface Pictured {
  readonly roomId: string;
  readonly fixtureId: string;
  readonly groupId: string;
  readonly locale: Locale;
}

interface PicturedNeeds {
  readonly timeline: {
    readonly getSnapshot: () => TimelineSnapshot;
    readonly subscribe: (changed: () => void) => unknown;
  };
  readonly port: LookBackPort;
  readonly now: () => number;
  /** Aborts running calls when the page is left. */
  readonly signal: AbortSignal;
}

export interface PicturedStore {
  /** The picture is that of this room from now on. */
  readonly watch: (room: Pictured) => void;
  /** Up to which moment the chat of a group may be shown; Infinity where it does not follow the picture. */
  readonly chatUntil: (groupId: string) => number;
  /** Somebody wants to see this, so that it is asked for; returns the function that ends it. */
  readonly hold: (kind: PictureKind) => () => void;
  /**
   * What belongs to the picture of a match: null while that is not known, undefined where nothing waits for a picture,
   * and what is newest may be shown.
   */
  readonly shown: <K extends PictureKind>(kind: K, fixtureId: string) => Pictures[K] | null | undefined;
  /** A room whose board says what it said then; the same object while nothing changes. */
  readonly roomThen: (room: Room) => Room;
  /** The moment of the picture, which goes on by itself while it plays; now, where nothing waits for one. */
  readonly moment: () => number;
  readonly subscribe: (changed: () => void) => () => void;
}

/** The room as its board stood; as little as is known where that is not known. */
const roomAt = ({ note: _note, noteAt: _noteAt, ...room }: Room, stat: RoomStat | null): Room => {
  if (!stat) return { ...room, status: 'live', score: null };
  const { statusText: status, score, note, noteAt, tabs } = stat;
  return {
    ...{ ...room, status, tabs: tabsThen(tabs, room.tabs) },
    score: score && `${score.home}-${score.away}`,
    ...(note === undefined ? {} : { note }),
    ...(noteAt === undefined ? {} : { noteAt }),
  };
};

/** A picture that plays says where it is at least this often, in milliseconds. */
const TICK_MS = 500;

/** B1: board, events, figures and odds of the match whose picture is shown, as they stood at the moment that it shows. */
export const createPictured = ({ timeline, port, now, signal }: PicturedNeeds): PicturedStore => {
  const listeners = new Set<() => void>();
  const held: Record<PictureKind, number> = { stat: 0, overview: 0, odds: 0 };
  let room: Pictured | null = null;
  let tracks: Tracks | null = null;
  let composed: { readonly of: readonly unknown[]; readonly overview: Overview } | null = null;
  let merged: { readonly of: readonly unknown[]; readonly room: Room } | null = null;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const until = () => selectShownUntil(timeline.getSnapshot());

  const tracksOf = ({ roomId, fixtureId }: Pictured): Tracks => ({
    stat: createTrack({
      ...{ now, changed },
      ask: async (atTs) => {
        const told = await port.stat(roomId, atTs, signal);
        return told.ok ? { asOf: told.value.ts, until: told.value.untilTs, value: told.value } : null;
      },
    }),
    overview: createTrack({
      ...{ now, changed },
      ask: async (atTs) => {
        const told = await port.overview(fixtureId, atTs, signal);
        if (!told.ok) return null;
        const { asOf = now(), untilTs = asOf } = told.value;
        return { asOf, until: untilTs, value: told.value };
      },
    }),
    odds: createTrack({
      ...{ now, changed },
      ask: async (atTs) => {
        const told = await port.odds(fixtureId, atTs, signal);
        return told.ok ? { asOf: atTs, until: Math.min(now(), atTs + ODDS_MS), value: told.value } : null;
      },
    }),
  });

  /** Figures and board as they stood then, with every event until then: those come with whatever was told last. */
  const overviewAt = (states: readonly Dated<Overview>[], playhead: number): Overview | null => {
    const then = stateAt(states, playhead);
    const last = states.at(-1);
    if (!then || !last) return null;
    const { shown } = release(last.value.events, { mode: 'withPicture', playhead });
    const of = [then.value, last.value, shown.length];
    if (!composed || composed.of.some((one, i) => one !== of[i])) {
      // What was taken back since then still stood.
      const told = new Map(then.value.events.map((event) => [event.eventId, event]));
      composed = { of, overview: { ...then.value, events: shown.map((event) => told.get(event.eventId) ?? event) } };
    }
    return composed.overview;
  };

  const look = () => {
    const playhead = until();
    if (!tracks || playhead === Infinity) return;
    if (held.stat > 0) tracks.stat.look(playhead);
    if (held.overview > 0) tracks.overview.look(playhead);
    if (held.odds > 0) tracks.odds.look(playhead);
  };
  let toldAt = now();
  timeline.subscribe(() => {
    toldAt = now();
    look();
    changed();
  });

  const shown = <K extends PictureKind>(kind: K, fixtureId: string) => {
    const playhead = until();
    if (!tracks || room?.fixtureId !== fixtureId || playhead === Infinity) return undefined;
    // As a stream begins at the edge, what was shown before stays until the first answer.
    if (tracks[kind].states().length === 0 && now() - playhead < EDGE_MS) return undefined;
    // TypeScript does not see that K is 'overview' here.
    if (kind === 'overview') return overviewAt(tracks.overview.states(), playhead) as Pictures[K] | null;
    return tracks[kind].at(playhead);
  };

  return {
    watch: (next) => {
      const same = room?.roomId === next.roomId && room.fixtureId === next.fixtureId && room.locale === next.locale;
      room = next;
      if (same) return;
      if (tracks) for (const track of Object.values(tracks)) track.close();
      tracks = tracksOf(next);
      look();
      changed();
    },
    chatUntil: (groupId) => (room?.groupId === groupId ? until() : Infinity),
    hold: (kind) => {
      held[kind] += 1;
      look();
      return () => {
        held[kind] -= 1;
      };
    },
    shown,
    roomThen: (given) => {
      const stat = shown('stat', given.fixtureId);
      if (stat === undefined) return given;
      if (!merged || merged.of[0] !== given || merged.of[1] !== stat)
        merged = { of: [given, stat], room: roomAt(given, stat) };
      return merged.room;
    },
    moment: () => {
      const playhead = until();
      if (playhead === Infinity) return now();
      const { moving } = timeline.getSnapshot().context;
      return moving ? playhead + Math.min(TICK_MS, Math.max(0, now() - toldAt)) : playhead;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
