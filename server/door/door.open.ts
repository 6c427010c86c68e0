import type { DoorContent } from '#domain/door/judge.ts';
import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import type { JudgePicture } from '../shared/judgePicture.ts';
import { createJudgeCall, doorRefusal } from '../shared/door/callWords.ts';
import { doorArea } from './door.area.ts';
import { createDoorService, type DoorNeeds } from '../shared/door/door.ts';
import { removedHashes } from './door.store.ts';

export interface OpenDoorNeeds extends Omit<DoorNeeds, 'read' | 'removedHashes'> {
  readonly database: Database;
  /** The operator's content, polled at most every half second. */
  readonly portal: {
    readonly now: () => Promise<{ readonly version: string; readonly content: { readonly door?: DoorContent } }>;
  };
}

export const openDoor = ({ database, portal, ...needs }: OpenDoorNeeds) => {
  const service = createDoorService({
    ...needs,
    read: async () => {
      const { version, content } = await portal.now();
      return { version, content: content.door ?? {} };
    },
    removedHashes: () => removedHashes(database),
  });
  const judgePicture: JudgePicture = async (bytes) => {
    const refusal = await service.judgePicture(bytes);
    return refusal && doorRefusal(refusal, 'body');
  };
  /** Whether a name is forbidden to everybody. */
  const refusesName = async (name: string): Promise<boolean> =>
    (await service.judge({ kind: 'name', text: name.normalize('NFC'), who: null, place: 'names' })) !== null;
  return {
    ...opened(doorArea, { handlers: {} }),
    ...{ judge: service.judge, judgeCall: createJudgeCall(service), judgePicture, refusesName },
  };
};
