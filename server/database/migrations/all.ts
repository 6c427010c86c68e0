import type { Migration } from '../migrate.ts';
import { accounts } from './0001-accounts.ts';
import { schedule } from './0002-schedule.ts';
import { bookings } from './0003-bookings.ts';
import { chat } from './0004-chat.ts';
import { codes } from './0005-codes.ts';
import { signIn } from './0006-signIn.ts';
import { applications } from './0009-applications.ts';
import { sessions } from './0010-sessions.ts';
import { settings } from './0011-settings.ts';
import { people } from './0012-people.ts';
import { referral } from './0013-referral.ts';
import { approvedHosts } from './0014-approvedHosts.ts';
import { underAttack } from './0015-underAttack.ts';
import { portal } from './0016-portal.ts';
import { match } from './0017-match.ts';
import { help } from './0018-help.ts';
import { reminders } from './0019-reminders.ts';

/** In the order in which they run. */
export const migrations: readonly Migration[] = [
  accounts,
  schedule,
  bookings,
  chat,
  codes,
  signIn,
  applications,
  sessions,
  settings,
  people,
  referral,
  approvedHosts,
  underAttack,
  portal,
  match,
  help,
  reminders,
];
