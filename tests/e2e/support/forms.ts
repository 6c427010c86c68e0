import type { BrowserContext, Locator, Page } from 'playwright/test';
import { accounts } from '#contract/http/accounts.ts';
import { codes } from '#contract/http/codes.ts';
import { localePath, type Locale } from '#domain/locale/locale.ts';
import { loginLayer } from './account.ts';
import { enterAs, freshName, newMember } from './members.ts';
import { codeFor } from './outbox.ts';
import { words } from './words.ts';

/** Where a form is opened. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly url: string;
  readonly locale: Locale;
}

/** What is typed, and the field at which it is then said to be wrong. */
interface Wrong {
  readonly typed: Readonly<Record<string, string>>;
  readonly at: string;
}

export interface PortalForm {
  /** Under src/ui; a file may have several. */
  readonly file: string;
  readonly what: string;
  /** Whom it asks for. */
  readonly as: 'guest' | 'member';
  /** Goes there, as often as asked; answers what the form stands in. */
  readonly open: (visit: Visit) => Promise<Locator>;
  /** The token for password managers and autofill of each field, by its name. */
  readonly fields: Readonly<Record<string, string | null>>;
  readonly wrong: readonly Wrong[];
  /** What is typed here is there again after the page was loaded anew. */
  readonly keeps?: Readonly<Record<string, string>>;
}

/** Forms that this table leaves to another test, or that hold nothing of an account. */
export const elsewhere: Readonly<Record<string, string>> = {
  'chat/Composer.tsx': 'a line of chat; tests/e2e/account.spec.ts and chatFaults.spec.ts',
  'people/FindPart.tsx': 'a search, which nothing is wrong with; tests/e2e/people.spec.ts',
  'application/StatusView.tsx': 'an answer to the reviewer; tests/e2e/application.spec.ts',
  'pages/help/AskForm.tsx': 'a question to customer care; tests/e2e/help.spec.ts and src/ui/pages/help/help.test.tsx',
  'pages/help/QuestionCard.tsx': 'their answer; tests/e2e/help.spec.ts and src/ui/pages/help/help.test.tsx',
  'errors/ReportTrouble.tsx': 'words about a fault, which nothing is wrong with; src/ui/errors/ReportTrouble.test.tsx',
  'settings/PasswordFrame.tsx': 'stands around two forms, which are named for themselves',
  'settings/FirstPasswordForm.tsx':
    'a first password; tests/e2e/google.spec.ts and src/ui/settings/PasswordBlock.test.tsx',
  'settings/PasskeyRow.tsx': 'the name of a passkey; tests/e2e/passkeys.spec.ts and src/ui/settings/Passkeys.test.tsx',
};

const PASSWORD = 'hai hang ghe dau tien';
const content = (page: Page) => page.locator('#content');
const go = ({ page, locale }: Visit, path: string) => page.goto(localePath(locale, path));

/** The log-in layer over the page of the account's menu. */
const openLayer = async (visit: Visit) => {
  const { page, locale } = visit;
  await go(visit, '/menu');
  const layer = loginLayer(page, locale);
  await page
    .getByRole('banner')
    .getByRole('button', { name: words(locale, 'shell')('logIn') })
    .click();
  await layer.field('password').waitFor();
  return { ...layer, t: words(locale, 'account') };
};

const forget = async (visit: Visit, account: string) => {
  const { dialog, field, submit, t } = await openLayer(visit);
  await dialog.getByRole('button', { name: t('forgot') }).click();
  await field('account').waitFor();
  return { dialog, field, send: () => field('account').fill(account).then(submit) };
};

/** A member who has proved a mail address. */
const reachable = async (url: string): Promise<string> => {
  const post = async <A>(path: string, body: object): Promise<A> => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    return ((await (await fetch(url + path, init)).json()) as { readonly data: A }).data;
  };
  const username = freshName();
  const email = `${username}@khandai.example`;
  const { requestId } = await post<{ readonly requestId: string }>(codes.sendEmail.path, { email });
  const code = await codeFor(url, email);
  const { ticket: emailTicket } = await post<{ readonly ticket: string }>(codes.checkSms.path, { requestId, code });
  await post(accounts.register.path, { username, password: PASSWORD, email, emailTicket });
  return email;
};

const member = async ({ context, url }: Visit) => {
  const made = await newMember(url);
  await enterAs(context, url, made);
  return made;
};

/** The page of how one gets in, where a button opens what asks for a password first. */
const openSecurity = async (visit: Visit, button: string) => {
  const { page, locale } = visit;
  const made = await member(visit);
  const t = words(locale, 'security');
  await go(visit, '/tai-khoan/bao-mat');
  await content(page)
    .getByRole('button', { name: t(button) })
    .click();
  const password = content(page).locator('input[name="password"]');
  await password.waitFor();
  const form = content(page).locator('form', { has: page.locator('input[name="password"]') });
  const confirm = async () => {
    await password.fill(made.password);
    await content(page)
      .getByRole('button', { name: t('who.go') })
      .click();
  };
  return { form, confirm };
};

const openContact = (button: string, field: string) => async (visit: Visit) => {
  const { confirm } = await openSecurity(visit, button);
  await confirm();
  const form = content(visit.page).locator('form', { has: visit.page.locator(`input[name="${field}"]`) });
  await form.waitFor();
  return form;
};

const openApplication = async (visit: Visit) => {
  const { page, locale } = visit;
  await go(visit, '/ung-tuyen-binh-luan-vien');
  const begin = content(page).getByRole('button', { name: words(locale, 'application')('landing.begin') });
  const form = content(page).locator('form');
  await begin.or(form).waitFor();
  if (await begin.isVisible()) await begin.click();
  await form.waitFor();
  return form;
};

/** Every form of the accounts. */
export const forms: readonly PortalForm[] = [
  {
    file: 'account/LoginForm.tsx',
    what: 'log-in',
    as: 'guest',
    open: async (visit) => (await openLayer(visit)).dialog,
    fields: { username: 'username webauthn', password: 'current-password' },
    wrong: [
      { typed: { username: '', password: 'x' }, at: 'username' },
      { typed: { username: 'an', password: '' }, at: 'password' },
      { typed: { username: 'khong.ai.ca', password: 'khong phai mat khau' }, at: 'password' },
    ],
  },
  {
    file: 'account/RegisterForm.tsx',
    what: 'registration',
    as: 'guest',
    open: async (visit) => {
      const { dialog, field, t } = await openLayer(visit);
      await dialog.getByRole('tab', { name: t('register') }).click();
      await field('contact').waitFor();
      return dialog;
    },
    fields: { username: 'username', contact: 'email', nickname: 'nickname', password: 'new-password' },
    wrong: [
      { typed: { username: '', contact: '', password: PASSWORD }, at: 'username' },
      { typed: { username: 'có dấu', contact: '', password: PASSWORD }, at: 'username' },
      { typed: { username: 'ghe.trong.1', contact: 'lan@', password: PASSWORD }, at: 'contact' },
      { typed: { username: 'ghe.trong.1', contact: '0912', password: PASSWORD }, at: 'contact' },
      { typed: { username: 'ghe.trong.1', contact: '', password: 'ngan' }, at: 'password' },
      { typed: { username: 'ghe.trong.1', contact: '', password: 'password123' }, at: 'password' },
    ],
    keeps: { username: 'ghe.trong.2', nickname: 'Ghế Trống' },
  },
  {
    file: 'account/ResetSteps.tsx',
    what: 'a forgotten password',
    as: 'guest',
    open: async (visit) => (await forget(visit, '')).dialog,
    fields: { account: 'username' },
    wrong: [{ typed: { account: '' }, at: 'account' }],
  },
  {
    file: 'shared/CodeEntry.tsx',
    what: 'a code',
    as: 'guest',
    open: async (visit) => {
      const { dialog, field, send } = await forget(visit, freshName());
      await send();
      await field('code').waitFor();
      return dialog;
    },
    fields: { code: 'one-time-code' },
    wrong: [
      { typed: { code: '123' }, at: 'code' },
      { typed: { code: '000000' }, at: 'code' },
    ],
  },
  {
    file: 'account/ResetSteps.tsx',
    what: 'a new password after a forgotten one',
    as: 'guest',
    open: async (visit) => {
      const email = await reachable(visit.url);
      const before = await codeFor(visit.url, email);
      const { dialog, field, send } = await forget(visit, email);
      await send();
      await field('code').fill(await codeFor(visit.url, email, [before]));
      await field('password').waitFor();
      return dialog;
    },
    fields: { password: 'new-password' },
    wrong: [{ typed: { password: 'ngan' }, at: 'password' }],
  },
  {
    file: 'shared/ConfirmByPassword.tsx',
    what: 'who one is, once more',
    as: 'member',
    open: async (visit) => (await openSecurity(visit, 'contacts.addMail')).form,
    fields: { password: 'current-password' },
    wrong: [
      { typed: { password: '' }, at: 'password' },
      { typed: { password: 'khong phai mat khau' }, at: 'password' },
    ],
  },
  {
    file: 'settings/ContactForm.tsx',
    what: 'another mail address',
    as: 'member',
    open: openContact('contacts.addMail', 'email'),
    fields: { email: 'email' },
    wrong: [
      { typed: { email: '' }, at: 'email' },
      { typed: { email: 'lan@' }, at: 'email' },
    ],
  },
  {
    file: 'settings/ContactForm.tsx',
    what: 'another number',
    as: 'member',
    open: openContact('contacts.addSms', 'phoneNumber'),
    fields: { phoneNumber: 'tel' },
    wrong: [
      { typed: { phoneNumber: '' }, at: 'phoneNumber' },
      { typed: { phoneNumber: '12' }, at: 'phoneNumber' },
    ],
  },
  {
    file: 'settings/ChangePasswordForm.tsx',
    what: 'another password',
    as: 'member',
    open: async (visit) => (await openSecurity(visit, 'password.change')).form,
    fields: { password: 'current-password', newPassword: 'new-password' },
    wrong: [
      { typed: { password: '', newPassword: PASSWORD }, at: 'password' },
      { typed: { password: 'x', newPassword: 'ngan' }, at: 'newPassword' },
      { typed: { password: 'khong phai mat khau', newPassword: PASSWORD }, at: 'password' },
    ],
  },
  {
    file: 'settings/NameForm.tsx',
    what: 'the shown name',
    as: 'member',
    open: async (visit) => {
      if ((await visit.context.cookies(visit.url)).every(({ name }) => name !== 'refreshToken')) await member(visit);
      await go(visit, '/tai-khoan/account');
      const form = content(visit.page).locator('form');
      await form.locator('input[name="nickname"]').waitFor();
      return form;
    },
    fields: { nickname: 'nickname' },
    wrong: [{ typed: { nickname: '   ' }, at: 'nickname' }],
    keeps: { nickname: 'Ghế Hàng Đầu' },
  },
  {
    file: 'referral/BindForm.tsx',
    what: 'who invited one',
    as: 'member',
    open: async (visit) => {
      await member(visit);
      await go(visit, '/gioi-thieu-ban-be');
      const form = content(visit.page).locator('form');
      await form.locator('input[name="referral-code"]').waitFor();
      return form;
    },
    fields: { 'referral-code': 'off' },
    wrong: [
      { typed: { 'referral-code': '' }, at: 'referral-code' },
      { typed: { 'referral-code': 'AAAA-2222' }, at: 'referral-code' },
    ],
  },
  {
    file: 'application/FormView.tsx',
    what: 'the application of a commentator',
    as: 'guest',
    open: openApplication,
    fields: { realName: 'name', stageName: 'nickname', birthYear: 'bday-year' },
    wrong: [
      { typed: { realName: '', stageName: 'Lá Non', birthYear: '1999' }, at: 'realName' },
      { typed: { realName: 'Trần Thị Lá', stageName: '', birthYear: '1999' }, at: 'stageName' },
      { typed: { realName: 'Trần Thị Lá', stageName: 'Lá Non', birthYear: '1' }, at: 'birthYear' },
    ],
    keeps: { realName: 'Trần Thị Lá', stageName: 'Lá Non' },
  },
];
