import { afterEach, expect, it } from 'vitest';
import type { CasinoBoard } from '#domain/match/board/casino.ts';
import { withGuess, type TableGuesses } from '#domain/match/board/guess.ts';
import { succeeded } from '#ports/failure.ts';
import type { GuessesPort } from '#ports/guesses.ts';
import { aBoard } from '../../../../../tests/fakes/boards.ts';
import { mount, unmountAll } from '../../../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../../../tests/fakes/ports.ts';
import { roomApp } from '../../../../../tests/fakes/roomApp.ts';
import { Guesses } from './Guesses.tsx';

afterEach(unmountAll);

const NOW = Date.parse('2026-11-21T13:30:00Z');
const table = aBoard('casino');

/** The guesses of a hand at an origin that keeps them. */
const open = async (state: CasinoBoard['state']) => {
  const asked: string[] = [];
  let told: TableGuesses = { round: 41, open: true, split: { banker: 190, player: 201, tie: 21 }, me: null, seq: 412 };
  const guesses: GuessesPort = {
    read: async ({ round }) => {
      asked.push(`read ${round}`);
      return succeeded(told);
    },
    put: async ({ guess }) => {
      asked.push(`put ${guess}`);
      told = { ...told, me: guess, seq: told.seq + 1, split: withGuess(told.split, told.me, guess) };
      return succeeded(told);
    },
  };
  const { app } = roomApp({ now: () => NOW, ports: silentPorts({ loadPort: fakeLoadPort({ guesses }) }) });
  const place = await mount(app, <Guesses fixtureId="dm1" board={{ ...table, state }} />, ['board', 'act']);
  const button = (name: string) => [...place.querySelectorAll('button')].find((one) => one.textContent?.includes(name));
  await expect.poll(() => button('Con')?.textContent).toContain('49%');
  return { place, button, asked };
};

it('the stand guesses a hand: the viewer’s own guess counts at once', async () => {
  const { place, button, asked } = await open('waiting');
  expect(place.textContent).toContain('khoá sau 12 giây');
  expect(place.textContent).toContain('412 người.');
  button('Con')!.click();
  await expect.poll(() => button('Con')?.ariaPressed).toBe('true');
  expect(button('Con')?.textContent).toContain('bạn chọn');
  await expect.poll(() => place.textContent).toContain('413 người.');
  expect(asked).toEqual(['read 41', 'put player']);
});

it('nobody guesses once a card is turned, also where the picture is behind', async () => {
  const { place, button, asked } = await open('dealing');
  expect(place.textContent).toContain('đã khoá ván này');
  button('Con')!.click();
  expect(button('Con')?.ariaDisabled).toBe('true');
  expect(asked).toEqual(['read 41']);
});
