import { assign, raise, setup } from 'xstate';
import type { Channel } from '#domain/tv/channel.ts';
import { darkOf, heavier, neighbour, numbered, sourcesToTry, troubleOf, ZAP } from '#domain/tv/zapping.ts';
import { unprovidedCallback } from '../unprovided.ts';
import type { ZappingContext, ZappingEvent } from './zapping.types.ts';

interface Args {
  readonly context: ZappingContext;
  readonly event: ZappingEvent;
}

/** The channel that an event leads to; null if it leads nowhere new. */
const goalOf = ({ context, event }: Args): Channel | null => {
  const { channels, channel, previous, digits } = context;
  if (event.type === 'zap.to' || event.type === 'zap.pick') return event.channel;
  if (event.type === 'zap.step') return neighbour(channels, channel?.channelId ?? null, event.by);
  // While a number is typed, it takes a digit back.
  return event.type === 'zap.back' && digits === '' ? previous : null;
};
const leads = (args: Args): boolean => {
  const goal = goalOf(args);
  return goal !== null && goal.channelId !== args.context.channel?.channelId;
};

/** Types, actions, guards and delays of the zapping chart. */
export const zappingWords = setup({
  types: { context: {} as ZappingContext, events: {} as ZappingEvent },
  actors: { tuner: unprovidedCallback<ZappingEvent>('tuner') },
  actions: {
    takeChannels: assign(({ event }) => (event.type === 'zap.channels' ? { channels: event.channels } : {})),
    takeChannel: assign((args) => ({
      channel: goalOf(args),
      previous: args.context.channel ?? args.context.previous,
      source: 0,
      trouble: null,
    })),
    pickNumbered: raise(({ context }) => ({ type: 'zap.pick', channel: numbered(context.channels, context.digits)! })),
    takeDigit: assign(({ context, event }) =>
      event.type === 'zap.digit' ? { digits: (context.digits + event.digit).slice(-ZAP.mostDigits) } : {},
    ),
    takeFirstDigit: assign(({ event }) => (event.type === 'zap.digit' ? { digits: event.digit } : {})),
    dropDigit: assign({ digits: ({ context }) => context.digits.slice(0, -1) }),
    clearDigits: assign({ digits: '' }),
    takeFirstSource: assign({ source: 0, trouble: null }),
    takeNextSource: assign({ source: ({ context }) => context.source + 1 }),
    noteFailure: assign(({ context, event }) => {
      const health = sourcesToTry(context.channel!)[context.source]?.health ?? 'ok';
      return {
        trouble: heavier(context.trouble, troubleOf(health, event.type === 'tuner.failed' ? event.reason : '')),
      };
    }),
    noteDark: assign({ trouble: ({ context }) => darkOf(context.channel!) }),
    forgetChannel: assign({
      channel: null,
      previous: ({ context }) => context.channel ?? context.previous,
      source: 0,
      trouble: null,
      digits: '',
    }),
    tune: () => {},
    stop: () => {},
    hush: () => {},
    unhush: () => {},
    openPage: () => {},
    keepChannel: () => {},
    reportFailure: () => {},
  },
  guards: {
    leads,
    hasSource: ({ context }) => sourcesToTry(context.channel!).length > 0,
    hasNextSource: ({ context }) => context.source + 1 < sourcesToTry(context.channel!).length,
    isOn: ({ context }) => context.channel !== null,
    isFirstDigit: ({ context }) => context.digits.length === 1,
    namesThis: ({ context }) => numbered(context.channels, context.digits)?.channelId === context.channel?.channelId,
    namesNobody: ({ context }) => numbered(context.channels, context.digits) === null,
  },
  delays: {
    buffer: ZAP.bufferMs,
    slow: ZAP.slowMs,
    patience: ZAP.patienceMs,
    unknown: ZAP.unknownMs,
  },
});
