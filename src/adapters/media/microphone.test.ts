import { describe, expect, it } from 'vitest';
import type { RecorderNews } from '#ports/recorder.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { browserRecorder, loudness, type MicrophoneWindow } from './microphone.ts';

interface Given {
  readonly secure?: boolean;
  readonly ask?: () => Promise<unknown>;
  readonly formats?: readonly string[];
  readonly lacks?: readonly ('mediaDevices' | 'MediaRecorder' | 'AudioContext')[];
}

/** A window with a fake microphone that the test controls. */
const fakeWindow = ({ secure = true, ask, formats = ['audio/webm;codecs=opus'], lacks = [] }: Given = {}) => {
  const did: string[] = [];
  let now = 1000;
  const track = { stop: () => void did.push('track stopped') };
  const stream = { getTracks: () => [track] };
  class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string) => formats.includes(type);
    state = 'inactive';
    mimeType: string;
    constructor(_stream: unknown, options: { readonly mimeType: string; readonly audioBitsPerSecond: number }) {
      super();
      this.mimeType = options.mimeType;
      did.push(`record ${options.mimeType} ${options.audioBitsPerSecond}`);
      made.push(this);
    }
    start(): void {
      this.state = 'recording';
    }
    stop(): void {
      this.state = 'inactive';
      this.hear('end');
      this.dispatchEvent(new Event('stop'));
    }
    hear(text: string): void {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }));
    }
  }
  const made: FakeRecorder[] = [];
  class FakeContext {
    createAnalyser() {
      return { fftSize: 0, getFloatTimeDomainData: (into: Float32Array) => void into.fill(0.125) };
    }
    createMediaStreamSource() {
      return { connect: () => {} };
    }
    close() {
      did.push('context closed');
      return Promise.resolve();
    }
  }
  const window = {
    isSecureContext: secure,
    performance: { now: () => now },
    navigator: lacks.includes('mediaDevices')
      ? {}
      : { mediaDevices: { getUserMedia: ask ?? (() => Promise.resolve(stream)) } },
    MediaRecorder: lacks.includes('MediaRecorder') ? undefined : FakeRecorder,
    AudioContext: lacks.includes('AudioContext') ? undefined : FakeContext,
  } as unknown as MicrophoneWindow;
  return { window, did, made, stream, pass: (ms: number) => void (now += ms) };
};
const opened = async (given: Given = {}) => {
  const fake = fakeWindow(given);
  const told: RecorderNews[] = [];
  const port = browserRecorder(fake.window);
  const session = port.open((news) => told.push(news));
  await settle();
  return { ...fake, told, port, session };
};

describe('CA-3: the microphone', () => {
  it('records small, and hands over all of it with how long it is', async () => {
    const t = await opened();
    expect(t.told).toEqual([{ type: 'recorder.began' }]);
    expect(t.did).toEqual(['record audio/webm;codecs=opus 64000']);
    t.made[0]!.hear('one ');
    t.made[0]!.hear('two ');
    t.pass(12_345);
    t.session.stop();
    const ended = t.told[1];
    if (ended?.type !== 'recorder.ended') throw new Error('it did not end');
    expect(ended.recording.durationMs).toBe(12_345);
    expect(ended.recording.sound.type).toBe('audio/webm;codecs=opus');
    expect(await ended.recording.sound.text()).toBe('one two end');
  });

  it('never says that it is longer than what may be sent', async () => {
    const t = await opened();
    t.pass(60_400);
    t.session.stop();
    expect(t.told[1]).toMatchObject({ recording: { durationMs: 60_000 } });
  });

  it('takes the best format that the browser has', async () => {
    const t = await opened({ formats: ['audio/mp4', 'audio/ogg;codecs=opus'] });
    expect(t.did[0]).toContain('audio/ogg');
    expect((await opened({ formats: [] })).told).toEqual([{ type: 'recorder.failed', trouble: 'unsupported' }]);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'noDevice'],
    ['OverconstrainedError', 'noDevice'],
    ['NotReadableError', 'inUse'],
    ['AbortError', 'inUse'],
    ['InvalidStateError', 'broken'],
  ])('%s is "%s"', async (name, trouble) => {
    const t = await opened({ ask: () => Promise.reject(new DOMException('no', name)) });
    expect(t.told).toEqual([{ type: 'recorder.failed', trouble }]);
  });

  it('something else that goes wrong is "broken"', async () => {
    expect((await opened({ ask: () => Promise.reject(new Error('no')) })).told).toMatchObject([{ trouble: 'broken' }]);
    const t = await opened();
    t.made[0]!.dispatchEvent(new Event('error'));
    expect(t.told[1]).toEqual({ type: 'recorder.failed', trouble: 'broken' });
  });

  it('a page without TLS has none, a browser without a recorder neither', async () => {
    const lacks = ['mediaDevices'] as const;
    expect((await opened({ lacks, secure: false })).told).toMatchObject([{ trouble: 'insecure' }]);
    expect((await opened({ lacks })).told).toMatchObject([{ trouble: 'unsupported' }]);
    expect((await opened({ lacks: ['MediaRecorder'] })).told).toMatchObject([{ trouble: 'unsupported' }]);
  });

  it('is let go of, and says nothing more', async () => {
    const t = await opened();
    t.session.close();
    expect(t.did.slice(1).sort()).toEqual(['context closed', 'track stopped']);
    expect(t.made[0]!.state).toBe('inactive');
    expect(t.told).toEqual([{ type: 'recorder.began' }]);
    t.session.stop();
    t.session.close();
    expect(t.did).toHaveLength(3);
  });

  it('is let go of at once where the viewer left before the browser had asked', async () => {
    let grant: (stream: unknown) => void = () => {};
    const t = await opened({ ask: () => new Promise((resolve) => (grant = resolve)) });
    t.session.close();
    grant(t.stream);
    await settle();
    expect([t.did, t.told]).toEqual([['track stopped'], []]);
  });

  it('tells how loud it is while it records', async () => {
    const t = await opened();
    expect(t.port.level()).toBeCloseTo(0.5);
    t.session.close();
    expect(t.port.level()).toBe(0);
    const silent = await opened({ lacks: ['AudioContext'] });
    expect([silent.port.level(), silent.told]).toEqual([0, [{ type: 'recorder.began' }]]);
  });

  it.each([
    [[], 0],
    [[0, 0], 0],
    [[0.125, -0.125], 0.5],
    [[1, -1], 1],
  ])('samples %j are %f loud', (samples, level) => {
    expect(loudness(Float32Array.from(samples))).toBeCloseTo(level);
  });
});

describe('CA-3: a sound', () => {
  const player = (plays: () => Promise<void> = () => Promise.resolve()) => {
    const did: string[] = [];
    class FakeAudio extends EventTarget {
      constructor(address: string) {
        super();
        did.push(`audio ${address}`);
        made.push(this);
      }
      play = plays;
      pause = () => void did.push('pause');
    }
    const made: FakeAudio[] = [];
    const URL = { createObjectURL: () => 'blob:1', revokeObjectURL: (address: string) => void did.push(`gone ${address}`) };
    const port = browserRecorder({ Audio: FakeAudio, URL } as unknown as MicrophoneWindow);
    const ended: boolean[] = [];
    const stop = port.play(new Blob(['x']), (whole) => void ended.push(whole));
    return { did, made, stop, ended };
  };

  it('plays to its end, which is told once', () => {
    const t = player();
    t.made[0]!.dispatchEvent(new Event('ended'));
    t.made[0]!.dispatchEvent(new Event('error'));
    expect(t.ended).toEqual([true]);
    t.stop();
    expect(t.did).toEqual(['audio blob:1', 'pause', 'gone blob:1']);
  });

  it('that cannot be played has ended, and is told so', async () => {
    const t = player(() => Promise.reject(new Error('no')));
    await settle();
    expect(t.ended).toEqual([false]);
    const broken = player();
    broken.made[0]!.dispatchEvent(new Event('error'));
    expect(broken.ended).toEqual([false]);
  });

  it('that was stopped tells nothing more', () => {
    const t = player();
    t.stop();
    t.made[0]!.dispatchEvent(new Event('ended'));
    expect(t.ended).toEqual([]);
  });

  it('has ended at once where there is nothing to play it with', async () => {
    const ended: boolean[] = [];
    browserRecorder({} as MicrophoneWindow).play(new Blob([]), (whole) => void ended.push(whole))();
    await settle();
    expect(ended).toEqual([false]);
  });
});
