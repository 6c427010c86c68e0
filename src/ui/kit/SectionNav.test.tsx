import { afterEach, expect, it } from 'vitest';
import { clear, show } from '../../../tests/fakes/screen.tsx';
import { SectionNav } from './SectionNav.tsx';

afterEach(async () => {
  await clear();
  window.scrollTo(0, 0);
});

it('brings the current section into its row, and leaves the page where its viewer has scrolled to', async () => {
  const above = document.createElement('div');
  above.style.height = '3000px';
  document.body.append(above);
  window.scrollTo(0, 400);
  const links = Array.from({ length: 12 }, (_, i) => ({ to: `/menu/${i}`, label: `Mục số ${i}`, current: i === 11 }));
  const { place } = await show(
    <div style={{ position: 'absolute', top: 0, width: 200 }}>
      <SectionNav label="Các mục" links={links} />
    </div>,
  );
  await expect.poll(() => place.querySelector('nav')!.scrollLeft).toBeGreaterThan(0);
  expect(window.scrollY).toBe(400);
  above.remove();
});
