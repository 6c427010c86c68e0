import { randomBytes, randomUUID } from 'node:crypto';
import { codeFrom, HANDOVER, tidyCode } from '#domain/handover/handover.ts';
import type { JoinedParty } from '#domain/party/joinedParty.ts';
import { PARTY, startedParty, type PartyNews, type PartyState } from '#domain/party/party.ts';
import { isLeaders, partyAfter, type PartyEvent } from '#domain/party/partyAfter.ts';
import type { Target } from '#domain/social/social.ts';
import type { Clock } from '../shared/clock.ts';
import type { PartySource, PartyWish } from '../shared/partySource.ts';
import type { After } from '../shared/timers.ts';
import { createPartyLog, type CreatedPartyLog } from './partyLog.ts';

interface Party {
  readonly partyId: string;
  readonly code: string;
  readonly target: Target;
  readonly log: CreatedPartyLog;
  state: PartyState;
  /** The position of the last announcement. */
  toldAt: number;
  readonly sockets: Map<string, number>;
  /** Pending actions for a person, or for the whole party. */
  readonly timers: Map<string, () => void>;
}

export interface PartiesNeeds {
  /** The machine's milliseconds: a film plays at the machine's speed, whatever CLOCK says. */
  readonly clock: Clock;
  readonly after: After;
}

/** The event of a command; null for a command that changes nothing by itself. */
const eventOf = ({ cmd, pos, rate, to }: PartyWish, by: string, place: number): PartyEvent | null => {
  if (cmd === 'clock') return null;
  if (cmd === 'lead') return to === undefined ? null : { cmd, by, to };
  if (cmd === 'play' || cmd === 'pause' || cmd === 'seek') return { cmd, by, pos: pos ?? place };
  if (cmd === 'rate') return rate === undefined ? null : { cmd, by, pos: pos ?? place, rate };
  return { cmd, by };
};

/** FI-11: the parties of this process. They are kept in memory only, so a restarted origin has none. */
export const createParties = ({ clock, after }: PartiesNeeds) => {
  const parties = new Map<string, Party>();
  const byCode = new Map<string, Party>();
  const begun = new Map<string, Party>();

  const later = (party: Party, key: string, delayMs: number, run: () => void): void => {
    party.timers.get(key)?.();
    party.timers.set(key, after(delayMs, run));
  };
  const callOff = (party: Party, key: string): void => {
    party.timers.get(key)?.();
    party.timers.delete(key);
  };
  const drop = (party: Party): void => {
    for (const stop of party.timers.values()) stop();
    parties.delete(party.partyId);
    byCode.delete(party.code);
    for (const [key, one] of begun) if (one === party) begun.delete(key);
  };
  const tell = (party: Party, cmd: PartyNews, by: string | null): void => {
    party.toldAt = party.log.add({ kind: 'watch', ts: clock(), cmd, by, ...party.state }).seq;
  };
  const happen = (party: Party, event: PartyEvent, by: string | null): boolean => {
    const next = partyAfter(party.state, event, clock());
    if (next === party.state) return false;
    party.state = next;
    tell(party, event.cmd, by);
    for (const { userId } of next.people) if (!next.waitingFor.includes(userId)) callOff(party, `wait ${userId}`);
    if (next.ended) drop(party);
    else if (next.people.length === 0) later(party, 'empty', PARTY.emptyMs, () => drop(party));
    else callOff(party, 'empty');
    return true;
  };

  const source: PartySource = {
    refusal: (partyId, userId) => {
      const party = parties.get(partyId);
      if (!party) return 404;
      const { people } = party.state;
      return people.length < PARTY.people || people.some((one) => one.userId === userId) ? null : 429;
    },
    open: (partyId, told) => {
      const party = parties.get(partyId);
      if (!party) return null;
      party.log.hear(told);
      return {
        ...party.log.log,
        entered: ({ userId, displayName: showName, kind }) => {
          party.sockets.set(userId, (party.sockets.get(userId) ?? 0) + 1);
          callOff(party, `away ${userId}`);
          const who = { userId, showName, guest: kind === 'guest' };
          const known = party.state.people.some((one) => one.userId === userId && !one.away);
          if (!known) happen(party, { cmd: 'join', who }, userId);
          else if (!party.log.isLatest(party.toldAt)) tell(party, 'join', userId);
        },
        left: (userId) => {
          const sockets = (party.sockets.get(userId) ?? 1) - 1;
          if (sockets > 0) return void party.sockets.set(userId, sockets);
          party.sockets.delete(userId);
          if (!parties.has(partyId)) return;
          happen(party, { cmd: 'away', by: userId }, userId);
          later(party, `away ${userId}`, PARTY.graceMs, () => happen(party, { cmd: 'leave', by: userId }, null));
        },
        leave: () => party.log.hear(null),
      };
    },
    write: (partyId, write) => parties.get(partyId)?.log.write(write) ?? { kind: 'refused', code: 404 },
    command: (partyId, userId, wish) => {
      const party = parties.get(partyId);
      if (!party?.state.people.some((one) => one.userId === userId)) return { code: 404 };
      const event = eventOf(wish, userId, party.state.pos);
      if (event && isLeaders(event.cmd) && party.state.leaderId !== userId) return { code: 403 };
      if (event && happen(party, event, userId) && event.cmd === 'wait')
        later(party, `wait ${userId}`, PARTY.patienceMs, () => happen(party, { cmd: 'ready', by: userId }, null));
      return { ts: clock() };
    },
  };

  const joined = ({ partyId, code, target }: Party): Pick<JoinedParty, 'partyId' | 'code' | 'target'> => ({
    ...{ partyId, code, target },
  });
  return {
    source,
    count: () => parties.size,
    /** Null: there are too many. A repeat of one's own request returns the party that it began. */
    create: (target: Target, positionSec: number, key: string | null) => {
      const before = key === null ? undefined : begun.get(key);
      if (before) return joined(before);
      if (parties.size >= PARTY.parties) return null;
      const party: Party = {
        ...{ partyId: randomUUID(), code: codeFrom(randomBytes(HANDOVER.length)), target },
        ...{ log: createPartyLog(), state: startedParty(positionSec, clock()), toldAt: 0 },
        ...{ sockets: new Map(), timers: new Map() },
      };
      if (byCode.has(party.code)) return null;
      parties.set(party.partyId, party);
      byCode.set(party.code, party);
      if (key !== null) begun.set(key, party);
      later(party, 'empty', PARTY.emptyMs, () => drop(party));
      later(party, 'over', PARTY.lastsMs, () => {
        party.state = { ...party.state, playing: false, ended: true };
        tell(party, 'end', null);
        drop(party);
      });
      return joined(party);
    },
    find: (typed: string) => {
      const party = byCode.get(tidyCode(typed));
      return party ? joined(party) : null;
    },
    /** The place of a message and who can see it; null if it is in no party of this process. */
    said: (groupMessageId: string) => {
      for (const { log, state } of parties.values()) {
        const message = log.message(groupMessageId);
        if (message) return { message, seenBy: state.people.map(({ userId }) => userId) };
      }
      return null;
    },
    /** Removes a message, or restores it. */
    setTaken: (groupMessageId: string, taken: boolean): void => {
      for (const { log } of parties.values()) (taken ? log.take : log.giveBack)(groupMessageId);
    },
    /** Removes a deleted member's name everywhere. */
    forget: (userId: string): void => {
      for (const party of parties.values()) {
        happen(party, { cmd: 'leave', by: userId }, null);
        party.log.forget(userId);
      }
    },
    close: (): void => {
      for (const party of [...parties.values()]) drop(party);
    },
  };
};
