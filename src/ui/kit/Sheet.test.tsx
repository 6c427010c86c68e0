import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import { Sheet } from './Sheet.tsx';

afterEach(clear);

/** A page with the button that opens a sheet; the button is removed with the sheet or after it. */
const Page = ({ stacked = false }: { readonly stacked?: boolean }) => {
  const [open, setOpen] = useState(false);
  const [way, setWay] = useState(true);
  const opener = way && (
    <button type="button" data-name="way" onClick={() => setOpen(true)}>
      Vào
    </button>
  );
  return (
    <main id="content" tabIndex={-1}>
      {stacked ? (
        <Sheet open title="Dưới" onClose={() => {}}>
          {opener}
        </Sheet>
      ) : (
        opener
      )}
      <button type="button" data-name="elsewhere">
        Khác
      </button>
      <button type="button" data-name="close" onClick={() => setOpen(false)}>
        Đóng
      </button>
      <button type="button" data-name="take" onClick={() => setWay(false)}>
        Cất
      </button>
      {open && (
        <Sheet open title="Trên" onClose={() => setOpen(false)}>
          <input data-autofocus aria-label="Tên" />
        </Sheet>
      )}
    </main>
  );
};
const named = (place: HTMLElement, name: string) => place.querySelector<HTMLElement>(`[data-name="${name}"]`)!;
const press = (place: HTMLElement, ...names: readonly string[]) =>
  act(() => names.forEach((name) => named(place, name).click()));
const begin = async (stacked = false) => {
  const { place } = await show(<Page stacked={stacked} />);
  named(place, 'way').focus();
  await press(place, 'way');
  expect(document.activeElement?.ariaLabel).toBe('Tên');
  return place;
};

it('gives the keyboard back to what opened it', async () => {
  const place = await begin();
  await press(place, 'close');
  expect(document.activeElement).toBe(named(place, 'way'));
});

it('goes on from the content where what opened it goes with it', async () => {
  const place = await begin();
  await press(place, 'take', 'close');
  expect(document.activeElement?.id).toBe('content');
});

it('goes on from the content where what opened it goes after it', async () => {
  const place = await begin();
  await press(place, 'close');
  await press(place, 'take');
  await expect.poll(() => document.activeElement?.id).toBe('content');
});

it('leaves the keyboard where it has moved meanwhile', async () => {
  const place = await begin();
  await press(place, 'close');
  named(place, 'elsewhere').focus();
  await press(place, 'take');
  expect(document.activeElement).toBe(named(place, 'elsewhere'));
});

it('goes on from the layer below where what opened it there is gone', async () => {
  const place = await begin(true);
  await press(place, 'take', 'close');
  await expect.poll(() => document.activeElement?.closest('dialog')?.textContent).toContain('Dưới');
});

const still = () => Promise.all(document.getAnimations().map(({ finished }) => finished));
const hung = async (width: number) => {
  await page.viewport(width, 800);
  const { place } = await show(
    <Sheet open hangs title="Chuông" onClose={() => {}}>
      x
    </Sheet>,
  );
  await still();
  const dialog = place.querySelector('dialog')!;
  const { top, bottom, right } = dialog.getBoundingClientRect();
  return { top, bottom, right, shade: getComputedStyle(dialog, '::backdrop').backgroundColor };
};

it('V-18: one that hangs stands below the top bar of a wide window and dims nothing', async () => {
  expect(await hung(1100)).toMatchObject({ top: 60, right: 1076, shade: 'rgba(0, 0, 0, 0)' });
});
it('V-18: on a phone it stands at the lower edge as others do', async () => {
  const { bottom, right, shade } = await hung(390);
  expect([bottom, right]).toEqual([800, 390]);
  expect(shade).not.toBe('rgba(0, 0, 0, 0)');
});
