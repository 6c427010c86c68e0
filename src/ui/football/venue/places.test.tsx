import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { selectPageError } from '#machines/navigation/navigation.selectors.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { FootballPort } from '#ports/football.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { aManagerDetail, anEnded, aVenueDetail } from '../../../../tests/fakes/teams.ts';
import '../../layouts/Shell.css.ts';
import ManagerScreen from '../manager/ManagerScreen.tsx';
import VenueScreen from './VenueScreen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const groups = ['teams', 'football', 'schedule'] as const;
const appAt = (path: string, football: Partial<FootballPort>) =>
  fakeApp({ path, ports: silentPorts({ loadPort: fakeLoadPort({ football }) }) });

const openVenue = async (venue = aVenueDetail(), slug = 'san-bai-boi') => {
  const app = appAt(`/san-van-dong/${slug}/san-ben-go`, { venue: async () => succeeded(venue) });
  const place = await mount(app, <VenueScreen params={{ venue: slug, id: 'san-ben-go' }} />, [...groups]);
  return { app, place };
};

it('TP-4: a ground has its seats, surface, home team, plan of the stands, and the matches there with who came', async () => {
  const { place } = await openVenue();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sân Bãi Bồi');
  expect(place.textContent).toContain('Sân nhà của Bến Gỗ, Bến Gỗ');
  expect(place.querySelector('dl')!.textContent).toBe(
    'chỗ ngồi21\u2009500mặt sânCỏ tự nhiênkhán giả mỗi trận16\u2009800' +
      'Bến Gỗ ở đây: thắng, hoà, thua5 – 1 – 1bàn mỗi trận3.1',
  );
  await expect.element(page.getByRole('img', { name: /bốn khán đài A, B, C, D/ })).toBeInTheDocument();
  expect(place.querySelector('li[data-state="ended"]')!.textContent).toContain('17.905 người');
  expect(place.querySelector('a[href="/doi-bong/ben-go/ben-go"]')).not.toBeNull();
});
it('a ground of which little is known shows what there is', async () => {
  const figures = { matches: 0, goals: null, crowd: null, home: null };
  const none = aVenueDetail({ tenants: [], nextFixtures: [], last: [], figures });
  const { capacity: _, surface: __, city: ___, ...little } = none;
  const { place } = await openVenue(little);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sân Bãi Bồi');
  expect(place.querySelector('dl, li[data-state]')).toBeNull();
});
it('TP-4: a ground whose place is known leads to a map of it, outside; a simulated one lies nowhere', async () => {
  const geo = { lat: 21.02, lon: 105.83 };
  const simulated = aVenueDetail({ geo });
  const last = simulated.last.map((fixture) => ({ ...fixture, demo: false }));
  const { place } = await openVenue({ ...simulated, last });
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  const map = place.querySelector('a[href^="https://www.openstreetmap.org/?mlat=21.02"]');
  expect(map?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  unmountAll();
  const { place: demo } = await openVenue(simulated);
  await expect.poll(() => demo.querySelector('h1')).not.toBeNull();
  expect(demo.querySelector('a[href*="openstreetmap"]')).toBeNull();
});
it('TP-9: a ground under a wrong name leads to its own address', async () => {
  const { app } = await openVenue(aVenueDetail(), 'ten-cu');
  await expect.poll(() => app.navigation.getSnapshot().context.path).toBe('/san-van-dong/san-bai-boi/san-ben-go');
});

const MANAGER = '/quan-ly-doi-bong/khuong-lao-ben/khuong';

it('TP-4: a manager has the record, the team, the next and the latest matches', async () => {
  const app = appAt(MANAGER, { manager: async () => succeeded(aManagerDetail()) });
  const params = { manager: 'khuong-lao-ben', id: 'khuong' };
  const place = await mount(app, <ManagerScreen params={params} />, [...groups]);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Khương Lão Bến');
  expect(place.querySelector('dl')!.textContent).toBe('trận63thắng38hoà14thua11tỷ lệ thắng60%');
  expect(place.querySelector('a[href="/doi-bong/ben-go/ben-go"]')).not.toBeNull();
  expect(place.querySelectorAll('li[data-state="ended"]')).toHaveLength(1);
  expect(place.querySelector('tbody tr')!.textContent).toBe('Giải Đồng Bằng 2138322613');
});
it('B2: while a result is hidden, neither the record of a manager nor that of a ground tells it', async () => {
  const last = [anEnded('e1', 0, 0, { score: null, hidden: true })];
  const app = appAt(MANAGER, { manager: async () => succeeded(aManagerDetail({ last })) });
  const place = await mount(app, <ManagerScreen params={{ manager: 'khuong-lao-ben', id: 'khuong' }} />, [...groups]);
  await expect.poll(() => place.querySelectorAll('dl [data-unlit]')).toHaveLength(5);
  expect(place.querySelector('tbody')).toBeNull();
  unmountAll();
  const { place: ground } = await openVenue(aVenueDetail({ last }));
  await expect.poll(() => ground.querySelectorAll('dl [data-unlit]')).toHaveLength(2);
});
it('TP-9: an unknown manager or ground is a page that is not there', async () => {
  const unknown = async () => failed({ kind: 'refused', code: 404 } as const);
  const app = appAt(MANAGER, { manager: unknown });
  await mount(app, <ManagerScreen params={{ manager: 'x', id: 'x' }} />, [...groups]);
  await expect.poll(() => selectPageError(app.navigation.getSnapshot())?.status).toBe(404);
  const other = appAt('/san-van-dong/x/x', { venue: unknown });
  await mount(other, <VenueScreen params={{ venue: 'x', id: 'x' }} />, [...groups]);
  await expect.poll(() => selectPageError(other.navigation.getSnapshot())?.status).toBe(404);
});
