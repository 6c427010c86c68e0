import { expect, it } from 'vitest';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';
import { httpSecurity } from './security.ts';

const { signal } = new AbortController();
const asked = (t: ReturnType<typeof fakeWire>) =>
  t.asked.map(({ method, url, body }) => [`${method} ${url.replace('/live/api/user/', '')}`, body]);

it('shows who the member is in one of three ways, and answers the proof', async () => {
  const t = fakeWire(() => ok({ proof: 'p', ttlSec: 600 }));
  const port = httpSecurity(t.send);
  expect(await port.confirm({ password: 'mật khẩu' }, signal)).toEqual({ ok: true, value: 'p' });
  await port.confirm({ ticket: 'the-ticket' }, signal);
  await port.confirm({ entered: true }, signal);
  expect(asked(t)).toEqual([
    ['POST confirm', { password: 'mật khẩu' }],
    ['POST confirm', { ticket: 'the-ticket' }],
    ['POST confirm', {}],
  ]);
  const refused = await httpSecurity(fakeWire(() => refusal(403)).send).confirm({ entered: true }, signal);
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'refused', code: 403 } });
});

it('asks for everything else at its own address', async () => {
  const t = fakeWire(({ url }) => ok(url.endsWith('list') ? [] : url.endsWith('revoke') ? null : { ended: 1 }));
  const port = httpSecurity(t.send);
  expect(await port.sessions(signal)).toEqual({ ok: true, value: [] });
  expect(await port.revoke('s1', signal)).toEqual({ ok: true, value: null });
  expect(await port.revokeOthers(signal)).toEqual({ ok: true, value: { ended: 1 } });
  await port.changePassword({ password: 'cũ', newPassword: 'mật khẩu mới' }, signal);
  await port.firstPassword({ proof: 'p', newPassword: 'mật khẩu mới' }, signal);
  expect(asked(t)).toEqual([
    ['GET session/list', undefined],
    ['POST session/revoke', { sessionId: 's1' }],
    ['POST session/revoke-others', {}],
    ['POST password/change', { password: 'cũ', newPassword: 'mật khẩu mới' }],
    ['POST password/first', { proof: 'p', newPassword: 'mật khẩu mới' }],
  ]);
});

it('reads how the member gets in', async () => {
  const safety = {
    ...{ username: 'an', hasPassword: true },
    contacts: [{ channel: 'mail', value: 'an@khandai.vn', reachable: true }],
  };
  const t = fakeWire(() => ok(safety));
  expect(await httpSecurity(t.send).overview(signal)).toEqual({ ok: true, value: safety });
  expect(asked(t)).toEqual([['GET security', undefined]]);
});
