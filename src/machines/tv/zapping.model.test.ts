import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { aChannel, aSource, fakeTuner } from '../../../tests/fakes/tv.ts';
import type { ZappingContext, ZappingEvent } from './zapping.types.ts';
import { zappingMachine } from './zapping.machine.ts';
import { wireZapping } from './zapping.wire.ts';

const one = aChannel(1, { sources: [aSource('a'), aSource('b')] });
const two = aChannel(2);
const none = aChannel(3, { sources: [aSource('no', 'notAllowed')], health: 'notAllowed' });
const channels = [one, two, none];

const known: ZappingEvent = { type: 'zap.channels', channels };

const cover = coverage(zappingMachine);
const contextOf = (state: AnyMachineSnapshot) => state.context as ZappingContext;

/** Walks with some of the events, once it knows its channels. */
const walkWith = (
  types: RegExp,
  cases: Record<string, readonly (ZappingEvent & EventObject)[]>,
  decides: readonly (keyof ZappingContext)[],
) =>
  walk({
    chart: zappingMachine,
    cover,
    cases: { 'zap.channels': [known], ...cases },
    allow: (state, { type }) => {
      if (contextOf(state).channels.length === 0) return type === 'zap.channels';
      // Two digits are as many as decide anything.
      return types.test(type) && (type !== 'zap.digit' || contextOf(state).digits.length < 2);
    },
    seen: (context) => [(context['channels'] as readonly unknown[]).length, ...decides.map((key) => context[key])],
    wire: (hands) => {
      const { tuner } = fakeTuner(hands.listener('tuner.'));
      return {
        machine: wireZapping({
          ...{ tuner, clock: { now: () => 0 } },
          ...{ openPage: () => {}, keep: () => {}, report: () => {} },
        }),
        check: (state) => expect(state.matches({ screen: 'off' })).toBe(contextOf(state).channel === null),
        stopped: () => expect(hands.listening()).toBe(0),
      };
    },
  });

it('TV-4, TV-6: tunes, waits, falls over and says what is dark as its chart says', () =>
  walkWith(
    /^(zap\.(to|retry|online|close)|tuner\..*)$|after\.(slow|patience)/,
    {
      'zap.to': [one, none].map((channel) => ({ type: 'zap.to', channel })),
      'tuner.failed': [{ type: 'tuner.failed', reason: 'dash 27' }],
    },
    ['channel', 'source', 'trouble'],
  ));
it('TV-1: steps, picks and goes back as its chart says', () =>
  walkWith(
    /^zap\.(channels|to|pick|step|back)$/,
    {
      'zap.to': [{ type: 'zap.to', channel: one }],
      'zap.pick': [{ type: 'zap.pick', channel: two }],
      'zap.step': [{ type: 'zap.step', by: 1 }],
    },
    ['channel', 'previous'],
  ));
it('TV-1: takes digits, waits for the next and decides as its chart says', () =>
  walkWith(
    /^zap\.(to|pick|step|close|digit|enter|back|cancel)$|after\.(buffer|unknown)/,
    {
      'zap.to': [{ type: 'zap.to', channel: two }],
      'zap.pick': [{ type: 'zap.pick', channel: two }],
      'zap.step': [{ type: 'zap.step', by: 1 }],
      'zap.digit': ['2', '9'].map((digit) => ({ type: 'zap.digit', digit })),
    },
    ['digits'],
  ));
it('has walked all of its chart', () => cover.assertFull());
