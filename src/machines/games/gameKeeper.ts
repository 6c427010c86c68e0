import { readSavedRun, type Beginning } from '#domain/games/bridge.ts';
import type { GameSave } from '#domain/games/game.ts';
import type { GamesPort } from '#ports/games.ts';

export interface KeeperNeeds {
  readonly games: Pick<GamesPort, 'readSave' | 'save' | 'start' | 'session'>;
  readonly gameId: string;
  readonly saves: boolean;
  /** Only a member's games are kept, and only their runs can be scored. */
  readonly isMember: () => boolean;
  readonly clock: { readonly now: () => number; readonly id: () => string };
  readonly locale: () => Beginning['locale'];
  readonly signal: AbortSignal;
  /** When it was stored last; null while something is not stored. */
  readonly told: (news: { readonly savedAt: number | null; readonly conflict: GameSave | null }) => void;
}

/** GA-4, GA-5: what of a game is kept at the origin while somebody plays: its state, its run, and the time. */
export const createGameKeeper = ({ games, gameId, saves, isMember, clock, locale, signal, told }: KeeperNeeds) => {
  let rev = 0;
  let since: number | null = null;
  let last: string | null = null;
  let busy = false;
  let waiting: string | null = null;
  let conflict: GameSave | null = null;

  const newRun = async (): Promise<{ readonly runId: string; readonly seed: number }> => {
    const own = { runId: '', seed: clock.now() % 2_147_483_647 };
    if (!isMember()) return own;
    const started = await games.start({ gameId, clientId: clock.id() }, signal);
    return started.ok ? started.value : own;
  };
  const store = async (data: string, force: boolean): Promise<void> => {
    if (busy) {
      waiting = data;
      return;
    }
    busy = true;
    const answer = await games.save({ gameId, rev, data, force }, signal);
    busy = false;
    if (answer.ok) {
      ({ conflict } = answer.value);
      if (!conflict) ({ rev } = answer.value);
      told({ savedAt: conflict ? null : clock.now(), conflict });
    } else told({ savedAt: null, conflict });
    const next = waiting;
    waiting = null;
    if (next !== null && !conflict) await store(next, false);
  };
  return {
    newRun,
    /** With what the game begins: where it was left, or a new run. */
    beginning: async (): Promise<Omit<Beginning, 'muted'>> => {
      const kept = saves && isMember() ? await games.readSave(gameId, signal) : null;
      const save = kept?.ok ? kept.value : null;
      rev = save?.rev ?? 0;
      conflict = null;
      const run = save && readSavedRun(save.data);
      const begun = run && run.runId !== '' ? { runId: run.runId, seed: run.seed } : await newRun();
      return { locale: locale(), ...begun, data: save?.data ?? null };
    },
    save: (data: string): void => {
      last = data;
      // Whoever has to decide first loses nothing meanwhile.
      if (saves && isMember() && !conflict) void store(data, false);
    },
    /** A conflict is solved by hand: what is here stays, or what is there comes. */
    keepMine: async (): Promise<void> => {
      conflict = null;
      if (last !== null) await store(last, true);
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
