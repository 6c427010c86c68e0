import { randomUUID } from 'node:crypto';
import {
  CHESS,
  chessOf,
  duelAgain,
  movesOf,
  newDuel,
  sideOfMember,
  type ColourWish,
  type DuelNews,
  type DuelState,
  type Seat,
} from '#domain/games/chess/duel.ts';
import { dueAt, duelAfter, type Duel, type DuelEvent } from '#domain/games/chess/duelAfter.ts';
import type { Side } from '#domain/games/chess/position.ts';
import { ERASED_ID } from '#domain/privacy/deletion.ts';
import type { Clock } from '../shared/clock.ts';
import type { DuelDone, DuelSource, DuelWish, SequencedDuel } from '../shared/duelSource.ts';
import type { After } from '../shared/timers.ts';
import type { ChessStore, StoredDuel } from './chess.store.ts';

export interface DuelsNeeds {
  readonly store: Pick<ChessStore, 'find' | 'unfinished' | 'put'>;
  readonly clock: Clock;
  readonly after: After;
  readonly nameOf: (userId: string) => Promise<string | null>;
  readonly newCode: () => string;
  readonly tossed: () => Side;
  readonly failed: (error: unknown) => void;
}
/** A player who joins a game. */
export type Player = Omit<Seat, 'awaySince'>;
export interface NewGame extends Pick<DuelState, 'control' | 'listed'> {
  readonly colour: ColourWish;
  readonly clientId: string;
}

interface Held {
  duel: Duel;
  readonly epoch: string;
  seq: number;
  told: SequencedDuel;
  tell: ((entry: SequencedDuel) => void) | null;
  readonly sockets: Map<string, number>;
  /** The queue of operations, run one after the other. */
  line: Promise<unknown>;
  callOff: () => void;
}

/** The longest wait of a timer, because the origin's clock may run faster than the machine's. */
const LOOK_MS = 1000;
/** How long a finished game stays in memory for people who come to look at it. */
const HELD_MS = 60_000;

const entryOf = (state: DuelState, cmd: DuelNews, ts: number): SequencedDuel['data'] => ({
  ...{ kind: 'duel', ts, cmd },
  ...state,
});
const seated = ({ host, guest }: DuelState, userId: string): boolean =>
  host.userId === userId || guest?.userId === userId;

/**
 * GA-11: the two-player games of this process. Unfinished games are kept in memory, and every game is stored before
 * anybody is told of it.
 */
export const createDuels = (needs: DuelsNeeds) => {
  const { store, clock, after, nameOf, newCode, tossed, failed } = needs;
  const held = new Map<string, Held>();
  const begun = new Map<string, string>();

  const look = (game: Held): void => {
    game.callOff();
    const { state } = game.duel;
    const due = dueAt(state);
    if (due === null) {
      game.callOff = after(HELD_MS, () => drop(game));
      return;
    }
    const wait = Math.min(LOOK_MS, Math.max(1, due - clock()));
    game.callOff = after(wait, () => {
      if (clock() < due) look(game);
      else
        void happen(game, { cmd: 'time' }, 'time')
          .catch(failed)
          .finally(() => look(game));
    });
  };
  const drop = (game: Held): void => {
    if (game.tell || game.duel.state.phase !== 'over') return;
    game.callOff();
    held.delete(game.duel.state.gameId);
    for (const [key, gameId] of begun) if (gameId === game.duel.state.gameId) begun.delete(key);
  };
  const hold = (state: DuelState): Held => {
    const ts = clock();
    const game: Held = {
      ...{ duel: { state, chess: chessOf(state) }, epoch: randomUUID(), seq: 1 },
      ...{ told: { seq: 1, data: entryOf(state, 'join', ts) }, tell: null },
      ...{ sockets: new Map(), line: Promise.resolve(), callOff: () => {} },
    };
    held.set(state.gameId, game);
    look(game);
    return game;
  };
  const inTurn = <A>(game: Held, work: () => Promise<A>): Promise<A> => {
    const done = game.line.then(work);
    game.line = done.catch(() => undefined);
    return done;
  };
  /** Stores the new state, then announces it. */
  const become = async (game: Held, duel: Duel, cmd: DuelNews, stores: boolean): Promise<void> => {
    const ts = clock();
    if (stores) await store.put(duel.state, ts);
    game.duel = duel;
    game.seq += 1;
    game.told = { seq: game.seq, data: entryOf(duel.state, cmd, ts) };
    game.tell?.(game.told);
    look(game);
  };
  /** Applies an event; whether the rules allowed it. */
  const happen = (game: Held, event: DuelEvent, cmd: DuelNews, at = clock()): Promise<boolean> =>
    inTurn(game, async () => {
      // A player whose time is up has lost, even if an event arrives a moment later.
      const timed = event.cmd === 'time' ? null : duelAfter(game.duel, { cmd: 'time' }, at);
      if (timed) await become(game, timed, 'time', true);
      const next = duelAfter(game.duel, event, at);
      if (!next) return false;
      await become(
        game,
        next,
        next.state.ending?.kind === 'timeUp' ? 'time' : cmd,
        event.cmd !== 'away' && event.cmd !== 'back',
      );
      return true;
    });

  const seatFor = async (userId: string, now: number): Promise<Seat> => ({
    ...{ userId, showName: (await nameOf(userId)) ?? '—', awaySince: now },
  });
  /** After a start nobody has a socket yet, and the player to move gets back the time that the origin was down. */
  const revived = async ({ hostId, guestId, ...rest }: StoredDuel): Promise<DuelState> => {
    const now = clock();
    const at = rest.phase === 'playing' ? now : rest.at;
    return {
      ...rest,
      at,
      host: await seatFor(hostId, now),
      guest: guestId === null ? null : await seatFor(guestId, now),
    };
  };
  const loading = new Map<string, Promise<Held | null>>();
  const load = async (gameId: string): Promise<Held | null> => {
    const known = held.get(gameId);
    if (known) return known;
    const stored = await store.find(gameId);
    return stored && (held.get(gameId) ?? hold(await revived(stored)));
  };
  const find = (gameId: string): Promise<Held | null> => {
    const under = loading.get(gameId) ?? load(gameId).finally(() => loading.delete(gameId));
    loading.set(gameId, under);
    return under;
  };

  const rematch = async (game: Held, by: Side): Promise<boolean> => {
    const { state } = game.duel;
    if (state.rematch === null || state.rematch === by) return happen(game, { cmd: 'rematch', by }, 'rematch');
    return inTurn(game, async () => {
      if (game.duel.state.next !== null) return true;
      const again = duelAgain(game.duel.state, newCode(), clock());
      await store.put(again, clock());
      hold(again);
      await become(game, { ...game.duel, state: { ...game.duel.state, next: again.gameId } }, 'again', true);
      return true;
    });
  };
  const act = async (game: Held, by: Side, { cmd, ...detail }: DuelWish, at: number): Promise<boolean> => {
    if (cmd === 'clock') return true;
    if (cmd === 'rematch') return rematch(game, by);
    if (cmd !== 'move') return happen(game, { cmd, by }, cmd, at);
    const moves = movesOf(game.duel.state);
    // A move repeated after a disconnect has been made already.
    if (detail.ply !== undefined && detail.ply < moves.length) return moves[detail.ply] === detail.move;
    if (detail.ply !== undefined && detail.ply > moves.length) return false;
    return happen(game, { cmd, by, ...detail }, cmd, at);
  };

  const source: DuelSource = {
    knows: async (gameId) => (await find(gameId)) !== null,
    open: (gameId, tell) => {
      const game = held.get(gameId);
      if (!game) return null;
      game.tell = tell;
      const presence = (userId: string, cmd: 'away' | 'back'): void => {
        if (seated(game.duel.state, userId)) happen(game, { cmd, userId }, cmd).catch(failed);
      };
      return {
        epoch: game.epoch,
        head: () => game.seq,
        latest: () => [game.told],
        after: (seq) => (seq === game.seq ? [] : seq === game.seq - 1 ? [game.told] : null),
        entered: ({ userId }) => {
          const sockets = game.sockets.get(userId) ?? 0;
          game.sockets.set(userId, sockets + 1);
          if (sockets === 0) presence(userId, 'back');
        },
        left: (userId) => {
          const sockets = (game.sockets.get(userId) ?? 1) - 1;
          if (sockets > 0) return void game.sockets.set(userId, sockets);
          game.sockets.delete(userId);
          presence(userId, 'away');
        },
        leave: () => {
          game.tell = null;
          look(game);
        },
      };
    },
    command: async (gameId, userId, wish): Promise<DuelDone> => {
      const at = clock();
      const game = await find(gameId);
      if (!game) return { code: 404 };
      if (wish.cmd === 'clock') return { ts: at };
      const { state } = game.duel;
      const isHostOfOpen = state.phase === 'open' && state.host.userId === userId && wish.cmd === 'abort';
      const by = sideOfMember(state, userId) ?? (isHostOfOpen ? 'w' : null);
      if (by === null || (state.phase === 'open' && !isHostOfOpen)) return { code: 403 };
      return (await act(game, by, wish, at)) ? { ts: clock() } : { code: 409 };
    },
  };

  const live = (): readonly DuelState[] =>
    [...held.values()].map(({ duel }) => duel.state).filter(({ phase }) => phase !== 'over');
  return {
    source,
    /** Loads the games that were unfinished when the origin stopped. */
    start: async (): Promise<void> => {
      for (const stored of await store.unfinished()) if (!held.has(stored.gameId)) hold(await revived(stored));
    },
    /** 409: the member has too many games; 503: the origin has too many. */
    create: async (host: Player, { control, listed, colour, clientId }: NewGame): Promise<string | 409 | 503> => {
      const key = `${host.userId} ${clientId}`;
      const before = begun.get(key);
      if (before !== undefined) return before;
      const others = live();
      if (others.filter((one) => seated(one, host.userId)).length >= CHESS.perMember) return 409;
      if (others.length >= CHESS.games) return 503;
      const gameId = newCode();
      if (await find(gameId)) return 503;
      const state = newDuel({ gameId, control, listed, host, hostSide: colour === 'random' ? null : colour }, clock());
      await store.put(state, clock());
      begun.set(key, gameId);
      hold(state);
      return gameId;
    },
    find: async (gameId: string): Promise<DuelState | null> => (await find(gameId))?.duel.state ?? null,
    join: async (gameId: string, who: Player): Promise<boolean> => {
      const game = await find(gameId);
      if (!game) return false;
      const hostSide = game.duel.state.hostSide ?? tossed();
      const joined = await happen(game, { cmd: 'join', who, hostSide }, 'join');
      // A former spectator has a socket already.
      if (joined && game.sockets.has(who.userId)) await happen(game, { cmd: 'back', userId: who.userId }, 'back');
      return joined;
    },
    live,
    /** Removes the name of a deleted member; the games that they were playing end. */
    forget: async (userId: string): Promise<void> => {
      for (const game of held.values()) {
        if (!seated(game.duel.state, userId)) continue;
        const by = sideOfMember(game.duel.state, userId) ?? 'w';
        if (!(await happen(game, { cmd: 'abort', by }, 'abort'))) await happen(game, { cmd: 'resign', by }, 'resign');
        await inTurn(game, () => {
          const nobody = (seat: Seat): Seat =>
            seat.userId === userId ? { ...seat, userId: ERASED_ID, showName: '—' } : seat;
          const { state } = game.duel;
          const next = { ...state, host: nobody(state.host), guest: state.guest && nobody(state.guest) };
          return become(game, { ...game.duel, state: next }, 'away', true);
        });
      }
    },
    close: async (): Promise<void> => {
      for (const game of held.values()) {
        game.callOff();
        await game.line;
      }
      held.clear();
    },
  };
};
