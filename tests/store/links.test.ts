import { beforeAll, expect, it } from 'vitest';
import * as Schema from 'effect/Schema';
import { isLinkToken } from '#domain/routing/linkToken.ts';
import { sql } from '#server/database/sql.ts';
import { createLinks, type Links } from '#server/links/links.ts';
import { callContext } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

onEveryEngine('links', (database) => {
  let links: Links;
  beforeAll(() => {
    links = createLinks({ database: database() });
  });
  const make = (goTo: string, expiresAt = NOW + 1000) =>
    database().transaction((queries) => links.make(queries, { goTo, userId: null, expiresAt }, NOW));
  const open = (token: string, now = NOW) => links.handlers.open({ token }, callContext({ now }));

  it('CALL GET /live/api/link/:token: leads there once', async () => {
    const token = await make('/en/tai-khoan/quyen-rieng-tu');
    expect(isLinkToken(token)).toBe(true);
    expect(await open(token)).toEqual({ goTo: '/en/tai-khoan/quyen-rieng-tu' });
    expect(await open(token)).toMatchObject({ code: 410 });
  });

  it('two who open it at once: one gets there', async () => {
    const token = await make('/menu');
    const answers = await Promise.all([open(token), open(token), open(token)]);
    expect(answers.filter((answer) => 'goTo' in answer)).toHaveLength(1);
  });

  it('one that ran out, and one that never was, are told alike', async () => {
    const token = await make('/menu');
    expect(await open(token, NOW + 1000)).toEqual(await open('a'.repeat(32)));
    expect(await open(token, NOW + 999)).toEqual({ goTo: '/menu' });
  });

  it('item 26: leads to paths of this site alone', async () => {
    for (const goTo of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere', 'menu'])
      await expect(make(goTo)).rejects.toThrow('a path of this site');
  });

  it('is stored as a hash, and forgotten once it ran out', async () => {
    const token = await make('/menu', NOW - 1);
    await make('/menu');
    const Row = Schema.Struct({ hash: Schema.String, expiresAt: Schema.Int });
    const rows = await database().all(
      Row,
      sql`select token_hash as "hash", expires_at as "expiresAt" from one_time_link`,
    );
    expect(rows.every(({ hash, expiresAt }) => hash !== token && expiresAt > NOW - 1)).toBe(true);
  });
});
