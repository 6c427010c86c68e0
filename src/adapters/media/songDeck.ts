import type { Sound } from '#ports/audio.ts';

/** A delay line as long as the next song may be started too early, in seconds: 1.5 MB at most. */
export const LINE_S = 4;

/** One of the two elements that take turns, with what its sound passes through. */
export interface Deck {
  readonly element: HTMLAudioElement;
  readonly sound: () => Sound | null;
  /** The second that is heard, which is behind the element's own while its sound is held. */
  readonly heardS: () => number;
  readonly lengthS: () => number;
  readonly load: (sound: Sound, atS: number) => void;
  readonly setLevel: (level: number) => void;
  /** Holds its sound for so long; the longest possible holds all until it is known how long. */
  readonly hold: (seconds: number) => void;
  readonly held: () => number;
  /** Puts the element where it is heard, and lets nothing that was held sound any more. */
  readonly settle: (atS: number) => void;
  /** Louder or softer over some seconds, from a moment of the graph's clock on. */
  readonly fade: (way: 'in' | 'out', from: number, seconds: number) => void;
  readonly steady: () => void;
  readonly drop: () => void;
}

/** The graph behind the elements; null where a browser has none. */
export interface Graph {
  readonly context: AudioContext;
  readonly out: GainNode;
}

const STEPS = 33;
/** Equal power: two songs together are as loud as one. */
const curve = (way: 'in' | 'out', level: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: STEPS }, (_, i) => {
    const angle = ((i / (STEPS - 1)) * Math.PI) / 2;
    return level * (way === 'in' ? Math.sin(angle) : Math.cos(angle));
  });

export const makeDeck = (element: HTMLAudioElement, graph: Graph | null): Deck => {
  const gain = graph?.context.createGain() ?? null;
  const line = graph?.context.createDelay(LINE_S) ?? null;
  if (graph && gain && line) graph.context.createMediaElementSource(element).connect(line).connect(gain).connect(graph.out);
  element.preload = 'auto';
  let sound: Sound | null = null;
  let heldS = 0;
  let beginAt = 0;
  const hold = (seconds: number) => {
    heldS = line ? Math.min(LINE_S, Math.max(0, seconds)) : 0;
    if (line) line.delayTime.value = heldS;
  };
  const steady = () => {
    if (!gain) return;
    gain.gain.cancelScheduledValues(0);
    gain.gain.value = sound?.level ?? 1;
  };
  element.addEventListener('loadedmetadata', () => {
    // Browsers that ignore a start before the file is known.
    if (Math.abs(element.currentTime - beginAt) > 1) element.currentTime = beginAt;
  });
  return {
    element,
    sound: () => sound,
    heardS: () => Math.max(0, element.currentTime - heldS),
    lengthS: () => (Number.isFinite(element.duration) ? element.duration : 0),
    load: (next, atS) => {
      sound = next;
      beginAt = atS;
      hold(0);
      steady();
      element.src = next.url;
      element.load();
      if (atS > 0) element.currentTime = atS;
    },
    setLevel: (level) => {
      if (sound) sound = { ...sound, level };
      steady();
    },
    hold,
    held: () => heldS,
    settle: (atS) => {
      hold(0);
      element.currentTime = atS;
    },
    fade: (way, from, seconds) => {
      if (!gain || !graph || seconds <= 0) return;
      gain.gain.cancelScheduledValues(0);
      gain.gain.setValueCurveAtTime(curve(way, sound?.level ?? 1), Math.max(from, graph.context.currentTime), seconds);
    },
    steady,
    drop: () => {
      sound = null;
      element.pause();
      element.removeAttribute('src');
      element.load();
      hold(0);
    },
  };
};
