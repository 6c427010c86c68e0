import { googleHandlers } from '#server/google/google.handlers.ts';
import type { Claims } from '#server/google/provider.ts';
import type { Database } from '#server/database/database.ts';
import { silentLog } from '#server/log.ts';
import { referralStore } from '#server/referral/referral.store.ts';
import { callContext, granted } from '../../store/support/context.ts';
import { codeOf, codesWorld } from '../../store/support/world.ts';

/** The person who registers in the test of an interrupted registration. */
export const registration = {
  username: 'giua.chung',
  password: 'mưa rơi trên mái tôn',
  email: 'giua.chung@khandai.example',
  phoneNumber: '0912 345 678',
} as const;
/** An existing member, who invites them. */
export const inviter = { username: 'nguoi.moi', password: registration.password } as const;

/** How the person registers: with codes, or through Google. */
export type Way = 'codes' | 'google';

/** A person who registers in either way, over a database; `begin` is called at the first step. */
export const registering = (database: Database, now: () => number) => {
  const referrals = referralStore(database, async () => {});
  const { accounts, handlers, sent } = codesWorld(database, now, false, { joined: referrals.joined });
  const at = () => callContext({ now: now() });
  const who: Claims = { issuer: 'https://accounts.example', subject: '1', email: registration.email, name: 'Giữa' };
  const google = googleHandlers({
    ...{ database, key: Buffer.from('key'), log: silentLog },
    provider: { addressFor: async () => 'https://accounts.example/auth', redeem: async () => who },
    members: { ...accounts, confirmed: () => true, hasOtherWay: async () => true },
  });
  const prove = async (to: string): Promise<string> => {
    const { requestId } = granted(await handlers.sendOtp({ to }, at()));
    return granted(await handlers.checkSms({ requestId, code: codeOf(sent.at(-1)) }, at())).ticket;
  };
  return {
    accounts,
    /** Creates the inviter; returns their code. */
    invite: async (): Promise<string> => {
      const { user } = granted(await accounts.handlers.register(inviter, at()));
      return referrals.codeOf(user.userId, now());
    },
    guest: async () => granted(await accounts.handlers.guestLogin({}, at())).guestToken,
    register: async (pid: string, guestToken?: string): Promise<void> => {
      const { username, password, email, phoneNumber } = registration;
      const proven = { emailTicket: await prove(email), phoneTicket: await prove(phoneNumber) };
      const about = { username, password, email, phoneNumber, ...proven, pid };
      granted(await accounts.handlers.register({ ...about, ...(guestToken !== undefined && { guestToken }) }, at()));
    },
    enterByGoogle: async (pid: string): Promise<void> => {
      let flow = '';
      const asked = callContext({ now: now(), setFlow: (value) => (flow = value ?? '') });
      const { state } = granted(await google.login({ pid }, asked));
      granted(await google.loginCallback({ authorizationCode: 'c', state }, callContext({ now: now(), flow })));
    },
  };
};
