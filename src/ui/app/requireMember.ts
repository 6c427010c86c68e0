import type { Intent } from '#domain/auth/intent.ts';
import type { App } from './AppContext.ts';

/** Opens the log-in layer over the page where needed; true once the viewer is a member, false when it was closed without. */
export const requireMember = async ({ session }: Pick<App, 'session'>, intent?: Intent): Promise<boolean> =>
  (await session.load()).membership.require(intent);
