import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { User } from '#domain/people/user.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { PrivacyPort } from '#ports/privacy.ts';
import { refusedWith } from '../../../tests/fakes/accounts.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeSettings } from '../../../tests/fakes/settings.ts';
import DeletionLayer from '../privacy/DeletionLayer.tsx';
import LinkArrival from '../privacy/LinkArrival.tsx';
import PrivacySection from './PrivacySection.tsx';

afterEach(unmountAll);

const DAY = Date.parse('2026-11-28T05:00:00Z');
const an: User = { userId: 'm1', displayName: 'An', nickname: 'An', profilePicture: null, siteRoleId: 1 };

const open = async (given: Partial<PrivacyPort> = {}, viewer: User = an) => {
  const proofs: string[] = [];
  const { actor, sent } = fakeSettings();
  const loadPort = fakeLoadPort({
    security: {
      overview: async () => succeeded({ username: 'an', hasPassword: true, contacts: [] }),
      confirm: async () => succeeded('proof-1'),
    },
    signInMethods: { open: async () => succeeded({ google: false, passkey: false }) },
    passkeys: { ability: async () => 'none', list: async () => succeeded([]) },
    privacy: {
      export: async (proof) => {
        proofs.push(proof);
        return succeeded({ takenAt: DAY, stored: { account: { username: 'an' } } });
      },
      delete: async (proof) => {
        proofs.push(proof);
        return succeeded(DAY);
      },
      keep: async () => succeeded(an),
      ...given,
    },
  });
  const info = async () => succeeded(viewer);
  const app = fakeApp({ held: 'member', settings: actor, accounts: { info }, ports: silentPorts({ loadPort }) });
  await expect.poll(() => app.auth.getSnapshot().context.viewer?.userId).toBe('m1');
  const place = await mount(app, <PrivacySection />, ['privacy', 'settings', 'security', 'account', 'signIn']);
  const button = (name: string) =>
    [...place.querySelectorAll<HTMLElement>('button, label')].find((one) => one.textContent === name);
  const press = async (name: string) => {
    await expect.poll(() => button(name)).toBeDefined();
    await userEvent.click(button(name)!);
  };
  const confirm = async () => {
    const field = () => place.querySelector<HTMLInputElement>('input[name="password"]');
    await expect.poll(field).not.toBeNull();
    await userEvent.fill(field()!, 'mật khẩu của tôi');
    await userEvent.keyboard('{Enter}');
  };
  const said = (text: string) => expect.poll(() => place.textContent).toContain(text);
  const notices = () => {
    const { shown, waiting } = app.notices.getSnapshot().context;
    return [...(shown ? [shown] : []), ...waiting].map(({ text }) => text);
  };
  return { app, place, press, confirm, said, notices, proofs, sent, button };
};

/** The files that the browser was given to save, by name. */
const saved = async (run: () => Promise<void>) => {
  const files: { name: string; text: Promise<string> }[] = [];
  const catching = (event: MouseEvent) => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || link.download === '') return;
    event.preventDefault();
    files.push({ name: link.download, text: fetch(link.href).then((answer) => answer.text()) });
  };
  document.addEventListener('click', catching, true);
  await run();
  await expect.poll(() => files.length).toBe(1);
  document.removeEventListener('click', catching, true);
  return { name: files[0]!.name, text: await files[0]!.text };
};

describe('privacy', () => {
  it('who sees what is kept with the settings', async () => {
    const t = await open();
    await t.press('Không ai');
    await t.press('Cho người đã mời tôi thấy tên và ảnh của tôi');
    await expect.poll(() => t.sent.at(-1)?.privacy).toEqual({ friendRequests: 'nobody', shownToInviter: true });
  });
});

describe('the export', () => {
  it('asks who one is, then gives a file with the day in its name', async () => {
    const t = await open();
    await t.press('Tải dữ liệu của tôi');
    expect(t.proofs).toEqual([]);
    const { name, text } = await saved(t.confirm);
    expect(name).toBe('khan-dai-du-lieu-2026-11-28.json');
    expect(JSON.parse(text)).toEqual({ takenAt: DAY, stored: { account: { username: 'an' } } });
    expect(t.proofs).toEqual(['proof-1']);
    await expect.poll(t.notices).toEqual(['Đã tải tệp dữ liệu của bạn']);
    expect(document.activeElement).toBe(t.button('Tải dữ liệu của tôi'));
  });

  it('a proof that is late is said to be, and asked for anew', async () => {
    const t = await open({ export: async () => refusedWith(403) });
    await t.press('Tải dữ liệu của tôi');
    await t.confirm();
    await t.said('Lần xác nhận trước đã hết hạn');
    await t.press('Tải dữ liệu của tôi');
    await expect.poll(() => t.place.querySelector('input[name="password"]')).not.toBeNull();
  });

  it('too many are said to be, with the time', async () => {
    const t = await open({ export: async () => failed({ kind: 'rateLimited', retryAfterS: 42 }) });
    await t.press('Tải dữ liệu của tôi');
    await t.confirm();
    await t.said('42');
  });
});

describe('the end of the account', () => {
  it('says what is lost, asks twice with the harmless answer under the keyboard, and logs out', async () => {
    const t = await open();
    await t.said('Lời bạn nói trong phòng chat vẫn còn');
    await t.press('Xoá tài khoản của tôi');
    await t.said('Xoá tài khoản An?');
    expect(document.activeElement?.textContent).toBe('Giữ tài khoản');
    await t.press('Xoá tài khoản');
    await t.confirm();
    await expect.poll(t.notices).toEqual([expect.stringContaining('Tài khoản sẽ bị xoá vào 28')]);
    expect(t.proofs).toEqual(['proof-1']);
    await expect.poll(() => t.app.auth.getSnapshot().context.viewer?.userId).not.toBe('m1');
  });

  it('can be left alone', async () => {
    const t = await open();
    await t.press('Xoá tài khoản của tôi');
    await t.press('Giữ tài khoản');
    await expect.poll(() => t.button('Xoá tài khoản của tôi')).toBeDefined();
    expect(document.activeElement).toBe(t.button('Xoá tài khoản của tôi'));
    expect(t.proofs).toEqual([]);
  });

  it('one that was asked for is taken back', async () => {
    const t = await open({}, { ...an, eraseAt: DAY });
    await t.said('Tài khoản này sẽ bị xoá vào 28');
    await t.press('Giữ tài khoản');
    await expect.poll(t.notices).toEqual(['Tài khoản được giữ lại, không có gì bị xoá']);
    await expect.poll(() => t.button('Xoá tài khoản của tôi')).toBeDefined();
    await expect.poll(() => document.activeElement?.textContent).toContain('Xoá tài khoản của tôi');
    expect(document.activeElement?.tagName).toBe('SECTION');
  });

  it('it is said when it is too late for that', async () => {
    const t = await open({ keep: async () => refusedWith(410) }, { ...an, eraseAt: DAY });
    await t.press('Giữ tài khoản');
    await t.said('Đã quá hạn');
  });

  it('who comes back is told once, and can go on without an answer', async () => {
    const t = await open({}, { ...an, eraseAt: DAY });
    const over = await mount(t.app, <DeletionLayer eraseAt={DAY} />, ['privacy', 'account']);
    const dialog = () => over.querySelector('dialog[open]');
    await expect.poll(() => dialog()?.textContent).toContain('Nó sẽ bị xoá hẳn vào 28');
    await userEvent.click([...over.querySelectorAll('button')].find((one) => one.textContent === 'Cứ để xoá')!);
    await expect.poll(dialog).toBeNull();
    expect(t.app.auth.getSnapshot().context.viewer?.eraseAt).toBe(DAY);
  });
});

describe('a link that was sent', () => {
  const arrive = async (answer: Parameters<typeof fakeLoadPort>[0]) => {
    const app = fakeApp({ path: '/?link=x', ports: silentPorts({ loadPort: fakeLoadPort(answer) }) });
    await mount(app, <LinkArrival token="x" />, ['privacy']);
    const notices = () => app.notices.getSnapshot().context.shown?.text;
    const path = () => app.navigation.getSnapshot().context.path;
    return { app, notices, path };
  };

  it('leads to its page', async () => {
    const t = await arrive({ links: { open: async () => succeeded('/menu') } });
    await expect.poll(t.path).toBe('/menu');
    expect(t.notices()).toBeUndefined();
  });

  it('that leads nowhere any more says so, and leaves the page', async () => {
    const t = await arrive({ links: { open: async () => succeeded('gone' as const) } });
    await expect.poll(t.notices).toBe('Đường dẫn này đã dùng hoặc đã hết hạn.');
    expect(t.path()).toBe('/');
  });

  it('that could not be asked about says so', async () => {
    const t = await arrive({ links: { open: async () => failed({ kind: 'unreachable' }) } });
    await expect.poll(t.notices).toBe('Chưa mở được đường dẫn. Hãy thử lại.');
  });
});
