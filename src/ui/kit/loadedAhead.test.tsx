import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { clear, show } from '../../../tests/fakes/screen.tsx';
import { loadedAhead } from './loadedAhead.tsx';

const word = ({ word: said }: { readonly word: string }) => <b>{said}</b>;
const waits = <i>waits</i>;

it('is rendered at once if it was loaded ahead, and suspends the page if it was not', async () => {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  const late = loadedAhead(async () => (await given, { default: word }));
  const first = await show(
    <Suspense fallback={waits}>
      <late.Part word="late" />
    </Suspense>,
    fakeApp(),
  );
  expect(first.place.innerHTML).toBe('<i>waits</i>');
  give();
  await late.load();
  await expect.poll(() => first.place.textContent).toContain('late');
  clear();
  const second = await show(
    <Suspense fallback={waits}>
      <late.Part word="ahead" />
    </Suspense>,
    fakeApp(),
  );
  expect(second.place.innerHTML).toBe('<b>ahead</b>');
  clear();
});
