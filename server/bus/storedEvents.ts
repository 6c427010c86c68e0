import * as Schema from 'effect/Schema';
import { applicationStates } from '#domain/application/application.ts';
import { referralStates } from '#domain/referral/referral.ts';

const Id = Schema.String;
/** Epoch milliseconds. */
const At = Schema.Int;

/** What is stored in one transaction with the write that it follows from, so that whoever has to hear of it does. */
export const storedEvents = {
  /** A session ended: its access tokens and sockets end with it. */
  'session.ended': Schema.Struct({ sessionId: Id }),
  /** CA-6: somebody's application to be a commentator is in another state; `by` is who moved it. */
  'application.moved': Schema.Struct({
    ...{ applicationId: Id, userId: Id, at: At },
    state: Schema.Literals(applicationStates),
    by: Schema.Literals(['user', 'staff']),
  }),
  /** One member did something about another: asked to be friends, became one, or there is nothing asked any more. */
  'friend.moved': Schema.Struct({
    what: Schema.Literals(['asked', 'accepted', 'ended']),
    ...{ byUserId: Id, toUserId: Id, at: At },
  }),
  /** What a member proves themselves by, or is reached by, is another. */
  'account.changed': Schema.Struct({ userId: Id, what: Schema.Literals(['password', 'contact']), at: At }),
  /** A session was opened on a device that the member had not used before; its browser and system in words. */
  'device.new': Schema.Struct({ userId: Id, device: Schema.String, at: At }),
  /** A member shows another picture than this one, which they may have sent. */
  'picture.left': Schema.Struct({ picture: Schema.String }),
  /** Somebody's account and name are gone. */
  'member.erased': Schema.Struct({ userId: Id }),
  /** MI-8: somebody whom a member (`userId`) invited has come further, or not far enough. */
  'referral.moved': Schema.Struct({ referralId: Id, userId: Id, state: Schema.Literals(referralStates), at: At }),
  /** A tipster published a tip: who follows them is told. */
  'tip.published': Schema.Struct({ tipId: Id, userId: Id, at: At }),
  /** Somebody commented: whom it answers and names is told. */
  'comment.written': Schema.Struct({ commentId: Id, userId: Id, at: At }),
  /** A case of reports was answered: who reported is told. */
  'report.answered': Schema.Struct({ caseId: Id, decisionId: Id, at: At }),
  /** A member who wants it told elsewhere played songs. */
  'music.played': Schema.Struct({
    ...{ userId: Id, at: At },
    plays: Schema.Array(Schema.Struct({ songId: Id, startedAt: At })),
  }),
} as const;

export type StoredEvents = { readonly [Name in keyof typeof storedEvents]: (typeof storedEvents)[Name]['Type'] };
export type StoredEventName = keyof StoredEvents;
