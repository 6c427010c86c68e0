import * as Arbitrary from 'effect/Arbitrary';
import * as Effect from 'effect/Effect';
import * as Schema from 'effect/Schema';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DeletionData,
  JoinData,
  MessageData,
  ReactionData,
  SendFrame,
  SendPrivateFrame,
  SubFrame,
  UnsubFrame,
} from '#contract/ws/frames.ts';
import type { ServerFrame } from '#contract/ws/frames.ts';
import type { ChatClient } from './support/chatClient.ts';
import { onEveryDatabase } from '../store/support/everyDatabase.ts';
import { startChatOrigin, type ChatOrigin } from './support/chatOrigin.ts';

/** Cases per frame type. */
const RUNS = Number(process.env['FUZZ'] ?? 150);
/** A limit for hanging tests, not a measurement. */
const LIMIT_MS = 60_000 + RUNS * 150;

type Answer = Extract<ServerFrame, { type: 'subscribed' | 'ack' | 'error' }>;

/** Values accepted by a schema, generated from its own rules with a seed. */
const fitting = (schema: Schema.Codec<unknown, unknown>) => {
  const values = Arbitrary.schema(schema);
  return fc
    .integer({ min: 0, max: 2 ** 31 - 1 })
    .map((seed) => Effect.runSync(Arbitrary.sampleEffect(values, { count: 1, size: 30, seed }))[0] as object);
};

const reserved = fc.constantFrom('__proto__', 'constructor', '\0', '\ud800', "'; drop table chat_message; --");
const anything = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double(), reserved);

/** The same value with one of its fields, at any depth, replaced, removed or added. */
const broken = (value: object): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...Object.keys(value), 'extra'), anything, fc.integer({ min: 0, max: 3 }))
    .map(([name, replacement, how]) => {
      const copy: Record<string, unknown> = { ...value };
      const old = copy[name];
      if (how === 0) delete copy[name];
      else if (how === 1 && typeof old === 'object' && old !== null) copy[name] = { ...old, clientId: replacement };
      else if (how === 2 && typeof old === 'object' && old !== null)
        copy[name] = { ...old, originalMessage: replacement };
      else copy[name] = replacement;
      return copy;
    });

const frames = {
  sub: SubFrame,
  unsub: UnsubFrame,
  'a message': SendFrame.mapFields((fields) => ({ ...fields, data: MessageData })),
  'a reaction': SendFrame.mapFields((fields) => ({ ...fields, data: ReactionData })),
  'a deletion': SendFrame.mapFields((fields) => ({ ...fields, data: DeletionData })),
  'a join': SendFrame.mapFields((fields) => ({ ...fields, data: JoinData })),
  'a private send': SendPrivateFrame,
} satisfies Record<string, Schema.Codec<unknown, unknown>>;

onEveryDatabase('the chat socket, fuzzed from its schema', (url) => {
  let origin: ChatOrigin;
  let client: ChatClient;
  const answers: Answer[] = [];
  let heard: (() => void) | null = null;

  beforeAll(async () => {
    origin = await startChatOrigin({ url: await url() });
    client = await origin.connect((await origin.member('pha.phach', 'customerCare')).token);
    client.onFrame((frame) => {
      if (frame.type !== 'subscribed' && frame.type !== 'ack' && frame.type !== 'error') return;
      answers.push(frame);
      heard?.();
    });
  });
  afterAll(() => origin.close());

  const isUnsub = Schema.is(UnsubFrame);
  /** The origin's answer; unsub has none, so an unreadable frame follows it. */
  const ask = (value: unknown): Promise<Answer> =>
    new Promise((resolve) => {
      heard = () => resolve(answers.at(-1)!);
      client.sendText(JSON.stringify(value));
      if (isUnsub(value)) client.sendText('{');
    });

  const isClear = (answer: Answer): boolean =>
    answer.type !== 'error' || (answer.code >= 400 && answer.code < 500 && answer.message.length > 0);

  it.each<[string, Schema.Codec<unknown, unknown>]>(Object.entries(frames))(
    '%s: never a fault, a clear answer each time',
    async (_name, schema) => {
      const cases = fitting(schema).chain((value) => fc.oneof(fc.constant(value as unknown), broken(value)));
      await fc.assert(
        fc.asyncProperty(cases, async (value) => {
          expect(isClear(await ask(value))).toBe(true);
        }),
        { numRuns: RUNS },
      );
    },
    LIMIT_MS,
  );

  it(
    'text that is no frame at all is 400 or 422, and the socket lives on',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), async (text) => {
          const answer = await new Promise<Answer>((resolve) => {
            heard = () => resolve(answers.at(-1)!);
            client.sendText(text);
          });
          expect(answer).toMatchObject({
            type: 'error',
            code: expect.toSatisfy((code) => code === 400 || code === 422),
          });
        }),
        { numRuns: RUNS },
      );
      expect((await client.sub('chatroom.still')).topic).toBe('chatroom.still');
    },
    LIMIT_MS,
  );

  it('met no fault, and answered fewer than one in a hundred with 429', () => {
    expect(origin.faults).toEqual([]);
    const limited = answers.filter((answer) => answer.type === 'error' && answer.code === 429);
    expect(limited.length * 100).toBeLessThan(answers.length);
    expect(answers.some(({ type }) => type === 'ack')).toBe(true);
  });
});
