import { afterEach, expect, it } from 'vitest';
import { succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { aBooking, aMatch } from '../../../../tests/fakes/matches.ts';
import { act, clear, show } from '../../../../tests/fakes/screen.tsx';
import { BookButton } from './BookButton.tsx';
import { useBookings } from './useBookings.ts';

afterEach(clear);

const match = aMatch();
const Row = () => <BookButton match={match} booked={useBookings().booked.has(match.fixtureId)} />;

it('books with one press, and gives the ticket back with the stub that stands there then', async () => {
  const wishes: boolean[] = [];
  const bookings = {
    list: () => Promise.resolve(succeeded(wishes.at(-1) === false ? [] : [aBooking(match)])),
    set: ({ on }: { readonly on: boolean }) => {
      wishes.push(on);
      return Promise.resolve(succeeded(null));
    },
  };
  const app = fakeApp({ held: 'member', ports: silentPorts({ loadPort: fakeLoadPort({ bookings }) }) });
  const { place } = await show(<Row />, app);
  const button = () => place.querySelector('button');
  await expect.poll(() => button()?.ariaPressed).toBe('true');
  expect(button()!.ariaLabel).toBe('Có vé. Trả vé Bến Gỗ – Nắng Sớm');
  await act(() => button()!.click());
  await expect.poll(() => button()?.ariaPressed).toBe('false');
  await act(() => button()!.click());
  await expect.poll(() => button()?.ariaPressed).toBe('true');
  expect(wishes).toEqual([false, true]);
});
