import { expect, it } from 'vitest';
import { createAccounts } from '#server/accounts/accounts.ts';
import { putContact } from '#server/accounts/contacts.store.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import { createCountAsks } from '#server/codes/askers.ts';
import { createCallingCodes } from '#server/codes/callingCodes.ts';
import { codeHandlers } from '#server/codes/codes.handlers.ts';
import { createCodes } from '#server/codes/codes.ts';
import type { Database, Queries } from '#server/database/database.ts';
import type { Sql } from '#server/database/sql.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { silentLog } from '#server/log.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { createSeal } from '#server/outbox/seal.ts';
import { createPost } from '#server/post/post.ts';
import { keyFor } from '#server/shared/secret.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const secret = 'a secret of tests, long enough';
const mail = { url: 'smtp://127.0.0.1:9', from: 'no-reply@khandai.example' };

/** A database that records its statements, and whether they carried as much data as a letter. */
const recording = (database: Database) => {
  const asked: string[] = [];
  const noted = ({ parts, values }: Sql): void => {
    const longest = Math.max(0, ...values.map((value) => (typeof value === 'string' ? value.length : 0)));
    asked.push(`${parts.join('?').replaceAll(/\s+/g, ' ')}, ${longest > 200 ? 'much' : 'little'}`);
  };
  const told = (queries: Queries): Queries => ({
    all: (row, query) => (noted(query), queries.all(row, query)),
    one: (row, query) => (noted(query), queries.one(row, query)),
    run: (query) => (noted(query), queries.run(query)),
  });
  return {
    database: {
      ...database,
      ...told(database),
      transaction: (work, isolation) => database.transaction((queries) => work(told(queries)), isolation),
    } satisfies Database,
    take: () => asked.splice(0),
  };
};

onEveryEngine('codes that nobody may see', (database) => {
  it('item 7: for an account that is not there the database is asked the same, in the same order, with as much', async () => {
    const { database: recorded, take } = recording(database());
    const clock = () => NOW;
    const needs = { database: recorded, clock, log: silentLog };
    const outbox = createOutbox({ ...needs, seal: createSeal(keyFor(secret, 'outbox')), failed: () => {} });
    const post = createPost({
      ...{ mail, sms: null, outbox: true, publicUrl: null },
      ...needs,
      letters: outbox.letters,
    });
    const callingCodes = createCallingCodes(memoryLimits(clock), silentLog);
    const codes = createCodes({ ...needs, post, key: keyFor(secret, 'codes'), limits: true, callingCodes });
    const accounts = createAccounts({
      ...needs,
      bus: inProcessBus(),
      secret,
      limits: true,
      tickets: codes.tickets,
      post,
    });
    const { forgotPassword } = codeHandlers({
      ...{ codes, post, callingCodes, asks: createCountAsks(memoryLimits(clock)) },
      members: { ...accounts.memberContacts, knows: accounts.knows },
    });
    const input = { username: 'lan.anh', password: 'mưa rơi trên mái tôn' };
    const { user } = granted(await accounts.handlers.register(input, callContext()));
    const known = { channel: 'mail', value: 'lan.anh@khandai.example' } as const;
    await putContact(recorded, user.userId, known, NOW);
    const steps = async (account: string): Promise<readonly string[]> => {
      take();
      granted(await forgotPassword({ account }, callContext({ address: '203.0.113.9' })));
      return take();
    };
    await steps('lam.nong');

    const nobodys = await steps('khong.ai@khandai.example');
    expect(nobodys.filter((text) => text.startsWith('insert into outbox'))).toEqual([expect.stringContaining('much')]);
    expect(await steps(known.value)).toEqual(nobodys);
    // By name: a member who has just had a code, and an unknown one. Neither is sent anything.
    expect(await steps('lan.anh')).toEqual(await steps('khong.ai'));
    await outbox.end();
  });
});
