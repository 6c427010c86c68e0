import { userEvent } from 'vitest/browser';
import type { Locale } from '#domain/locale/locale.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { refusedWith } from '../../fakes/accounts.ts';
import { provenCode, sentCode } from '../../fakes/codes.ts';
import { aReferral } from '../../fakes/rewards.ts';
import { act } from '../../fakes/screen.tsx';
import type { fakeStorage } from '../../fakes/storage.ts';
import type { FormName } from './formTable.ts';
import { openPortal } from './portal.tsx';

type Portal = Awaited<ReturnType<typeof openPortal>>;
type Given = NonNullable<Parameters<typeof openPortal>[1]>;

interface Way extends Pick<Given, 'held' | 'areas'> {
  readonly path: string;
  /** Opens the form; returns a selector of its container. */
  readonly reach: (portal: Portal) => Promise<string>;
}

const dialog = 'dialog[open]';
const content = '#content form';
const wrongCode = refusedWith(422);
const codes = { send: async () => sentCode(), check: async () => wrongCode };

const toLayer = async ({ press, shown, words }: Portal) => {
  await press((await words('shell'))('logIn'), 'header button');
  await shown(`${dialog} input[name="password"]`);
  return dialog;
};
const fill = async ({ place, shown }: Portal, within: string, name: string, text: string) => {
  const selector = `${within} input[name="${name}"]:not([readonly])`;
  await shown(selector);
  await act(() => userEvent.fill(place.querySelector(selector)!, text));
};
const toForgotten = async (portal: Portal) => {
  await toLayer(portal);
  await portal.press((await portal.words('account'))('forgot'));
  await portal.shown(`${dialog} input[name="account"]`);
  return dialog;
};
const toCode = async (portal: Portal) => {
  await toForgotten(portal);
  await fill(portal, dialog, 'account', 'lan.anh');
  await act(() => userEvent.keyboard('{Enter}'));
  await portal.shown(`${dialog} input[name="code"]:not([readonly])`);
  return dialog;
};

/** On the page of sign-in methods, behind a button. */
const security = (button: string, name: string) => async (portal: Portal) => {
  await portal.press((await portal.words('security'))(button), '#content button');
  await portal.shown(`${content} input[name="${name}"]`);
  return content;
};
/** The same, after a confirmation of identity. */
const contact = (button: string, name: string) => async (portal: Portal) => {
  await security(button, 'password')(portal);
  await fill(portal, content, 'password', 'mưa rơi trên mái');
  await act(() => userEvent.keyboard('{Enter}'));
  await portal.shown(`${content} input[name="${name}"]`);
  return content;
};
const overview = async () => succeeded({ username: 'lan', hasPassword: true, contacts: [] });
const known = { overview, sessions: async () => succeeded([]), confirm: async () => succeeded('proof') };
const stranger = { ...known, confirm: async () => refusedWith(403), changePassword: async () => refusedWith(403) };

const guest = { path: '/menu', held: 'none' } as const;
const inSecurity = { path: '/tai-khoan/bao-mat', held: 'member' } as const;

const ways: Readonly<Record<FormName, Way>> = {
  'log-in': { ...guest, reach: toLayer },
  registration: {
    ...guest,
    reach: async (portal) => {
      await toLayer(portal);
      await portal.press((await portal.words('account'))('register'), '[role="tab"]');
      await portal.shown(`${dialog} input[name="contact"]`);
      return dialog;
    },
  },
  'a forgotten password': { ...guest, reach: toForgotten },
  'a code': { ...guest, areas: { codes }, reach: toCode },
  'a new password after a forgotten one': {
    ...guest,
    areas: { codes: { ...codes, check: async () => provenCode() } },
    reach: async (portal) => {
      await toCode(portal);
      await fill(portal, dialog, 'code', '123456');
      await portal.shown(`${dialog} input[name="password"]`);
      return dialog;
    },
  },
  'who one is, once more': {
    ...inSecurity,
    areas: { security: stranger },
    reach: security('contacts.addMail', 'password'),
  },
  'another mail address': {
    ...inSecurity,
    areas: { security: known, codes },
    reach: contact('contacts.addMail', 'email'),
  },
  'another number': {
    ...inSecurity,
    areas: { security: known, codes },
    reach: contact('contacts.addSms', 'phoneNumber'),
  },
  'another password': {
    ...inSecurity,
    areas: { security: stranger },
    reach: security('password.change', 'newPassword'),
  },
  'the shown name': {
    ...{ path: '/tai-khoan/account', held: 'member' },
    reach: async ({ shown }) => {
      await shown(`${content} input[name="nickname"]`);
      return content;
    },
  },
  'who invited one': {
    ...{ path: '/gioi-thieu-ban-be', held: 'member' },
    areas: {
      rewards: {
        level: async () => failed({ kind: 'unreachable' }),
        points: async () => failed({ kind: 'unreachable' }),
        referral: async () => succeeded({ ...aReferral, bindUntil: Date.parse('2026-11-22T11:52:00Z') }),
        bind: async () => succeeded({ kind: 'problem', problem: 'unknown' }),
      },
    },
    reach: async ({ shown }) => {
      await shown(`${content} input[name="referral-code"]`);
      return content;
    },
  },
  'the application of a commentator': {
    ...{ path: '/ung-tuyen-binh-luan-vien', held: 'none' },
    reach: async ({ place, press, shown, words }) => {
      const t = await words('application');
      await shown('#content form, #content h2');
      if (!place.querySelector(content)) await press(t('landing.begin'), '#content button');
      await shown(`${content} input[name="realName"]`);
      return content;
    },
  },
};

/** Opens a form over fakes that refuse the input; returns its container. */
export const openForm = async (
  name: FormName,
  locale: Locale,
  storage?: ReturnType<typeof fakeStorage>,
): Promise<HTMLElement> => {
  const { path, reach, ...given } = ways[name];
  const accounts = {
    login: async () => refusedWith(401),
    register: async () => failed({ kind: 'refused', code: 422, fields: { password: 'common' } }),
  };
  const portal = await openPortal(path, { ...given, locale, accounts, ...(storage && { storage }) });
  const within = await reach(portal);
  return portal.place.querySelector<HTMLElement>(within)!;
};
