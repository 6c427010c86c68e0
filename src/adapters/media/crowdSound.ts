import type { CrowdPort } from '#ports/crowd.ts';

export const CROWD = {
  /** When it begins, is loudest, begins to die away, and is over, in seconds. */
  begins: 0.6,
  loudest: 1,
  fades: 2,
  over: 2.8,
  /** Beside a stream of usual loudness (a tenth of full scale, RMS) this makes the whole about 2 dB louder. */
  share: 0.076,
} as const;

/** How much of each sample goes on into the next: many voices far away have no treble. */
const DULL = 0.86;
const LENGTH_S = 1.5;

/** Voices of a stand, of which none is heard apart: dull noise of RMS 1, the same each time. */
export const crowdNoise = (length: number): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(length);
  let [seed, last] = [1, 0];
  for (let i = 0; i < length; i += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    last = DULL * last + (1 - DULL) * (seed / 1_073_741_824 - 1);
    samples[i] = last;
  }
  const loud = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, length));
  return samples.map((sample) => sample / loud);
};

const play = (context: AudioContext, volume: number): AudioBufferSourceNode => {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate * LENGTH_S), context.sampleRate);
  buffer.copyToChannel(crowdNoise(buffer.length), 0);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const level = context.createGain();
  const from = context.currentTime;
  const loudest = CROWD.share * volume;
  level.gain.setValueAtTime(0, from + CROWD.begins);
  level.gain.linearRampToValueAtTime(loudest, from + CROWD.loudest);
  level.gain.setValueAtTime(loudest, from + CROWD.fades);
  level.gain.linearRampToValueAtTime(0, from + CROWD.over);
  source.connect(level);
  level.connect(context.destination);
  source.start(from + CROWD.begins);
  source.stop(from + CROWD.over);
  return source;
};

/** The stand by Web Audio, where the browser has it; each rise has a context of its own, closed when it is over. */
export const crowdSound = (window: Partial<Pick<typeof globalThis, 'AudioContext'>>): CrowdPort => {
  let running: AudioContext | null = null;
  const hush = () => {
    void running?.close().catch(() => undefined);
    running = null;
  };
  return {
    hush,
    rise: (volume) => {
      hush();
      if (!window.AudioContext || volume <= 0) return;
      const context = new window.AudioContext();
      running = context;
      play(context, volume).addEventListener('ended', () => {
        if (running === context) hush();
      });
    },
  };
};
