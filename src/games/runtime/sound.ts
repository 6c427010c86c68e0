/** Short notes, drawn by the browser; nothing is loaded. */
export interface Sound {
  readonly note: (name: Note) => void;
  readonly mute: (on: boolean) => void;
}
export type Note = 'tick' | 'good' | 'great' | 'bad' | 'over';

const notes: Readonly<Record<Note, readonly (readonly [hertz: number, ms: number])[]>> = {
  tick: [[330, 40]],
  good: [
    [523, 70],
    [659, 90],
  ],
  great: [
    [523, 70],
    [659, 70],
    [784, 140],
  ],
  bad: [[165, 180]],
  over: [
    [392, 140],
    [330, 140],
    [262, 260],
  ],
};

export const openSound = (window: Window & typeof globalThis): Sound => {
  let context: AudioContext | null = null;
  let muted = false;
  return {
    mute: (on) => {
      muted = on;
      if (on) void context?.suspend();
      else void context?.resume();
    },
    note: (name) => {
      if (muted) return;
      context ??= new window.AudioContext();
      let at = context.currentTime;
      for (const [hertz, ms] of notes[name]) {
        const [tone, loudness] = [context.createOscillator(), context.createGain()];
        tone.type = 'square';
        tone.frequency.value = hertz;
        loudness.gain.setValueAtTime(0.05, at);
        loudness.gain.exponentialRampToValueAtTime(0.0005, at + ms / 1000);
        tone.connect(loudness).connect(context.destination);
        tone.start(at);
        tone.stop(at + ms / 1000);
        at += ms / 1000;
      }
    },
  };
};
