import { quoteOf } from '#domain/comments/comment.ts';
import { minutesFault, needsSecond, undoLeftMs, type Decision } from '#domain/moderation/decision.ts';
import type { InboxKind } from '#domain/inbox/inbox.ts';
import type { Database, Queries } from '../database/database.ts';
import type { Confirmation, Decisions, DecisionWish, Together } from '../shared/moderation/decisions.ts';
import type { DoneBy, Hold, Holder } from '../shared/moderation/hands.ts';
import { newId } from '../shared/newId.ts';
import type { Writes } from '../shared/outbox.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import type { DecisionsStore, NewDecision, StoredPart } from './decisions.store.ts';
import type { Hands } from './handsOf.ts';

/** What somebody is told of a decision about them. */
export interface DecisionNote {
  readonly userId: string;
  readonly kind: Extract<InboxKind, `decision${string}` | `appeal${string}` | `report${string}`>;
  readonly params: Readonly<Record<string, string>>;
  readonly goTo: string;
  readonly onceKey: string;
  readonly at: number;
}

export interface DecisionsNeeds {
  readonly database: Database;
  readonly store: DecisionsStore;
  readonly hands: () => Hands;
  /** Answers what tells a member; null where there is nobody to tell. */
  readonly noted: (note: DecisionNote) => Promise<Writes | null>;
  /** Where somebody reads of decisions about them. */
  readonly page: string;
  readonly failed: (error: unknown) => void;
  /** Among the statements of an undo, and of a second moderator's answer: what follows from them. */
  readonly undone?: Together;
  readonly confirmed?: Together;
}

/** What is done once everything is stored. */
type Settle = () => Promise<void> | void;

const kinds = { remove: 'decisionRemoved', mute: 'decisionMuted', ban: 'decisionBanned' } as const;

/** What the reverse of decisions needs beside `Decisions`, for an appeal that is granted. */
export interface OwnDecisions extends Decisions {
  /** Among other statements: takes a decision back however old it is; what is left to do once they are stored. */
  readonly reverse: (queries: Queries, decision: Decision, by: string, at: number) => Promise<readonly Settle[]>;
  /** Does what is left to do. */
  readonly settle: (settles: readonly Settle[]) => Promise<void>;
}

export const createDecisions = (needs: DecisionsNeeds): OwnDecisions => {
  const { database, store, hands, noted, page, failed } = needs;

  const settle = async (settles: readonly Settle[]): Promise<void> => {
    for (const one of settles) await Promise.resolve(one()).catch(failed);
  };
  const holdOf = (decision: Decision, place: string | null, by: string): Hold | null => {
    const { decisionId, action, about, until, at } = decision;
    if ((action !== 'mute' && action !== 'ban') || about === null || until === undefined) return null;
    return { decisionId, action, userId: about, place, untilAt: until, by, at };
  };

  /** Does by the hands of the areas what was decided, and writes down what each needs to undo it. */
  const carryOut = async (queries: Queries, decision: Decision, by: string): Promise<readonly Settle[]> => {
    const settles: Settle[] = [];
    let nr = 0;
    const { decisionId, action, targets, place, at } = decision;
    if (action === 'remove')
      for (const { type, id } of targets) {
        const found = hands().remover(type);
        const kept = await found?.remover.remove(queries, id, { decisionId, userId: by, at });
        if (!found || kept === null || kept === undefined) continue;
        const { hand, remover } = found;
        await store.addPart(queries, decisionId, (nr += 1), { hand, what: 'remove', type, thingId: id, kept });
        settles.push(() => remover.settled?.(id, 'removed'));
      }
    for (const { hand, holder, place: within } of hands().holders(place)) {
      const hold = holdOf(decision, within, by);
      if (!hold) continue;
      const kept = await holder.hold(queries, hold);
      const part = { hand, what: 'hold', type: 'hold', thingId: within ?? '', kept } as const;
      await store.addPart(queries, decisionId, (nr += 1), part);
      settles.push(() => holder.settled?.(hold, 'held'));
    }
    return settles;
  };

  /** What held before a hold, past all that was undone meanwhile. */
  const keptBefore = async (queries: Queries, holder: Holder, part: StoredPart): Promise<string> => {
    const earlier = holder.heldBy?.(part.kept) ?? null;
    if (earlier === null || (await store.byId(earlier, queries))?.state !== 'undone') return part.kept;
    const its = (await store.parts(queries, earlier)).find(
      ({ hand, what, thingId }) => hand === part.hand && what === 'hold' && thingId === part.thingId,
    );
    return its ? keptBefore(queries, holder, its) : '';
  };

  const reverse: OwnDecisions['reverse'] = async (queries, decision, by, at) => {
    const { decisionId } = decision;
    const settles: Settle[] = [];
    const doneBy: DoneBy = { decisionId, userId: by, at };
    await store.addUndo(queries, decisionId, by, at);
    for (const part of await store.parts(queries, decisionId)) {
      const { hand, what, type, thingId, kept } = part;
      if (what === 'remove') {
        const remover = hands().remover(type)?.remover;
        await remover?.restore(queries, thingId, kept, doneBy);
        settles.push(() => remover?.settled?.(thingId, 'restored'));
        continue;
      }
      const holder = hands().holder(hand);
      const hold = holdOf(decision, thingId === '' ? null : thingId, decision.by ?? by);
      if (!holder || !hold) continue;
      await holder.release(queries, hold, await keptBefore(queries, holder, part));
      settles.push(() => holder.settled?.(hold, 'released'));
    }
    return settles;
  };

  /** What tells whom a decision concerns, with its reason. */
  const told = async (decision: Decision, text: string): Promise<Writes | null> => {
    const { decisionId, action, about, reason, minutes = 0, at } = decision;
    if (about === null || action === 'none') return null;
    return noted({
      ...{ userId: about, kind: kinds[action], goTo: page, onceKey: `decision ${decisionId}`, at },
      params: {
        reason,
        text: text === '' ? '…' : quoteOf(text),
        minutes: String(minutes),
        days: String(daysOf(minutes)),
      },
    });
  };
  const toldUndone = async ({ decisionId, about, action }: Decision, at: number): Promise<Writes | null> => {
    if (about === null || action === 'none') return null;
    const to = { userId: about, goTo: page, onceKey: `undone ${decisionId}`, at } as const;
    return noted({ ...to, kind: 'decisionUndone', params: {} });
  };

  const faultOf = ({ action, targets, about, minutes, place }: DecisionWish): Refusal | null => {
    const bad = (field: string, why: string) => refused(422, { fields: { [field]: why } });
    const fault = minutesFault(action, minutes);
    if (fault) return bad('minutes', fault === 'missing' ? 'is missing' : 'are too many');
    const isHeld = action === 'mute' || action === 'ban';
    if (isHeld && about === null) return bad('action', 'there is nobody to keep from writing');
    if (isHeld && hands().holders(place).length === 0) return bad('place', 'is not there');
    if (action !== 'remove') return null;
    return targets.length > 0 && targets.every(({ type }) => hands().remover(type))
      ? null
      : bad('action', 'this cannot be removed');
  };

  const begin = async (
    wish: DecisionWish,
  ): Promise<{ decision: NewDecision; first: Decision; note: Writes | null }> => {
    const { by, action, targets, about, place, minutes, reason, clientId, at } = wish;
    const isHeld = minutes !== undefined && (action === 'mute' || action === 'ban');
    const decision: NewDecision = {
      ...{ decisionId: newId('d'), by, action, targets, about, reason, clientId, at },
      needsSecond: needsSecond({ action, ...(minutes !== undefined && { minutes }) }),
      ...(place !== undefined && { place }),
      ...(isHeld && { minutes, until: at + minutes * 60_000 }),
    };
    const { clientId: _client, needsSecond: waits, ...line } = decision;
    const first: Decision = { ...line, state: waits ? 'waits' : 'stands' };
    const [target] = targets;
    const shown = target && (await hands().exhibit(target));
    return { decision, first, note: waits ? null : await told(first, shown?.text ?? '') };
  };

  /** Serializable, and a unique key besides: the same by a clientId is carried out once. */
  const decide = async (wish: DecisionWish, together?: Together): Promise<Decision | Refusal> => {
    const fault = faultOf(wish);
    if (fault) return fault;
    const { decision, first, note } = await begin(wish);
    let settles: readonly Settle[] = [];
    const stored = await database.transaction(async (queries) => {
      settles = [];
      const before = await store.byClient(wish.by, wish.clientId, queries);
      if (before) return before;
      await store.add(queries, decision);
      if (first.state === 'stands') settles = await carryOut(queries, first, wish.by);
      await note?.(queries);
      await together?.(queries, first);
      return first;
    });
    await settle(settles);
    return stored;
  };

  /** Serializable, and a unique key besides: once. */
  const undo = async (decisionId: string, by: string, at: number): Promise<Decision | Refusal> => {
    const before = await store.byId(decisionId);
    if (!before) return refused(404);
    const note = await toldUndone(before, at);
    let settles: readonly Settle[] = [];
    const isTaken = await database.transaction(async (queries) => {
      settles = [];
      const decision = await store.byId(decisionId, queries);
      if (!decision || decision.state === 'undone') return true;
      if (undoLeftMs(decision, at) === 0) return false;
      settles = await reverse(queries, decision, by, at);
      if (decision.state === 'stands') await note?.(queries);
      await needs.undone?.(queries, decision);
      return true;
    });
    await settle(settles);
    if (!isTaken) return refused(409, { message: 'It can no longer be undone.' });
    return (await store.byId(decisionId)) ?? refused(404);
  };

  /** Serializable, and unique keys besides: one answers. */
  const confirm = async (
    { decisionId, by, agrees, at }: Confirmation,
    together?: Together,
  ): Promise<Decision | Refusal> => {
    const before = await store.byId(decisionId);
    if (!before) return refused(404);
    if (before.by === by) return refused(403, { message: 'Another moderator has to agree.' });
    const until = at + (before.minutes ?? 0) * 60_000;
    const agreed: Decision = { ...before, state: agrees ? 'stands' : 'void', until, second: by };
    const note = agrees ? await told(agreed, '') : null;
    let settles: readonly Settle[] = [];
    const isOpen = await database.transaction(async (queries) => {
      settles = [];
      const decision = await store.byId(decisionId, queries);
      if (decision?.state !== 'waits') return false;
      await store.addSecond(queries, { decisionId, by, agrees, until, at });
      if (agrees) settles = await carryOut(queries, agreed, decision.by ?? by);
      await note?.(queries);
      await needs.confirmed?.(queries, agreed);
      await together?.(queries, agreed);
      return true;
    });
    await settle(settles);
    const after = await store.byId(decisionId);
    if (!after) return refused(404);
    const isSame = after.second === by && (after.state !== 'void') === agrees;
    return isOpen || isSame ? after : refused(409, { message: 'Somebody else answered it.' });
  };

  /** Serializable, and a unique key besides: each ends once. */
  const end = async ({ userId, action, by, at }: Parameters<Decisions['end']>[0]): Promise<void> => {
    let settles: readonly Settle[] = [];
    await database.transaction(async (queries) => {
      settles = [];
      for (const decisionId of await store.holding(queries, userId, action, at)) {
        const decision = await store.byId(decisionId, queries);
        if (decision?.state === 'stands') settles = [...settles, ...(await reverse(queries, decision, by, at))];
      }
    });
    await settle(settles);
  };

  return {
    ...{ decide, undo, confirm, reverse, settle, end },
    byId: (decisionId) => store.byId(decisionId),
    made: (by, clientId) => store.byClient(by, clientId),
  };
};

const daysOf = (minutes: number): number => Math.ceil(minutes / (24 * 60));
