import { afterEach, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { locales } from '#domain/locale/locale.ts';
import { succeeded } from '#ports/failure.ts';
import { refusedWith } from '../fakes/accounts.ts';
import { provenCode, scriptedCodes, sentCode } from '../fakes/codes.ts';
import { act, clear } from '../fakes/screen.tsx';
import { createFindings, wide, resetWindow } from './support/judge.ts';
import { openPortal } from './support/portal.tsx';

afterEach(async () => {
  await clear();
  await resetWindow();
});

const spent = [...Array.from({ length: 4 }, () => refusedWith(422)), refusedWith(410)];

it.each(locales)(
  'axe finds nothing serious in any step of a registration and of a forgotten password, and nothing lies sideways: $code',
  async ({ code: locale }) => {
    await page.viewport(wide.width, wide.height);
    const { port } = scriptedCodes({
      checkContact: Array.from({ length: 9 }, () => succeeded({ ok: true, shown: null } as const)),
      send: [sentCode(), sentCode({ requestId: 'r2' }), sentCode({ requestId: 'r3' })],
      check: [...spent, provenCode({ taken: true }), provenCode()],
    });
    const { place, press, says, shown, words } = await openPortal('/menu', {
      locale,
      held: 'none',
      areas: { codes: port },
    });
    const found = createFindings();
    const look = (step: string) => found.judge(step, { within: 'dialog[open]' });
    const field = (name: string) => place.querySelector<HTMLInputElement>(`dialog input[name="${name}"]`)!;
    const fill = async (name: string, text: string) => {
      await shown(`dialog input[name="${name}"]:not([readonly])`);
      await act(() => userEvent.fill(field(name), text));
    };
    const submit = () => act(() => place.querySelector<HTMLElement>('dialog button[type="submit"]')!.click());
    const [shell, t] = [await words('shell'), await words('account')];

    await press(shell('logIn'), 'header button');
    await press(t('register'), '[role="tab"]');
    await fill('contact', 'lan@');
    await submit();
    await look('form');
    await fill('username', 'lan.anh');
    await fill('password', 'mưa rơi trên mái');
    await fill('contact', 'lan@khandai.vn');
    await submit();
    await shown('dialog input[name="code"]');
    await look('code');
    await fill('code', '111111');
    await shown('dialog [role="alert"]');
    await look('wrong code');
    for (const code of ['222222', '333333', '444444', '555555']) await fill('code', code);
    await says(t('code.spent'));
    await look('void code');
    await press(t('code.back'));
    await submit();
    await fill('code', '666666');
    await says(t('taken.title'));
    await look('taken');
    await press(t('forgot'));
    await shown('dialog input[name="account"]');
    await look('account');
    await fill('account', 'lan.anh');
    await submit();
    await shown('dialog input[name="code"]');
    await look('code of a reset');
    await fill('code', '777777');
    await shown('dialog input[name="password"]');
    await submit();
    await look('new password');
    found.expectNone();
  },
);
