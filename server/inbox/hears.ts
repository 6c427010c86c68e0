import type { ApplicationState } from '#domain/application/application.ts';
import type { InboxKind } from '#domain/inbox/inbox.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Durable, Writes } from '../shared/outbox.ts';
import type { Inbox, Note } from './inbox.ts';

/** CA-6: the changes of state that an applicant is told of; going back to a draft is their own action. */
const ofApplication: Readonly<Record<ApplicationState, InboxKind | null>> = {
  draft: null,
  submitted: 'applicationSubmitted',
  reviewing: 'applicationReviewing',
  need_info: 'applicationNeedInfo',
  approved: 'applicationApproved',
  rejected: 'applicationRejected',
};

const securityPage = hrefOf('accountPage', { slug: 'bao-mat' });
const askedBy = (userId: string): string => `asked ${userId}`;

/** Turns events of other areas into messages. */
export const eventMessages = ({ noted, takenBack }: Pick<Inbox, 'noted' | 'takenBack'>): Durable => {
  const told = async (note: Note): Promise<Writes | void> => (await noted(note)) ?? undefined;
  return {
    'application.moved': async ({ userId, state, at }) => {
      const kind = ofApplication[state];
      if (kind) return told({ userId, kind, goTo: hrefOf('application'), at });
    },
    'friend.moved': async ({ what, byUserId, toUserId, at }) => {
      if (what === 'asked')
        return told({
          ...{ userId: toUserId, kind: 'friendRequested', actorId: byUserId, onceKey: askedBy(byUserId), at },
          goTo: `${hrefOf('people')}?muc=loi-moi`,
        });
      const accepted =
        what === 'accepted' &&
        (await noted({
          ...{ userId: toUserId, kind: 'friendAccepted', actorId: byUserId, at },
          goTo: `${hrefOf('people')}?id=${byUserId}`,
        }));
      return async (queries) => {
        await takenBack(byUserId, askedBy(toUserId))(queries);
        await takenBack(toUserId, askedBy(byUserId))(queries);
        if (accepted) await accepted(queries);
      };
    },
    'account.changed': ({ userId, what, at }) =>
      told({ userId, kind: what === 'password' ? 'passwordChanged' : 'contactChanged', goTo: securityPage, at }),
    'device.new': ({ userId, device, at }) =>
      told({ userId, kind: 'newDevice', params: { device }, goTo: securityPage, at }),
    'referral.moved': async ({ referralId, userId, state, at }) => {
      if (state === 'qualified' || state === 'rewarded')
        return told({
          ...{ userId, kind: 'referralQualified', goTo: hrefOf('referral'), onceKey: `qualified ${referralId}`, at },
        });
    },
  };
};
