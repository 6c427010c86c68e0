import { readSavedRun, type Beginning } from '#domain/games/bridge.ts';
import type { GameSave } from '#domain/games/game.ts';
import type { GamesPort } from '#ports/games.ts';
import type { GamesOnDevice } from './games.memory.ts';

export interface KeeperNeeds {
  readonly games: Pick<GamesPort, 'readSave' | 'save' | 'start' | 'session'>;
  readonly gameId: string;
  readonly saves: boolean;
  /** Keeps the games of a guest. */
  readonly device: GamesOnDevice;
  /** A member's games are kept at the origin, and only their runs can be scored. */
  readonly isMember: () => boolean;
  readonly clock: { readonly now: () => number; readonly id: () => string };
  readonly locale: () => Beginning['locale'];
  readonly signal: AbortSignal;
  readonly told: (news: KeeperNews) => void;
}
export interface KeeperNews {
  /** When it was stored last; null while something is not stored. */
  readonly savedAt: number | null;
  /** What the origin has instead of what is here. */
  readonly conflict: GameSave | null;
  /** What is here was played on this device by a guest. */
  readonly guests: boolean;
}

/** GA-4, GA-5: what of a game is kept while somebody plays: its state, its run, and the time. */
export const createGameKeeper = (needs: KeeperNeeds) => {
  const { games, gameId, saves, device, isMember, clock, locale, signal } = needs;
  let rev = 0;
  let since: number | null = null;
  let last: string | null = null;
  let busy = false;
  let waiting: string | null = null;
  let conflict: GameSave | null = null;
  let guests = false;

  const tell = (savedAt: number | null) => needs.told({ savedAt, conflict, guests });

  const newRun = async (): Promise<{ readonly runId: string; readonly seed: number }> => {
    const own = { runId: '', seed: clock.now() % 2_147_483_647 };
    if (!isMember()) return own;
    const started = await games.start({ gameId, clientId: clock.id() }, signal);
    return started.ok ? started.value : own;
  };
  const store = async (data: string, force: boolean): Promise<void> => {
    if (!isMember()) return tell(device.keep(gameId, data, clock.now()) ? clock.now() : null);
    if (busy) {
      waiting = data;
      return;
    }
    busy = true;
    const answer = await games.save({ gameId, rev, data, force }, signal);
    busy = false;
    if (answer.ok) {
      ({ conflict } = answer.value);
      if (!conflict) {
        ({ rev } = answer.value);
        // It is the member's now.
        device.forget(gameId);
        guests = false;
      }
      tell(conflict ? null : clock.now());
    } else tell(null);
    const next = waiting;
    waiting = null;
    if (next !== null && !conflict) await store(next, false);
  };
  return {
    newRun,
    /** With what the game begins: where it was left, or a new run. */
    beginning: async (): Promise<Omit<Beginning, 'muted'>> => {
      const here = saves ? device.of(gameId) : null;
      const kept = saves && isMember() ? await games.readSave(gameId, signal) : null;
      const save = kept?.ok ? kept.value : null;
      rev = save?.rev ?? 0;
      guests = isMember() && here !== null;
      // Somebody who played as a guest decides by hand, where the origin has a game too.
      conflict = guests ? save : null;
      const data = here ?? save?.data ?? null;
      last = data;
      tell(null);
      if (guests && kept?.ok && !save && here !== null) await store(here, false);
      const run = data === null ? null : readSavedRun(data);
      const begun = run ? { runId: run.runId, seed: run.seed } : await newRun();
      return { locale: locale(), ...begun, data };
    },
    save: (data: string): void => {
      last = data;
      // Whoever has to decide first loses nothing meanwhile.
      if (saves && !conflict) void store(data, false);
    },
    /** A conflict is solved by hand: what is here stays, or what is there comes. */
    keepMine: async (): Promise<void> => {
      conflict = null;
      if (last !== null) await store(last, true);
    },
    /** What is there comes; what a guest left here is gone. */
    takeTheirs: (): void => {
      conflict = null;
      device.forget(gameId);
    },
    /** What was saved last, for a file. */
    last: (): string | null => last,
    playing: (): void => {
      since ??= clock.now();
    },
    rested: (): void => {
      const startedAt = since;
      since = null;
      if (startedAt !== null && isMember()) void games.session({ gameId, startedAt, endedAt: clock.now() }, signal);
    },
  };
};
export type GameKeeper = ReturnType<typeof createGameKeeper>;
