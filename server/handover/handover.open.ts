import { randomBytes } from 'node:crypto';
import type { handover } from '#contract/http/handover.ts';
import { codeFrom, HANDOVER, tidyCode } from '#domain/handover/handover.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { opened } from '../shared/area.ts';
import { refused } from '../shared/refusal.ts';
import { hashOf } from '../shared/secret.ts';
import type { FindSubjects } from '../shared/subjects.ts';
import { handoverArea } from './handover.area.ts';
import { handoverStore } from './handover.store.ts';

export interface OpenHandoverNeeds {
  readonly database: Database;
  readonly find: FindSubjects;
}

/** Attempts to find an unused code. */
const TRIES = 3;

export const openHandover = ({ database, find }: OpenHandoverNeeds) => {
  const store = handoverStore(database);
  const handlers: AreaHandlers<typeof handover> = {
    create: async ({ target, positionSec }, context) => {
      if (!(await find([target], context))[0]) return refused(404);
      const expiresTs = context.now + HANDOVER.ttlS * 1000;
      for (let left = TRIES; left > 0; left -= 1) {
        const code = codeFrom(randomBytes(HANDOVER.length));
        if (await store.add(hashOf(code), { target, positionSec }, expiresTs, context.now)) return { code, expiresTs };
      }
      return refused(503);
    },
    take: async ({ code }, context) => {
      const found = await store.take(hashOf(tidyCode(code)), context.now);
      const card = found && (await find([found.target], context))[0];
      return found && card ? { ...found, path: card.path } : refused(410);
    },
  };
  return opened(handoverArea, { handlers: { handover: handlers } });
};
