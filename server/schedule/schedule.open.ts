import type { LiveMode } from '#domain/schedule/mode.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RoomTab } from '#domain/match/match.ts';
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
  /** Sources after the operator's imports, in order. */
  readonly others: readonly MatchSource[];
  /** Number of real viewers in a chat group now. */
  readonly present: (groupId: string) => number;
  /** Tabs of a match's rooms that other areas have content for. */
  readonly tabsBeside: (fixtureId: string) => Promise<readonly RoomTab[]>;
  readonly foundBeside: MatchSource['find'];
  readonly modesIn: (locale: Locale) => Promise<readonly LiveMode[]>;
  /** Deletes the file of a picture. */
  readonly removePicture: (picture: string | null) => Promise<void>;
}

export const openSchedule = async ({
  database,
  others,
  present,
  tabsBeside,
  foundBeside,
  modesIn,
  removePicture,
}: OpenScheduleNeeds) => {
  await fillSearch(database);
  const store = scheduleStore(database);
  const stored = storedSource(store);
  const sources = [stored, ...others];
  const service = scheduleService({ sources, present, tabsBeside, foundBeside });
  return {
    ...opened(scheduleArea, {
      handlers: { schedule: scheduleHandlers(service, modesIn) },
      subjects: scheduleSubjects(service),
      personalData: [keptCommentator(database, removePicture)],
    }),
    ...{ sources, stored, service },
    /** Adds a commentator within a transaction. */
    addCommentator: store.addCommentator,
    /** Commentators, whose names are reserved. */
    named: async () => (await service.commentators()).map(({ userId, displayName }) => ({ userId, name: displayName })),
    /** The pictures of commentators. */
    picturesShown: async () => (await store.commentators()).map(({ picture }) => picture),
  };
};
