import { randomInt, randomUUID } from 'node:crypto';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import * as Scope from 'effect/Scope';
import type { Channel } from '#domain/auth/contacts.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../shared/clock.ts';
import type { Parcel, Post } from '../shared/post.ts';
import { letterRetries, type Delivery } from './delivery.ts';
import { mailHtml, mailText, smsText, written } from './letters.ts';
import { createOutbox, OUTBOX_PATH, type Outbox, type Shown } from './outbox.ts';
import { makeQueue } from './queue.ts';
import { smsGateway, type SmsConfig } from './smsGateway.ts';
import { smtpMailer, type MailConfig } from './smtp.ts';

export interface PostNeeds {
  /** Null: mails are shown in the outbox, where there is one. */
  readonly mail: MailConfig | null;
  /** Null: text messages are shown in the outbox, where there is one. */
  readonly sms: SmsConfig | 'off' | null;
  /** OUTBOX. */
  readonly outbox: boolean;
  /** PUBLIC_URL. */
  readonly publicUrl: string | null;
  readonly clock: Clock;
  readonly log: Log;
}

export interface PostOffice extends Post {
  readonly outbox: Outbox;
  /** Settles once what is under way has arrived or failed; what waits is forgotten. */
  readonly end: () => Promise<void>;
}

const channels: readonly Channel[] = ['mail', 'sms'];
const MOST = 1000;
const AT_ONCE = 4;
/** The first try comes some time after the answer to the request, so that nothing of it shows in the next one's time. */
const PAUSE_MS = { least: 200, most: 1000 } as const;

/** Mail through SMTP, text messages through a gateway, and what has neither into the outbox; without one it reaches nobody. */
export const createPost = ({ mail, sms, outbox: shows, publicUrl, clock, log }: PostNeeds): PostOffice => {
  const outbox = createOutbox();
  const scope = Scope.makeUnsafe();
  const within = <A>(program: Effect.Effect<A, never, Scope.Scope>): A =>
    Effect.runSync(Effect.provideService(program, Scope.Scope, scope));
  const mailer = mail && within(smtpMailer(mail));
  const texter = sms && sms !== 'off' ? smsGateway(sms) : null;
  const host = publicUrl && new URL(publicUrl).hostname;

  const show = (letter: Omit<Shown, 'at'>): Delivery => Effect.sync(() => outbox.add({ at: clock(), ...letter }));
  const sendMail = ({ to: { value: to }, locale, letter }: Parcel): Delivery => {
    const words = written(letter, locale);
    const text = mailText(words);
    const { subject, code } = words;
    const endAt = letter.kind === 'message' ? letter.endAt : null;
    if (mailer) return mailer.send({ to, subject, text, html: mailHtml(words, locale), endAt });
    return show({ channel: 'mail', to, subject, text, code });
  };
  const sendText = ({ to: { value: to }, locale, letter }: Parcel, id: string): Delivery => {
    const text = smsText(letter, locale, host);
    if (texter) return texter.send({ to, text, id });
    const { subject, code } = written(letter, locale);
    return show({ channel: 'sms', to, subject, text, code });
  };
  const isShown = (channel: Channel): boolean => shows && (channel === 'mail' ? !mailer : !texter && sms !== 'off');
  const serves = (channel: Channel): boolean => isShown(channel) || (channel === 'mail' ? mailer : texter) !== null;

  const lost = ({ to: { channel }, letter: { kind } }: Parcel, reason: string) =>
    log.error('letter lost', { channel, kind, reason });
  const queue = within(
    makeQueue<{ readonly parcel: Parcel; readonly id: string }>({
      deliver: ({ parcel, id }) => (parcel.to.channel === 'mail' ? sendMail(parcel) : sendText(parcel, id)),
      most: MOST,
      atOnce: AT_ONCE,
      pauseMs: ({ parcel }) => (isShown(parcel.to.channel) ? 0 : randomInt(PAUSE_MS.least, PAUSE_MS.most)),
      retries: letterRetries,
      gaveUp: ({ parcel }, { message }) => lost(parcel, message),
    }),
  );
  return {
    outbox,
    hasRoom: queue.hasRoom,
    serves,
    shownAt: (channel) => ((channel === 'either' ? channels : [channel]).some(isShown) ? OUTBOX_PATH : null),
    send: (parcel) => {
      if (!serves(parcel.to.channel)) return;
      if (!queue.add({ parcel, id: randomUUID() })) lost(parcel, 'too many wait');
    },
    // In the reverse order of their making: the queue first, then the connections that its last letters need.
    end: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  };
};
