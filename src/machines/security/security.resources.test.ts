import { expect, it } from 'vitest';
import { echoPorts } from '../../../tests/fakes/echoPorts.ts';
import { deviceSessions, googleLink, safety } from './security.resources.ts';

it('AU-9: the sign-in methods, the places one is in and the link with Google are asked for', async () => {
  const { ports, calls } = echoPorts();
  const { signal } = new AbortController();
  for (const resource of [safety, deviceSessions, googleLink]) await resource.load(ports, null, signal);
  expect(calls).toEqual(['security.overview []', 'security.sessions []', 'google.linkedAt []']);
});
