import { randomUUID } from 'node:crypto';
import { AUTH } from '#domain/auth/auth.ts';
import type { Device } from '#domain/auth/device.ts';
import type { Queries } from '../database/database.ts';
import { hashOf } from '../shared/secret.ts';
import { createRefreshTokens } from './refreshTokens.ts';
import type { Family, SessionsStore } from './sessions.store.ts';

/** How long a used refresh token still gets its successor, in the browser it is bound to: two tabs refreshing at once. */
const REUSE_GRACE_MS = 10_000;
/** How long it does there while nobody has used that successor: its answer was lost, and a browser waits 15 s for one. */
const LOST_ANSWER_MS = 60_000;
const PURGE_EVERY_MS = 86_400_000;

export interface Opened {
  readonly familyId: string;
  readonly refreshToken: string;
}

/**
 * Left, a used token was used again, a forgotten password was set, the password was changed, the member ended it
 * elsewhere, ends their account, or opened so many others that this one, unused for longest, made room.
 */
type Ending = 'logout' | 'reuse' | 'reset' | 'password' | 'revoked' | 'deletion' | 'crowded';

/** What ended, and how to tell of it. */
export interface Ended {
  readonly count: number;
  /** To be called once it is stored. */
  readonly tell: (why: Ending) => void;
}

export interface Sessions {
  /** `binding` is the value of the browser's new cookie; null for any other client. */
  readonly open: (
    userId: string,
    by: { readonly binding: string | null; readonly device: Device | null; readonly networkHash: string },
    now: number,
    /** Does in the same transaction what follows from it. */
    together?: (queries: Queries) => Promise<void>,
  ) => Promise<Opened>;
  /**
   * Null for a token that is not known, has run out, or was used before; the last ends its family. `ended` for one whose
   * member ended it, here or elsewhere: said to the browser that it is bound to, and to nobody else. `waitS` where the
   * family was refreshed too often.
   */
  readonly refresh: (
    token: string,
    binding: string | null,
    now: number,
  ) => Promise<(Opened & Family) | 'ended' | { readonly waitS: number } | null>;
  /** Ends the family of a refresh token; answers its member, or null for a token that is not known. */
  readonly end: (token: string, now: number) => Promise<{ readonly userId: string } | null>;
  /** Ends one session of a member; nothing happens where it is not theirs. */
  readonly endOne: (userId: string, sessionId: string, now: number) => Promise<void>;
  /** Ends every session of a member but `kept`, among other statements. */
  readonly endAll: (queries: Queries, userId: string, kept: string | null, now: number) => Promise<Ended>;
  /** Whether a family is alive, and bound to this browser if to any. */
  readonly isAlive: (family: Family, binding: string | null, now: number) => boolean;
}

export interface SessionsNeeds {
  readonly store: SessionsStore;
  readonly refreshKey: Buffer;
  /** Counts a refresh of a family; whole seconds to wait where it is one too many, else null. */
  readonly countRefresh: (familyId: string) => Promise<number | null>;
  /** Hears of each family that ends before its time. */
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
    // Of one that is nobody's wish, whoever holds one of its tokens hears no more than that it is not known.
    await store.revoke(familyId, now, { dropTokens: why === 'reuse' });
    onEnded(familyId, why);
  };

  /** Of a token whose row has gone: it was used more than a minute ago. */
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
        // By how much a clock was set back counts like an age: neither opens the grace for longer than it says.
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
