import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useAfterFrame } from './useAfterFrame.ts';

const Page = ({ value }: { readonly value: string }) => (
  <output>{`${value}, around it ${useAfterFrame(value)}`}</output>
);

it('the frame that shows a change has what was there before around it, and a later one follows', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<Page value="all" />));
  flushSync(() => root.render(<Page value="live" />));
  const inFrame = await new Promise((drawn) => requestAnimationFrame(() => drawn(place.textContent)));
  expect(inFrame).toBe('live, around it all');
  await expect.poll(() => place.textContent).toBe('live, around it live');
  root.unmount();
});
