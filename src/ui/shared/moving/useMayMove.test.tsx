import { afterEach, expect, it } from 'vitest';
import { DATA_SAVER } from '#domain/settings/dataSaver.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { act, clear, show } from '../../../../tests/fakes/screen.tsx';
import { useMayMove } from './useMayMove.ts';

afterEach(clear);

const item = { kind: 'live', id: 'r1', title: 'Bến Gỗ', artist: 'Lá Non', collection: 'Cúp', artwork: null } as const;
const playing = { ...item, path: '/truc-tiep/r1', watching: 3, sides: null };

const Answer = () => <output>{String(useMayMove())}</output>;
const said = (place: ParentNode) => place.querySelector('output')!.textContent;

it('V-12: pictures of rooms move, but not while a stream plays', async () => {
  const { app, place } = await show(<Answer />);
  expect(said(place)).toBe('true');
  await act(() => app.stage.show(playing));
  expect(said(place)).toBe('false');
  await act(() => app.stage.show(null));
  expect(said(place)).toBe('true');
});
it('V-12: they stand still for a member who saves data', async () => {
  const app = fakeApp();
  app.storage.write(DATA_SAVER, '1');
  expect(said((await show(<Answer />, app)).place)).toBe('false');
});
