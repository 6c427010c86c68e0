import { expect, it } from 'vitest';
import type { Recording, RecorderNews } from '#ports/recorder.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { voiceRecorderMachine } from './voiceRecorder.machine.ts';
import { wireVoiceRecorder } from './voiceRecorder.wire.ts';

const recording = (durationMs: number): Recording => ({ sound: new Blob(['sound']), durationMs });
const cases = {
  'recorder.ended': [5000, 4999].map((ms) => ({ type: 'recorder.ended', recording: recording(ms) })),
  'recorder.failed': [{ type: 'recorder.failed', trouble: 'denied' }],
};

it('records, plays and gives back what it took as its chart says', { timeout: 60_000 }, async () => {
  const cover = coverage(voiceRecorderMachine);
  await walk({
    chart: voiceRecorderMachine,
    cover,
    cases,
    input: { recording: null },
    wire: (hands) => {
      let held = 0;
      let open = 0;
      return {
        machine: wireVoiceRecorder({
          recorder: {
            open: (tell) => {
              open += 1;
              const stop = hands.listener<RecorderNews>('recorder.began', 'recorder.ended', 'recorder.failed')(tell);
              return {
                stop: () => {},
                close: () => {
                  open -= 1;
                  stop();
                },
              };
            },
            level: () => 0,
            play: (_, ended) => {
              open += 1;
              const stop = hands.listener('recorder.playedOut')(() => ended(true));
              return () => {
                open -= 1;
                stop();
              };
            },
          },
          focus: { take: () => void (held += 1), give: () => void (held -= 1) },
        }),
        check: (state) => {
          const sounds = state.hasTag('busy') || state.matches({ recorded: 'playing' });
          expect([held, open]).toEqual(sounds ? [1, 1] : [0, 0]);
          if (state.matches('recorded')) expect(state.context.recording).not.toBeNull();
          expect(state.context.trouble !== null).toBe(state.matches('refused'));
        },
        stopped: () => expect(open).toBe(0),
      };
    },
  });
  cover.assertFull();
});
