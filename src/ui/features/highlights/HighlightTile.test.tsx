import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aHighlightCard } from '../../../../tests/fakes/highlights.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { HighlightTile } from './HighlightTile.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);
const CLIP = '/media/marble/v540.mp4';

it('NE-6, NE-7: its first seconds move over the cover while it is pointed at, but never while its match is hidden', async () => {
  const app = fakeApp();
  const place = await mount(
    app,
    <ul>
      <HighlightTile highlight={aHighlightCard({ clip: CLIP })} />
      <HighlightTile highlight={aHighlightCard({ highlightId: 'h2', slug: 'h2', clip: CLIP, hidden: true })} />
    </ul>,
    ['highlights'],
  );
  await expect.poll(() => place.querySelectorAll('li a')).toHaveLength(2);
  const [open, shielded] = [...place.querySelectorAll('li')];
  await userEvent.hover(shielded!);
  await userEvent.hover(open!);
  await expect.poll(() => open!.querySelector('video')?.dataset['playing']).toBe('true');
  expect(open!.querySelector('video')!.muted).toBe(true);
  expect(shielded!.querySelector('video')).toBeNull();
  await userEvent.hover(shielded!);
  await expect.poll(() => place.querySelector('video')).toBeNull();
});
