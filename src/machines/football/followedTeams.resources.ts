import { succeeded } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** The ids of the teams that a member follows; nobody is asked as long as none are wanted. */
export const followedTeams = resource({
  name: 'followedTeams',
  private: true,
  staleAfterMs: 10_000,
  load: async ({ loadPort }: Ports, { wanted }: { readonly wanted: boolean }, signal) => {
    if (!wanted) return succeeded<readonly string[]>([]);
    const page = await (await loadPort('favourites')).list({ type: 'team', ids: [] }, signal);
    return page.ok ? succeeded(page.value.list.map(({ target }) => target.id)) : page;
  },
});
