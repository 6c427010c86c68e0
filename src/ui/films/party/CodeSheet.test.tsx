import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import party from '#locales/vi/party.json';
import { failed, succeeded } from '#ports/failure.ts';
import type { PartyPort } from '#ports/party.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { noCodes } from '../../../../tests/fakes/party.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { act, clear, show } from '../../../../tests/fakes/screen.tsx';
import CodeSheet from './CodeSheet.tsx';

afterEach(clear);

const film = '/phim-anh/xem-phim/nguoi-ban-gio';
const target = { type: 'film', id: 'nguoi-ban-gio' } as const;

/** The sheet over codes as `port` knows them, and where it goes. */
const open = async (port: Partial<PartyPort>) => {
  const app = fakeApp({ ports: silentPorts({ loadPort: fakeLoadPort({ party: { ...noCodes, ...port } }) }) });
  const taken: string[] = [];
  await app.words.load('vi', ['party', 'act']);
  await show(<CodeSheet given="" onClose={() => {}} onTaken={(then) => taken.push(typeof then)} />, app);
  const field = () => document.querySelector<HTMLInputElement>('dialog input')!;
  await expect.poll(field).not.toBeNull();
  const enter = async (code: string) => {
    await act(() => userEvent.fill(field(), code));
    await act(() => userEvent.keyboard('{Enter}'));
  };
  return { enter, taken, said: () => document.querySelector('dialog')?.textContent ?? '' };
};

it('FI-13: a code that is too short is said to be, and nobody is asked', async () => {
  const asked: string[] = [];
  const { enter, said } = await open({ join: async (code) => (asked.push(code), failed({ kind: 'unreachable' })) });
  await enter('AB2');
  await expect.poll(said).toContain(party.short);
  expect(asked).toEqual([]);
});

it('FI-11, FI-13: one field takes the code of a party and that of another device', async () => {
  const joined = await open({
    join: async (code) => succeeded({ partyId: 'p1', code, me: 'b', path: film, target }),
  });
  await joined.enter('abc 234');
  await expect.poll(() => joined.taken).toHaveLength(1);
  await clear();
  const device = await open({ takeOver: async () => succeeded({ target, positionSec: 41, path: film }) });
  await device.enter('ABC234');
  await expect.poll(() => device.taken).toHaveLength(1);
});

it('FI-13: a code that is used up and one that could not be looked at are told apart', async () => {
  const gone = await open({});
  await gone.enter('ABC234');
  await expect.poll(gone.said).toContain(party.gone);
  await clear();
  const away = await open({ join: async () => failed({ kind: 'unreachable' }) });
  await away.enter('ABC234');
  await expect.poll(away.said).toContain(party.goFailed);
  // It was about what stood there before.
  await act(() => userEvent.keyboard('{Backspace}'));
  await expect.poll(away.said).not.toContain(party.goFailed);
});
