import type { Accounts } from '#server/accounts/accounts.ts';
import { keptPicture } from '#server/accounts/kept.store.ts';
import { openApplications, type OpenApplicationsNeeds } from '#server/applications/applications.open.ts';
import { openPictures } from '#server/pictures/pictures.open.ts';
import { keptCommentator } from '#server/schedule/kept.store.ts';
import { scheduleStore } from '#server/schedule/schedule.store.ts';
import { noQuota } from '#server/shared/files/quota.ts';
import { refused } from '#server/shared/refusal.ts';

export interface UploadsNeeds extends Pick<
  OpenApplicationsNeeds,
  'database' | 'dataDir' | 'outbox' | 'clock' | 'log' | 'tickets' | 'demo'
> {
  readonly accounts: Accounts;
  /** No finished uploads by default. */
  readonly take?: OpenApplicationsNeeds['take'];
}

/** The areas that keep files of members, assembled like in the origin. */
export const openUploads = async ({ accounts, take = async () => refused(404), ...needs }: UploadsNeeds) => {
  const schedule = scheduleStore(needs.database);
  const pictures = await openPictures({
    ...{ dataDir: needs.dataDir, quota: noQuota, take, judgePicture: async () => null },
    ...{ setPicture: accounts.setPicture, ownUser: accounts.ownUser },
    shown: async () => [
      ...(await accounts.uploadedPictures()),
      ...(await schedule.commentators()).map(({ picture }) => picture),
    ],
    kept: (remove) => keptPicture(needs.database, remove),
  });
  const applications = await openApplications({
    ...{ ...needs, quota: noQuota, take, isProtectedName: accounts.isProtectedName, promote: accounts.promote },
    ...{ judgePicture: async () => null, judgeCall: async () => null },
    addCommentator: schedule.addCommentator,
    nameOf: async (userId) => (await accounts.memberById(userId))?.nickname ?? null,
    publish: pictures.add,
    unpublish: pictures.remove,
  });
  return {
    handlers: { ...pictures.handlers, ...applications.handlers },
    durable: pictures.durable,
    plugins: pictures.plugins,
    expire: async () => void (await Promise.all(applications.jobs.map(({ run }) => run()))),
    personalData: [
      ...applications.personalData,
      ...pictures.personalData,
      keptCommentator(needs.database, pictures.remove),
    ],
  };
};
