import { nextLeader } from './nextLeader.ts';
import { placeAt, type PartyNews, type PartyPerson, type PartyState } from './party.ts';

export type PartyEvent =
  | { readonly cmd: 'join'; readonly who: Omit<PartyPerson, 'away'> }
  | { readonly cmd: 'play' | 'pause' | 'seek'; readonly by: string; readonly pos: number }
  | { readonly cmd: 'rate'; readonly by: string; readonly pos: number; readonly rate: number }
  | { readonly cmd: 'lead'; readonly by: string; readonly to: string }
  | { readonly cmd: 'away' | 'leave' | 'wait' | 'ready' | 'end'; readonly by: string };

/** Whether only who leads may do it. */
export const isLeaders = (cmd: PartyNews): boolean =>
  cmd === 'play' || cmd === 'pause' || cmd === 'seek' || cmd === 'rate' || cmd === 'lead' || cmd === 'end';

const anchored = (state: PartyState, now: number): PartyState => ({ ...state, pos: placeAt(state, now), at: now });
const without = (ids: readonly string[], userId: string) => ids.filter((id) => id !== userId);

const joined = (state: PartyState, who: Omit<PartyPerson, 'away'>): PartyState => {
  const known = state.people.some(({ userId }) => userId === who.userId);
  const people = known
    ? state.people.map((one) => (one.userId === who.userId ? { ...who, away: false } : one))
    : [...state.people, { ...who, away: false }];
  return { ...state, people, leaderId: state.leaderId ?? who.userId };
};

const left = (state: PartyState, userId: string): PartyState => {
  const people = state.people.filter((one) => one.userId !== userId);
  const leaderId = state.leaderId === userId ? nextLeader(people) : state.leaderId;
  return { ...state, people, leaderId, waitingFor: without(state.waitingFor, userId) };
};

/** A party after something was done in it, at `now` of the origin; the same value where that changes nothing. */
export const partyAfter = (state: PartyState, event: PartyEvent, now: number): PartyState => {
  if (state.ended) return state;
  if (event.cmd === 'join') return joined(state, event.who);
  const { by } = event;
  if (!state.people.some(({ userId }) => userId === by)) return state;
  if (isLeaders(event.cmd) && state.leaderId !== by) return state;
  switch (event.cmd) {
    case 'play':
    case 'pause':
      return { ...state, playing: event.cmd === 'play', pos: event.pos, at: now, waitingFor: [] };
    case 'seek':
      return { ...state, pos: event.pos, at: now };
    case 'rate':
      return { ...state, rate: event.rate, pos: event.pos, at: now };
    case 'lead': {
      const next = state.people.find(({ userId }) => userId === event.to);
      return next && !next.away && next.userId !== by ? { ...anchored(state, now), leaderId: next.userId } : state;
    }
    case 'wait':
      return state.waitingFor.includes(by) || !state.playing
        ? state
        : { ...anchored(state, now), waitingFor: [...state.waitingFor, by] };
    case 'ready':
      return state.waitingFor.includes(by)
        ? { ...anchored(state, now), waitingFor: without(state.waitingFor, by) }
        : state;
    case 'away': {
      const people = state.people.map((one) => (one.userId === by ? { ...one, away: true } : one));
      return { ...anchored(state, now), people, waitingFor: without(state.waitingFor, by) };
    }
    case 'leave':
      return left(anchored(state, now), by);
    case 'end':
      return { ...anchored(state, now), playing: false, waitingFor: [], ended: true };
  }
};
