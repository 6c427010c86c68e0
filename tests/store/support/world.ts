import { createAccounts, type Accounts, type AccountsNeeds } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import { anyAsks, createCountAsks } from '#server/codes/askers.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { anyCallingCode, createCallingCodes } from '#server/codes/callingCodes.ts';
import { codeHandlers } from '#server/codes/codes.handlers.ts';
import { createCodes, type Codes } from '#server/codes/codes.ts';
import type { Database } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import type { Parcel } from '#server/shared/post.ts';
import { keyFor } from '#server/shared/secret.ts';
import { postOver } from './outbox.ts';

const SECRET = 'a secret of tests, long enough';

export interface CodesWorld {
  readonly accounts: Accounts;
  readonly codes: Codes;
  readonly handlers: ReturnType<typeof codeHandlers>;
  /** Every letter passed on, oldest first. */
  readonly sent: Parcel[];
  /** Delivery settings that a test can change. */
  readonly ways: { room: boolean; sms: boolean };
  readonly logged: string[];
  /** Sessions that ended early. */
  readonly ended: string[];
}

/** Accounts and codes over a database, with a post that keeps its letters. */
export const codesWorld = (
  stored: Database,
  clock: () => number,
  limits = true,
  others: Pick<AccountsNeeds, 'joined'> = {},
): CodesWorld => {
  const sent: Parcel[] = [];
  const logged: string[] = [];
  const ended: string[] = [];
  const ways = { room: true, sms: true };
  const { database, post } = postOver(stored, sent, {
    hasRoom: async () => ways.room,
    serves: (channel) => channel === 'mail' || ways.sms,
  });
  const log = createLog((line) => logged.push(line));
  const bus = inProcessBus();
  bus.subscribe('session.ended', ({ sessionId }) => ended.push(sessionId));
  const limitStore = memoryLimits(clock);
  const callingCodes = limits ? createCallingCodes(limitStore, log) : anyCallingCode;
  const codes = createCodes({ database, post, key: keyFor(SECRET, 'codes'), limits, callingCodes, log });
  const { tickets } = codes;
  const accounts = createAccounts({ database, bus, clock, secret: SECRET, limits, tickets, post, log, ...others });
  const handlers = codeHandlers({
    ...{ codes, post, callingCodes },
    members: { ...accounts.memberContacts, knows: accounts.knows },
    asks: limits ? createCountAsks(limitStore) : anyAsks,
  });
  return { accounts, codes, handlers, sent, ways, logged, ended };
};

/** The code of a letter. */
export const codeOf = (parcel: Parcel | undefined): string => {
  if (parcel?.letter.kind !== 'code') throw new Error('no code was sent');
  return parcel.letter.code;
};
