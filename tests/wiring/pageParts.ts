/** An event with additional fields. */
export const eventOf = (type: string, fields: object = {}): Event => Object.assign(new Event(type), fields);

/** A fake localStorage or sessionStorage. */
export const storageOf = (initial: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(initial));
  let reads = 0;
  return {
    kept,
    getItem: (key: string) => {
      reads += 1;
      // This many reads are a busy loop without passing time, which would never end.
      if (reads > 5000) throw new Error('read in a circle');
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/** Fake timers, run by the test. */
export const createTimers = () => {
  let last = 0;
  const waiting = new Map<number, { readonly ms: number; readonly run: () => void }>();
  return {
    waiting,
    set: (run: () => void, ms = 0) => {
      last += 1;
      waiting.set(last, { ms, run });
      return last;
    },
    clear: (id: number) => void waiting.delete(id),
    /** Runs the timers with this delay. */
    run: (ms: number) => {
      for (const [id, timer] of [...waiting])
        if (timer.ms === ms) {
          waiting.delete(id);
          timer.run();
        }
    },
  };
};

/** A WebSocket whose other end is the test. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly sent: unknown[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(eventOf('open'));
  }
  send(frame: string) {
    this.sent.push(JSON.parse(frame));
  }
  hear(frame: unknown) {
    this.dispatchEvent(eventOf('message', { data: JSON.stringify(frame) }));
  }
  close(code = 1000) {
    this.readyState = 3;
    this.dispatchEvent(eventOf('close', { code }));
  }
}
