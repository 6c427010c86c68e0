import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { noticesMachine } from '#machines/notices/notices.machine.ts';
import type { AccountsPort } from '#ports/accounts.ts';
import type { SettingsMachine } from '#machines/settings/settings.machine.ts';
import type { Intent } from '#domain/auth/intent.ts';
import type { Acts } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Lazy } from './lazy.ts';
import type { Membership } from './membership.ts';
import type { Shield } from './spoiler.ts';

export type SettingsRef = ActorRefFrom<SettingsMachine>;

/** The viewer and the notices. No page needs them to be shown, so they are loaded right after the first one. */
export interface Session {
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly notices: ActorRefFrom<typeof noticesMachine>;
  readonly membership: Membership;
  /** The member's settings; loaded once a member is known. */
  readonly settings: Lazy<SettingsRef>;
  /** The viewer's actions; loaded with the first press. */
  readonly acts: Lazy<Acts<Ports, Intent>>;
  /** What hides results and odds; loaded where somebody hides some. */
  readonly shield: Lazy<Shield>;
  readonly accounts: Pick<AccountsPort, 'checkUsername'>;
}
