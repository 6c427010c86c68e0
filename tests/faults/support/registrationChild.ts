import { openDatabase } from '#server/database/open.ts';
import { callContext, granted } from '../../store/support/context.ts';
import { codeOf, codesWorld } from '../../store/support/world.ts';
import { killingDatabase } from './killingDatabase.ts';
import { registration } from './registration.ts';

// A registration from the first code to the session. The process is killed at the n-th step from the first code on, or
// from the call that registers.
const [folder = '', from = '', steps = ''] = process.argv.slice(2);
const { database, arm } = killingDatabase(await openDatabase(folder, 0));
const { accounts, handlers, sent } = codesWorld(database, Date.now);
const at = () => callContext({ now: Date.now() });

const prove = async (to: string): Promise<string> => {
  const { requestId } = granted(await handlers.sendOtp({ to }, at()));
  return granted(await handlers.checkSms({ requestId, code: codeOf(sent.at(-1)) }, at())).ticket;
};
const { username, password, email, phoneNumber } = registration;
const { guestToken } = granted(await accounts.handlers.guestLogin({}, at()));
if (from === 'code') arm(Number(steps));
const emailTicket = await prove(email);
const phoneTicket = await prove(phoneNumber);
if (from === 'register') arm(Number(steps));
granted(
  await accounts.handlers.register(
    { username, password, email, emailTicket, phoneNumber, phoneTicket, guestToken },
    at(),
  ),
);
process.stdout.write('done\n');
