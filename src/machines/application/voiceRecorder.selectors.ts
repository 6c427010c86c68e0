import type { SnapshotFrom } from 'xstate';
import type { Recording } from '#ports/recorder.ts';
import type { VoiceRecorderContext, VoiceRecorderMachine } from './voiceRecorder.machine.ts';

type Snapshot = SnapshotFrom<VoiceRecorderMachine>;

export type RecorderStep = 'idle' | 'asking' | 'recording' | 'stopping' | 'refused' | 'recorded' | 'playing';

export const selectRecorderStep = (snapshot: Snapshot): RecorderStep => {
  if (snapshot.matches({ live: 'asking' })) return 'asking';
  if (snapshot.matches({ live: 'recording' })) return 'recording';
  if (snapshot.matches('live')) return 'stopping';
  if (snapshot.matches({ recorded: 'playing' })) return 'playing';
  if (snapshot.matches('recorded')) return 'recorded';
  return snapshot.matches('refused') ? 'refused' : 'idle';
};
export const selectRecording = (snapshot: Snapshot): Recording | null => snapshot.context.recording;
export const selectRecorderTrouble = (snapshot: Snapshot): VoiceRecorderContext['trouble'] => snapshot.context.trouble;
