import { assign, setup } from 'xstate';
import { sendTo } from 'xstate/actions';
import type { Passing } from '#domain/chat/chat.ts';
import type { JoinedParty } from '#domain/party/joinedParty.ts';
import { isMoving, PARTY } from '#domain/party/party.ts';
import { withSample } from '#domain/party/partyClock.ts';
import type { Outcome } from '#ports/failure.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import type { WatchPartyContext, WatchPartyEvent, WatchPartyInput } from './watchParty.types.ts';

/** Told to the pilot whenever something of the party changed. */
export interface PilotGuide {
  readonly type: 'pilot.guide';
  readonly context: WatchPartyContext;
}

const output = ({ event }: { readonly event: { readonly output: Outcome<JoinedParty> } }) => event.output;

/** What is so after these entries; those that were heard before count once. */
const heard = (
  context: WatchPartyContext,
  epoch: string,
  entries: readonly Passing[],
): Pick<WatchPartyContext, 'position' | 'state' | 'news'> => {
  const from = context.position?.epoch === epoch ? context.position.seq : 0;
  const fresh = entries.filter(({ seq }) => seq > from);
  const last = fresh.map(({ data }) => data).findLast((data) => data.kind === 'watch');
  const seq = fresh.at(-1)?.seq ?? from;
  if (!last) return { position: { epoch, seq }, state: context.state, news: context.news };
  const { kind: _kind, ts, cmd, by, ...state } = last;
  return { position: { epoch, seq }, state, news: { cmd, by, ts } };
};

const left = { target: '#watchParty.left', actions: 'tellLeave' } as const;

/** FI-11: comes into a party by its code, keeps the picture where the others are, and says how that goes. */
export const watchPartyMachine = setup({
  types: {
    context: {} as WatchPartyContext,
    events: {} as WatchPartyEvent,
    input: {} as WatchPartyInput,
  },
  actors: {
    join: unprovided<Outcome<JoinedParty>, string>('join'),
    pilot: unprovidedCallback<PilotGuide, WatchPartyContext>('pilot'),
  },
  actions: {
    /** Asks for what was missed, if the socket is open. */
    subscribe: () => {},
    unsubscribe: () => {},
    tellLeave: () => {},
    tellLead: () => {},
    tellEnd: () => {},
    takeJoined: assign((_, answer: Outcome<JoinedParty>) => (answer.ok ? { joined: answer.value } : {})),
    takeAnswer: assign(({ context, event }) => {
      if (event.type !== 'party.subscribed') return {};
      const { epoch, seq } = event.position;
      return { ...heard(context, epoch, event.entries), position: { epoch, seq } };
    }),
    takeEntries: assign(({ context, event }) =>
      event.type === 'party.entries' && context.position ? heard(context, context.position.epoch, event.entries) : {},
    ),
    takeSample: assign(({ context, event }) =>
      event.type === 'party.clock' ? { samples: withSample(context.samples, event.sample) } : {},
    ),
    takeActed: assign(({ event }) => (event.type === 'party.acted' ? { state: event.state } : {})),
    /** After a cut the party is where it is, not where the own player is. */
    follow: assign({ created: false }),
    guide: sendTo('pilot', ({ context }): PilotGuide => ({ type: 'pilot.guide', context })),
  },
  guards: {
    isIn: (_, answer: Outcome<JoinedParty>) => answer.ok,
    isGone: (_, answer: Outcome<JoinedParty>) =>
      !answer.ok && answer.failure.kind === 'refused' && answer.failure.code === 410,
    isOver: ({ context }) => context.state?.ended ?? false,
    isUnknown: ({ event }) => event.type === 'party.refused' && event.code === 404,
    isTold: ({ context, event }) =>
      event.type === 'party.subscribed' && heard(context, event.position.epoch, event.entries).state !== null,
    hasGap: ({ context, event }) =>
      event.type === 'party.entries' && (event.entries[0]?.seq ?? 0) > (context.position?.seq ?? 0) + 1,
    isWaiting: ({ context: { state } }) => state !== null && state.playing && state.waitingFor.length > 0,
    goesOn: ({ context: { state } }) => state === null || !state.playing || isMoving(state),
  },
  delays: { patience: PARTY.joinMs, again: PARTY.againMs },
}).createMachine({
  id: 'watchParty',
  context: ({ input }) => ({ ...input, joined: null, position: null, state: null, news: null, samples: [] }),
  initial: 'joining',
  on: { 'party.leave': { target: '.left' } },
  states: {
    /** The code is looked up: also after every cut, for the viewer may be another one by then. */
    joining: {
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ context }) => context.code,
        onDone: [
          {
            guard: { type: 'isIn', params: output },
            target: 'entering',
            actions: { type: 'takeJoined', params: output },
          },
          { guard: { type: 'isGone', params: output }, target: 'over' },
          { target: 'unreached' },
        ],
        onError: 'unreached',
      },
    },
    entering: {
      entry: 'subscribe',
      after: { patience: 'unreached' },
      on: {
        'party.opened': { actions: 'subscribe' },
        'party.subscribed': { guard: 'isTold', target: 'watching', actions: 'takeAnswer' },
        'party.refused': [{ guard: 'isUnknown', target: 'over' }, { target: 'refused' }],
        'party.leave': left,
      },
    },
    watching: {
      invoke: { id: 'pilot', src: 'pilot', input: ({ context }) => context },
      always: { guard: 'isOver', target: 'over' },
      initial: 'together',
      on: {
        'party.clock': { actions: ['takeSample', 'guide'] },
        'party.acted': { actions: ['takeActed', 'guide'] },
        'party.lead': { actions: 'tellLead' },
        'party.end': { actions: 'tellEnd' },
        'party.leave': left,
      },
      states: {
        together: {
          initial: 'lagging',
          on: {
            'party.subscribed': { actions: ['takeAnswer', 'guide'] },
            'party.entries': [
              { guard: 'hasGap', target: '#watchParty.entering' },
              { actions: ['takeEntries', 'guide'] },
            ],
            'party.closed': 'cut',
          },
          states: {
            lagging: {
              always: { guard: 'isWaiting', target: 'waiting' },
              on: { 'party.close': 'close' },
            },
            close: {
              always: { guard: 'isWaiting', target: 'waiting' },
              on: { 'party.lagging': 'lagging' },
            },
            waiting: { always: { guard: 'goesOn', target: 'lagging' } },
          },
        },
        /** The line is cut: the film goes on as it was. */
        cut: { on: { 'party.opened': { target: '#watchParty.joining', actions: 'follow' } } },
      },
    },
    unreached: {
      after: { again: 'joining' },
      on: { 'party.retry': 'joining', 'party.opened': 'joining' },
    },
    refused: { on: { 'party.retry': 'joining' } },
    over: { entry: 'unsubscribe' },
    left: { entry: 'unsubscribe' },
  },
});
