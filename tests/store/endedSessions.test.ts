import { beforeAll, expect, it } from 'vitest';
import { SESSION_ENDED } from '#contract/http/envelope.ts';
import { AUTH } from '#domain/auth/auth.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { contextFrom, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { codesWorld, type CodesWorld } from './support/world.ts';

const PASSWORD = 'mưa rơi trên mái tôn';

onEveryEngine('what a browser hears of its session that is no more', (database) => {
  let now = NOW;
  let world: CodesWorld;
  let people = 0;
  const at = contextFrom(() => ({ now }));

  beforeAll(() => {
    world = codesWorld(database(), () => now);
  });

  /** A session of a new member: in a browser, or in another client. */
  const enter = async ({ browser = true } = {}) => {
    let binding: string | null = null;
    const setBinding = (value: string) => {
      binding = value;
    };
    const username = `phien.${(people += 1)}`;
    const answer = await world.accounts.handlers.register(
      { username, password: PASSWORD },
      at({ browser, setBinding }),
    );
    const session = granted(answer);
    const viewer = await memberOf(world.accounts.identify, session.token, binding);
    return { ...session, binding: binding as string | null, username, viewer };
  };
  const refresh = (refreshToken: string, binding: string | null) =>
    world.accounts.handlers.refreshToken({ refreshToken }, at({ binding }));
  /** The details of a refusal with its 401. */
  const told = async (refreshToken: string, binding: string | null) => {
    const answer = await refresh(refreshToken, binding);
    if (!isRefused(answer)) throw new Error('refreshed');
    expect(answer.code).toBe(401);
    return answer.challenge;
  };

  it('item 12: one that its member ended is said to be so to its own browser, and to nobody else', async () => {
    const { refreshToken, binding, viewer } = await enter();
    const { binding: another } = await enter();
    await world.accounts.securityHandlers.revoke({ sessionId: viewer.sessionId! }, at({ viewer }));
    expect(await told(refreshToken, binding)).toBe(SESSION_ENDED);
    expect(await told(refreshToken, another)).toBeNull();
    expect(await told(refreshToken, null)).toBeNull();
    const program = await enter({ browser: false });
    await world.accounts.handlers.logout({ refreshToken: program.refreshToken }, at());
    expect(await told(program.refreshToken, null)).toBeNull();
  });

  it('of one that has run out it hears no more, ended before or not', async () => {
    const ranOut = await enter();
    const left = await enter();
    await world.accounts.handlers.logout({ refreshToken: left.refreshToken }, at());
    now += AUTH.refreshTokenMaxAgeS * 1000;
    expect(await told(ranOut.refreshToken, ranOut.binding)).toBeNull();
    expect(await told(left.refreshToken, left.binding)).toBeNull();
    now = NOW;
  });

  it('item 14: nor of one that a token used twice has ended, whichever of its tokens is shown', async () => {
    const { refreshToken, binding } = await enter();
    const next = granted(await refresh(refreshToken, binding));
    now += 61_000;
    expect(await told(refreshToken, binding)).toBeNull();
    expect(await told(refreshToken, binding)).toBeNull();
    expect(await told(next.refreshToken, binding)).toBeNull();
    now = NOW;
  });
});
