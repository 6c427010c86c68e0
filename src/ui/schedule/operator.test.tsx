import { afterEach, expect, it } from 'vitest';
import { modes } from '#domain/schedule/mode.ts';
import type { Booking } from '#domain/match/match.ts';
import { succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import CommentatorBar from './CommentatorBar.tsx';
import { ModeChips } from './ModeChips.tsx';
import { scheduleQuery } from './scheduleRoutes.ts';

afterEach(unmountAll);

const person = (userId: string) => ({
  userId,
  displayName: `BLV ${userId}`,
  nickname: userId,
  profilePicture: null,
  siteRoleId: 4,
});
const match = aMatch();
const booking: Booking = {
  ...{ bookingId: 'b1', fixtureId: match.fixtureId, commentatorId: 'u1', userId: 'u1', name: 'x' },
  ...{ startTime: match.startTime, match },
};

it('A-3: the schedule may be that of one commentator, whose next matches are named', async () => {
  const asked: string[] = [];
  const site = {
    commentators: () => Promise.resolve(succeeded([person('u1'), person('u2')])),
  };
  const commentators = {
    announced: (userId: string) => {
      asked.push(userId);
      return Promise.resolve(succeeded(userId === 'u1' ? [booking] : []));
    },
  };
  const app = fakeApp({
    path: '/lich-truc-tiep',
    ports: silentPorts({ loadPort: fakeLoadPort({ site, commentators }) }),
  });
  const bar = (chosen: string | null) =>
    mount(app, <CommentatorBar chosen={chosen} hrefBy={(by) => `/lich-truc-tiep${scheduleQuery(null, by)}`} />, [
      'schedule',
    ]);
  const all = await bar(null);
  const options = () => [...all.querySelectorAll('option')].map((one) => one.textContent);
  await expect.poll(options).toEqual(['Mọi bình luận viên', 'BLV u1', 'BLV u2']);
  expect([all.querySelector('section'), asked]).toEqual([null, []]);
  const select = all.querySelector('select')!;
  select.value = 'u2';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => app.navigation.getSnapshot().context.search).toBe('blv=u2');
  const one = await bar('u1');
  await expect.poll(() => one.querySelectorAll('section li a').length).toBe(1);
  expect(one.querySelector('section')!.getAttribute('aria-label')).toBe('BLV u1 sắp bình luận');
  const none = await bar('u2');
  await expect.poll(() => none.querySelector('h2')?.textContent).toBe('BLV u2 chưa có trận nào trong hai ngày tới.');
});

it('A-3: the filters have the names, drawings and order that the operator gives the modes, and keep them for the next visit', async () => {
  const said = modes
    .map(({ liveModeId, slug, icon, room }) => ({
      liveModeId,
      slug,
      icon,
      name: `Môn ${slug}`,
      livemode: room !== null,
    }))
    .reverse();
  const site = { modes: () => Promise.resolve(succeeded(said)) };
  const app = fakeApp({ ports: silentPorts({ loadPort: fakeLoadPort({ site }) }) });
  const chips = async (of: typeof app) => {
    const place = await mount(of, <ModeChips selected="all" counts={{}} query="" all="/lich-truc-tiep" />, [
      'schedule',
    ]);
    return () => [...place.querySelectorAll('nav a')].map((one) => one.textContent!.replace(/\d.*$/, ''));
  };
  const names = await chips(app);
  const own = ['Tất cả', 'Có vé', 'Môn esport', 'Môn casino', 'Môn dua-bi', 'Môn bong-ro', 'Môn bong-da'];
  await expect.poll(names).toEqual(own);
  const again = await chips({ ...fakeApp(), storage: app.storage });
  await expect.poll(again).toEqual(own);
  const builtIn = await chips(fakeApp());
  await expect.poll(() => builtIn().slice(2, 4)).toEqual(['Bóng đá', 'Bóng rổ']);
});

it('says a day and a commentator in an address', () => {
  expect([scheduleQuery(null, null), scheduleQuery('2026-11-22', null), scheduleQuery('2026-11-22', 'u1')]).toEqual([
    ...['', '?date=2026-11-22', '?date=2026-11-22&blv=u1'],
  ]);
});

it('V-18: the chip of the page stands in sight on a phone, wherever it is in their row', async () => {
  const place = await mount(
    fakeApp({ path: '/lich-truc-tiep/tennis' }),
    <div style={{ width: 390 }}>
      <ModeChips selected="tennis" counts={{}} query="" all="/lich-truc-tiep" />
    </div>,
    ['schedule'],
  );
  const chip = () => place.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  await expect.poll(() => chip()?.right ?? Infinity).toBeLessThanOrEqual(390 + place.getBoundingClientRect().left);
  expect(window.scrollY).toBe(0);
});
