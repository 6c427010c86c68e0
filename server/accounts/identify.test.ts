import { expect, it } from 'vitest';
import { SESSIONS } from '#domain/auth/deviceSession.ts';
import { createLog } from '../log.ts';
import { createIdentify } from './identify.ts';
import { createTokens } from './tokens.ts';

const SIGNED_IN = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

it('S-8: a session that cannot be noted as seen is tried again a whole minute later, and answered all the while', async () => {
  let now = SIGNED_IN + SESSIONS.seenEveryMs;
  const tries: number[] = [];
  const family = { familyId: 's1', userId: 'm1', bindingHash: null, revokedAt: null, createdAt: SIGNED_IN };
  const member = { userId: 'm1', username: 'lan', nickname: 'Lan', profilePicture: null, siteRoleId: 1 };
  const tokens = createTokens(Buffer.alloc(32, 1));
  const { request } = createIdentify({
    tokens,
    chatTokens: { take: async () => null },
    sessions: { isAlive: () => true },
    families: {
      family: async () => ({ ...family, expiresAt: SIGNED_IN + 100 * MINUTE, lastSeenAt: SIGNED_IN }),
      seen: async () => {
        tries.push(now);
        throw new Error('The disk is full.');
      },
    },
    members: { byId: async () => ({ ...member, level: 1, vip: 0, passwordHash: null, eraseAt: null }) },
    clock: () => now,
    log: createLog(() => {}),
  });
  const first = now;
  for (const later of [0, 1, MINUTE - 1, MINUTE]) {
    now = first + later;
    expect(await request(tokens.access('m1', 's1', now), null)).toMatchObject({ userId: 'm1', sessionId: 's1' });
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(tries).toEqual([first, first + MINUTE]);
});
