import { opened } from '../shared/area.ts';
import type { LimitStore } from '../shared/limiter.ts';
import { keyFor } from '../shared/secret.ts';
import { anyAsks, createCountAsks } from './askers.ts';
import { anyCallingCode, createCallingCodes } from './callingCodes.ts';
import { codesArea } from './codes.area.ts';
import { codeHandlers, type Members } from './codes.handlers.ts';
import { createCodes, type CodesNeeds } from './codes.ts';
import { keptCodes } from './kept.store.ts';

export interface OpenCodesNeeds extends Pick<CodesNeeds, 'database' | 'post' | 'limits' | 'log'> {
  readonly limitStore: LimitStore;
  readonly secret: string;
  readonly members: Members;
}

export const openCodes = ({ limitStore, secret, members, ...needs }: OpenCodesNeeds) => {
  const { database, post, limits, log } = needs;
  const callingCodes = limits ? createCallingCodes(limitStore, log) : anyCallingCode;
  const codes = createCodes({ ...needs, callingCodes, key: keyFor(secret, 'codes') });
  const asks = limits ? createCountAsks(limitStore) : anyAsks;
  return {
    ...opened(codesArea, {
      handlers: { codes: codeHandlers({ codes, post, callingCodes, members, asks }) },
      personalData: [keptCodes(database)],
    }),
    tickets: codes.tickets,
  };
};
