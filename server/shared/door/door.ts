import { SITE_ROLES } from '#domain/auth/auth.ts';
import { createDoor, judgeText, type Door, type DoorContent, type DoorRefusal } from '#domain/door/judge.ts';
import { kindRules, type WordsKind } from '#domain/door/kinds.ts';
import { sketchOf } from '#domain/door/likeness.ts';
import { bitsApart, isTelling } from '#domain/door/pictureHash.ts';
import { isOfCrowd, isRepeated } from '#domain/door/repeats.ts';
import type { Viewer } from '../../http/identify.ts';
import type { Clock } from '../clock.ts';
import type { LimitStore } from '../limiter.ts';
import { pictureHashOf } from '../files/pictureHashOf.ts';
import { createRecent, type Said } from './recent.ts';

export interface DoorNeeds {
  /** The operator's rules; `version` changes with them. */
  readonly read: () => Promise<{ readonly version: string; readonly content: DoorContent }>;
  /** Hashes of pictures that were removed, in addition to those in the operator's rules. */
  readonly removedHashes: () => Promise<readonly string[]>;
  /** Since when a user is a member, epoch milliseconds; null if there is no such member. */
  readonly memberSince: (userId: string) => Promise<number | null>;
  readonly clock: Clock;
  /** LIMITS: without them nobody is stopped from repeating a text or writing fast. */
  readonly limits: boolean;
  readonly limitStore: LimitStore;
}

export interface Asked {
  readonly kind: WordsKind;
  /** In normal form (NFC). */
  readonly text: string;
  /** The most graphemes allowed. */
  readonly most?: number;
  /** Null for somebody who needs no account. */
  readonly who: Pick<Viewer, 'userId' | 'siteRoleId'> | null;
  /** What the text is about or where it appears; texts of different people are compared within a place. */
  readonly place: string;
  /** The idempotency key of the call: a retry after a lost answer counts as the same text. */
  readonly key?: string | null;
}

/** Why something is refused; `retryAfterS` is set where waiting is enough. */
export interface Refused extends DoorRefusal {
  readonly retryAfterS: number | null;
}

export interface DoorService {
  /** Judges a text: null if it may be written, and it is then remembered as said. */
  readonly judge: (asked: Asked) => Promise<Refused | null>;
  /** Judges a picture by its bytes, in a format that the portal can read: null if it resembles no removed picture. */
  readonly judgePicture: (bytes: Uint8Array) => Promise<Refused | null>;
}

const MEMBERS_KEPT = 5000;
const PLACES_KEPT = 1000;
const SAID_EACH = 16;
const CROWD_EACH = 64;
const SINCE_KEPT = 20_000;
const HOUR_MS = 3_600_000;

const plain: readonly number[] = [SITE_ROLES.member, SITE_ROLES.silent, SITE_ROLES.guest];
const forGood = (refusal: DoorRefusal): Refused => ({ ...refusal, retryAfterS: null });

/**
 * The single check for all texts, names and pictures. Recent texts are kept in this process's memory, up to a maximum.
 */
export const createDoorService = (needs: DoorNeeds): DoorService => {
  const { read, clock, limits, limitStore } = needs;
  const byMember = createRecent(MEMBERS_KEPT, SAID_EACH);
  const byPlace = createRecent(PLACES_KEPT, CROWD_EACH);
  let made: { readonly version: string; readonly door: Door } | null = null;
  const current = async (): Promise<Door> => {
    const { version, content } = await read();
    if (made?.version !== version) made = { version, door: createDoor(content) };
    return made.door;
  };

  const since = new Map<string, number>();
  const ageOf = async (who: Asked['who']): Promise<number | null> => {
    if (!who) return null;
    if (who.siteRoleId === SITE_ROLES.guest) return 0;
    const known = since.get(who.userId) ?? (await needs.memberSince(who.userId));
    if (known === null) return 0;
    since.set(who.userId, known);
    if (since.size > SINCE_KEPT) since.delete(since.keys().next().value!);
    return Math.max(0, clock() - known);
  };

  /** The refusal that follows from earlier texts. */
  const repeatRefusal = (
    door: Door,
    { text, place, key: sent = null }: Asked,
    userId: string,
    ageMs: number | null,
  ) => {
    // In another place the same key is not a retry of the same call.
    const key = sent === null ? null : `${place} ${sent}`;
    const said: Said = { userId, at: clock(), ageMs, sketch: sketchOf(text), key };
    const own = byMember.of(userId);
    if (key !== null && own.some((before) => before.key === key)) return null;
    const { repeats, crowd } = door.rules;
    if (isRepeated(own, said, repeats)) return forGood({ reason: 'repeated', rule: 'repeats' });
    if (isOfCrowd(byPlace.of(place), said, crowd, repeats?.likeness ?? 1))
      return forGood({ reason: 'repeated', rule: 'crowd' });
    byMember.add(userId, said);
    if (crowd !== null && !said.sketch.short) byPlace.add(place, said);
    return null;
  };

  const paceRefusal = async (door: Door, kind: WordsKind, userId: string, ageMs: number | null) => {
    const { pace } = door.rules;
    const by = kindRules[kind].pace;
    if (pace === null || by === null || ageMs === null || ageMs >= pace.underHours * HOUR_MS) return null;
    const { burst, everySec } = pace[by];
    const name = `door.${by}.${burst}.${everySec}`;
    const retryAfterS = await limitStore.take({ name, burst, everyMs: everySec * 1000 }, userId);
    return retryAfterS === null ? null : { reason: 'pace' as const, rule: `pace:${by}`, retryAfterS };
  };

  return {
    judge: async (asked) => {
      const { kind, text, most, who } = asked;
      const door = await current();
      const ageMs = await ageOf(who);
      const isStaff = who !== null && !plain.includes(who.siteRoleId);
      const refusal = judgeText(door, { kind, text, ageMs, isStaff, ...(most !== undefined && { most }) });
      if (refusal) return forGood(refusal);
      if (!limits || isStaff || who === null) return null;
      const repeated = kindRules[kind].repeats ? repeatRefusal(door, asked, who.userId, ageMs) : null;
      return repeated ?? paceRefusal(door, kind, who.userId, ageMs);
    },
    judgePicture: async (bytes) => {
      const { hashes: own, rules } = await current();
      if (rules.pictures === null) return null;
      const { bitsApart: most } = rules.pictures;
      const hashes = [...own, ...(await needs.removedHashes())];
      if (hashes.length === 0) return null;
      const hash = await pictureHashOf(bytes);
      if (hash === null || !isTelling(hash)) return null;
      const like = hashes.find((one) => bitsApart(one, hash) <= most);
      return like === undefined ? null : forGood({ reason: 'picture', rule: `picture:${like}` });
    },
  };
};
