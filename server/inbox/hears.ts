import type { ApplicationState } from '#domain/application/application.ts';
import type { InboxKind } from '#domain/inbox/inbox.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { exclusively } from '../database/exclusively.ts';
import type { Events } from '../shared/events.ts';
import type { Inbox } from './inbox.ts';

/** CA-6: what an applicant is told of; going back to a draft is their own doing. */
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

/** Makes messages of what the areas tell each other. */
export const eventMessages = ({ tell, takeBack }: Pick<Inbox, 'tell' | 'takeBack'>): Events => {
  // One after another, so that what is taken back was written before.
  const alone = exclusively();
  return {
    'application.moved': ({ userId, state }) => {
      const kind = ofApplication[state];
      if (kind) return alone(() => tell({ userId, kind, goTo: hrefOf('application') }));
    },
    'friend.moved': async ({ what, byUserId, toUserId }) => {
      if (what === 'asked')
        return alone(() =>
          tell({
            ...{ userId: toUserId, kind: 'friendRequested', actorId: byUserId, onceKey: askedBy(byUserId) },
            goTo: `${hrefOf('people')}?muc=loi-moi`,
          }),
        );
      const all = [
        alone(() => takeBack(byUserId, askedBy(toUserId))),
        alone(() => takeBack(toUserId, askedBy(byUserId))),
      ];
      if (what === 'accepted')
        all.push(
          alone(() =>
            tell({
              ...{ userId: toUserId, kind: 'friendAccepted', actorId: byUserId },
              goTo: `${hrefOf('people')}?id=${byUserId}`,
            }),
          ),
        );
      await Promise.all(all);
    },
    'account.changed': ({ userId, what }) =>
      alone(() =>
        tell({ userId, kind: what === 'password' ? 'passwordChanged' : 'contactChanged', goTo: securityPage }),
      ),
    'device.new': ({ userId, device }) =>
      alone(() => tell({ userId, kind: 'newDevice', params: { device }, goTo: securityPage })),
    'referral.moved': ({ referralId, userId, state }) => {
      if (state === 'qualified' || state === 'rewarded')
        return alone(() =>
          tell({ userId, kind: 'referralQualified', goTo: hrefOf('referral'), onceKey: `qualified ${referralId}` }),
        );
    },
  };
};
