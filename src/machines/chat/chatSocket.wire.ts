import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { GIVEN_UP_WARNING } from '#domain/chat/chat.ts';
import type { ChatTransportPort } from '#ports/chatTransport.ts';
import { chatSocketMachine, type ChatCommand, type ChatSocketMachine } from './chatSocket.machine.ts';

export interface ChatSocketPorts {
  readonly transport: Pick<ChatTransportPort, 'connect'>;
  /** After a close with 4401: gives whether there is a new token to try. */
  readonly renewToken: () => Promise<boolean>;
  /** CHAT-3: shows the warning. */
  readonly warn: (text: typeof GIVEN_UP_WARNING) => void;
}
export type ChatSocketRef = ActorRefFrom<ChatSocketMachine>;

export const wireChatSocket = ({ transport, renewToken, warn }: ChatSocketPorts): ChatSocketMachine =>
  chatSocketMachine.provide({
    actors: {
      socket: fromCallback<ChatCommand>(({ sendBack, receive }) => {
        const connection = transport.connect(sendBack);
        receive((command) => {
          if (command.type === 'chat.subscribe') connection.subscribe(command.topic, command.since);
          else if (command.type === 'chat.unsubscribe') connection.unsubscribe(command.topic);
          else connection.send(command.topic, command.send);
        });
        return () => connection.close();
      }),
      renewToken: fromPromise<boolean, void>(() => renewToken()),
    },
    actions: { warnGivenUp: () => warn(GIVEN_UP_WARNING) },
  });
