import { assign, setup } from 'xstate';
import { BRIDGE } from '#domain/games/bridge.ts';
import { unprovidedCallback } from '../unprovided.ts';
import type { Fault, GameBridgeContext, GameBridgeEvent, GameBridgeInput } from './gameBridge.types.ts';

const broke = (fault: Fault) => ({
  target: '#gameBridge.stage.broken',
  actions: { type: 'noteFault' as const, params: { fault } },
});

/** GA-2, GA-10: a game in its frame: loading, playing, paused and why, and what takes it off the stage. */
export const gameBridgeMachine = setup({
  types: { context: {} as GameBridgeContext, input: {} as GameBridgeInput, events: {} as GameBridgeEvent },
  actors: { frame: unprovidedCallback<GameBridgeEvent>('frame') },
  actions: {
    openFrame: () => {},
    closeFrame: () => {},
    sendBeginning: () => {},
    sendPause: () => {},
    sendResume: () => {},
    sendMute: () => {},
    ask: () => {},
    takeSound: () => {},
    letSoundGo: () => {},
    handOnScore: () => {},
    handOnSave: () => {},
    handOnBegun: () => {},
    leaveStage: () => {},
    begin: assign({ done: 0, fault: null, troubled: false, score: null }),
    noteProgress: assign(({ event }) => (event.type === 'game.progress' ? { done: event.done } : {})),
    noteScore: assign(({ event }) =>
      event.type === 'game.score' ? { score: { value: event.value, proof: event.proof, final: event.final } } : {},
    ),
    noteFault: assign((_, { fault }: { readonly fault: Fault }) => ({ fault })),
    noteTrouble: assign({ troubled: true }),
    noteMuted: assign({ muted: true }),
    noteHeard: assign({ muted: false }),
  },
  guards: {
    isSilent: ({ context }) => !context.speaks,
    speaks: ({ context }) => context.speaks,
    isMuted: ({ context }) => context.muted,
  },
  delays: {
    slow: BRIDGE.slowMs,
    neverReady: BRIDGE.neverReadyMs,
    beat: BRIDGE.beatMs,
    patience: BRIDGE.patienceMs,
  },
}).createMachine({
  id: 'gameBridge',
  context: ({ input }) => ({ ...input, done: 0, fault: null, troubled: false, score: null }),
  type: 'parallel',
  invoke: { id: 'frame', src: 'frame' },
  states: {
    stage: {
      initial: 'empty',
      on: {
        'bridge.close': { target: '.empty', actions: ['closeFrame', 'letSoundGo'] },
        'game.leave': { actions: 'leaveStage' },
      },
      states: {
        empty: { on: { 'bridge.open': 'loading' } },
        loading: {
          entry: ['begin', 'openFrame'],
          initial: 'soon',
          states: { soon: { after: { slow: 'slow' } }, slow: {} },
          after: { neverReady: broke('neverReady') },
          on: {
            'game.progress': { actions: 'noteProgress' },
            'game.trouble': { actions: 'noteTrouble' },
            'game.loaded': 'playing',
            'frame.opened': { guard: 'isSilent', target: 'playing' },
            'game.error': broke('error'),
            'frame.flooded': broke('flood'),
          },
        },
        playing: {
          entry: ['sendBeginning', 'takeSound'],
          exit: 'letSoundGo',
          initial: 'running',
          on: {
            'game.score': { actions: ['noteScore', 'handOnScore'] },
            'game.saveRequest': { actions: 'handOnSave' },
            'game.begun': { actions: 'handOnBegun' },
            'game.trouble': { actions: 'noteTrouble' },
            'game.error': broke('error'),
            'frame.flooded': broke('flood'),
          },
          states: {
            running: {
              initial: 'sure',
              on: {
                'bridge.pause': 'paused',
                'game.pauseRequest': 'paused',
                'page.hidden': 'hidden',
                'focus.lost': 'paused',
              },
              states: {
                sure: { after: { beat: { guard: 'speaks', target: 'asking' } } },
                asking: { entry: 'ask', after: { patience: broke('hung') }, on: { 'game.alive': 'sure' } },
              },
            },
            // What a person paused stays so, also when the page comes into sight again.
            paused: {
              entry: 'sendPause',
              exit: 'sendResume',
              on: {
                'bridge.resume': { target: 'running', actions: 'takeSound' },
                'game.pauseRequest': { target: 'running', actions: 'takeSound' },
              },
            },
            hidden: { entry: 'sendPause', exit: 'sendResume', on: { 'page.shown': 'running', 'focus.lost': 'paused' } },
          },
        },
        broken: { entry: ['closeFrame', 'letSoundGo'], on: { 'bridge.retry': 'loading' } },
      },
    },
    sound: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isMuted', target: 'muted' }, { target: 'heard' }] },
        heard: {
          on: {
            'bridge.mute': { target: 'muted', actions: ['noteMuted', 'sendMute', 'letSoundGo'] },
            'game.muteRequest': { target: 'muted', actions: ['noteMuted', 'sendMute', 'letSoundGo'] },
          },
        },
        muted: {
          on: {
            'bridge.unmute': { target: 'heard', actions: ['noteHeard', 'sendMute', 'takeSound'] },
            'game.muteRequest': { target: 'heard', actions: ['noteHeard', 'sendMute', 'takeSound'] },
          },
        },
      },
    },
  },
});
