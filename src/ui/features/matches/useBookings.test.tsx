import { afterEach, expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import type { BookingsPort } from '#ports/bookings.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { aBooking, aMatch } from '../../../../tests/fakes/matches.ts';
import { act, clear, show } from '../../../../tests/fakes/screen.tsx';
import { LOGIN_LAYER } from '../../app/loginLayer.ts';
import { useBooking, useBookings } from './useBookings.ts';

afterEach(clear);

const match = aMatch();
const Page = () => {
  const { booked, loaded, loggedIn } = useBookings();
  const { toggle } = useBooking();
  const on = booked.has(match.fixtureId);
  return (
    <button type="button" data-loaded={loaded} data-member={loggedIn} onClick={() => void toggle(match, !on)}>
      {on ? 'booked' : 'free'}
    </button>
  );
};
const begin = async (held: 'none' | 'member', bookings: Partial<BookingsPort>) => {
  const app = fakeApp({ held, ports: silentPorts({ loadPort: fakeLoadPort({ bookings }) }) });
  const shown = await show(<Page />, app);
  const button = shown.place.querySelector('button')!;
  return { app, button, press: () => act(() => button.click()) };
};
const shownNotice = (app: ReturnType<typeof fakeApp>) => app.notices.getSnapshot().context.shown;

it('is empty and complete for a guest, who is asked to log in before anything is booked', async () => {
  const asked: string[] = [];
  const { app, button, press } = await begin('none', {
    set: () => {
      asked.push('set');
      return Promise.resolve(succeeded(null));
    },
  });
  await expect.poll(() => button.dataset['loaded']).toBe('true');
  expect(button.dataset['member']).toBe('false');
  await press();
  await expect.poll(() => app.layers.names()).toEqual([LOGIN_LAYER]);
  expect(asked).toEqual([]);
});

it('is not complete before the member’s own list is there', async () => {
  const { button } = await begin('member', {});
  await expect.poll(() => button.dataset['member']).toBe('true');
  expect(button.dataset['loaded']).toBe('false');
});

it('books at once, says so, and gives the ticket back from the toast', async () => {
  const wishes: boolean[] = [];
  const { app, button, press } = await begin('member', {
    list: () => Promise.resolve(succeeded([])),
    set: ({ on }) => {
      wishes.push(on);
      return new Promise((resolve) => wishes.length === 1 && resolve(succeeded(null)));
    },
  });
  await expect.poll(() => button.dataset['loaded']).toBe('true');
  await press();
  await expect.poll(() => shownNotice(app)?.tone).toBe('success');
  await act(() => shownNotice(app)!.action!.run());
  expect(wishes).toEqual([true, false]);
});

it('says when the origin said no', async () => {
  const { app, button, press } = await begin('member', {
    list: () => Promise.resolve(succeeded([])),
    set: () => Promise.resolve(failed({ kind: 'unreachable' })),
  });
  await expect.poll(() => button.dataset['loaded']).toBe('true');
  await press();
  await expect.poll(() => shownNotice(app)?.tone).toBe('error');
  await expect.poll(() => button.textContent).toBe('free');
});

it('V-16: says once it is booked when and where the reminder comes', async () => {
  const { app, button, press } = await begin('member', {
    list: () => Promise.resolve(succeeded([])),
    set: () => Promise.resolve(succeeded(null)),
  });
  await expect.poll(() => button.dataset['loaded']).toBe('true');
  await press();
  await expect
    .poll(() => shownNotice(app)?.text)
    .toBe('Đã đặt vé. Chuông nhắc trước 15 phút, khi bạn đang mở Khán Đài.');
});

it('SC-7: a booking given back by mistake comes back with the reminder that it had', async () => {
  const wishes: unknown[] = [];
  const { app, button, press } = await begin('member', {
    list: () => Promise.resolve(succeeded([aBooking(match, { leadMin: 60 })])),
    set: (wish) => {
      wishes.push(wish);
      return Promise.resolve(succeeded(null));
    },
  });
  await expect.poll(() => button.textContent).toBe('booked');
  await press();
  await expect.poll(() => shownNotice(app)?.tone).toBe('info');
  await act(() => shownNotice(app)!.action!.run());
  expect(wishes).toEqual([
    { fixtureId: match.fixtureId, on: false },
    { fixtureId: match.fixtureId, on: true, leadMin: 60 },
  ]);
});
