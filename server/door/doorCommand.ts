import { readFile } from 'node:fs/promises';
import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import type { DoorContent } from '#domain/door/judge.ts';
import { isTelling } from '#domain/door/pictureHash.ts';
import type { Database } from '../database/database.ts';
import { DoorWire } from '../shared/doorContent.ts';
import { pictureHashOf } from '../shared/files/pictureHashOf.ts';
import { addRemovedHash } from './door.store.ts';
import { pastTexts } from './past.store.ts';
import { planDoor, planLines } from './plan.ts';

const decodeFile = Schema.decodeUnknownResult(Schema.fromJsonString(Schema.Struct({ door: DoorWire })));

/** The output of a door command; `ok` if it did what was asked. */
export interface DoorSaid {
  readonly ok: boolean;
  readonly text: string;
}

const readText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

/**
 * The dry run: which existing texts would have been refused by the rules in force (`stored`), or by those of a portal
 * file.
 */
export const runDoorPlan = async (database: Database, stored: DoorContent, path: string | null): Promise<DoorSaid> => {
  const file = path === null ? null : await readText(path);
  if (path !== null && file === null) return { ok: false, text: `${path} cannot be read.` };
  const read = file === null ? null : decodeFile(file);
  if (read && Result.isFailure(read))
    return { ok: false, text: `${path} has no door that can be taken: ${read.failure.message}` };
  const door = { ...stored, ...read?.success.door };
  const plan = await planDoor(pastTexts(database), door);
  const by = path === null ? 'the rules that hold' : `the rules of ${path}`;
  return { ok: true, text: [`By ${by}; nothing has changed:`, ...planLines(plan)].join('\n') };
};

/**
 * The hash of a picture, in the form that `door.hashes` takes; with `remove`, the picture and similar ones are also
 * refused from now on.
 */
export const runDoorPicture = async (
  database: Database,
  path: string,
  { remove, now }: { readonly remove: boolean; readonly now: number },
): Promise<DoorSaid> => {
  const bytes = await readFile(path).catch(() => null);
  if (!bytes) return { ok: false, text: `${path} cannot be read.` };
  const hash = await pictureHashOf(bytes);
  if (hash === null) return { ok: false, text: `${path} is no JPEG, PNG or WebP picture that can be read.` };
  if (!isTelling(hash))
    return { ok: false, text: `${path} is nearly of one colour: refusing its like would refuse any such picture.` };
  if (!remove) return { ok: true, text: hash };
  await addRemovedHash(database, hash, now);
  return { ok: true, text: `${path} and its like are refused from now on: ${hash}` };
};
