import { afterEach, expect, it } from 'vitest';
import { failed } from '#ports/failure.ts';
import { clear } from '../../../tests/fakes/screen.tsx';
import { openSecurity } from '../../../tests/fakes/securityWorld.tsx';

afterEach(clear);

it('what cannot be had says so, each with its own way to try again', async () => {
  const away = () => Promise.resolve(failed({ kind: 'unreachable' as const }));
  const t = await openSecurity({ safety: 'unreachable', security: { sessions: away }, google: { linkedAt: away } });
  await expect.poll(() => t.place.querySelectorAll('[role="alert"] button')).toHaveLength(4);
});
