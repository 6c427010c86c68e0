import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AudioEvent } from '#ports/audio.ts';
import { browserSongs } from './songs.ts';

const RATE = 8000;
const wav = (hertz: number, seconds: number): string => {
  const samples = Math.round(seconds * RATE);
  const view = new DataView(new ArrayBuffer(44 + samples * 2));
  const text = (at: number, word: string) => [...word].forEach((c, i) => view.setUint8(at + i, c.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples * 2, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples * 2, true);
  for (let i = 0; i < samples; i += 1)
    view.setInt16(44 + i * 2, Math.sin((i / RATE) * 2 * Math.PI * hertz) * 16_000, true);
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }));
};

/** Everything that reaches the loudspeaker, as samples. */
const recorded = () => {
  const blocks: Float32Array[] = [];
  let context: AudioContext | null = null;
  const makeContext = () => {
    context = new AudioContext();
    const tape = context.createScriptProcessor(1024, 1, 1);
    tape.onaudioprocess = ({ inputBuffer }) => void blocks.push(inputBuffer.getChannelData(0).slice());
    tape.connect(context.destination);
    Object.defineProperty(context, 'destination', { value: tape });
    return context;
  };
  /** In seconds: where each tone is heard, in steps of 5 ms. */
  const heard = (hertz: number, least = 0.08): readonly number[] => {
    const rate = context!.sampleRate;
    const tape = blocks.flatMap((block) => [...block]);
    const step = Math.round(rate * 0.005);
    const times: number[] = [];
    for (let from = 0; from + step <= tape.length; from += step) {
      let [re, im] = [0, 0];
      for (let i = 0; i < step; i += 1) {
        const angle = ((from + i) / rate) * 2 * Math.PI * hertz;
        re += tape[from + i]! * Math.cos(angle);
        im += tape[from + i]! * Math.sin(angle);
      }
      if (Math.hypot(re, im) / step > least) times.push(from / rate);
    }
    return times;
  };
  const loudest = () => Math.max(...blocks.map((block) => block.reduce((most, one) => Math.max(most, Math.abs(one)), 0)));
  return { makeContext, heard, loudest, close: () => context?.close() };
};

let clear = () => {};
// A browser lets nothing sound before somebody pressed something.
beforeEach(() => userEvent.click(document.body));
afterEach(() => clear());

const open = () => {
  const tape = recorded();
  const told: AudioEvent[] = [];
  const session = browserSongs({ makeElement: () => new Audio(), makeContext: tape.makeContext }).open((event) =>
    told.push(event),
  );
  clear = () => {
    session.close();
    void tape.close();
  };
  const has = (type: AudioEvent['type']) => told.some((event) => event.type === type);
  return { tape, told, session, has };
};
const within = { timeout: 30_000, interval: 50 };

it('MU-4: the second song begins within 50 ms of the end of the first, on the samples', async () => {
  const { tape, told, session, has } = open();
  session.open({ key: 'q1', url: wav(400, 4), level: 1 }, 0);
  session.play();
  await expect.poll(() => has('audio.playing'), within).toBe(true);
  session.setNext({ key: 'q2', url: wav(1600, 1.5), level: 1 }, 0);
  await expect.poll(() => has('audio.ended'), within).toBe(true);
  expect(told.filter(({ type }) => type === 'audio.joined')).toEqual([{ type: 'audio.joined', key: 'q2' }]);
  const [first, second] = [tape.heard(400), tape.heard(1600)];
  const gap = second[0]! - first.at(-1)! - 0.005;
  expect(Math.abs(gap)).toBeLessThanOrEqual(0.05);
  // Each is heard whole.
  expect(first.length * 0.005).toBeGreaterThan(3.9);
  expect(second.length * 0.005).toBeGreaterThan(1.4);
});

it('MU-12: a fade lets both be heard for as long as was chosen, and turns songs to their level', async () => {
  const { tape, session, has } = open();
  session.open({ key: 'q1', url: wav(400, 5), level: 0.5 }, 0);
  session.play();
  await expect.poll(() => has('audio.playing'), within).toBe(true);
  session.setNext({ key: 'q2', url: wav(1600, 3), level: 0.5 }, 2);
  await expect.poll(() => has('audio.ended'), within).toBe(true);
  const [first, second] = [tape.heard(400, 0.03), tape.heard(1600, 0.03)];
  const together = first.at(-1)! - second[0]!;
  expect(together).toBeGreaterThan(0.8);
  expect(together).toBeLessThan(2.2);
  expect(tape.loudest()).toBeLessThan(0.4);
});

it('MU-3: begins at its second, stands still while it is paused, and goes where it is sent', async () => {
  const { told, session, has } = open();
  const place = () => told.findLast((event) => event.type === 'audio.position')?.atS ?? -1;
  session.open({ key: 'q1', url: wav(400, 60), level: 1 }, 33);
  await expect.poll(place, within).toBeGreaterThanOrEqual(33);
  expect([place() < 33.5, has('audio.playing')]).toEqual([true, false]);
  session.play();
  await expect.poll(place, within).toBeGreaterThan(33.3);
  session.pause();
  const stood = place();
  session.seekTo(50);
  await expect.poll(place, within).toBe(50);
  expect(stood).toBeLessThan(50);
});

it('MU-11: tells what cannot be played, and nothing of a next song that cannot', async () => {
  const { told, session, has } = open();
  session.open({ key: 'q1', url: wav(400, 3), level: 1 }, 0);
  session.play();
  await expect.poll(() => has('audio.playing'), within).toBe(true);
  const nothing = URL.createObjectURL(new Blob(['no song']));
  session.setNext({ key: 'q2', url: nothing, level: 1 }, 0);
  await expect.poll(() => has('audio.ended'), within).toBe(true);
  expect([has('audio.failed'), has('audio.joined')]).toEqual([false, false]);
  session.open({ key: 'q2', url: nothing, level: 1 }, 0);
  session.play();
  await expect.poll(() => told.find((event) => event.type === 'audio.failed'), within).toMatchObject({ fatal: true });
});
