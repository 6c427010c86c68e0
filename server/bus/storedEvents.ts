import * as Schema from 'effect/Schema';
import { applicationStates } from '#domain/application/application.ts';
import { referralStates } from '#domain/referral/referral.ts';

const Id = Schema.String;
/** Epoch milliseconds. */
const At = Schema.Int;

/** Events that are stored in the same transaction as the write that caused them, so that every hearer receives them. */
export const storedEvents = {
  /** A session ended: its access tokens and sockets end with it. */
  'session.ended': Schema.Struct({ sessionId: Id }),
  /** CA-6: the state of a member's application to be a commentator has changed; `by` is who changed it. */
  'application.moved': Schema.Struct({
    ...{ applicationId: Id, userId: Id, at: At },
    state: Schema.Literals(applicationStates),
    by: Schema.Literals(['user', 'staff']),
  }),
  /** A member asked another to be friends, became their friend, or no longer has a request open with them. */
  'friend.moved': Schema.Struct({
    what: Schema.Literals(['asked', 'accepted', 'ended']),
    ...{ byUserId: Id, toUserId: Id, at: At },
  }),
  /** A member's password or a contact has changed. */
  'account.changed': Schema.Struct({ userId: Id, what: Schema.Literals(['password', 'contact']), at: At }),
  /** A session was opened on a device that the member had not used before; `device` describes its browser and system. */
  'device.new': Schema.Struct({ userId: Id, device: Schema.String, at: At }),
  /** A member no longer shows this picture, which they may have uploaded. */
  'picture.left': Schema.Struct({ picture: Schema.String }),
  /** A member's account and name were erased. */
  'member.erased': Schema.Struct({ userId: Id }),
  /** MI-8: the referral of a person whom a member (`userId`) invited has changed its state. */
  'referral.moved': Schema.Struct({ referralId: Id, userId: Id, state: Schema.Literals(referralStates), at: At }),
  /** A tipster published a tip; followers are notified. */
  'tip.published': Schema.Struct({ tipId: Id, userId: Id, at: At }),
  /** Somebody wrote a comment; the authors whom it answers and the members whom it mentions are notified. */
  'comment.written': Schema.Struct({ commentId: Id, userId: Id, at: At }),
  /** A case of reports was decided; the reporters are notified. */
  'report.answered': Schema.Struct({ caseId: Id, decisionId: Id, at: At }),
  /** A member who has plays forwarded elsewhere played songs. */
  'music.played': Schema.Struct({
    ...{ userId: Id, at: At },
    plays: Schema.Array(Schema.Struct({ songId: Id, startedAt: At })),
  }),
} as const;

export type StoredEvents = { readonly [Name in keyof typeof storedEvents]: (typeof storedEvents)[Name]['Type'] };
export type StoredEventName = keyof StoredEvents;
