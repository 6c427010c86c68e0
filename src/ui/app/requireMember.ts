import type { Intent } from '#domain/auth/intent.ts';
import type { App } from './AppContext.ts';

/** Opens the log-in dialog if necessary; gives whether the viewer is a member afterwards. */
export const requireMember = async ({ session }: Pick<App, 'session'>, intent?: Intent): Promise<boolean> =>
  (await session.load()).membership.require(intent);
