import { assign, fromCallback, setup } from 'xstate';
import { VOICE } from '#domain/uploads/voice.ts';
import type { Recording, RecorderNews, RecorderTrouble } from '#ports/recorder.ts';
import { unprovidedCallback } from '../unprovided.ts';

export type VoiceRecorderEvent =
  | RecorderNews
  /** Records, also over an earlier recording, which is kept until the new one is complete. */
  | { readonly type: 'recorder.record' }
  | { readonly type: 'recorder.stop' }
  /** Cancels the request to record, or dismisses a failure. */
  | { readonly type: 'recorder.cancel' }
  | { readonly type: 'recorder.play' }
  | { readonly type: 'recorder.playedOut' }
  | { readonly type: 'recorder.discard' }
  /** Another part of the page started to play sound. */
  | { readonly type: 'focus.lost' };

export interface VoiceRecorderContext {
  readonly recording: Recording | null;
  /** Why the last attempt gave no recording. */
  readonly trouble: RecorderTrouble | 'tooShort' | null;
}

/** Timeout for the browser to deliver the recording after a stop, in milliseconds. */
const STOP_PATIENCE_MS = 5000;

const unprovidedPlayback = fromCallback<VoiceRecorderEvent, Blob | null>(() => {
  throw new Error('actor "playback" was not provided');
});

/** Records a voice demo of at most a minute and plays it back, never while another part of the page plays sound. */
export const voiceRecorderMachine = setup({
  types: {
    context: {} as VoiceRecorderContext,
    input: {} as Pick<VoiceRecorderContext, 'recording'>,
    events: {} as VoiceRecorderEvent,
    tags: {} as 'busy',
  },
  actors: {
    session: unprovidedCallback<VoiceRecorderEvent>('session'),
    playback: unprovidedPlayback,
  },
  actions: {
    forgetTrouble: assign({ trouble: null }),
    noteTrouble: assign(({ event }) => ({ trouble: event.type === 'recorder.failed' ? event.trouble : 'broken' })),
    noteTooShort: assign({ trouble: 'tooShort' }),
    takeRecording: assign(({ context, event }) =>
      event.type === 'recorder.ended' ? { recording: event.recording } : context,
    ),
    forgetRecording: assign({ recording: null }),
    stopRecording: () => {},
  },
  guards: {
    hasRecording: ({ context }) => context.recording !== null,
    isLongEnough: ({ event }) => event.type === 'recorder.ended' && event.recording.durationMs >= VOICE.minDurationMs,
  },
  delays: { longest: VOICE.maxDurationMs, stopPatience: STOP_PATIENCE_MS },
}).createMachine({
  id: 'voiceRecorder',
  context: ({ input }) => ({ recording: input.recording, trouble: null }),
  initial: 'deciding',
  states: {
    idle: { on: { 'recorder.record': 'live' } },
    live: {
      tags: 'busy',
      entry: 'forgetTrouble',
      invoke: { id: 'session', src: 'session' },
      initial: 'asking',
      on: {
        'recorder.failed': { target: 'refused', actions: 'noteTrouble' },
        'recorder.ended': [
          { guard: 'isLongEnough', target: 'recorded', actions: 'takeRecording' },
          { target: 'refused', actions: 'noteTooShort' },
        ],
      },
      states: {
        asking: {
          on: { 'recorder.began': 'recording', 'recorder.cancel': '#voiceRecorder.deciding' },
        },
        recording: {
          after: { longest: 'stopping' },
          on: {
            'recorder.stop': 'stopping',
            'recorder.cancel': '#voiceRecorder.deciding',
            'focus.lost': 'stopping',
          },
        },
        stopping: {
          entry: 'stopRecording',
          after: { stopPatience: { target: '#voiceRecorder.refused', actions: 'noteTrouble' } },
        },
      },
    },
    refused: { on: { 'recorder.record': 'live', 'recorder.cancel': 'deciding' } },
    deciding: {
      entry: 'forgetTrouble',
      always: [{ guard: 'hasRecording', target: 'recorded' }, { target: 'idle' }],
    },
    recorded: {
      initial: 'still',
      on: {
        'recorder.record': 'live',
        'recorder.discard': { target: 'idle', actions: 'forgetRecording' },
      },
      states: {
        still: { on: { 'recorder.play': 'playing' } },
        playing: {
          invoke: { id: 'playback', src: 'playback', input: ({ context }) => context.recording?.sound ?? null },
          on: { 'recorder.playedOut': 'still', 'recorder.stop': 'still', 'focus.lost': 'still' },
        },
      },
    },
  },
});
export type VoiceRecorderMachine = typeof voiceRecorderMachine;
