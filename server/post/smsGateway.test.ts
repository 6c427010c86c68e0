import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Undeliverable } from './queue.ts';
import { smsGateway } from './smsGateway.ts';

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const KEY = 'shared with the gateway';
const NOW = Date.UTC(2026, 10, 20, 12);

let server: Server | undefined;
afterEach(() => void server?.close());

/** A gateway that answers with a status and writes down what it was sent. */
const startGateway = async (status: number, headers: Record<string, string> = {}) => {
  const received: Received[] = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status, headers).end('{}');
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  return { received, texter: smsGateway({ url, key: KEY, sender: 'KhanDai' }, () => NOW) };
};
const message = { to: '+84912345678', text: '012345 là mã của bạn', id: 'one' };

describe('text messages through a gateway', () => {
  it('are one POST each, signed over the time and the very bytes', async () => {
    const { received, texter } = await startGateway(202);
    await texter.send(message);
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
    const { texter } = await startGateway(status);
    await expect(texter.send(message)).rejects.toBeInstanceOf(Undeliverable);
  });

  it.each([408, 429, 500, 503])('trouble with %i may pass', async (status) => {
    const { texter } = await startGateway(status);
    const error = await texter.send(message).then(
      () => null,
      (failure: unknown) => failure,
    );
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Undeliverable);
    expect(String(error)).not.toContain('84912345678');
  });

  it('item 33: a redirect is not followed', async () => {
    const { texter, received } = await startGateway(307, { location: 'http://127.0.0.1:9/' });
    await expect(texter.send(message)).rejects.not.toBeInstanceOf(Undeliverable);
    expect(received).toHaveLength(1);
  });
});
