import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** The code in the next mail that contains one. */
  readonly nextCode: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** A mail server that accepts every mail and stores none. */
export const startMailServer = async (): Promise<MailServer> => {
  let wanted: (code: string) => void = () => {};
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        const code = /^(\d{6})\r?$/m.exec(mail)?.[1];
        if (code !== undefined) wanted(code);
        done();
      });
    },
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    nextCode: () =>
      new Promise((resolve) => {
        wanted = resolve;
      }),
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
};
