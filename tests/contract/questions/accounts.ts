import { defaultSettings } from '#domain/settings/settings.ts';
import { softAuthenticator } from '../../fakes/authenticator.ts';
import { freshName, PASSWORD } from '../support/sessions.ts';
import type { Asking, Place } from './asking.ts';

const key = softAuthenticator('http://localhost');

export const accountsQuestions = ({
  member,
  zone,
}: Place): Pick<
  Asking,
  'accounts' | 'codes' | 'security' | 'google' | 'passkeys' | 'signInMethods' | 'settings' | 'privacy' | 'links'
> => ({
  accounts: {
    guestLogin: { input: {}, holds: ({ guestToken }) => guestToken !== '' },
    guestInfo: { input: {}, holds: ({ userId }) => userId !== '' },
    info: { input: {}, holds: ({ userId }) => userId === member.user.userId },
    login: {
      input: { username: member.username, password: PASSWORD },
      holds: ({ user }) => user.userId === member.user.userId,
    },
    register: {
      input: { username: freshName(), password: PASSWORD, nickname: 'Lan' },
      holds: ({ user }) => user.nickname === 'Lan',
    },
    resetPassword: { input: { ticket: 'of-nothing', password: PASSWORD }, refused: 410 },
    checkUsername: { input: { username: member.username }, holds: ({ ok }) => !ok },
    updateInfo: { input: { nickname: 'Tên Mới' }, holds: ({ nickname }) => nickname === 'Tên Mới' },
    refreshToken: { input: { refreshToken: member.refreshToken }, holds: ({ token }) => token !== '' },
    logout: { input: { refreshToken: 'khong-con-gi' }, holds: () => true },
  },
  codes: {
    checkEmail: { input: { email: 'lan@khandai.example' }, holds: ({ ok }) => ok },
    checkPhone: { input: { phoneNumber: '0912.345.678' }, holds: ({ shown }) => shown === '+84 912 345 678' },
    sendEmail: {
      input: { email: 'lan@khandai.example' },
      holds: ({ channel, ttlSec }) => channel === 'mail' && ttlSec === 600,
    },
    sendOtp: { input: { to: '0912 345 678', displayName: 'Lan' }, holds: ({ channel }) => channel === 'sms' },
    checkSms: { input: { requestId: 'r'.repeat(22), code: '123456' }, refused: 410 },
    forgotPassword: { input: { account: member.username }, holds: ({ channel }) => channel === 'either' },
    phoneVerify: { input: { phoneNumber: '0912 345 678', ticket: 'of-nothing', password: PASSWORD }, refused: 422 },
    emailVerify: { input: { email: 'lan@khandai.example', ticket: 'of-nothing', password: PASSWORD }, refused: 422 },
  },
  security: {
    overview: {
      input: {},
      holds: ({ username, hasPassword }) => username === member.username && hasPassword,
    },
    sessions: { input: {}, holds: (all) => all.filter(({ current }) => current).length === 1 },
    revoke: { input: { sessionId: 'khong-cua-ai' }, holds: (nothing) => nothing === null },
    revokeOthers: { input: {}, holds: ({ ended }) => ended >= 0 },
    confirm: { input: { password: PASSWORD }, holds: ({ proof, ttlSec }) => proof !== '' && ttlSec === 600 },
    changePassword: { input: { password: 'sai mat roi', newPassword: PASSWORD }, refused: 403 },
    firstPassword: { input: { proof: 'of-nothing', newPassword: PASSWORD }, refused: 403 },
  },
  google: {
    login: { input: { returnTo: '/menu' }, holds: ({ url, state }) => url.includes(state) },
    loginCallback: { input: { authorizationCode: 'of-nobody', state: 'of-nothing' }, refused: 410 },
    link: { input: { proof: 'of-nothing' }, refused: 403 },
    linkCallback: { input: { authorizationCode: 'of-nobody', state: 'of-nothing' }, refused: 410 },
    unlink: { input: { proof: 'of-nothing' }, refused: 403 },
    status: { input: {}, holds: ({ linkedAt }) => linkedAt === null },
  },
  passkeys: {
    signInOptions: { input: {}, holds: ({ rpId }) => rpId === 'localhost' },
    signIn: { input: key.get({ challenge: 'b2xk', rpId: 'localhost' }), refused: 410 },
    confirmOptions: { input: {}, holds: ({ rpId }) => rpId === 'localhost' },
    confirm: { input: key.get({ challenge: 'b2xk', rpId: 'localhost' }), refused: 410 },
    addOptions: { input: { proof: 'of-nothing' }, refused: 403 },
    add: {
      input: { ...key.create({ challenge: 'b2xk', rp: { id: 'localhost' }, user: { id: 'bQ' } }), name: 'x' },
      refused: 410,
    },
    list: { input: {}, holds: (all) => all.length === 0 },
    rename: { input: { passkeyId: key.id, name: 'x' }, refused: 404 },
    remove: { input: { passkeyId: key.id, proof: 'of-nothing' }, refused: 403 },
  },
  signInMethods: { open: { input: {}, holds: ({ google, passkey }) => google && passkey } },
  settings: {
    get: { input: {}, holds: ({ rev }) => rev === 0 },
    put: {
      input: { rev: 0, preferences: { ...defaultSettings, timezone: zone } },
      holds: ({ rev, timezone }) => rev === 1 && timezone === zone,
    },
    reminder: { input: {}, holds: ({ defaultLeadMin, quiet }) => defaultLeadMin === 15 && quiet === null },
    updateReminder: { input: { defaultLeadMin: 30 }, holds: ({ defaultLeadMin }) => defaultLeadMin === 30 },
  },
  privacy: {
    export: { input: { proof: 'of-nothing' }, refused: 403 },
    delete: { input: { proof: 'of-nothing' }, refused: 403 },
    keep: { input: {}, holds: ({ userId }) => userId === member.user.userId },
  },
  links: { open: { input: { token: 'a'.repeat(22) }, refused: 410 } },
});
