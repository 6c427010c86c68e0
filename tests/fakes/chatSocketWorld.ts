import { createActor, SimulatedClock } from 'xstate';
import type { ChatSocketEvent } from '#machines/chat/chatSocket.machine.ts';
import { selectConnection, selectConnections } from '#machines/chat/chatSocket.selectors.ts';
import { wireChatSocket } from '#machines/chat/chatSocket.wire.ts';
import type { ChatConnection, TransportEvent } from '#ports/chatTransport.ts';

/** The wired socket chart on a simulated clock, with sockets that the test controls. */
export const startSocket = (renewals: readonly (boolean | 'throws')[] = []) => {
  const clock = new SimulatedClock();
  const log: string[] = [];
  const warnings: string[] = [];
  const heard: TransportEvent[] = [];
  let live = 0;
  let renewed = 0;
  let tell: (event: TransportEvent) => void = () => {};
  const connect = (listener: typeof tell): ChatConnection => {
    live += 1;
    log.push('open');
    tell = listener;
    return {
      subscribe: (topic, since) => void log.push(`sub ${topic} ${since?.seq ?? 'new'}`),
      unsubscribe: (topic) => void log.push(`unsub ${topic}`),
      send: (topic, send) => void log.push(`send ${topic} ${send.kind}`),
      close: () => {
        live -= 1;
        log.push('close');
      },
    };
  };
  const renewToken = () => {
    const answer = renewals[renewed];
    renewed += 1;
    log.push('renew');
    if (answer === 'throws') return Promise.reject(new Error('renewing threw'));
    return answer === undefined ? new Promise<boolean>(() => {}) : Promise.resolve(answer);
  };
  const actor = createActor(
    wireChatSocket({ transport: { connect }, renewToken, warn: (text) => void warnings.push(text) }),
    { clock },
  );
  actor.on('*', (event) => void heard.push(event));
  actor.start();
  const send = (...types: readonly Extract<ChatSocketEvent, { type: `chat.${string}` }>['type'][]) =>
    types.forEach((type) => actor.send({ type } as ChatSocketEvent));
  const close = (code = 1006) => tell({ type: 'socket.closed', code });
  return {
    actor,
    clock,
    log,
    warnings,
    heard,
    send,
    close,
    tell: (event: TransportEvent) => tell(event),
    open: () => tell({ type: 'socket.opened' }),
    state: () => actor.getSnapshot(),
    shown: () => selectConnection(actor.getSnapshot()),
    connections: () => selectConnections(actor.getSnapshot()),
    opened: () => log.filter((line) => line === 'open').length,
    live: () => live,
    /** Lets this many connections fail, one second apart. */
    fail: (times: number) => {
      for (let i = 0; i < times; i += 1) {
        if (i > 0) clock.increment(1000);
        close();
      }
    },
  };
};
export const givenUp = () => {
  const t = startSocket();
  t.send('chat.connect');
  t.fail(6);
  return t;
};
