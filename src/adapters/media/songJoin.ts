import type { Sound } from '#ports/audio.ts';
import { LINE_S, type Deck, type Graph } from './songDeck.ts';

/** The next song is loaded this long before it is due, in seconds. */
const PREPARE_S = 20;
/** It is started this much too early, and its sound held until it is due. */
const LEAD_S = 1.5;
const SAMPLES = 9;
const SAMPLE_MS = 25;
/** Left to set the line in before the sound is due, in seconds. */
const LATEST_S = 0.15;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

export interface JoinNeeds {
  readonly graph: Graph | null;
  readonly now: () => Deck;
  readonly other: () => Deck;
  /** The other deck is heard from now on. */
  readonly joined: () => void;
}

/**
 * MU-4: lets one song follow another without a gap. An element cannot be started at a sample, but two that run can be
 * compared exactly: the next is started a little too early, and a delay line holds its sound back until the sample
 * after the last of the song before.
 */
export const createJoin = ({ graph, now, other, joined }: JoinNeeds) => {
  let wish: Sound | null = null;
  let fadeS = 0;
  let state: 'idle' | 'prepared' | 'started' | 'set' = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leftS = () => now().lengthS() - now().heardS();
  const cancel = () => {
    clearTimeout(timer);
    if (state !== 'idle') {
      other().drop();
      now().steady();
    }
    state = 'idle';
  };
  const prepare = () => {
    if (!wish) return;
    state = 'prepared';
    other().load(wish, 0);
  };
  const start = async () => {
    const next = other();
    state = 'started';
    next.hold(LINE_S);
    try {
      await next.element.play();
    } catch {
      // It is opened after the end of this one then.
      if (state === 'started') cancel();
      return;
    }
    if (state === 'started') sample([]);
  };
  /** How far the two are apart: both are read in one moment, so what their clocks have in common cancels out. */
  const sample = (before: readonly number[]) => {
    const apart = now().element.currentTime - other().element.currentTime;
    const moves = other().element.currentTime > 0 && !now().element.paused;
    const samples = moves ? [...before, apart] : before;
    const due = leftS() - fadeS;
    if (samples.length < SAMPLES && due > LATEST_S) {
      timer = setTimeout(sample, SAMPLE_MS, samples);
      return;
    }
    if (samples.length === 0) return cancel();
    state = 'set';
    const next = other();
    next.hold(now().lengthS() - median(samples) + now().held() - fadeS);
    if (graph && fadeS > 0) {
      const from = graph.context.currentTime + Math.max(0, leftS() - fadeS);
      now().fade('out', from, fadeS);
      next.fade('in', from, fadeS);
    }
    waitFor();
  };
  /** The new song counts from the moment it begins to be heard. */
  const waitFor = () => {
    const next = other();
    const untilS = next.held() - next.element.currentTime;
    if (untilS > 0.01 && !(now().element.ended && next.element.paused)) {
      timer = setTimeout(waitFor, Math.min(250, untilS * 1000));
      return;
    }
    state = 'idle';
    wish = null;
    joined();
  };
  return {
    /** Null for nothing; a wish that changes takes back what was begun. */
    wish: (sound: Sound | null, seconds: number) => {
      if (sound?.key === wish?.key && sound?.url === wish?.url && seconds === fadeS) return;
      cancel();
      wish = sound;
      fadeS = graph ? seconds : 0;
    },
    /** Looks whether something is due; called several times a second. */
    look: () => {
      if (!wish || !graph || now().element.paused || now().lengthS() === 0) return;
      // A fade that is longer than half the song would begin before the song is known.
      const before = Math.min(fadeS, now().lengthS() / 2);
      if (before < fadeS) fadeS = before;
      const left = leftS() - fadeS;
      if (state === 'idle' && left <= PREPARE_S) prepare();
      if (state === 'prepared' && left <= LEAD_S && other().element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA)
        void start();
    },
    /** Whether the next song runs, and only waits to be heard. */
    isUnderWay: () => state === 'set',
    cancel,
  };
};
