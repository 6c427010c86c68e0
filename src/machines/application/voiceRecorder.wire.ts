import { fromCallback } from 'xstate';
import type { RecorderPort, RecorderSession } from '#ports/recorder.ts';
import { voiceRecorderMachine, type VoiceRecorderEvent, type VoiceRecorderMachine } from './voiceRecorder.machine.ts';

export interface VoiceRecorderPorts {
  readonly recorder: RecorderPort;
  /** The page's media focus. `lost` is called when another owner takes it. */
  readonly focus: { readonly take: (lost: () => void) => void; readonly give: () => void };
}

/** A chart for one place in the page, which keeps its own recording. */
export const wireVoiceRecorder = ({ recorder, focus }: VoiceRecorderPorts): VoiceRecorderMachine => {
  let session: RecorderSession | null = null;
  /** Stops sounding before it releases the focus, so that two sounds never overlap. */
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
