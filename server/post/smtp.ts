import * as Effect from 'effect/Effect';
import * as Scope from 'effect/Scope';
import type { SendMailOptions } from 'nodemailer';
import { NotDelivered, Undeliverable, type Delivery, type DeliveryFault } from '../shared/delivery.ts';

/** The settings SMTP_URL and MAIL_FROM. */
export interface MailConfig {
  /** smtp:// or smtps://, with user and password if the server requires them. */
  readonly url: string;
  /** "Khán Đài <no-reply@khandai.vn>", or the address alone. */
  readonly from: string;
}

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The one-click unsubscribe URL, RFC 8058; null for mails from which nobody can unsubscribe. */
  readonly endAt: string | null;
  /** The same at each attempt, so that a recipient can recognise duplicates. */
  readonly id: string;
}

export interface Mailer {
  readonly send: (message: MailMessage) => Delivery;
}

const TIMEOUT_MS = 10_000;

/** A reply of 500 to 599 is permanent, so the mail is not retried. The reply may quote the address, so it is not passed on. */
const faultOf = (error: unknown): DeliveryFault =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
    ? new Undeliverable({ message: 'the mail server refused a mail' })
    : new NotDelivered({ message: 'a mail could not be sent' });

/** Connections to a mail server; the library is loaded when the first mail is sent. */
const openTransport = (url: string) =>
  Effect.promise(async () => {
    const { createTransport } = await import('nodemailer');
    const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
    const safe = { disableFileAccess: true, disableUrlAccess: true };
    return createTransport({ url, pool: true, maxConnections: 2, ...safe, ...limits });
  });

/** Sends mail by one SMTP server, whose connections close with the scope. */
export const smtpMailer = ({ url, from }: MailConfig): Effect.Effect<Mailer, never, Scope.Scope> =>
  Effect.gen(function* () {
    const host = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
    const scope = yield* Effect.scope;
    const transport = yield* Effect.cached(
      Effect.acquireRelease(openTransport(url), (opened) => Effect.sync(() => opened.close())).pipe(
        Effect.provideService(Scope.Scope, scope),
      ),
    );
    return {
      send: ({ to, subject, text, html, endAt, id }) => {
        const message: SendMailOptions = {
          from,
          // An object is taken literally; a string would be parsed as a list of names and addresses.
          to: { name: '', address: to },
          ...{ subject, text, html },
          messageId: `<${id}@${host}>`,
          headers: {
            ...{ 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
            ...(endAt !== null && {
              'List-Unsubscribe': `<${endAt}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        };
        return transport.pipe(
          Effect.flatMap((opened) => Effect.tryPromise({ try: () => opened.sendMail(message), catch: faultOf })),
          Effect.asVoid,
        );
      },
    };
  });
