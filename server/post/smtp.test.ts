import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import * as Result from 'effect/Result';
import * as Scope from 'effect/Scope';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NotDelivered, Undeliverable, type DeliveryFault } from '../shared/delivery.ts';
import { smtpMailer, type MailConfig, type MailMessage } from './smtp.ts';

interface Received {
  readonly from: string | false;
  readonly to: readonly string[];
  readonly raw: string;
}

let stop: () => Promise<void> = async () => {};
let scope: Scope.Closeable;
beforeEach(() => {
  scope = Scope.makeUnsafe();
});
const closeMailer = () => Effect.runPromise(Scope.close(scope, Exit.void));
afterEach(async () => {
  await closeMailer();
  await stop();
});

/** Sends by one mailer; returns the fault, null if the mail was accepted. */
const mailerTo = (config: MailConfig) => {
  const mailer = Effect.runSync(smtpMailer(config).pipe(Effect.provideService(Scope.Scope, scope)));
  return async (message: MailMessage): Promise<DeliveryFault | null> =>
    Result.match(await Effect.runPromise(Effect.result(mailer.send(message))), {
      onFailure: (fault) => fault,
      onSuccess: () => null,
    });
};

/** A real SMTP server that requires a log-in, and refuses recipients as the test wants. */
const startServer = async (refuse: (address: string) => number | null = () => null) => {
  const received: Received[] = [];
  const connections = { opened: 0, closed: 0 };
  const server = new SMTPServer({
    onConnect: (_session, done) => {
      connections.opened += 1;
      done();
    },
    onClose: () => {
      connections.closed += 1;
    },
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'portal' && password === 'pass'
        ? done(null, { user: username })
        : done(Object.assign(new Error('no'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) => {
      const code = refuse(address);
      done(code === null ? null : Object.assign(new Error(`no ${address}`), { responseCode: code }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom && envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  stop = () => new Promise((resolve) => server.close(() => resolve()));
  return { received, connections, url: `smtp://portal:pass@127.0.0.1:${port}` };
};

const message = {
  to: 'lan@khandai.example',
  subject: 'Mã đăng ký Khán Đài',
  text: 'Mã của bạn:\n\n012345',
  html: '<p>Mã của bạn: 012345</p>',
  endAt: null,
  id: 'letter-1',
};

describe('mail over SMTP', () => {
  it('arrives as text and HTML, from the given sender, and says that a program wrote it', async () => {
    const { url, received } = await startServer();
    const send = mailerTo({ url, from: 'Khán Đài <no-reply@khandai.example>' });
    expect(await send(message)).toBeNull();
    expect(received).toHaveLength(1);
    const [{ from, to, raw }] = received as [Received];
    expect([from, to]).toEqual(['no-reply@khandai.example', ['lan@khandai.example']]);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/im);
    expect(raw).toMatch(/^To: lan@khandai\.example\r$/m);
    expect(raw).toMatch(/^Message-ID: <letter-1@khandai\.example>\r$/im);
    expect(raw).toMatch(/multipart\/alternative/);
    expect(raw).toMatch(/text\/plain; charset=utf-8/);
    expect(raw).toMatch(/text\/html; charset=utf-8/);
  });

  it('RFC 8058: a mail that can be ended names the address that does so by one press, and no other mail does', async () => {
    const { url, received } = await startServer();
    const send = mailerTo({ url, from: 'no-reply@khandai.example' });
    await send(message);
    await send({ ...message, endAt: 'https://khandai.example/thoi-nhan-thu/t' });
    expect(received[0]?.raw).not.toMatch(/List-Unsubscribe/i);
    expect(received[1]?.raw).toContain('List-Unsubscribe: <https://khandai.example/thoi-nhan-thu/t>');
    expect(received[1]?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('an address is one address, whatever signs it has', async () => {
    const { url, received } = await startServer();
    const send = mailerTo({ url, from: 'no-reply@khandai.example' });
    await send({ ...message, to: 'a&b!c=d@khandai.example' });
    expect(received.map(({ to }) => to)).toEqual([['a&b!c=d@khandai.example']]);
  });

  it('what is refused for good is told from what may pass, without the address', async () => {
    const { url } = await startServer((address) => (address.startsWith('khong.co') ? 550 : 451));
    const send = mailerTo({ url, from: 'no-reply@khandai.example' });
    const final = await send({ ...message, to: 'khong.co@khandai.example' });
    expect(final).toBeInstanceOf(Undeliverable);
    const passing = await send({ ...message, to: 'lan@khandai.example' });
    expect(passing).toBeInstanceOf(NotDelivered);
    for (const error of [final, passing]) expect(String(error)).not.toContain('khandai.example');
  });

  it('a server that is not there may come back', async () => {
    const send = mailerTo({ url: 'smtp://127.0.0.1:9', from: 'no-reply@khandai.example' });
    expect(await send(message)).toBeInstanceOf(NotDelivered);
  });

  it('A-10: its connections, kept for the next mail, close with its scope', async () => {
    const { url, connections } = await startServer();
    const send = mailerTo({ url, from: 'no-reply@khandai.example' });
    await send(message);
    await send(message);
    expect(connections).toEqual({ opened: 1, closed: 0 });
    await closeMailer();
    await expect.poll(() => connections.closed).toBe(1);
  });
});
