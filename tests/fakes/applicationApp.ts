import type { LazyPorts } from '#ports/lazyPorts.ts';
import type { RecorderNews, Recording } from '#ports/recorder.ts';
import { succeeded } from '#ports/failure.ts';
import type { Application } from '#domain/application/application.ts';
import { fakeApp, type FakeAppOptions } from './app.ts';
import { fakeLoadPort, silentPorts } from './ports.ts';
import { anApplication, fakeApplications } from './applicationWorld.ts';

/** A microphone controlled by the test; `opened` counts how often it was requested. */
export const fakeRecorder = () => {
  let tell: (news: RecorderNews) => void = () => {};
  let opened = 0;
  let closed = 0;
  const played: Blob[] = [];
  const ends: ((whole: boolean) => void)[] = [];
  return {
    opened: () => opened,
    closed: () => closed,
    played,
    tell: (news: RecorderNews) => tell(news),
    /** The playing sound ends, or cannot be played. */
    finish: (whole = true) => ends.at(-1)?.(whole),
    port: {
      open: (say: (news: RecorderNews) => void) => {
        opened += 1;
        tell = say;
        return { stop: () => {}, close: () => void (closed += 1) };
      },
      level: () => 0.5,
      play: (sound: Blob, ended: (whole: boolean) => void) => {
        played.push(sound);
        ends.push(ended);
        return () => {};
      },
    },
  };
};

/** The first bytes of a WebM sound, enough to identify it. */
export const aRecording = (durationMs = 12_000): Recording => ({
  sound: new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]), 'webm, A_OPUS']),
  durationMs,
});

/** The fake application over an origin with one application of the member. */
export const applicationApp = (
  held: Application | null,
  given: Partial<LazyPorts['applications']> = {},
  { areas = {}, ...options }: FakeAppOptions & { readonly areas?: Parameters<typeof fakeLoadPort>[0] } = {},
) => {
  const origin = fakeApplications(held);
  const recorder = fakeRecorder();
  const app = fakeApp({
    path: '/ung-tuyen-binh-luan-vien',
    held: 'member',
    ...options,
    ports: silentPorts({
      loadPort: fakeLoadPort({
        recorder: recorder.port,
        ...areas,
        applications: {
          positions: () =>
            Promise.resolve(
              succeeded([{ positionId: 'p1', liveModeId: '5', lang: 'vi', openings: 3, when: 'evenings' as const }]),
            ),
          uploadVoice:
            ({ durationMs, clipId }) =>
            () =>
              Promise.resolve(
                succeeded(
                  anApplication('draft', {
                    voice: { url: '/voice', durationSec: durationMs / 1000, bytes: 64, clipId },
                  }),
                ),
              ),
          ...origin.port,
          ...given,
        },
      }),
    }),
  });
  return { app, origin, recorder };
};
