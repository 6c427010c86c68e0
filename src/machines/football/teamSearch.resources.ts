import type { TeamRef } from '#domain/football/fixture.ts';
import { succeeded } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** Teams by their name; nobody is asked for none. */
export const foundTeams = resource({
  name: 'foundTeams',
  staleAfterMs: 300_000,
  load: async ({ loadPort }: Ports, { q }: { readonly q: string }, signal) =>
    q === '' ? succeeded<readonly TeamRef[]>([]) : (await loadPort('football')).findTeams({ q }, signal),
});
