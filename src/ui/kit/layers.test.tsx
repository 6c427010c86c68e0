import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeApp, fakeLayerHistory } from '../../../tests/fakes/app.ts';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import { useOwnLayer } from '../hooks/useLayer.ts';
import { Button } from './Button.tsx';
import { Menu, type MenuControl } from './Menu.tsx';
import { MenuList } from './MenuList.tsx';
import { Sheet } from './Sheet.tsx';

afterEach(clear);

let chosen: () => void = () => {};
const Choices = (control: MenuControl) => (
  <MenuList
    {...control}
    choices={[
      { key: 'a', label: 'A', checked: false, onSelect: chosen },
      { key: 'b', label: 'B', checked: true, onSelect: chosen },
      { key: 'c', label: 'C', checked: false, onSelect: chosen },
    ]}
  />
);

const Page = () => {
  const sheet = useOwnLayer('sheet');
  return (
    <>
      <Button onClick={sheet.show}>mở</Button>
      <Sheet open={sheet.open} title="Tấm" onClose={sheet.hide}>
        <Menu name="menu" label="Chọn" list={Choices}>
          {(button) => (
            <button type="button" {...button}>
              chọn
            </button>
          )}
        </Menu>
      </Sheet>
    </>
  );
};
const page = async (onChoice: () => void = () => {}) => {
  chosen = onChoice;
  const bar = fakeLayerHistory();
  const shown = await show(<Page />, fakeApp({ layerHistory: bar.history }));
  const press = (selector: string) => act(() => shown.place.querySelector<HTMLElement>(selector)!.click());
  return { ...shown, bar, press };
};

it('X44: Back closes the menu, then the sheet', async () => {
  const { place, bar, press } = await page();
  await press('button');
  await press('[aria-haspopup]');
  expect(place.querySelectorAll('[role="menuitemradio"]')).toHaveLength(3);
  await act(() => bar.go(-1));
  expect(place.querySelector('[role="menu"]')).toBeNull();
  expect(place.querySelector('dialog')?.matches(':modal')).toBe(true);
  await act(() => bar.go(-1));
  expect(place.querySelector('dialog')).toBeNull();
});

it('walks a menu by its arrows from what holds, chooses by Enter and gives the focus back', async () => {
  const onChoice = vi.fn();
  const { place, press } = await page(onChoice);
  await press('button');
  await press('[aria-haspopup]');
  expect(document.activeElement?.textContent).toBe('B');
  await act(() => userEvent.keyboard('{ArrowDown}'));
  expect(document.activeElement?.textContent).toBe('C');
  await act(() => userEvent.keyboard('{ArrowDown}'));
  expect(document.activeElement?.textContent).toBe('A');
  await act(() => userEvent.keyboard('{Enter}'));
  expect(onChoice).toHaveBeenCalledOnce();
  expect(place.querySelector('[role="menu"]')).toBeNull();
  expect(document.activeElement?.textContent).toBe('chọn');
});

it('closes a sheet by Escape and by its own button, and takes its entry along', async () => {
  const { place, bar, press } = await page();
  await press('button');
  await act(() => userEvent.keyboard('{Escape}'));
  expect(place.querySelector('dialog')).toBeNull();
  expect(bar.depth()).toBe(0);
  await press('button');
  await press('dialog [aria-label="Đóng"]');
  expect(place.querySelector('dialog')).toBeNull();
  expect(bar.depth()).toBe(0);
});
