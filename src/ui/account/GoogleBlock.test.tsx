import { afterEach, describe, expect, it } from 'vitest';
import { succeeded } from '#ports/failure.ts';
import { clear } from '../../../tests/fakes/screen.tsx';
import { NOW, openSecurity, refusedWith, type SecurityWorld } from '../../../tests/fakes/securityWorld.tsx';

afterEach(clear);

describe('the link with Google', () => {
  it('is left for with a proof of who the member is', async () => {
    const began: unknown[] = [];
    const t = await openSecurity({
      google: {
        begin: async (attempt, proof) => {
          began.push(attempt, proof);
          return succeeded('https://accounts.example/auth');
        },
        leave: (_attempt, url) => void began.push(url),
      },
    });
    await t.press('Liên kết Google');
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    const attempt = { purpose: 'link', returnTo: '/tai-khoan/bao-mat', intent: null };
    await expect.poll(() => began).toEqual([attempt, 'the proof', 'https://accounts.example/auth']);
  });

  it('a proof that came too late is asked for with the next press', async () => {
    const t = await openSecurity({ google: { begin: () => refusedWith(403) } });
    await t.press('Liên kết Google');
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    await expect.poll(t.alerts).toHaveLength(1);
    await t.press('Liên kết Google');
    await expect.poll(() => t.field('password')).not.toBeNull();
  });

  const unlink = async (t: SecurityWorld) => {
    await t.press('Bỏ liên kết');
    await t.press('Bỏ liên kết');
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
  };

  it('is taken back after it was asked, and stays while it is the only way in', async () => {
    const linked = { linkedAt: () => Promise.resolve(succeeded(NOW)) };
    let at: number | null = NOW;
    const t = await openSecurity({
      google: {
        linkedAt: () => Promise.resolve(succeeded(at)),
        unlink: (proof) => {
          at = null;
          t.did.push(['unlink', proof]);
          return Promise.resolve(succeeded(null));
        },
      },
    });
    await t.says('Đã liên kết từ 21');
    await t.press('Bỏ liên kết');
    expect([document.activeElement?.textContent, t.did]).toEqual(['Thôi', []]);
    await t.press('Bỏ liên kết');
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    await expect.poll(t.notices).toEqual(['Đã bỏ liên kết Google']);
    expect(t.did.at(-1)).toEqual(['unlink', 'the proof']);
    await t.says('Chưa liên kết');
    expect(document.activeElement?.tagName).toBe('SECTION');
    expect(document.activeElement?.textContent).toContain('Chưa liên kết');
    await clear();
    const only = await openSecurity({ google: { ...linked, unlink: () => refusedWith(409) } });
    await unlink(only);
    await expect.poll(only.alerts).toEqual([expect.stringContaining('cách đăng nhập duy nhất')]);
    await clear();
    const late = await openSecurity({ google: { ...linked, unlink: () => refusedWith(403) } });
    await unlink(late);
    await expect.poll(late.alerts).toEqual([expect.stringContaining('đã hết hạn')]);
    await late.press('Bỏ liên kết');
    await expect.poll(() => late.field('password')).not.toBeNull();
  });

  it('is nothing to see where there is no Google', async () => {
    const t = await openSecurity({ googleOpen: false });
    await t.says('Nơi đang đăng nhập');
    await expect.poll(() => t.place.textContent).not.toContain('Liên kết');
  });
});
