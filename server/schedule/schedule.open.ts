import type { LiveMode } from '#domain/schedule/mode.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import type { MatchSource } from '../shared/matchSource.ts';
import { fillSearch } from './fillSearch.store.ts';
import { keptCommentator } from './kept.store.ts';
import { scheduleArea } from './schedule.area.ts';
import { scheduleHandlers } from './schedule.handlers.ts';
import { scheduleSubjects } from './schedule.subjects.ts';
import { scheduleStore } from './schedule.store.ts';
import { scheduleService } from './scheduleService.ts';
import { storedSource } from './storedSource.ts';

export interface OpenScheduleNeeds {
  readonly database: Database;
  /** Asked after what the operator imported. */
  readonly others: readonly MatchSource[];
  /** How many real people are in a chat group now. */
  readonly present: (groupId: string) => number;
  readonly modesIn: (locale: Locale) => Promise<readonly LiveMode[]>;
  /** Takes the file of a picture away. */
  readonly removePicture: (picture: string | null) => Promise<void>;
}

export const openSchedule = async ({ database, others, present, modesIn, removePicture }: OpenScheduleNeeds) => {
  await fillSearch(database);
  const store = scheduleStore(database);
  const sources = [storedSource(store), ...others];
  const service = scheduleService({ sources, present });
  return {
    ...opened(scheduleArea, {
      handlers: { schedule: scheduleHandlers(service, modesIn) },
      subjects: scheduleSubjects(service),
      personalData: [keptCommentator(database, removePicture)],
    }),
    ...{ sources, service },
    /** Adds somebody to those who comment, among other statements. */
    addCommentator: store.addCommentator,
    /** Those whose names nobody else bears. */
    named: async () => (await service.commentators()).map(({ userId, displayName }) => ({ userId, name: displayName })),
    /** The pictures with which commentators are shown. */
    picturesShown: async () => (await store.commentators()).map(({ picture }) => picture),
  };
};
