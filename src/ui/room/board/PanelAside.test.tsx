import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { PanelAside } from './PanelAside.tsx';

const rows = Array.from({ length: 30 }, (_, i) => (
  <p key={i} style={{ height: '40px' }}>
    Bi {i}
  </p>
));
const open = async (panel = rows) => {
  let hidden = 0;
  const place = await mount(
    roomApp().app,
    <div style={{ display: 'flex', width: '360px', height: '800px' }}>
      <PanelAside name="Thứ tự" panel={panel} onHide={() => (hidden += 1)}>
        {(headless) => <p data-testid="chat">{headless ? 'lời cuối' : 'cả chat'}</p>}
      </PanelAside>
    </div>,
    ['room', 'chat'],
  );
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect.element(tab('Thứ tự')).toBeVisible();
  const chat = () => place.querySelector('[data-testid="chat"]')!;
  const heights = () =>
    [...place.querySelectorAll('[role="tabpanel"]')].map((one) => one.getBoundingClientRect().height);
  return { place, tab, chat, heights, hidden: () => hidden };
};

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

it('V-11: the running order stands beside the picture with the last words of the chat under it', async () => {
  const { chat, heights } = await open();
  expect(chat().textContent).toBe('lời cuối');
  const [panel, last] = heights();
  expect(last).toBeGreaterThanOrEqual(200);
  expect(panel! + last!).toBeLessThanOrEqual(800);
  const table = page.getByRole('tabpanel', { name: 'Thứ tự' }).element();
  expect(table.scrollHeight).toBeGreaterThan(table.clientHeight);
  expect(table.getAttribute('tabindex')).toBe('0');
});

it('V-11: a short panel leaves the rest to the chat', async () => {
  const { heights } = await open(rows.slice(0, 2));
  expect(heights()[1]).toBeGreaterThan(600);
});

it('V-11: the chat takes all of it when asked to, as the same chat, and can be put away', async () => {
  const { place, tab, chat, hidden } = await open();
  const before = chat();
  await tab('Chat').click();
  expect(chat()).toBe(before);
  expect(chat().textContent).toBe('cả chat');
  expect(place.textContent).not.toContain('Bi 3');
  await tab('Thứ tự').click();
  await expect.poll(() => place.textContent).toContain('Bi 3');
  await page.getByRole('button', { name: 'Ẩn chat' }).click();
  expect(hidden()).toBe(1);
});
