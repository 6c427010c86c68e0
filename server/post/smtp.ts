import type { SendMailOptions } from 'nodemailer';
import { Undeliverable } from './queue.ts';

/** SMTP_URL and MAIL_FROM. */
export interface MailConfig {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  readonly url: string;
  /** "Khán Đài <no-reply@khandai.vn>", or the address alone. */
  readonly from: string;
}

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Delivers mail; rejects with `Undeliverable` where the server refuses for good. */
export interface Mailer {
  readonly send: (message: MailMessage) => Promise<void>;
  readonly close: () => void;
}

const TIMEOUT_MS = 10_000;

/** A reply of 500 to 599: the same again would be refused again. Any other trouble may pass. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

export const smtpMailer = ({ url, from }: MailConfig): Mailer => {
  // Read when the first mail goes out.
  let opening: ReturnType<typeof open> | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...limits,
    });
  };
  return {
    send: async ({ to, subject, text, html }) => {
      opening ??= open();
      const message: SendMailOptions = {
        from,
        // As an object it is taken as it is: a text would be read as a list of names and addresses.
        to: { name: '', address: to },
        ...{ subject, text, html },
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      };
      try {
        await (await opening).sendMail(message);
      } catch (error) {
        // The reply may quote the address, so it goes no further.
        throw isFinal(error)
          ? new Undeliverable('the mail server refused a mail')
          : new Error('a mail could not be sent');
      }
    },
    close: () => void opening?.then((transport) => transport.close()),
  };
};
