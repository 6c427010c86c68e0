import { beforeAll, expect, it } from 'vitest';
import type { passkeys } from '#contract/http/passkeys.ts';
import { SIGN_IN } from '#domain/auth/auth.ts';
import { createAccounts, type Accounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { AreaHandlers } from '#server/http/handlers.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { createLog } from '#server/log.ts';
import { passkeyHandlers } from '#server/passkeys/passkeys.handlers.ts';
import { softAuthenticator, type Told } from '../fakes/authenticator.ts';
import { callContext, contextFrom, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const SITE = 'https://khandai.example';
const FIVE_MINUTES = 300_000;

onEveryEngine('passkeys', (database) => {
  let accounts: Accounts;
  let handlers: AreaHandlers<typeof passkeys>;
  let otherWay = true;
  const logged: string[] = [];
  let made = 0;
  const at = contextFrom(() => ({ site: SITE }));

  beforeAll(() => {
    accounts = createAccounts({
      ...{ database: database(), bus: inProcessBus(), clock: () => NOW, limits: false },
      secret: 'a secret of tests, long enough',
    });
    handlers = passkeyHandlers({
      ...{ database: database(), key: Buffer.from('key') },
      members: { ...accounts, hasOtherWay: async () => otherWay },
      log: createLog((line) => logged.push(line)),
    });
  });

  const newViewer = async (): Promise<MemberViewer> => {
    const registration = {
      username: `chia.khoa.${(made += 1)}`,
      password: 'mưa rơi trên mái tôn',
      nickname: 'Chìa Khoá',
    };
    const { token } = granted(await accounts.handlers.register(registration, callContext()));
    return await memberOf(accounts.identify, token);
  };
  const proofOf = (viewer: MemberViewer): string => accounts.proofs.issue(viewer, NOW).proof;
  const add = async (viewer: MemberViewer, key = softAuthenticator(SITE), told?: Told, name = 'Điện thoại') => {
    const options = granted(await handlers.addOptions({ proof: proofOf(viewer) }, at({ viewer })));
    return { key, options, answer: await handlers.add({ ...key.create(options, told), name }, at({ viewer })) };
  };
  const enter = async (key: ReturnType<typeof softAuthenticator>, told?: Told, context = at()) =>
    handlers.signIn(key.get(granted(await handlers.signInOptions({}, at())), told), context);
  const list = async (viewer: MemberViewer) => granted(await handlers.list({}, at({ viewer })));

  it('CALL POST /live/api/user/passkey/add: a passkey is made for this site, found by the browser and for a verified user', async () => {
    const viewer = await newViewer();
    const { options, answer, key } = await add(viewer);
    expect(options).toMatchObject({
      rp: { id: 'khandai.example', name: 'Khán Đài' },
      user: { displayName: 'Chìa Khoá' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(granted(answer)).toEqual({ passkeyId: key.id, name: 'Điện thoại', createdAt: NOW, lastUsedAt: null });
    expect(await list(viewer)).toEqual([granted(answer)]);
    const again = granted(await handlers.addOptions({ proof: proofOf(viewer) }, at({ viewer })));
    expect(again.excludeCredentials).toEqual([{ type: 'public-key', id: key.id, transports: ['internal'] }]);
  });

  it('CALL POST /live/api/user/passkey/sign-in: opens a session for the member, bound as any other', async () => {
    const viewer = await newViewer();
    const { key } = await add(viewer);
    let binding: string | null = null;
    const session = granted(
      await enter(key, {}, at({ browser: true, now: NOW + 5, setBinding: (value) => (binding = value) })),
    );
    expect(session.user.userId).toBe(viewer.userId);
    expect(await accounts.identify(session.token, binding)).toMatchObject({ userId: viewer.userId });
    expect(await accounts.identify(session.token, null)).toBeNull();
    expect((await list(viewer))[0]!.lastUsedAt).toBe(NOW + 5);
    granted(await enter(key));
  });

  it.each<readonly [string, Told]>([
    ['of another site', { origin: 'https://khandai.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a verified user', { verified: false }],
    ['to the other question', { type: 'webauthn.create' }],
    ['that counts backwards', { counter: 1 }],
    ['of another member', { userHandle: Buffer.from('m000000000000000000000000').toString('base64url') }],
  ])('an answer %s opens nothing', async (_what, told) => {
    const { key } = await add(await newViewer());
    granted(await enter(key, { counter: 7 }));
    expect(await enter(key, { counter: 8, ...told })).toMatchObject({ code: 403 });
    granted(await enter(key, { counter: 9 }));
  });

  it('an altered signature opens nothing', async () => {
    const { key } = await add(await newViewer());
    const answer = key.get(granted(await handlers.signInOptions({}, at())));
    const other = key.get(granted(await handlers.signInOptions({}, at())));
    const forged = { ...answer, response: { ...answer.response, signature: other.response.signature } };
    expect(await handlers.signIn(forged, at())).toMatchObject({ code: 403 });
  });

  it('one that never counts is used as often as one likes', async () => {
    const { key } = await add(await newViewer());
    for (let i = 0; i < 3; i += 1) granted(await enter(key, { counter: 0 }));
  });

  it('a question is good for 5 minutes, one answer and one purpose', async () => {
    const viewer = await newViewer();
    const { key } = await add(viewer);
    const options = granted(await handlers.signInOptions({}, at()));
    expect(await handlers.signIn(key.get(options), at({ now: NOW + FIVE_MINUTES }))).toMatchObject({ code: 410 });
    granted(await handlers.signIn(key.get(options), at({ now: NOW + FIVE_MINUTES - 1 })));
    expect(await handlers.signIn(key.get(options), at())).toMatchObject({ code: 410 });
    const toAdd = granted(await handlers.addOptions({ proof: proofOf(viewer) }, at({ viewer })));
    const wrong = key.get({ challenge: toAdd.challenge, rpId: toAdd.rp.id });
    expect(await handlers.signIn(wrong, at())).toMatchObject({ code: 410 });
    const other = await newViewer();
    const theirs = { ...softAuthenticator(SITE).create(toAdd), name: 'x' };
    expect(await handlers.add(theirs, at({ viewer: other }))).toMatchObject({ code: 410 });
    const madeUp = key.get({ challenge: Buffer.alloc(64).toString('base64url'), rpId: 'khandai.example' });
    expect(await handlers.signIn(madeUp, at())).toMatchObject({ code: 410 });
  });

  it('the same answer twice at once opens one session', async () => {
    const { key } = await add(await newViewer());
    const answer = key.get(granted(await handlers.signInOptions({}, at())));
    const both = await Promise.all([handlers.signIn(answer, at()), handlers.signIn(answer, at())]);
    expect(both.filter((one) => 'token' in one)).toHaveLength(1);
  });

  it('two answers at once that count alike open one session: one of them is a copy', async () => {
    const { key } = await add(await newViewer());
    const both = await Promise.all([enter(key, { counter: 5 }), enter(key, { counter: 5 })]);
    expect(both.filter((one) => 'token' in one)).toHaveLength(1);
  });

  it.each<readonly [string, Told]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a verified user', { verified: false }],
  ])('a passkey %s is not kept', async (_what, told) => {
    const viewer = await newViewer();
    expect((await add(viewer, undefined, told)).answer).toMatchObject({ code: 422 });
    expect(await list(viewer)).toEqual([]);
  });

  it('a passkey is asked for by nobody who has not just shown who they are, in this session', async () => {
    const viewer = await newViewer();
    const ask = (proof: string, now = NOW) => handlers.addOptions({ proof }, at({ viewer, now }));
    expect(await ask('made.up')).toMatchObject({ code: 403 });
    expect(await ask(proofOf(await newViewer()))).toMatchObject({ code: 403 });
    expect(await ask(proofOf({ ...viewer, sessionId: 'another' }))).toMatchObject({ code: 403 });
    expect(await ask(proofOf(viewer), NOW + 600_000)).toMatchObject({ code: 403 });
    granted(await ask(proofOf(viewer), NOW + 599_999));
  });

  it('CALL POST /live/api/user/passkey/confirm: shows who the member is, by a passkey of theirs alone', async () => {
    const viewer = await newViewer();
    const { key } = await add(viewer);
    const question = async (who: MemberViewer) => granted(await handlers.confirmOptions({}, at({ viewer: who })));
    const { proof, ttlSec } = granted(await handlers.confirm(key.get(await question(viewer)), at({ viewer })));
    expect(ttlSec).toBe(600);
    expect(accounts.proofs.holds(proof, viewer, NOW)).toBe(true);
    const other = await newViewer();
    expect(await handlers.confirm(key.get(await question(other)), at({ viewer: other }))).toMatchObject({ code: 403 });
    const toSignIn = granted(await handlers.signInOptions({}, at()));
    expect(await handlers.confirm(key.get(toSignIn), at({ viewer }))).toMatchObject({ code: 410 });
    expect(await handlers.signIn(key.get(await question(viewer)), at())).toMatchObject({ code: 410 });
  });

  it('one passkey is one member’s', async () => {
    const { key } = await add(await newViewer());
    expect((await add(await newViewer(), key)).answer).toMatchObject({ code: 409 });
  });

  it('a member keeps at most 20', async () => {
    const viewer = await newViewer();
    const before = granted(await handlers.addOptions({ proof: proofOf(viewer) }, at({ viewer })));
    for (let i = 0; i < SIGN_IN.maxPasskeys; i += 1) granted((await add(viewer)).answer);
    expect(await handlers.addOptions({ proof: proofOf(viewer) }, at({ viewer }))).toMatchObject({ code: 409 });
    const late = { ...softAuthenticator(SITE).create(before), name: 'x' };
    expect(await handlers.add(late, at({ viewer }))).toMatchObject({ code: 409 });
  });

  it('CALL POST /live/api/user/passkey/rename: the member’s own alone', async () => {
    const viewer = await newViewer();
    const { key } = await add(viewer);
    const other = await newViewer();
    const rename = (who: MemberViewer) =>
      handlers.rename({ passkeyId: key.id, name: ' Máy ở nhà ' }, at({ viewer: who }));
    expect(await rename(other)).toMatchObject({ code: 404 });
    expect(granted(await rename(viewer)).name).toBe('Máy ở nhà');
    expect((await list(viewer)).map(({ name }) => name)).toEqual(['Máy ở nhà']);
  });

  it('CALL POST /live/api/user/passkey/remove: one that is gone opens nothing, the same twice is the same', async () => {
    const viewer = await newViewer();
    const { key } = await add(viewer);
    const other = await newViewer();
    const remove = (who: MemberViewer) =>
      handlers.remove({ passkeyId: key.id, proof: proofOf(who) }, at({ viewer: who }));
    expect(await remove(other)).toBeNull();
    const late = { passkeyId: key.id, proof: proofOf(other) };
    expect(await handlers.remove(late, at({ viewer }))).toMatchObject({ code: 403 });
    granted(await enter(key));
    expect(await remove(viewer)).toBeNull();
    expect(await remove(viewer)).toBeNull();
    expect(await list(viewer)).toEqual([]);
    expect(await enter(key)).toMatchObject({ code: 403 });
  });

  it('the last one stays while it is the only way in', async () => {
    const viewer = await newViewer();
    const [one, two] = [await add(viewer), await add(viewer)];
    const remove = (passkeyId: string) => handlers.remove({ passkeyId, proof: proofOf(viewer) }, at({ viewer }));
    otherWay = false;
    expect(await remove(one.key.id)).toBeNull();
    expect(await remove(two.key.id)).toMatchObject({ code: 409 });
    otherWay = true;
    expect(await remove(two.key.id)).toBeNull();
  });

  it('where browsers keep no passkeys nothing is asked of them', async () => {
    const viewer = await newViewer();
    for (const site of ['http://khandai.example', 'http://192.168.1.7:8080', 'https://127.0.0.1', 'https://[::1]']) {
      expect(await handlers.signInOptions({}, at({ site }))).toMatchObject({ code: 501 });
      expect(await handlers.addOptions({ proof: proofOf(viewer) }, at({ site, viewer }))).toMatchObject({ code: 501 });
    }
    const local = granted(await handlers.signInOptions({}, at({ site: 'http://localhost:8080' })));
    expect(local.rpId).toBe('localhost');
  });

  it('items 20 and 38: passkeys are logged as they come, are used, refused and go, with nothing of theirs', async () => {
    logged.length = 0;
    const viewer = await newViewer();
    const { key } = await add(viewer, undefined, {}, 'Máy của Mai');
    granted(await enter(key));
    await enter(key, { counter: 1 });
    await handlers.remove({ passkeyId: key.id, proof: proofOf(viewer) }, at({ viewer }));
    const events = logged.map((line) => (JSON.parse(line) as { readonly event: string }).event);
    expect(events).toEqual(['passkey.added', 'passkey.used', 'passkey.refused', 'passkey.removed']);
    for (const secret of [key.id, 'Mai', '192.0.2.1']) expect(logged.join()).not.toContain(secret);
  });
});
