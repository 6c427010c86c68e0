import type { codes } from '#contract/http/codes.ts';
import { CODES, type CodePurpose } from '#domain/auth/codes.ts';
import type { User } from '#domain/people/user.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import { readContact, readMail, readPhone, type Contact } from '../shared/contacts.ts';
import type { Post } from '../shared/post.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import type { CountAsks } from './askers.ts';
import type { CallingCodes } from './callingCodes.ts';
import { askedContact, type Codes, type Wish } from './codes.ts';

interface Somebody {
  readonly userId: string;
  readonly username: string;
}

/** The lookups of members that codes need. */
export interface Members {
  readonly byAccount: (typed: string, locale: Locale) => Promise<Somebody | null>;
  readonly ownerOf: (contact: Contact) => Promise<Somebody | null>;
  readonly contactsOf: (userId: string) => Promise<readonly Contact[]>;
  /** Whether the member is known at the place that the request comes from. */
  readonly knows: (userId: string, from: CallContext) => Promise<boolean>;
  readonly takeContact: (
    wish: {
      readonly contact: Contact;
      readonly ticket: string;
      readonly password?: string;
      readonly proof?: string;
      readonly field: string;
    },
    context: CallContext<MemberViewer>,
  ) => Promise<User | Refusal>;
}

interface Parts {
  readonly codes: Codes;
  readonly members: Members;
  readonly post: Post;
  /** Counts a request for a code; returns the seconds to wait if there were too many, else null. */
  readonly asks: CountAsks;
  readonly callingCodes: CallingCodes;
}

const invalid = (field: string, why: 'format' | 'unsupported'): Refusal => refused(422, { fields: { [field]: why } });

export const codeHandlers = ({
  codes: engine,
  members,
  post,
  asks,
  callingCodes,
}: Parts): AreaHandlers<typeof codes> => {
  const send = async (wish: Omit<Wish, 'asker'>, typed: Contact | null, context: CallContext) => {
    const { now, address } = context;
    const channel: Contact['channel'] | 'either' = typed?.channel ?? 'either';
    const tooManyS = await asks(context);
    if (tooManyS !== null) return refused(429, { retryAfterS: tooManyS });
    if (typed && !(await callingCodes.hasRoom(typed))) return refused(503, { retryAfterS: 3600 });
    if (!(await post.hasRoom())) return refused(503, { retryAfterS: CODES.resendAfterS });
    const known = await members.knows(wish.member?.userId ?? '', context);
    const sent = await engine.send({ ...wish, asker: { address, known } }, now);
    if (sent.waitS !== null) return refused(429, { retryAfterS: sent.waitS });
    const shownAt = post.shownAt(channel);
    const { requestId, resendAfterS } = sent;
    return {
      ...{ requestId, ttlSec: CODES.ttlS, resendAfterSec: resendAfterS, channel },
      ...(shownAt !== null && { shownAt }),
    };
  };

  /** Sends a code to the member with this account: to the typed contact, else by mail rather than SMS. */
  const sendForgotten = async (account: string, context: CallContext) => {
    const { locale } = context;
    const contact = await readContact(account, locale);
    const member = await members.byAccount(account, locale);
    const reached = (await members.contactsOf(member?.userId ?? '')).filter(({ channel }) => post.serves(channel));
    const typed =
      contact && reached.find(({ channel, value }) => channel === contact.channel && value === contact.value);
    // For a username the channel is not returned, because it would reveal how the member can be reached.
    return send(
      {
        purpose: 'reset',
        asked: contact ? askedContact(contact) : `name ${account.trim().toLowerCase()}`,
        target: typed ?? reached[0] ?? null,
        member,
        locale,
      },
      contact,
      context,
    );
  };

  const sendTo = async (field: string, typed: string, purpose: CodePurpose, context: CallContext) => {
    if (purpose === 'reset') return sendForgotten(typed, context);
    const { locale } = context;
    const contact = field === 'email' ? readMail(typed) : await readContact(typed, locale);
    if (!contact) return invalid(field, 'format');
    if (!post.serves(contact.channel)) return invalid(field, 'unsupported');
    const member = await members.ownerOf(contact);
    return send({ purpose, asked: askedContact(contact), target: contact, member, locale }, contact, context);
  };

  return {
    checkEmail: async ({ email }) => {
      if (!readMail(email)) return { ok: false, reason: 'format' };
      return post.serves('mail') ? { ok: true } : { ok: false, reason: 'unsupported' };
    },
    checkPhone: async ({ phoneNumber }, { locale }) => {
      const phone = await readPhone(phoneNumber, locale);
      if (!phone) return { ok: false, reason: 'format' };
      return post.serves('sms') ? { ok: true, shown: phone.shown } : { ok: false, reason: 'unsupported' };
    },
    sendEmail: ({ email, purpose = 'register' }, context) => sendTo('email', email, purpose, context),
    sendOtp: ({ to, purpose = 'register' }, context) => sendTo('to', to, purpose, context),
    forgotPassword: ({ account }, context) => sendForgotten(account, context),
    checkSms: async ({ requestId, code }, { now }) => {
      const tried = await engine.check(requestId, code, now);
      if (tried.kind === 'wrong') return refused(422, { fields: { code: 'wrong' } });
      if (tried.kind === 'gone') return refused(410);
      return { ticket: tried.ticket, taken: tried.purpose !== 'reset' && tried.userId !== null };
    },
    phoneVerify: async ({ phoneNumber, ...proof }, context) => {
      const contact = await readPhone(phoneNumber, context.locale);
      if (!contact) return invalid('phoneNumber', 'format');
      return members.takeContact({ ...proof, contact, field: 'phoneNumber' }, context);
    },
    emailVerify: async ({ email, ...proof }, context) => {
      const contact = readMail(email);
      return contact ? members.takeContact({ ...proof, contact, field: 'email' }, context) : invalid('email', 'format');
    },
  };
};
