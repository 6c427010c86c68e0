import type {
  ConsoleActSlice,
  ConsoleContent,
  ConsoleDoorPlan,
  ConsoleJob,
  ConsoleMember,
  ConsoleMemberSlice,
  ConsoleOverview,
  ConsoleWord,
  RoleName,
  WrittenPart,
} from '#domain/console/console.ts';
import type { Outcome } from './failure.ts';

/** A role for a member who had the role `from`; a repeat with the same `clientId` does nothing again. */
export interface RoleWish {
  readonly userId: string;
  readonly from: number;
  readonly to: RoleName;
  readonly proof: string;
  readonly clientId: string;
}
/** A part in the place of the one with this `rev`; `value` null: as it is built in. */
export interface ContentWish {
  readonly part: WrittenPart;
  readonly rev: string;
  readonly value: unknown;
  readonly clientId: string;
}

/** The operator's console, for the role leaderOperator. */
export interface OperatorPort {
  readonly overview: (signal: AbortSignal) => Promise<Outcome<ConsoleOverview>>;
  /** Those who have a role where `q` is empty. */
  readonly members: (q: string, cursor: string | null, signal: AbortSignal) => Promise<Outcome<ConsoleMemberSlice>>;
  /** 403 for an expired proof, 409 where the role was changed meanwhile, 422 where nobody would be left. */
  readonly setRole: (wish: RoleWish, signal: AbortSignal) => Promise<Outcome<ConsoleMember>>;
  readonly jobs: (signal: AbortSignal) => Promise<Outcome<readonly ConsoleJob[]>>;
  readonly startJob: (
    wish: { readonly name: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<ConsoleJob>>;
  readonly content: (part: WrittenPart, signal: AbortSignal) => Promise<Outcome<ConsoleContent>>;
  /** 409 where somebody else was faster, 422 with what is wrong by field. */
  readonly putContent: (wish: ContentWish, signal: AbortSignal) => Promise<Outcome<ConsoleContent>>;
  readonly words: (q: string, signal: AbortSignal) => Promise<Outcome<readonly ConsoleWord[]>>;
  readonly doorPlan: (value: unknown, signal: AbortSignal) => Promise<Outcome<ConsoleDoorPlan>>;
  readonly acts: (cursor: string | null, signal: AbortSignal) => Promise<Outcome<ConsoleActSlice>>;
}
