import { entriesOf } from './chatClient.ts';
import type { ChatOrigin } from './chatOrigin.ts';

export interface Reader {
  /** Every received seq, in order of arrival. */
  readonly seen: readonly number[];
  /** Resolves once this many entries were received. */
  readonly reached: (count: number) => Promise<void>;
  /** How often a reconnect could not resume. */
  readonly unrecovered: () => number;
}

interface Plan {
  readonly topic: string;
  readonly token: string;
  /** The positions at which it loses its connection. */
  readonly cuts: readonly number[];
}

/** Reads a topic over sockets that disconnect now and then, and resumes each time. */
export const startReader = async (origin: ChatOrigin, { topic, token, cuts }: Plan): Promise<Reader> => {
  const seen: number[] = [];
  const waiting = new Set<{ readonly count: number; readonly resolve: () => void }>();
  const left = [...cuts];
  let position: { epoch: string; seq: number } | null = null;
  let unrecovered = 0;

  const note = (seq: number): void => {
    seen.push(seq);
    for (const one of waiting)
      if (seen.length >= one.count) {
        waiting.delete(one);
        one.resolve();
      }
  };
  const connect = async (): Promise<void> => {
    const client = await origin.connect(token);
    client.onFrame((frame) => {
      if (client.socket.readyState !== client.socket.OPEN) return;
      if (frame.type === 'subscribed') {
        if (position !== null && !frame.recovered) unrecovered += 1;
        position = { epoch: frame.epoch, seq: position?.seq ?? 0 };
      }
      for (const { seq } of entriesOf(frame)) {
        note(seq);
        position = { epoch: position!.epoch, seq };
        if (seq < (left[0] ?? Number.POSITIVE_INFINITY)) continue;
        left.shift();
        client.cut();
        void connect();
        return;
      }
    });
    await client.sub(topic, position ?? undefined);
  };
  await connect();
  return {
    seen,
    reached: (count) =>
      seen.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.add({ count, resolve })),
    unrecovered: () => unrecovered,
  };
};
