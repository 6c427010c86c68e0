import { WebSocket } from 'ws';
import { accounts } from '#contract/http/accounts.ts';
import { chatroomTopic } from '#domain/chat/chat.ts';

export const TOPIC = chatroomTopic(null);

/** The token of a new member. */
export const newToken = async (url: string): Promise<string> => {
  const username = `bench.${process.pid}.${Date.now().toString(36)}`;
  const answer = await fetch(url + accounts.register.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'hang ghe so 7' }),
  });
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } };
  return data.token;
};

export interface Sender {
  /** Sends numbered messages at a rate, for a number of seconds; resolves with their number once all are stored. */
  readonly say: (perSecond: number, seconds: number) => Promise<number>;
  /** The same with frames that are read, judged and acknowledged like a message, and not stored. */
  readonly join: (perSecond: number, seconds: number) => Promise<number>;
  readonly close: () => void;
}

/** A member who sends messages over a socket, to the public room unless told otherwise. */
export const startSender = async (url: string, token: string, topic: string = TOPIC): Promise<Sender> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws?token=${token}`, {
    perMessageDeflate: false,
  });
  await new Promise((open, failed) => socket.once('open', open).once('error', failed));
  let said = 0;
  let answered = 0;
  let tell = () => {};
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as { readonly type: string; readonly code?: number };
    if (frame.type === 'error') throw new Error(`a message was refused with ${frame.code}`);
    if (frame.type === 'ack') answered += 1;
    tell();
  });
  const one = (isMessage: boolean) => {
    const clientId = `bench-${(said += 1)}`;
    const data = isMessage
      ? { clientId, originalMessage: `Bàn thắng đẹp quá, cả khán đài đứng dậy: ${said}` }
      : { clientId, systemMessage: 'join' };
    socket.send(JSON.stringify({ type: 'send', path: 'chat.sendMessage', topic, data }));
  };
  const send = (isMessage: boolean) => (perSecond: number, seconds: number) =>
    new Promise<number>((resolve) => {
      const from = said;
      const wanted = Math.round(perSecond * seconds);
      const began = performance.now();
      tell = () => {
        if (said - from === wanted && answered === said) resolve(wanted);
      };
      const ticking = setInterval(() => {
        const due = Math.min(wanted, Math.floor(((performance.now() - began) / 1000) * perSecond));
        while (said - from < due) one(isMessage);
        if (due === wanted) clearInterval(ticking);
      }, 10);
    });
  return { say: send(true), join: send(false), close: () => socket.terminate() };
};
