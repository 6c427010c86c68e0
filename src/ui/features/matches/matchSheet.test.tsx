import { afterEach, expect, it } from 'vitest';
import { succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { silentPorts } from '../../../../tests/fakes/ports.ts';
import { aMatch } from '../../../../tests/fakes/matches.ts';
import { anEvent } from '../../../../tests/fakes/matchEvents.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import MatchSheet from './MatchSheet.tsx';

afterEach(unmountAll);

it('V-15: the record of a match that has ended has its scorers and the way to its room', async () => {
  const goal = anEvent(12, 'Cẩm Gió', { side: 'away' });
  const schedule = { overview: () => Promise.resolve(succeeded({ events: [goal], stats: [] })) };
  const place = await mount(
    fakeApp({ ports: silentPorts({ schedule }) }),
    <MatchSheet match={aMatch({ status: 'FT', score: '0-1' })} onClose={() => {}} />,
    ['schedule', 'booking'],
  );
  await expect.poll(() => place.textContent).toContain("Cẩm Gió 12'");
  expect(place.textContent).toContain('0–1');
  expect(place.querySelector('a')?.getAttribute('href')).toMatch(/-r1$/);
});
