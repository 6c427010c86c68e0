import type { ApplicationState } from '#domain/application/application.ts';
import type { MessageKind } from '#domain/messages/messages.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Bus } from '../bus/bus.ts';
import { exclusively } from '../database/exclusively.ts';
import type { Messages } from './messages.ts';

/** CA-6: what an applicant is told of; going back to a draft is their own doing. */
const ofApplication: Readonly<Record<ApplicationState, MessageKind | null>> = {
  draft: null,
  submitted: 'applicationSubmitted',
  reviewing: 'applicationReviewing',
  need_info: 'applicationNeedInfo',
  approved: 'applicationApproved',
  rejected: 'applicationRejected',
};

const securityPage = hrefOf('accountPage', { slug: 'bao-mat' });
const askedBy = (userId: string): string => `asked ${userId}`;

export interface Hearing {
  /** Resolves once everything that was heard so far is written. */
  readonly settled: () => Promise<void>;
  /** Listens no more; resolves as `settled` does. */
  readonly stop: () => Promise<void>;
}

/** Makes messages of what the areas tell each other; what goes wrong is for `failed`. */
export const hearEvents = (
  bus: Bus,
  { tell, takeBack }: Pick<Messages, 'tell' | 'takeBack'>,
  failed: (error: unknown) => void,
): Hearing => {
  // One after another, so that what is taken back was written before.
  const alone = exclusively();
  const then = (work: () => Promise<void>) => void alone(work).catch(failed);
  const stops = [
    bus.subscribe('application.moved', ({ userId, state }) => {
      const kind = ofApplication[state];
      if (kind) then(() => tell({ userId, kind, goTo: hrefOf('application') }));
    }),
    bus.subscribe('friend.moved', ({ what, byUserId, toUserId }) => {
      if (what === 'asked')
        return then(() =>
          tell({
            ...{ userId: toUserId, kind: 'friendRequested', actorId: byUserId, onceKey: askedBy(byUserId) },
            goTo: `${hrefOf('people')}?muc=loi-moi`,
          }),
        );
      then(() => takeBack(byUserId, askedBy(toUserId)));
      then(() => takeBack(toUserId, askedBy(byUserId)));
      if (what === 'accepted')
        then(() =>
          tell({
            ...{ userId: toUserId, kind: 'friendAccepted', actorId: byUserId },
            goTo: `${hrefOf('people')}?id=${byUserId}`,
          }),
        );
    }),
    bus.subscribe('account.changed', ({ userId, what }) =>
      then(() =>
        tell({ userId, kind: what === 'password' ? 'passwordChanged' : 'contactChanged', goTo: securityPage }),
      ),
    ),
    bus.subscribe('device.new', ({ userId, device }) =>
      then(() => tell({ userId, kind: 'newDevice', params: { device }, goTo: securityPage })),
    ),
    bus.subscribe('referral.moved', ({ referralId, userId, state }) => {
      if (state === 'qualified' || state === 'rewarded')
        then(() =>
          tell({ userId, kind: 'referralQualified', goTo: hrefOf('referral'), onceKey: `qualified ${referralId}` }),
        );
    }),
  ];
  const settled = () => alone(async () => {});
  return {
    settled,
    stop: () => {
      for (const stop of stops) stop();
      return settled();
    },
  };
};
