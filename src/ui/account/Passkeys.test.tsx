import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Passkey } from '#domain/auth/passkey.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { PasskeysPort } from '#ports/passkeys.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import { Passkeys } from './Passkeys.tsx';

afterEach(clear);

const phone: Passkey = {
  passkeyId: 'a',
  name: 'Điện thoại',
  createdAt: Date.parse('2026-11-01T05:00:00Z'),
  lastUsedAt: Date.parse('2026-11-20T05:00:00Z'),
};
const laptop: Passkey = { ...phone, passkeyId: 'b', name: 'Máy tính', lastUsedAt: null };

const open = async (given: Partial<PasskeysPort> = {}, passkey = true, kept: string | null = 'the proof') => {
  const did: unknown[] = [];
  let keys: readonly Passkey[] = [phone, laptop];
  let held = kept;
  const proof = {
    current: () => held,
    keep: (shown: string) => {
      held = shown;
    },
    drop: () => {
      held = null;
    },
  };
  const loadPort = fakeLoadPort({
    signInMethods: { open: () => Promise.resolve(succeeded({ google: false, passkey })) },
    passkeys: {
      ability: () => Promise.resolve('button'),
      list: () => Promise.resolve(succeeded(keys)),
      confirm: async () => ({ ok: true, value: 'by passkey' }),
      add: async (name, shown) => {
        did.push(['add', name, shown]);
        return succeeded({ ...laptop, passkeyId: 'c', name });
      },
      rename: async (passkeyId, name) => {
        did.push(['rename', passkeyId, name]);
        const renamed = { ...phone, name };
        keys = keys.map((one) => (one.passkeyId === passkeyId ? renamed : one));
        return succeeded(renamed);
      },
      remove: async (passkeyId, shown) => {
        did.push(['remove', passkeyId, shown]);
        keys = keys.filter((one) => one.passkeyId !== passkeyId);
        return succeeded(null);
      },
      ...given,
    },
    security: {
      overview: () => Promise.resolve(succeeded({ username: 'an', hasPassword: true, contacts: [] })),
      confirm: async (showing) => {
        did.push(['confirm', showing]);
        return succeeded('by password');
      },
    },
  });
  const app = fakeApp({ held: 'member', ports: silentPorts({ loadPort }) });
  const { place } = await show(<Passkeys proof={proof} />, app);
  const notices = () => {
    const { shown, waiting } = app.notices.getSnapshot().context;
    return [...(shown ? [shown] : []), ...waiting].map(({ text }) => text);
  };
  const press = (name: string) =>
    act(() =>
      [...place.querySelectorAll('button')]
        .find((one) => one.getAttribute('aria-label') === name || one.textContent === name)!
        .click(),
    );
  const names = () => [...place.querySelectorAll('li b')].map(({ textContent }) => textContent);
  return { did, place, notices, press, names };
};

describe('the passkeys of a member', () => {
  it('are listed with when they were made and used', async () => {
    const { names, place } = await open();
    await expect.poll(names).toEqual(['Điện thoại', 'Máy tính']);
    const facts = [...place.querySelectorAll('li small')].map(({ textContent }) => textContent);
    expect(facts[0]).toContain('Dùng lần cuối 20');
    expect(facts[1]).toContain('Chưa dùng lần nào');
  });

  it('one is added under the name of the device, and stands in the list', async () => {
    const { press, names, did, notices } = await open();
    await expect.poll(names).toHaveLength(2);
    await press('Thêm khoá khác');
    await expect.poll(names).toHaveLength(3);
    expect(did).toEqual([['add', expect.stringMatching(/^Chrome trên /), 'the proof']]);
    expect(notices()[0]).toMatch(/^Đã thêm khoá “Chrome trên /);
  });

  it('item 13: who the member is is asked before one is added, and again once that counts no more', async () => {
    let late = true;
    const { press, names, did, place } = await open(
      {
        add: async (name, shown) => {
          did.push(['add', shown]);
          if (late) return failed({ kind: 'refused', code: 403 });
          return succeeded({ ...laptop, passkeyId: 'c', name });
        },
      },
      true,
      null,
    );
    await expect.poll(names).toHaveLength(2);
    await press('Thêm khoá khác');
    await expect.poll(() => place.querySelector('input[name="password"]')).not.toBeNull();
    await act(() => userEvent.fill(place.querySelector('input[name="password"]')!, 'mật khẩu của tôi'));
    await press('Tiếp tục');
    await expect
      .poll(() => did)
      .toEqual([
        ['confirm', { password: 'mật khẩu của tôi' }],
        ['add', 'by password'],
      ]);
    late = false;
    await expect.poll(() => place.querySelector('input[name="password"]')).not.toBeNull();
    await press('Dùng khoá truy cập');
    await expect.poll(names).toHaveLength(3);
    expect(did.at(-1)).toEqual(['add', 'by passkey']);
    expect(document.activeElement?.textContent).toBe('Thêm khoá khác');
  });

  it.each<readonly [PasskeysPort['add'], string]>([
    [() => Promise.resolve({ ok: false, failure: { kind: 'cancelled' } }), 'Chưa có khoá nào được chọn'],
    [() => Promise.resolve({ ok: false, failure: { kind: 'keptAlready' } }), 'Thiết bị này đã giữ'],
    [() => Promise.resolve(failed({ kind: 'refused', code: 409 })), 'nhiều nhất 20 khoá'],
    [() => Promise.resolve(failed({ kind: 'unreachable' })), 'Không tới được máy chủ'],
  ])('one that could not be added is said to be', async (add, said) => {
    const { press, names, place } = await open({ add });
    await expect.poll(names).toHaveLength(2);
    await press('Thêm khoá khác');
    await expect
      .poll(() => [...place.querySelectorAll('[role="alert"]')].map((one) => one.textContent).join())
      .toContain(said);
    expect(names()).toHaveLength(2);
  });

  it('one is renamed; a name that cannot be seen is none', async () => {
    const { press, names, place, did } = await open();
    await expect.poll(names).toHaveLength(2);
    await press('Đổi tên khoá “Điện thoại”');
    const field = place.querySelector<HTMLInputElement>('input[name="passkeyName"]')!;
    await act(() => userEvent.fill(field, '  '));
    await press('Lưu');
    expect(place.querySelector('[role="alert"][data-shown]')?.textContent).toBe('Đặt cho khoá một cái tên.');
    await act(() => userEvent.fill(field, ' Điện thoại cũ '));
    await press('Lưu');
    await expect.poll(names).toEqual(['Điện thoại cũ', 'Máy tính']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Đổi tên khoá “Điện thoại cũ”');
    expect(did).toEqual([['rename', 'a', 'Điện thoại cũ']]);
  });

  it('one is removed only after it was asked, and the keyboard stands at the harmless answer', async () => {
    const { press, names, place, did, notices } = await open();
    await expect.poll(names).toHaveLength(2);
    await press('Xoá khoá “Điện thoại”');
    expect(did).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Thôi');
    await press('Thôi');
    expect(place.querySelector('[role="group"]')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Xoá khoá “Điện thoại”');
    await press('Xoá khoá “Điện thoại”');
    await press('Xoá khoá');
    await expect.poll(names).toEqual(['Máy tính']);
    expect(document.activeElement).toBe(place.querySelector('section'));
    expect([did, notices()]).toEqual([[['remove', 'a', 'the proof']], ['Đã xoá khoá “Điện thoại”']]);
  });

  it('item 13: who the member is is asked before one is removed', async () => {
    const { press, names, place, did } = await open({}, true, null);
    await expect.poll(names).toHaveLength(2);
    await press('Xoá khoá “Điện thoại”');
    await press('Xoá khoá');
    await expect.poll(() => place.querySelector('input[name="password"]')).not.toBeNull();
    await act(() => userEvent.fill(place.querySelector('input[name="password"]')!, 'mật khẩu của tôi'));
    await press('Tiếp tục');
    await expect.poll(names).toEqual(['Máy tính']);
    expect(did).toEqual([
      ['confirm', { password: 'mật khẩu của tôi' }],
      ['remove', 'a', 'by password'],
    ]);
  });

  it('the only way in stays, and it is said why', async () => {
    const { press, names, place } = await open({
      remove: () => Promise.resolve(failed({ kind: 'refused', code: 409 })),
    });
    await expect.poll(names).toHaveLength(2);
    await press('Xoá khoá “Điện thoại”');
    await press('Xoá khoá');
    await expect.poll(() => place.textContent).toContain('Đây là cách duy nhất để bạn vào tài khoản');
    expect(names()).toHaveLength(2);
  });

  it('none yet, none here, and a list that could not be had', async () => {
    const none = await open({ list: () => Promise.resolve(succeeded([])) });
    await expect.poll(() => none.place.textContent).toContain('Chưa có khoá nào');
    expect(none.place.querySelector('button')?.textContent).toBe('Thêm khoá');
    const unable = await open({}, false);
    await expect.poll(unable.names).toHaveLength(2);
    expect(unable.place.textContent).toContain('chưa hỗ trợ khoá truy cập');
    expect([...unable.place.querySelectorAll('button')].map((one) => one.textContent)).not.toContain('Thêm khoá khác');
    const failing = await open({ list: () => Promise.resolve(failed({ kind: 'unreachable' })) });
    await expect.poll(() => failing.place.querySelector('[role="alert"] button')).not.toBeNull();
  });
});
