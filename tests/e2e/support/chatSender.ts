import { connectClient, type ChatClient } from '../../faults/support/chatClient.ts';
import { chatroomTopic } from '#domain/chat/chat.ts';
import { newMember } from './members.ts';

export interface ChatSender {
  /** Sends several texts without waiting in between; resolves once all are stored. */
  readonly sayAll: (texts: readonly string[]) => Promise<void>;
  /** Sends one text without waiting. */
  readonly say: (text: string) => void;
  /** The texts that the origin has acknowledged, in order. */
  readonly acked: readonly string[];
  readonly close: () => void;
}

const TOPIC = chatroomTopic(null);

/** A member who writes in group 30 over a socket of its own, outside every browser. */
export const startSender = async (url: string, nickname?: string): Promise<ChatSender> => {
  const { token } = await newMember(url, nickname);
  const client: ChatClient = await connectClient(Number(new URL(url).port), token);
  const acked: string[] = [];
  const texts = new Map<string, string>();
  const waiting = new Map<string, (failed: Error | null) => void>();
  let said = 0;
  client.onFrame((frame) => {
    if (frame.type !== 'ack' && frame.type !== 'error') return;
    const { clientId } = frame;
    if (clientId === undefined) return;
    if (frame.type === 'ack') acked.push(texts.get(clientId)!);
    waiting.get(clientId)?.(frame.type === 'ack' ? null : new Error(`a message was refused with ${frame.code}`));
    waiting.delete(clientId);
  });
  const say = (originalMessage: string): string => {
    const clientId = `${process.pid}-${Date.now()}-${(said += 1)}`;
    texts.set(clientId, originalMessage);
    client.send({ type: 'send', path: 'chat.sendMessage', topic: TOPIC, data: { clientId, originalMessage } });
    return clientId;
  };
  return {
    acked,
    say: (text) => void say(text),
    sayAll: async (all) => {
      await Promise.all(
        all.map(
          (text) =>
            new Promise<void>((resolve, reject) => {
              waiting.set(say(text), (failed) => (failed ? reject(failed) : resolve()));
            }),
        ),
      );
    },
    close: client.cut,
  };
};
