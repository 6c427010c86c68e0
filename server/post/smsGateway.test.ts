import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import * as Result from 'effect/Result';
import * as TestClock from 'effect/testing/TestClock';
import { afterEach, describe, expect, it } from 'vitest';
import { inTestTime } from '../testing/testTime.ts';
import { NotDelivered, Undeliverable, type DeliveryFault } from '../shared/delivery.ts';
import { smsGateway, type TextMessage } from './smsGateway.ts';

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const KEY = 'shared with the gateway';
const NOW = Date.UTC(2026, 10, 20, 12);

let server: Server | undefined;
afterEach(() => void server?.close());

/** A gateway that returns a fixed status and records its requests. */
const startGateway = async (status: number | 'never', headers: Record<string, string> = {}) => {
  const received: Received[] = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() });
      if (status !== 'never') response.writeHead(status, headers).end('{}');
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  const texter = smsGateway({ url, key: KEY, sender: 'KhanDai' });
  /** Returns the fault of a delivery, null if the message was accepted. */
  const send = async (message: TextMessage): Promise<DeliveryFault | null> =>
    Result.match(await Effect.runPromise(Effect.result(texter.send(message))), {
      onFailure: (fault) => fault,
      onSuccess: () => null,
    });
  return { received, texter, send };
};
const message = { to: '+84912345678', text: '012345 là mã của bạn', id: 'one' };

describe('text messages through a gateway', () => {
  it('are one POST each, signed over the time and the very bytes', async () => {
    const { received, texter } = await startGateway(202);
    await inTestTime(Effect.andThen(TestClock.setTime(NOW), texter.send(message)));
    const [{ method, headers, body }] = received as [Received];
    expect(method).toBe('POST');
    expect(JSON.parse(body)).toEqual({ ...message, sender: 'KhanDai' });
    expect(headers['content-type']).toBe('application/json');
    expect(headers['x-timestamp']).toBe(String(NOW / 1000));
    const expected = createHmac('sha256', KEY)
      .update(`${NOW / 1000}.${body}`)
      .digest('hex');
    expect(headers['x-signature']).toBe(`sha256=${expected}`);
  });

  it.each([400, 403, 422])('a refusal with %i is for good', async (status) => {
    const { send } = await startGateway(status);
    expect(await send(message)).toBeInstanceOf(Undeliverable);
  });

  it.each([408, 429, 500, 503])('trouble with %i may pass', async (status) => {
    const { send } = await startGateway(status);
    const error = await send(message);
    expect(error).toBeInstanceOf(NotDelivered);
    expect(String(error)).not.toContain('84912345678');
  });

  it('item 33: a redirect is not followed', async () => {
    const { send, received } = await startGateway(307, { location: 'http://127.0.0.1:9/' });
    expect(await send(message)).toBeInstanceOf(NotDelivered);
    expect(received).toHaveLength(1);
  });

  it('A-10: a gateway that does not answer is left after ten seconds, and may be tried again', async () => {
    const { texter } = await startGateway('never');
    await inTestTime(
      Effect.gen(function* () {
        const sending = yield* Effect.forkChild(Effect.flip(texter.send(message)));
        const [request] = yield* Effect.promise(() => once(server!, 'request') as Promise<[IncomingMessage]>);
        const closed = once(request.socket, 'close');
        yield* TestClock.adjust(9_999);
        expect(sending.pollUnsafe()).toBeUndefined();
        yield* TestClock.adjust(1);
        expect(yield* Fiber.join(sending)).toEqual(new NotDelivered({ message: 'the SMS gateway does not answer' }));
        yield* Effect.promise(() => closed);
      }),
    );
  });
});
