import { startTransition, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createLazy, present, type Lazy } from '../app/lazy.ts';
import { useLazy } from './useLazy.ts';

interface PageProps {
  readonly lazy: Lazy<string>;
  readonly opened: (open: () => void) => void;
  readonly waits: () => void;
}
const Part = ({ lazy, waits }: Omit<PageProps, 'opened'>) => {
  if (lazy.now() === null) waits();
  const value = useLazy(lazy);
  const [suffix] = useState('!');
  return <output>{value + suffix}</output>;
};
const Page = ({ opened, ...part }: PageProps) => {
  const [shown, setShown] = useState(false);
  useEffect(() => opened(() => startTransition(() => setShown(true))), [opened]);
  return <Suspense>{shown ? <Part {...part} /> : <p>before</p>}</Suspense>;
};

/** Opens a part in a transition, and answers what React said about it. */
const open = async (lazy: Lazy<string>, letGo: () => void) => {
  const place = document.createElement('div');
  document.body.append(place);
  const said: string[] = [];
  const root = createRoot(place, { onRecoverableError: (error) => void said.push(String(error)) });
  await new Promise<void>((began) =>
    root.render(
      <Page
        lazy={lazy}
        opened={(start) => {
          start();
          began();
        }}
        // In a task of its own: React waits for the part by then.
        waits={() => setTimeout(letGo)}
      />,
    ),
  );
  await expect.poll(() => place.querySelector('output')?.textContent).toBe('part!');
  root.unmount();
  place.remove();
  return said;
};

it('a part that comes while React waits for it is taken by the render that waited, with the hooks behind it', async () => {
  let letGo = () => {};
  const until = new Promise<void>((go) => (letGo = go));
  const lazy = createLazy(async () => {
    await until;
    return 'part';
  });
  expect(await open(lazy, () => letGo())).toEqual([]);
});

it('a part that is there is shown at once', async () => {
  expect(await open(present('part'), () => {})).toEqual([]);
});
