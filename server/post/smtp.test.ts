import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { Undeliverable } from './queue.ts';
import { smtpMailer, type Mailer } from './smtp.ts';

interface Received {
  readonly from: string | false;
  readonly to: readonly string[];
  readonly raw: string;
}

let stop: () => Promise<void> = async () => {};
let mailer: Mailer;
afterEach(async () => {
  mailer.close();
  await stop();
});

/** A real SMTP server that asks for a name and a password, and refuses recipients as the test says. */
const startServer = async (refuse: (address: string) => number | null = () => null) => {
  const received: Received[] = [];
  const server = new SMTPServer({
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
  return { received, url: `smtp://portal:pass@127.0.0.1:${port}` };
};

const message = {
  to: 'lan@khandai.example',
  subject: 'Mã đăng ký Khán Đài',
  text: 'Mã của bạn:\n\n012345',
  html: '<p>Mã của bạn: 012345</p>',
};

describe('mail over SMTP', () => {
  it('arrives as text and HTML, from the given sender, and says that a program wrote it', async () => {
    const { url, received } = await startServer();
    mailer = smtpMailer({ url, from: 'Khán Đài <no-reply@khandai.example>' });
    await mailer.send(message);
    expect(received).toHaveLength(1);
    const [{ from, to, raw }] = received as [Received];
    expect([from, to]).toEqual(['no-reply@khandai.example', ['lan@khandai.example']]);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/im);
    expect(raw).toMatch(/^To: lan@khandai\.example\r$/m);
    expect(raw).toMatch(/^Message-ID: <.+@.+>\r$/im);
    expect(raw).toMatch(/multipart\/alternative/);
    expect(raw).toMatch(/text\/plain; charset=utf-8/);
    expect(raw).toMatch(/text\/html; charset=utf-8/);
  });

  it('an address is one address, whatever signs it has', async () => {
    const { url, received } = await startServer();
    mailer = smtpMailer({ url, from: 'no-reply@khandai.example' });
    await mailer.send({ ...message, to: 'a&b!c=d@khandai.example' });
    expect(received.map(({ to }) => to)).toEqual([['a&b!c=d@khandai.example']]);
  });

  it('what is refused for good is told from what may pass, without the address', async () => {
    const { url } = await startServer((address) => (address.startsWith('khong.co') ? 550 : 451));
    mailer = smtpMailer({ url, from: 'no-reply@khandai.example' });
    const reason = (to: string) =>
      mailer.send({ ...message, to }).then(
        () => null,
        (error: unknown) => error,
      );
    const final = await reason('khong.co@khandai.example');
    expect(final).toBeInstanceOf(Undeliverable);
    const passing = await reason('lan@khandai.example');
    expect(passing).toBeInstanceOf(Error);
    expect(passing).not.toBeInstanceOf(Undeliverable);
    for (const error of [final, passing]) expect(String(error)).not.toContain('khandai.example');
  });

  it('a server that is not there may come back', async () => {
    mailer = smtpMailer({ url: 'smtp://127.0.0.1:9', from: 'no-reply@khandai.example' });
    const error = await mailer.send(message).then(
      () => null,
      (failure: unknown) => failure,
    );
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Undeliverable);
  });
});
