import type * as Schema from 'effect/Schema';
import { CHAT } from '#domain/chat/chat.ts';
import { createJsonSchemas, type JsonObject } from './documents.ts';
import * as frames from './ws/frames.ts';

/** Who says a frame, and what it is for. */
const said: Readonly<
  Record<string, { readonly by: 'client' | 'server'; readonly schema: Schema.Top; readonly about: string }>
> = {
  sub: { by: 'client', schema: frames.SubFrame, about: 'Asks for a topic; `since` asks for what was missed.' },
  unsub: { by: 'client', schema: frames.UnsubFrame, about: 'Leaves a topic.' },
  send: { by: 'client', schema: frames.SendFrame, about: 'A message, a reaction, a deletion or a join, to a room.' },
  sendPrivate: { by: 'client', schema: frames.SendPrivateFrame, about: 'The same between two members.' },
  subscribed: { by: 'server', schema: frames.SubscribedFrame, about: 'Where the topic stands, and what was missed.' },
  message: { by: 'server', schema: frames.MessageFrame, about: 'The next entry of a topic; `seq` has no gaps.' },
  batch: { by: 'server', schema: frames.BatchFrame, about: 'Several next entries.' },
  ack: { by: 'server', schema: frames.AckFrame, about: 'What was sent is stored, synced to disk.' },
  error: { by: 'server', schema: frames.ErrorFrame, about: 'What was sent is refused; code as in calls.' },
  join: { by: 'server', schema: frames.JoinFrame, about: 'Somebody came in.' },
  presence: { by: 'server', schema: frames.PresenceFrame, about: 'How many are there.' },
};

const closeCodes = [
  `${CHAT.closed.token} the token is bad or ended`,
  `${CHAT.closed.restart} the origin restarts`,
  `${CHAT.closed.abuse} abuse`,
  `${CHAT.closed.slow} too slow`,
];

/** The chat socket as an AsyncAPI 3 document, derived from the frames. */
export const asyncapi = (): JsonObject => {
  const schemas = createJsonSchemas('#/components/schemas/');
  const names = Object.keys(said);
  const operation = (by: 'client' | 'server', action: 'send' | 'receive') => ({
    action,
    channel: { $ref: '#/channels/chat' },
    messages: names
      .filter((name) => said[name]!.by === by)
      .map((name) => ({ $ref: `#/channels/chat/messages/${name}` })),
  });
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Khán Đài chat',
      version: '1',
      description: `JSON text frames of at most ${frames.FRAME_LIMIT} bytes. The socket closes with ${closeCodes.join(', ')}.`,
    },
    defaultContentType: 'application/json',
    servers: {
      origin: { host: 'localhost:8080', protocol: 'ws', description: 'The origin itself; wss behind a proxy.' },
    },
    channels: {
      chat: {
        address: '/ws',
        description: 'Topics are chatroom.{id} and private.{userId}.',
        messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
        bindings: {
          ws: {
            query: { type: 'object', required: ['token'], properties: { token: { type: 'string' } } },
            bindingVersion: '0.1.0',
          },
        },
      },
    },
    operations: { say: operation('client', 'receive'), hear: operation('server', 'send') },
    components: {
      messages: Object.fromEntries(
        names.map((name) => [name, { name, summary: said[name]!.about, payload: schemas.of(said[name]!.schema) }]),
      ),
      schemas: schemas.named,
    },
  };
};
