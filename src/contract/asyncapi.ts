import type * as Schema from 'effect/Schema';
import { CHAT } from '#domain/chat/chat.ts';
import { createJsonSchemas, type JsonObject } from './documents.ts';
import * as frames from './ws/frames.ts';

/** The sender and the purpose of each frame. */
const said: Readonly<
  Record<string, { readonly by: 'client' | 'server'; readonly schema: Schema.Top; readonly about: string }>
> = {
  sub: {
    by: 'client',
    schema: frames.SubFrame,
    about: 'Subscribes to a topic; with `since`, missed entries are sent too.',
  },
  unsub: { by: 'client', schema: frames.UnsubFrame, about: 'Unsubscribes from a topic.' },
  send: {
    by: 'client',
    schema: frames.SendFrame,
    about: 'Sends a message, a reaction, a deletion or a join to a room.',
  },
  sendPrivate: {
    by: 'client',
    schema: frames.SendPrivateFrame,
    about: 'Sends a message, a reaction or a deletion to one member.',
  },
  sendParty: {
    by: 'client',
    schema: frames.SendPartyFrame,
    about:
      'Does something in a party; play, pause, seek, rate and end are for who leads. The ack carries the origin’s time.',
  },
  sendDuel: {
    by: 'client',
    schema: frames.SendDuelFrame,
    about:
      'Does something in a game of chess, as one of its two players; 409 where its rules do not allow it now. A move carries how many half moves were made before it, so that a repeat changes nothing. The ack carries the origin’s time.',
  },
  subscribed: {
    by: 'server',
    schema: frames.SubscribedFrame,
    about: 'The current position of a topic, and the missed entries.',
  },
  message: { by: 'server', schema: frames.MessageFrame, about: 'The next entry of a topic; `seq` has no gaps.' },
  batch: { by: 'server', schema: frames.BatchFrame, about: 'Several entries of a topic, in order.' },
  ack: { by: 'server', schema: frames.AckFrame, about: 'The sent frame is stored and synced to disk.' },
  error: { by: 'server', schema: frames.ErrorFrame, about: 'The sent frame is refused; `code` as in calls.' },
  join: { by: 'server', schema: frames.JoinFrame, about: 'A member joined a room.' },
  presence: { by: 'server', schema: frames.PresenceFrame, about: 'The number of viewers in a room.' },
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
        description:
          'Topics are chatroom.{id}, private.{userId}, fixture.{id}, party.{id} and game.{id}. What a topic tells is one sequence: in a room messages, reactions and deletions; of a fixture the entries status, score, event, stat and odds, each with `ts`, the moment that it belongs to. An entry of a fixture takes the place of the one before it of the same thing; who comes anew gets the present one of each. A party’s sequence has its chat and the entries watch, each with all that is so since: where the film is, who leads, who is there and whom they wait for. A game’s sequence has the entries duel, each with the whole game since: its moves, and what the clocks showed at `at`.',
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
