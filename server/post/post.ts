import { randomInt, randomUUID } from 'node:crypto';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import * as Scope from 'effect/Scope';
import type { Channel } from '#domain/auth/contacts.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../shared/clock.ts';
import { Undeliverable, type Delivery } from '../shared/delivery.ts';
import type { LetterBox, LetterTaker } from '../shared/outbox.ts';
import type { Parcel, Post } from '../shared/post.ts';
import { mailHtml, mailText, smsText, written } from './letters.ts';
import { parcelText, readParcel } from './parcel.ts';
import { createShownLetters, OUTBOX_PATH, type Shown, type ShownLetters } from './shownLetters.ts';
import { smsGateway, type SmsConfig } from './smsGateway.ts';
import { smtpMailer, type MailConfig } from './smtp.ts';

export interface PostNeeds {
  /** Null: mails are displayed instead of sent, if `outbox` is set. */
  readonly mail: MailConfig | null;
  /** Null: text messages are displayed instead of sent, if `outbox` is set. */
  readonly sms: SmsConfig | 'off' | null;
  /** The setting OUTBOX: whether undeliverable letters are displayed. */
  readonly outbox: boolean;
  /** The setting PUBLIC_URL. */
  readonly publicUrl: string | null;
  /** Stores letters until they are delivered. */
  readonly letters: LetterBox;
  readonly clock: Clock;
  readonly log: Log;
}

export interface PostOffice extends Post {
  readonly shown: ShownLetters;
  /** Delivers letters from the letter box. */
  readonly taker: LetterTaker;
  /** Closes the connections; to be called once no delivery is running. */
  readonly end: () => Promise<void>;
}

const channels: readonly Channel[] = ['mail', 'sms'];
const DAY_MS = 86_400_000;
/** The first attempt comes some time after the response, so that it does not affect the timing of the next response. */
const PAUSE_MS = { least: 200, most: 1000 } as const;

/** Sends mail by SMTP and text messages by a gateway. Without either, letters are displayed if that is wanted, else dropped. */
export const createPost = ({ mail, sms, outbox: shows, publicUrl, letters, clock, log }: PostNeeds): PostOffice => {
  const shown = createShownLetters();
  const scope = Scope.makeUnsafe();
  const mailer = mail && Effect.runSync(Effect.provideService(smtpMailer(mail), Scope.Scope, scope));
  const texter = sms && sms !== 'off' ? smsGateway(sms) : null;
  const host = publicUrl && new URL(publicUrl).hostname;

  const show = (letter: Omit<Shown, 'at'>): Delivery => Effect.sync(() => shown.add({ at: clock(), ...letter }));
  const sendMail = ({ to: { value: to }, locale, letter }: Parcel, id: string): Delivery => {
    const words = written(letter, locale);
    const text = mailText(words);
    const { subject, code } = words;
    const endAt = letter.kind === 'message' ? letter.endAt : null;
    if (mailer) return mailer.send({ to, subject, text, html: mailHtml(words, locale), endAt, id });
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

  const deliver = (text: string, id: string): Delivery =>
    Effect.suspend(() => {
      const parcel = readParcel(text);
      if (parcel === null) return Effect.void;
      if (!serves(parcel.to.channel))
        return Effect.fail(new Undeliverable({ message: 'nothing delivers it any more' }));
      return parcel.to.channel === 'mail' ? sendMail(parcel, id) : sendText(parcel, id);
    }).pipe(
      // A bug is not retried; its message may contain text of the letter and is not logged.
      Effect.catchDefect((defect) => {
        const name = defect instanceof Error ? defect.name : 'thrown: no error';
        return Effect.fail(new Undeliverable({ message: `it broke what delivers it: ${name}` }));
      }),
    );
  const about = (text: string | null): { readonly channel: string; readonly kind: string } | null => {
    try {
      const parcel = readParcel(text ?? '');
      return parcel && { channel: parcel.to.channel, kind: parcel.letter.kind };
    } catch {
      return { channel: 'unknown', kind: 'unknown' };
    }
  };
  return {
    shown,
    taker: {
      deliver,
      lost: (text, reason) => {
        const known = about(text);
        if (known) log.error('letter lost', { ...known, reason });
      },
    },
    hasRoom: letters.hasRoom,
    serves,
    shownAt: (channel) => ((channel === 'either' ? channels : [channel]).some(isShown) ? OUTBOX_PATH : null),
    send: async (queries, parcel, { once = randomUUID(), expiresAt = clock() + DAY_MS } = {}) => {
      if (parcel && !serves(parcel.to.channel)) return;
      const pauseMs = parcel && isShown(parcel.to.channel) ? 0 : randomInt(PAUSE_MS.least, PAUSE_MS.most);
      await letters.put(queries, { body: parcelText(parcel), once, expiresAt, pauseMs });
    },
    end: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  };
};
