import { fromCallback } from 'xstate';
import type { RecorderPort, RecorderSession } from '#ports/recorder.ts';
import { voiceRecorderMachine, type VoiceRecorderEvent, type VoiceRecorderMachine } from './voiceRecorder.machine.ts';

export interface VoiceRecorderPorts {
  readonly recorder: RecorderPort;
  /** The page's one sound. `take` is told when another took it. */
  readonly focus: { readonly take: (lost: () => void) => void; readonly give: () => void };
}

/** One chart for one place; what it records belongs to that place. */
export const wireVoiceRecorder = ({ recorder, focus }: VoiceRecorderPorts): VoiceRecorderMachine => {
  let session: RecorderSession | null = null;
  /** Silent before the sound is given back, so that never two sound. */
  const holding =
    <Input>(open: (tell: (event: VoiceRecorderEvent) => void, input: Input) => () => void) =>
    ({ sendBack, input }: { readonly sendBack: (event: VoiceRecorderEvent) => void; readonly input: Input }) => {
      focus.take(() => sendBack({ type: 'focus.lost' }));
      const close = open(sendBack, input);
      return () => {
        close();
        focus.give();
      };
    };
  return voiceRecorderMachine.provide({
    actors: {
      session: fromCallback<VoiceRecorderEvent>(
        holding((tell) => {
          const opened = recorder.open(tell);
          session = opened;
          return () => {
            session = null;
            opened.close();
          };
        }),
      ),
      playback: fromCallback<VoiceRecorderEvent, Blob | null>(
        holding((tell, sound: Blob | null) =>
          sound ? recorder.play(sound, () => tell({ type: 'recorder.playedOut' })) : () => {},
        ),
      ),
    },
    actions: { stopRecording: () => session?.stop() },
  });
};
