import { afterEach, describe, expect, it } from 'vitest';
import { failed } from '#ports/failure.ts';
import { act, clear } from '../../../tests/fakes/screen.tsx';
import { openSecurity } from '../../../tests/fakes/securityWorld.tsx';

afterEach(clear);

describe('where the member is logged in', () => {
  const names = (place: HTMLElement) =>
    [...place.querySelectorAll('li')]
      .filter((one) => one.textContent.includes('Đăng nhập '))
      .map((one) => one.querySelector('b')?.textContent);

  it('this place is first and marked, and none of the others is ended by accident', async () => {
    const t = await openSecurity();
    await expect.poll(() => names(t.place)).toEqual(['Chrome trên Windows', 'Safari trên iPhone', 'Thiết bị chưa rõ']);
    const marked = t.place.querySelectorAll('[data-current]');
    expect([...marked].map((one) => one.querySelector('small')?.textContent)).toEqual([
      expect.stringContaining('Thiết bị này'),
    ]);
    expect(marked[0]!.querySelector('button')).toBeNull();
  });

  it('one is logged out', async () => {
    const t = await openSecurity();
    await expect.poll(() => names(t.place)).toHaveLength(3);
    const end = [...t.place.querySelectorAll('button')].find((one) =>
      one.getAttribute('aria-label')?.startsWith('Đăng xuất Safari trên iPhone, thấy lần cuối'),
    )!;
    end.focus();
    await act(() => end.click());
    await expect.poll(() => names(t.place)).toEqual(['Chrome trên Windows', 'Thiết bị chưa rõ']);
    expect([t.did, t.notices()]).toEqual([[['revoke', 'phone']], ['Đã đăng xuất Safari trên iPhone']]);
    const block = t.place.querySelector('[data-current]')!.closest('section');
    expect(document.activeElement).toBe(block);
  });

  it('all others are logged out after it was asked', async () => {
    const t = await openSecurity();
    await t.press('Đăng xuất mọi nơi khác');
    expect([document.activeElement?.textContent, t.did]).toEqual(['Thôi', []]);
    await t.press('Đăng xuất mọi nơi khác');
    await t.says('Bạn chỉ đăng nhập ở đây.');
    expect(document.activeElement?.textContent).toContain('Bạn chỉ đăng nhập ở đây.');
    expect(document.activeElement?.tagName).toBe('SECTION');
    expect([t.did, t.notices()]).toEqual([[['revokeOthers']], ['Đã đăng xuất 2 nơi khác']]);
    expect(names(t.place)).toEqual(['Chrome trên Windows']);
  });

  it('what could not be ended is said, and stays', async () => {
    const t = await openSecurity({
      security: { revokeOthers: () => Promise.resolve(failed({ kind: 'unreachable' })) },
    });
    await t.press('Đăng xuất mọi nơi khác');
    await t.press('Đăng xuất mọi nơi khác');
    await expect.poll(t.alerts).toEqual(['Chưa đăng xuất được. Hãy thử lại.']);
    expect(names(t.place)).toHaveLength(3);
  });
});
