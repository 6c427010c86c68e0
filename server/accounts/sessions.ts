import { randomUUID } from 'node:crypto';
import { AUTH } from '#domain/auth/auth.ts';
import type { Device } from '#domain/auth/device.ts';
import type { Queries } from '../database/database.ts';
import { hashOf } from '../shared/secret.ts';
import { createRefreshTokens } from './refreshTokens.ts';
import type { Family, SessionsStore } from './sessions.store.ts';

/** How long a used refresh token still returns its successor in the browser that it is bound to, for two tabs that refresh at once. */
const REUSE_GRACE_MS = 10_000;
/** The same while that successor is unused, for a lost response: a browser waits 15 s for one. */
const LOST_ANSWER_MS = 60_000;
const PURGE_EVERY_MS = 86_400_000;

export interface Opened {
  readonly familyId: string;
  readonly refreshToken: string;
}

/**
 * Why a session ended, in this order: the member logged out, a used token was used again, a forgotten password was
 * reset, the password was changed, the member ended it from elsewhere, the account is deleted, or the member had too
 * many sessions and this one was unused for longest.
 */
type Ending = 'logout' | 'reuse' | 'reset' | 'password' | 'revoked' | 'deletion' | 'crowded';

/** The sessions that ended, with a function that publishes it. */
export interface Ended {
  readonly count: number;
  /** To be called after the transaction has committed. */
  readonly tell: (why: Ending) => void;
}

export interface Sessions {
  /** Opens a session. `binding` is the value of the browser's new cookie; null for any other client. */
  readonly open: (
    userId: string,
    by: { readonly binding: string | null; readonly device: Device | null; readonly networkHash: string },
    now: number,
    /** Dependent statements, run in the same transaction. */
    together?: (queries: Queries) => Promise<void>,
  ) => Promise<Opened>;
  /**
   * Null for a token that is unknown, has expired, or was used before; the last ends its family. `ended` if the session
   * was ended, here or elsewhere: only the browser that it is bound to gets this answer. `waitS` (seconds) if the
   * family was refreshed too often.
   */
  readonly refresh: (
    token: string,
    binding: string | null,
    now: number,
  ) => Promise<(Opened & Family) | 'ended' | { readonly waitS: number } | null>;
  /** Ends the family of a refresh token; returns its member, or null for an unknown token. */
  readonly end: (token: string, now: number) => Promise<{ readonly userId: string } | null>;
  /** Ends one session of a member; does nothing if it belongs to somebody else. */
  readonly endOne: (userId: string, sessionId: string, now: number) => Promise<void>;
  /** In the caller's transaction: ends every session of a member but `kept`. */
  readonly endAll: (queries: Queries, userId: string, kept: string | null, now: number) => Promise<Ended>;
  /** Whether a family is alive and, if it is bound to a browser, bound to this one. */
  readonly isAlive: (family: Family, binding: string | null, now: number) => boolean;
}

export interface SessionsNeeds {
  readonly store: SessionsStore;
  readonly refreshKey: Buffer;
  /** Counts a refresh of a family; returns the whole seconds to wait if there were too many, else null. */
  readonly countRefresh: (familyId: string) => Promise<number | null>;
  /** Called for each family that ends before its expiry. */
  readonly onEnded: (familyId: string, why: Ending) => void;
}

export const createSessions = ({ store, refreshKey, countRefresh, onEnded }: SessionsNeeds): Sessions => {
  const tokens = createRefreshTokens(refreshKey);
  const isBoundElsewhere = ({ bindingHash }: Family, binding: string | null): boolean =>
    bindingHash !== null && (binding === null || hashOf(binding) !== bindingHash);
  const isAlive = (family: Family, binding: string | null, now: number): boolean =>
    family.revokedAt === null && family.expiresAt > now && !isBoundElsewhere(family, binding);
  const isEndedHere = (family: Family, binding: string | null, now: number): boolean =>
    family.revokedAt !== null &&
    family.expiresAt > now &&
    family.bindingHash !== null &&
    !isBoundElsewhere(family, binding);
  let purgedAt = 0;

  const revoke = async (familyId: string, why: Ending, now: number): Promise<void> => {
    // After reuse the tokens are deleted, so that whoever holds one learns only that it is unknown.
    await store.revoke(familyId, now, { dropTokens: why === 'reuse' });
    onEnded(familyId, why);
  };

  /** The family of a token whose row is deleted because it was used more than a minute ago. */
  const familyNamed = async (token: string): Promise<Family | null> => {
    const familyId = tokens.familyOf(token);
    return familyId === null ? null : store.family(familyId);
  };

  return {
    isAlive,
    open: async (userId, { binding, device, networkHash }, now, together) => {
      if (now - purgedAt > PURGE_EVERY_MS) {
        purgedAt = now;
        await store.purge(now);
      }
      const familyId = randomUUID();
      const refreshToken = tokens.first(familyId);
      const bindingHash = binding === null ? null : hashOf(binding);
      const expiresAt = now + AUTH.refreshTokenMaxAgeS * 1000;
      const family = { familyId, userId, bindingHash, networkHash, expiresAt, device };
      for (const crowded of await store.add(family, hashOf(refreshToken), now, together)) onEnded(crowded, 'crowded');
      return { familyId, refreshToken };
    },
    refresh: async (token, binding, now) => {
      const found = await store.byToken(hashOf(token));
      if (!found) {
        const family = await familyNamed(token);
        if (family && isAlive(family, binding, now)) await revoke(family.familyId, 'reuse', now);
        return null;
      }
      if (!isAlive(found, binding, now)) return isEndedHere(found, binding, now) ? 'ended' : null;
      const successor = tokens.successorOf(token, found.familyId);
      const opened = { ...found, refreshToken: successor };
      if (found.usedAt === null) {
        const waitS = await countRefresh(found.familyId);
        if (waitS !== null) return { waitS };
        const rotated = { familyId: found.familyId, hash: hashOf(token), successorHash: hashOf(successor) };
        if (await store.rotate(rotated, now - LOST_ANSWER_MS, now)) return opened;
      }
      if (found.bindingHash !== null) {
        // A clock that was set back counts as an age of the same length, so that it does not extend the grace period.
        const usedAgo = Math.abs(now - (found.usedAt ?? now));
        if (usedAgo <= REUSE_GRACE_MS) return opened;
        const next = usedAgo <= LOST_ANSWER_MS ? await store.byToken(hashOf(successor)) : null;
        if (next?.usedAt === null) return opened;
      }
      await revoke(found.familyId, 'reuse', now);
      return null;
    },
    endOne: async (userId, sessionId, now) => {
      if (await store.revokeOf(userId, sessionId, now)) onEnded(sessionId, 'revoked');
    },
    endAll: async (queries, userId, kept, now) => {
      const ended = await store.revokeAll(queries, userId, kept, now);
      return {
        count: ended.length,
        tell: (why) => {
          for (const familyId of ended) onEnded(familyId, why);
        },
      };
    },
    end: async (token, now) => {
      const found = (await store.byToken(hashOf(token))) ?? (await familyNamed(token));
      if (!found) return null;
      if (found.revokedAt === null) await revoke(found.familyId, 'logout', now);
      return found;
    },
  };
};
