import { join } from 'node:path';
import type { applications } from '#contract/http/applications.ts';
import { APPLICATION } from '#domain/application/application.ts';
import type { Database } from '../database/database.ts';
import type { JudgeCall } from '../shared/door/callWords.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../shared/clock.ts';
import type { Quota } from '../shared/files/quota.ts';
import type { TakeUpload } from '../shared/files/takeUpload.ts';
import { fileStore } from '../shared/files/fileStore.ts';
import type { Kept } from '../shared/kept.ts';
import type { JudgePicture } from '../shared/judgePicture.ts';
import type { Outbox } from '../shared/outbox.ts';
import type { Tickets } from '../shared/tickets.ts';
import { applicantHandlers } from './applicant.handlers.ts';
import { applicationsStore, type ApplicationsStore } from './applications.store.ts';
import { applicationFiles } from './files.ts';
import { demoPositions } from './positions.ts';
import { reviewerHandlers, type ReviewerNeeds } from './reviewer.handlers.ts';
import { createJudgeForm } from './judgeForm.ts';
import { createShown } from './shownTo.ts';

export interface ApplicationsNeeds extends Pick<
  ReviewerNeeds,
  'publish' | 'unpublish' | 'makeCommentator' | 'isProtectedName'
> {
  readonly database: Database;
  readonly dataDir: string;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly quota: Quota;
  readonly take: TakeUpload;
  readonly judgePicture: JudgePicture;
  readonly judgeCall: JudgeCall;
  readonly log: Log;
  readonly tickets: Tickets;
  readonly demo: boolean;
  /** A member's display name; null if they no longer exist. */
  readonly nameOf: (userId: string) => Promise<string | null>;
}

export interface Applications {
  readonly handlers: AreaHandlers<typeof applications>;
  /** Removes files that no application refers to; run at the start. */
  readonly sweep: () => Promise<void>;
  /** Deletes drafts that were not changed for `APPLICATION.draftDays`, with their files. */
  readonly expire: () => Promise<void>;
  readonly kept: Kept;
}

const DAY = 86_400_000;

/** Applications to become a commentator: drafts, demo recordings and reviews. */
export const createApplications = (needs: ApplicationsNeeds): Applications => {
  const { database, dataDir, outbox, clock, log, tickets, demo, quota, nameOf, isProtectedName } = needs;
  const plain = applicationsStore(database);
  /** CA-6: the applicant is notified of each change of state. */
  const move: ApplicationsStore['move'] = async (applicationId, step, together) => {
    const { to: state, by, at } = step;
    const moved = await plain.move(applicationId, step, async (queries, stored) => {
      await together?.(queries, stored);
      const { userId } = stored;
      const lane = `application ${applicationId}`;
      await outbox.publish(queries, 'application.moved', { applicationId, userId, state, by, at }, lane);
    });
    if (moved) log.info('application.moved', { applicationId, userId: moved.userId, state, by });
    return moved;
  };
  const store = { ...plain, move };
  const files = applicationFiles(fileStore(join(dataDir, 'applications')), needs.judgePicture);
  const shown = createShown(store, nameOf);
  const judgeForm = createJudgeForm(needs.judgeCall);
  return {
    handlers: {
      ...applicantHandlers({ store, files, shown, tickets, isProtectedName, quota, take: needs.take, judgeForm }),
      ...reviewerHandlers({ ...needs, store, files, shown }),
      positions: async () => (demo ? demoPositions : []),
    },
    sweep: async () => files.sweep(await store.files()),
    expire: async () => {
      const gone = await store.expireDrafts(clock() - APPLICATION.draftDays * DAY);
      if (gone.count > 0) log.info('application.drafts expired', { count: gone.count });
      await files.remove(...gone.files);
    },
    kept: {
      name: 'applications',
      columns: { application: ['user_id'], application_event: ['by_user_id'] },
      tell: async (userId) => Promise.all((await store.ofMember(userId)).map(shown.one)),
      erase: async (queries, userId) => {
        const gone = await store.forget(queries, userId);
        return () => files.remove(...gone);
      },
    },
  };
};
